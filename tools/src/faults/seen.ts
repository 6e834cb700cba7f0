import { expect, type Page } from '@playwright/test';
import type { PlacedRelease } from '@kengetal/contract/remote';
import type { Damaged } from './damage.ts';
import { PROOF_VERSION } from './proof-version.ts';
import { REACHED, panelOf, type Reached } from './remotes.ts';

export const WITHIN_MS = 20_000;
const SIBLINGS_MS = 150;
/** A step of a remote takes this long at most; a bit more, and it has passed. */
const STEP_MS = 8_100;
/** Beyond the time limits: what is fetched and shown besides, on a machine that does more than this. */
const MARGIN_MS = 12_000;
const PROOF = 'Proefuitgave';

/** Lets the page's time pass for as long as nothing else does until the panel shows. */
export async function passUntilPanel(page: Page, wrong: Damaged, limitMs: number): Promise<void> {
  await passUntil(page, wrong, () => panelOf(page).isVisible(), limitMs);
}

/** The same for whatever should be there. */
export async function passUntil(
  page: Page,
  wrong: Damaged,
  there: () => Promise<boolean>,
  limitMs: number,
): Promise<void> {
  const began = await page.evaluate(() => performance.now());
  const deadline = Date.now() + WITHIN_MS;
  while (!(await there())) {
    if (Date.now() > deadline)
      throw new Error(`not within ${WITHIN_MS} ms at ${page.url()}: ${await textOf(page)}`);
    if (wrong.hangsAnew()) {
      // Others of the same try are asked for at the same time.
      await page.waitForTimeout(SIBLINGS_MS);
      wrong.hangsAnew();
      await page.clock.fastForward(STEP_MS);
    }
    await page.waitForTimeout(50);
  }
  const took = (await page.evaluate(() => performance.now())) - began;
  if (took > limitMs + MARGIN_MS) throw new Error(`it took ${Math.round(took)} ms`);
}

const textOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).slice(0, 200).replaceAll('\n', ' / ');

/** Whether a screen stands in the place of screens, of that release. */
export async function shows(page: Page, { release }: PlacedRelease): Promise<boolean> {
  if (await panelOf(page).isVisible()) return false;
  const titles = await page.getByRole('main').getByRole('heading', { level: 1 }).allInnerTexts();
  return titles.length === 1 && (titles[0] === PROOF) === (release.version === PROOF_VERSION);
}

export const expectScreen = (page: Page, placed: PlacedRelease, timeout = WITHIN_MS) =>
  expect
    .poll(() => shows(page, placed), { timeout, message: `${placed.release.version} shows` })
    .toBe(true);

/** Every other remote shows its screen. */
export async function expectOthers(page: Page, { part }: Reached): Promise<void> {
  const titles = page.getByRole('main').locator('h1');
  for (const one of REACHED.filter((remote) => remote.part !== part)) {
    // What stands here now is no proof of the next.
    await titles.evaluateAll((all) => all.forEach((each) => each.setAttribute('data-before', '')));
    await one.open(page);
    await expect(page.getByRole('main').locator('h1:not([data-before])'), one.part).toHaveCount(1);
    await expect(panelOf(page), one.part).toBeHidden();
  }
}

/** Opens the product; a file that hangs would hold up the page's own 'load'. */
export async function start(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).waitFor();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('it was reloaded');
}
