import { expect, type Page } from '@playwright/test';
import { begin } from './begin.ts';
import type { Case } from './cases.ts';
import { REACHED, type Reached } from './remotes.ts';
import {
  WITHIN_MS,
  expectOthers,
  expectSameDocument,
  expectScreen,
  passUntil,
  passUntilPanel,
  shows,
  start,
} from './seen.ts';
import type { TelemetryEvent } from '@kengetal/contract';
import { expectTold, watchTelemetry } from './told.ts';
import { register, releasesOf, type Releases, type Visits } from './world.ts';

/** A release that failed is tried again by itself after this. */
const DISTRUST_MS = 10 * 60_000 + 1_000;
/** A replacement takes about this long. */
const REPLACED_MS = 300;

/** One case in a page of its own; throws with what was not as expected. */
export async function runCase(visits: Visits, origin: string, one: Case): Promise<void> {
  const page = await visits.begin();
  try {
    await page.clock.install();
    const reached = REACHED.find(({ part }) => part === one.part);
    if (!reached) throw new Error(`${one.part} is not known`);
    const releases = await releasesOf(page, origin, one.part);
    const scene = { page, origin, reached, releases, told: watchTelemetry(page) };
    await (one.expected.sees === 'panel' ? runPanel(scene, one) : runStanding(scene, one));
  } finally {
    await page.context().close();
  }
}

interface Scene {
  readonly page: Page;
  readonly origin: string;
  readonly reached: Reached;
  readonly releases: Releases;
  readonly told: readonly TelemetryEvent[];
}

/**
 * A panel; the others work meanwhile; by trying again the previous release; and by itself, when what
 * was wrong is mended, the current one.
 */
async function runPanel(scene: Scene, one: Case): Promise<void> {
  const { page, origin, reached, releases } = scene;
  const current = 'file' in one ? releases.real : releases.proof;
  const previous = 'file' in one ? releases.proof : releases.real;
  const wrong = await begin(page, one, current);
  await start(page, origin);
  await reached.open(page);
  if ('when' in one && one.when === 'by a click') await act(page);
  await passUntilPanel(page, wrong, one.expected.withinMs);
  await expectOthers(page, reached);

  await reached.open(page);
  if ('when' in one && one.when === 'by a click') {
    await act(page);
    await passUntilPanel(page, wrong, one.expected.withinMs);
    await wrong.repair();
    await tryAgain(page);
    await expectScreen(page, current);
  } else {
    await passUntilPanel(page, wrong, one.expected.withinMs);
    await register(page, one.part, { current, previous });
    await tryAgain(page);
    await passUntil(page, wrong, () => shows(page, previous), one.expected.withinMs);
    await wrong.repair();
    await passDistrust(page);
    await expect(async () => {
      await lookAgain(page, reached);
      await expectScreen(page, current, 2_000);
    }).toPass({ timeout: WITHIN_MS });
  }
  await expectSameDocument(page);
  await expectTold(page, scene.told, current);
}

/** The screen stands; a part of it gives a line with a way to try again, or nothing shows at all. */
async function runStanding(scene: Scene, one: Case): Promise<void> {
  const { page, origin, reached, releases } = scene;
  const current = 'file' in one ? releases.real : releases.proof;
  const wrong = await begin(page, one, current);
  await start(page, origin);
  await reached.open(page);
  await expectScreen(page, current);
  const failure = page.getByRole('main').getByText('Kon de grafiek niet laden.').first();
  if (one.expected.sees === 'part') {
    await passUntil(page, wrong, () => failure.isVisible(), one.expected.withinMs);
  } else {
    await act(page);
  }
  await expectScreen(page, current);
  await expectOthers(page, reached);
  await wrong.repair();
  await reached.open(page);
  await expectScreen(page, current);
  if (one.expected.sees === 'part') {
    const chart = page.getByRole('main').locator('svg[role=img], figure, canvas').first();
    const again = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' });
    // Whoever comes back sees it tried again, too.
    await expect(async () => {
      if (await again.first().isVisible()) await again.first().click();
      await expect(chart).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: WITHIN_MS });
    await expect(failure).toBeHidden();
  }
  await expectTold(page, scene.told, current);
  await expectSameDocument(page);
}

/** What failed is trusted again: the time of day is later, and nothing else has passed. */
const passDistrust = (page: Page) =>
  page.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, DISTRUST_MS);

/** Leaves the remote, comes in sight again, and goes back to it. */
async function lookAgain(page: Page, reached: Reached): Promise<void> {
  await other(reached).open(page);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await page.waitForTimeout(REPLACED_MS);
  await reached.open(page);
}

const act = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Doe het' }).click();

const tryAgain = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();

const other = ({ part }: Reached): Reached => {
  const found = REACHED.find((one) => one.part !== part);
  if (!found) throw new Error('there is no other');
  return found;
};
