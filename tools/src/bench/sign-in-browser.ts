import { fileURLToPath } from 'node:url';
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Milliseconds of one sign-in, as a person waits for them. */
export interface SignInTimes {
  /** From the click on the sign-in screen until the issuer's page offers the account. */
  issuer: number;
  /** From the choice of the account until a figure is on screen. */
  figure: number;
  /** Ends of the steps between that choice and the figure, from the choice. */
  steps: Readonly<Record<Step, number>>;
}

const STEPS = {
  'pagina terug': /^load:\/login/,
  'token van de uitgever': /\/oauth2\/v2\.0\/token(\?|$)/,
  'eigen token (POST /login)': /\/v1\/login$/,
  'GET /config': /\/v1\/config$/,
  'GET /filters': /\/v1\/filters\?/,
  'module van het scherm': /\/mfe-dashboard.*\.js$|remoteEntry/,
  'POST /pages': /\/v1\/pages$/,
  'rand op het scherm': /^frame$/,
} as const;

export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS).filter((name): name is Step => name in STEPS);

const MOMENTS = fileURLToPath(new URL('sign-in-moments.js', import.meta.url));
const PERSON = 'beheerder@voorbeeld.nl';
const WITHIN_MS = 60_000;

interface Moment {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Lets every page of the context tell its moments. */
export async function watchMoments(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: MOMENTS });
}

/** Signs the seeded person in on the sign-in screen, and times it. */
export async function timeSignIn(page: Page, origin: string): Promise<SignInTimes> {
  const moments: Moment[] = [];
  const hear = (message: ConsoleMessage) => {
    const [, name, at] = /^moment (\S+) (\d+)$/.exec(message.text()) ?? [];
    if (name !== undefined) moments.push({ name, at: Number(at) });
  };
  page.on('console', hear);
  try {
    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).waitFor();
    // A person reads the screen first; meanwhile the browser fetches what comes next.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
    await page.getByRole('button', { name: PERSON }).click();
    await page.locator('[data-figure]').first().waitFor({ timeout: WITHIN_MS });
    return timesOf(moments, await requestsOf(page));
  } finally {
    page.off('console', hear);
  }
}

/** When each request of the page ended. */
async function requestsOf(page: Page): Promise<Moment[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: entry.name,
      at: performance.timeOrigin + entry.startTime + entry.duration,
    })),
  );
}

function timesOf(moments: readonly Moment[], requests: readonly Moment[]): SignInTimes {
  const [first, choice] = moments.filter(({ name }) => name === 'click');
  const momentOf = (name: string) => moments.find((moment) => moment.name === name)?.at ?? NaN;
  if (!first || !choice) throw new Error('the clicks of the sign-in were not seen');
  const after = [...moments, ...requests].filter(({ at }) => at >= choice.at);
  const endOf = (step: Step) => {
    const found = after.filter(({ name }) => STEPS[step].test(name));
    return Math.min(...found.map(({ at }) => at)) - choice.at;
  };
  const steps = STEP_NAMES.map((step) => [step, endOf(step)] as const);
  return {
    issuer: momentOf('issuer') - first.at,
    figure: momentOf('figure') - choice.at,
    steps: Object.fromEntries(steps) as Record<Step, number>,
  };
}
