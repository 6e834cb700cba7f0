import type { Browser, Page } from '@playwright/test';
import { builtReleaseSchema, type PlacedRelease } from '@kengetal/contract/remote';
import { PROOF_VERSION } from './proof-version.ts';

/** What a browser holds of someone who has just signed in. */
interface Held {
  readonly at: number;
  readonly state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  /** The session itself, which a tab keeps for itself. */
  readonly tab: Record<string, string>;
}

/** A page goes some ten minutes ahead; before 14 are over its session would be renewed. */
const FRESH_MS = 90_000;
const PERSON = 'beheerder@voorbeeld.nl';

/** Pages of someone who is signed in. */
export class Visits {
  readonly #browser: Browser;
  readonly #origin: string;
  #held: Held | undefined;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** A page of its own on which nothing is opened yet. */
  async begin(): Promise<Page> {
    if (!this.#held || Date.now() - this.#held.at > FRESH_MS) this.#held = await this.#signIn();
    const { state, tab } = this.#held;
    const context = await this.#browser.newContext({ ...SETTINGS, storageState: state });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    // A page of ours that runs nothing.
    await page.goto(`${this.#origin}/config.json`);
    await page.evaluate((entries) => {
      for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
    }, tab);
    return page;
  }

  async #signIn(): Promise<Held> {
    const context = await this.#browser.newContext(SETTINGS);
    const page = await context.newPage();
    await page.goto(this.#origin);
    await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
    await page.getByRole('button', { name: PERSON }).click();
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).waitFor();
    const state = await context.storageState();
    const tab = await page.evaluate(() => ({ ...sessionStorage }));
    await context.close();
    return { at: Date.now(), state, tab };
  }
}

const SETTINGS = {
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  viewport: { width: 1440, height: 900 },
};

/** The releases of one remote that a case is about. */
export interface Releases {
  readonly real: PlacedRelease;
  /** Does wrong on demand; works otherwise. */
  readonly proof: PlacedRelease;
}

export async function releasesOf(page: Page, origin: string, part: string): Promise<Releases> {
  const { remotes } = await (await page.request.get(`${origin}/registry.json`)).json();
  const real: PlacedRelease = remotes[part].current;
  const base = new URL(`/${PROOF_VERSION}/`, real.base).href;
  const built = builtReleaseSchema.parse(
    await (await page.request.get(`${base}release.json`)).json(),
  );
  const { files: _files, ...release } = built;
  return { real, proof: { base, release } };
}

/** For this page alone the entry of a remote in the registry is this one, until it is set again. */
export async function register(
  page: Page,
  part: string,
  entry: { current: PlacedRelease; previous?: PlacedRelease },
): Promise<void> {
  await page.unroute('**/registry.json');
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const document = await response.json();
    document.remotes[part] = entry;
    await route.fulfill({ response, json: document });
  });
}
