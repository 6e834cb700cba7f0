import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';

export interface FirstLoad {
  /** Bytes over the network, headers included, of all that started before the first figure. */
  bytes: number;
  requests: number;
  /** Milliseconds from the start of the navigation until a figure is visible. */
  figureMs: number;
}

export interface Place {
  origin: string;
  /** Origins that are not counted. */
  apart: readonly string[];
}

const MBIT = 1_000_000 / 8;
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 10 * MBIT,
  uploadThroughput: 10 * MBIT,
};
const PERSON = 'beheerder@voorbeeld.nl';
const FIGURE_WITHIN_MS = 60_000;
const NOTE_FIRST_FIGURE = fileURLToPath(new URL('first-figure.js', import.meta.url));

/** Signs in with the seeded person and waits for the dashboard's figures. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.addInitScript({ path: NOTE_FIRST_FIGURE });
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
  await page.getByRole('button', { name: PERSON }).click();
  await page.locator('[data-figure]').first().waitFor({ timeout: FIGURE_WITHIN_MS });
}

/** Loads /dashboard with an empty cache over the slow network. */
export async function measureFirstLoad(page: Page, { origin, apart }: Place): Promise<FirstLoad> {
  const protocol = await page.context().newCDPSession(page);
  try {
    await page.goto('about:blank');
    await protocol.send('Network.enable');
    await protocol.send('Network.clearBrowserCache');
    await protocol.send('Network.emulateNetworkConditions', NETWORK);
    const traffic = watchTraffic(protocol, apart);
    await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
    const noted = await page.waitForFunction(
      () => Reflect.get(globalThis, 'firstFigureMs') as number | undefined,
      undefined,
      { timeout: FIGURE_WITHIN_MS },
    );
    const figureMs = Number(await noted.jsonValue());
    return { figureMs, ...(await traffic.until(figureMs)) };
  } finally {
    await protocol.detach();
  }
}

interface Transfer {
  startedS: number;
  bytes: number | null;
}

function watchTraffic(protocol: CDPSession, apart: readonly string[]) {
  const transfers = new Map<string, Transfer>();
  let beganS = Infinity;
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { protocol: scheme, origin } = new URL(request.url);
    if (!scheme.startsWith('http') || apart.includes(origin)) return;
    beganS = Math.min(beganS, timestamp);
    transfers.set(requestId, { startedS: timestamp, bytes: null });
  });
  const ended = (requestId: string, bytes: number) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = bytes;
  };
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  );
  protocol.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));

  return {
    /** What started within that many milliseconds, when all of it has arrived. */
    until: async (limitMs: number): Promise<{ bytes: number; requests: number }> => {
      const counted = [...transfers.values()].filter(
        ({ startedS }) => (startedS - beganS) * 1000 <= limitMs,
      );
      const deadline = Date.now() + FIGURE_WITHIN_MS;
      while (counted.some(({ bytes }) => bytes === null) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const bytes = counted.reduce((sum, transfer) => sum + (transfer.bytes ?? 0), 0);
      return { bytes, requests: counted.length };
    },
  };
}
