import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { NETWORKS, START, type NetworkName, type Sample } from './composition-measures.ts';
import { Traffic, type Transfer } from './composition-traffic.ts';

declare global {
  /** Of composition-moments.js: milliseconds from the start of the load, or the last click. */
  var untilFigure: Promise<number>;
  var letPass: (ms: number) => void;
}

const PERSON = 'beheerder@voorbeeld.nl';
const FIGURE_WITHIN_MS = 60_000;
const MOMENTS = fileURLToPath(new URL('composition-moments.js', import.meta.url));
/** Someone who has looked at a screen for this long loads what is current by then. */
const LOOKED_MS = 6_000;

export interface Place {
  readonly origin: string;
  /** Origins that are not counted. */
  readonly apart: readonly string[];
}

/** A tab in which somebody is signed in, and that measures. */
export class MeasuredPage {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  readonly #traffic: Traffic;
  readonly #place: Place;

  private constructor(page: Page, protocol: CDPSession, place: Place) {
    this.#page = page;
    this.#protocol = protocol;
    this.#traffic = new Traffic(protocol);
    this.#place = place;
  }

  /** Signs in with the seeded person. */
  static async open(context: BrowserContext, place: Place): Promise<MeasuredPage> {
    await context.addInitScript({ path: MOMENTS });
    const page = await context.newPage();
    await page.goto(`${place.origin}${START}`);
    await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
    await page.getByRole('button', { name: PERSON }).click();
    await page.locator('[data-figure]').first().waitFor({ timeout: FIGURE_WITHIN_MS });
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    return new MeasuredPage(page, protocol, place);
  }

  async useNetwork(name: NetworkName): Promise<void> {
    const { bytesPerS, latencyMs } = NETWORKS[name];
    await this.#protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerS ?? -1,
      uploadThroughput: bytesPerS ?? -1,
    });
  }

  /** Loads an address as a new document, with an empty cache or with what it left there before. */
  async load(path: string, state: 'cold' | 'warm'): Promise<Sample & { transfers: Transfer[] }> {
    await this.#page.goto('about:blank');
    if (state === 'cold') await this.#protocol.send('Network.clearBrowserCache');
    this.#traffic.clear();
    await this.#page.goto(this.#place.origin + path, { waitUntil: 'commit' });
    const ms = await this.#untilFigure();
    const transfers = await this.#traffic.within(ms, this.#place.apart);
    const bytes = transfers.reduce((sum, transfer) => sum + (transfer.bytes ?? 0), 0);
    await this.#traffic.settled();
    return { ms, bytes, requests: transfers.length, transfers };
  }

  /** Clicks an entry of the menu without having pointed at it, as a keyboard or a finger does. */
  async press(path: string): Promise<Sample> {
    await this.#page.evaluate((ms) => letPass(ms), LOOKED_MS);
    await this.#entry(path).dispatchEvent('click');
    return this.#arrived();
  }

  /** Rests on an entry of the menu until all that this fetches is there. */
  async pointAt(path: string): Promise<void> {
    await this.#page.evaluate((ms) => letPass(ms), LOOKED_MS);
    await this.#entry(path).hover();
    await this.#traffic.settled();
  }

  /** Clicks an entry of the menu with the pointer. */
  async click(path: string): Promise<Sample> {
    await this.#entry(path).click();
    return this.#arrived();
  }

  async #arrived(): Promise<Sample> {
    const ms = await this.#untilFigure();
    await this.#traffic.settled();
    return { ms, bytes: 0, requests: 0 };
  }

  #untilFigure(): Promise<number> {
    return this.#page.evaluate(() => untilFigure);
  }

  #entry(path: string) {
    return this.#page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .locator(`a[href^="${path}"]`)
      .first();
  }
}
