import { expect, type Page } from '@playwright/test';
import type { PlacedRelease } from '@kengetal/contract/remote';
import type { Case, FileCase, FileKind, MistakeCase } from './cases.ts';
import { damage, type Damaged } from './damage.ts';
import { PROOF_VERSION } from './proof-version.ts';
import { REACHED, panelOf, type Reached } from './remotes.ts';
import { register, releasesOf, type Releases, type Visits } from './world.ts';

const WITHIN_MS = 20_000;
const SIBLINGS_MS = 150;
/** A step of a remote takes this long at most; a bit more, and it has passed. */
const STEP_MS = 8_100;
/** A release that failed is tried again by itself after this. */
const DISTRUST_MS = 10 * 60_000 + 1_000;
/** What is told is told within this. */
const TELEMETRY_MS = 5_100;
/** Beyond the time limits: what is fetched and shown besides, on a machine that does more than this. */
const MARGIN_MS = 12_000;
const PROOF = 'Proefuitgave';

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
  readonly told: readonly Told[];
}

interface Told {
  kind: string;
  part: string;
  version: string;
}

/**
 * A panel; the others work meanwhile; by trying again the previous release; and by itself, when what
 * was wrong is mended, the current one.
 */
async function runPanel(scene: Scene, one: Case): Promise<void> {
  const { page, origin, reached, releases } = scene;
  const current = 'file' in one ? releases.real : releases.proof;
  const previous = 'file' in one ? releases.proof : releases.real;
  const wrong = await begin(scene, one, current);
  await start(page, origin);
  await reached.open(page);
  if ('when' in one && one.when === 'by a click') await act(page);
  await passUntilPanel(page, wrong, one.expected.withinMs);
  await expectOthers(page, reached);

  if ('when' in one && one.when === 'by a click') {
    await reached.open(page);
    await act(page);
    await passUntilPanel(page, wrong, one.expected.withinMs);
    await wrong.repair();
    await tryAgain(page);
    await expectScreen(page, current);
  } else {
    await reached.open(page);
    await passUntilPanel(page, wrong, one.expected.withinMs);
    await register(page, one.part, { current, previous });
    await tryAgain(page);
    await passUntil(page, wrong, () => shows(page, previous), one.expected.withinMs);
    await wrong.repair();
    await page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, DISTRUST_MS);
    await expect(async () => {
      await other(reached).open(page);
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await page.waitForTimeout(300);
      await reached.open(page);
      await expectScreen(page, current, 2_000);
    }).toPass({ timeout: WITHIN_MS });
  }
  await expectSameDocument(page);
  await expectTold(scene, current);
}

/** The screen stands; a part of it gives a line with a way to try again, or nothing shows at all. */
async function runStanding(scene: Scene, one: Case): Promise<void> {
  const { page, origin, reached, releases } = scene;
  const current = 'file' in one ? releases.real : releases.proof;
  const wrong = await begin(scene, one, current);
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
  await expectTold(scene, current);
  await expectSameDocument(page);
}

const act = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Doe het' }).click();

const tryAgain = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();

const other = ({ part }: Reached): Reached => {
  const found = REACHED.find((one) => one.part !== part);
  if (!found) throw new Error('there is no other');
  return found;
};

/** Makes wrong what the case is about. */
async function begin(scene: Scene, one: Case, current: PlacedRelease): Promise<Damaged> {
  const { page } = scene;
  await register(page, one.part, { current });
  return 'file' in one ? beginDamage(page, one, current) : beginMistake(page, one);
}

async function beginDamage(page: Page, one: FileCase, { base, release }: PlacedRelease) {
  const files = await filesOf(page, base, release, one.file);
  if (files.length === 0) throw new Error(`${one.part} has no ${one.file}`);
  const urls = new Set(files.map((file) => new URL(file, base).href));
  return damage(page, ({ origin, pathname }) => urls.has(origin + pathname), one.damage);
}

async function beginMistake(page: Page, { mistake, when }: MistakeCase): Promise<Damaged> {
  await page.addInitScript((fault) => Object.assign(window, { kengetalFault: fault }), {
    kind: mistake,
    when,
  });
  return {
    // What never comes is asked for by nobody.
    hangsAnew: () => mistake === 'suspense',
    repair: () =>
      page.evaluate(() => Reflect.deleteProperty(window, 'kengetalFault')).then(() => undefined),
  };
}

type Release = PlacedRelease['release'];

/** Files of a release, as its first screen comes to them. */
async function filesOf(page: Page, base: string, release: Release, kind: FileKind) {
  const { entry, exposes, declaration } = release;
  const first = declaration.routes.find((route) => route.kind === 'screen');
  const screen = exposes[`./screens/${first?.kind === 'screen' ? first.screen : ''}`];
  const atFirst = new Set(Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]));
  const { files } = await (await page.request.get(`${base}release.json`)).json();
  const late = Object.keys(files).filter((file) => !atFirst.has(file) && file !== entry.file);
  const byKind: Record<FileKind, readonly string[]> = {
    entry: [entry.file],
    exposed: exposes['./screens']?.js ?? [],
    lazy: screen?.js.slice(-1) ?? [],
    styles: screen?.css.slice(-1) ?? [],
    late: late.filter((file) => file.endsWith('.js')).slice(-1),
    'late-styles': late.filter((file) => file.endsWith('.css')).slice(-1),
  };
  return byKind[kind];
}

/** Lets the page's time pass for as long as nothing else does until the panel shows. */
async function passUntilPanel(page: Page, wrong: Damaged, limitMs: number): Promise<void> {
  await passUntil(page, wrong, () => panelOf(page).isVisible(), limitMs);
}

async function passUntil(
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
async function shows(page: Page, { release }: PlacedRelease): Promise<boolean> {
  if (await panelOf(page).isVisible()) return false;
  const titles = await page.getByRole('main').getByRole('heading', { level: 1 }).allInnerTexts();
  return titles.length === 1 && (titles[0] === PROOF) === (release.version === PROOF_VERSION);
}

const expectScreen = (page: Page, placed: PlacedRelease, timeout = WITHIN_MS) =>
  expect
    .poll(() => shows(page, placed), { timeout, message: `${placed.release.version} shows` })
    .toBe(true);

/** Every other remote shows its screen. */
async function expectOthers(page: Page, { part }: Reached): Promise<void> {
  for (const one of REACHED.filter((remote) => remote.part !== part)) {
    await one.open(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), one.part).toHaveCount(
      1,
    );
    await expect(panelOf(page), one.part).toBeHidden();
  }
}

/** Opens the product; a file that hangs would hold up the page's own 'load'. */
async function start(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).waitFor();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('it was reloaded');
}

function watchTelemetry(page: Page): readonly Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/telemetry')) return;
    told.push(...(request.postDataJSON() as { events: Told[] }).events);
  });
  return told;
}

/** The failure was told, with the part and the release that it is of. */
async function expectTold({ page, told }: Scene, { release }: PlacedRelease): Promise<void> {
  await page.clock.fastForward(TELEMETRY_MS);
  const mine = () =>
    told.some(
      ({ kind, part, version }) =>
        kind === 'error' && part === release.name && version === release.version,
    );
  await expect
    .poll(mine, { message: `an error of ${release.name}@${release.version} is told` })
    .toBe(true);
}
