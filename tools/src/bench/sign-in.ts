import { chromium, type Browser } from '@playwright/test';
import { startKengetal } from '../commands/kengetal.ts';
import { placesOf } from '../commands/places.ts';
import { STEP_NAMES, timeSignIn, watchMoments, type SignInTimes } from './sign-in-browser.ts';

const BASE_PORT = '4300';
const DATA = '.cache/bench';
/** Sign-ins that count, of each kind; one before them warms the API and the file system. */
const RUNS = 7;
const AIM = { issuer: 300, figure: 800 };

/** First time: nothing in the browser's cache. Again: after a sign-out, on another day. */
const KINDS = ['eerste keer', 'opnieuw'] as const;
type Kind = (typeof KINDS)[number];
type Times = Record<Kind, SignInTimes[]>;

/**
 * Measures a sign-in as a person waits for it: from the click to the issuer's page, and from the
 * choice of an account to the first figure. Prints the steps between; last line one JSON object.
 */
export async function benchSignIn(report: (line: string) => void): Promise<void> {
  report('Bouwen en starten…');
  const places = placesOf({ KENGETAL_PORT: BASE_PORT, KENGETAL_DATA: DATA });
  const environment = { ...process.env, KENGETAL_PORT: BASE_PORT, KENGETAL_LOG: 'warn' };
  const kengetal = await startKengetal({ places, environment, development: false, report });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const times: Times = { 'eerste keer': [], opnieuw: [] };
    for (let run = 0; run <= RUNS; run++) {
      const [first, again] = await signInTwice(browser, places.originOf('shell'));
      if (run === 0) continue;
      times['eerste keer'].push(first);
      times.opnieuw.push(again);
      report(`  ronde ${run} van ${RUNS}`);
    }
    print(times, report);
    report(JSON.stringify(summaryOf(times)));
  } finally {
    await browser.close();
    await kengetal.stop();
  }
}

async function signInTwice(browser: Browser, origin: string): Promise<[SignInTimes, SignInTimes]> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
  });
  try {
    await watchMoments(context);
    const page = await context.newPage();
    const first = await timeSignIn(page, origin);
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(`${origin}/config.json`);
    await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
    return [first, await timeSignIn(page, origin)];
  } finally {
    await context.close();
  }
}

const middle = (values: readonly number[]): number =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN);

function print(times: Times, report: (line: string) => void): void {
  const row = (name: string, of: (one: SignInTimes) => number, aim?: number) => {
    const cells = KINDS.map((kind) => `${middle(times[kind].map(of))}`.padStart(14));
    report(`${name.padEnd(40)}${cells.join('')}${aim === undefined ? '' : `${aim}`.padStart(10)}`);
  };
  report(
    `${'Inloggen (mediaan, ms)'.padEnd(40)}${KINDS.map((kind) => kind.padStart(14)).join('')}      doel`,
  );
  row('klik tot de pagina van de uitgever', ({ issuer }) => issuer, AIM.issuer);
  row('keuze tot het eerste cijfer', ({ figure }) => figure, AIM.figure);
  report('Vanaf de keuze, wanneer een stap klaar was:');
  for (const step of STEP_NAMES) row(`  ${step}`, ({ steps }) => steps[step]);
  for (const kind of KINDS) {
    report(`  ${kind}: ${times[kind].map(({ figure }) => Math.round(figure)).join(', ')} ms`);
  }
}

function summaryOf(times: Times) {
  const of = (kind: Kind) => ({
    issuer_ms: middle(times[kind].map(({ issuer }) => issuer)),
    figure_ms: middle(times[kind].map(({ figure }) => figure)),
  });
  return {
    first: of('eerste keer'),
    again: of('opnieuw'),
    aim: { issuer_ms: AIM.issuer, figure_ms: AIM.figure },
  };
}
