import type { Page } from '@playwright/test';
import { buildAnother, publishHere } from './fixtures/another-release.ts';
import { expect, signIn, test } from './fixtures/index.ts';

const VERSION = '1.0.0-feedf00d';
const REMOTES = ['mfe-analytics', 'mfe-chat'];
let removeAll: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  for (const name of REMOTES) removeAll.push(await buildAnother(name, VERSION));
});
test.afterAll(async () => {
  await Promise.all(removeAll.map((remove) => remove()));
  removeAll = [];
});

const main = (page: Page) => page.getByRole('main');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name }).click();

/** The page comes in sight again two minutes later: it looks what is published. */
const lookAgain = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

interface Release {
  base: string;
  release: { version: string; entry: { global: string } };
}

/** Whether code, and style sheets, of a release are in the page. */
const inPage = (page: Page, { base, release }: Release) =>
  page.evaluate(
    ([global, folder]) => ({
      code: Reflect.get(window, global) !== undefined,
      styles: document.querySelectorAll(`link[rel=stylesheet][href^="${folder}"]`).length > 0,
    }),
    [release.entry.global, base] as const,
  );

test('a remote is replaced in the open page when nobody uses it, and the rest keeps its state', async ({
  page,
}) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  const { remotes } = await (await page.request.get('/registry.json')).json();
  const [analytics, chat]: Release[] = REMOTES.map((name) => remotes[name].current);
  if (!analytics || !chat) throw new Error('they are not registered');
  const [newAnalytics, newChat] = [after(analytics), after(chat)];
  await follow(page, 'Analytics');
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect.poll(() => inPage(page, chat)).toMatchObject({ code: true });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await title.evaluate((element) => element.setAttribute('data-was-here', ''));

  await test.step('what nobody looks at is replaced, what somebody looks at stays', async () => {
    await publishHere(page, Object.fromEntries(REMOTES.map((name) => [name, VERSION])));
    await lookAgain(page);
    await expect.poll(() => inPage(page, newChat)).toMatchObject({ code: true });
    expect(await inPage(page, newAnalytics)).toEqual({ code: false, styles: false });
    await expect(title).toHaveAttribute('data-was-here', '');
    await page.getByRole('button', { name: /beheerder@voorbeeld.nl/ }).click();
    await page.getByRole('menuitem', { name: 'Over' }).click();
    const about = page.getByRole('dialog', { name: 'Over Kengetal' });
    await expect(about).toContainText(`Chat${VERSION}`);
    const waits = `versie ${VERSION} komt zodra dit onderdeel niet meer open is`;
    await expect(about).toContainText(`Analytics${analytics.release.version}${waits}`);
    await page.keyboard.press('Escape');
  });

  await test.step('another screen of it is of the release that is here', async () => {
    const asked = page.waitForResponse((response) => response.url().startsWith(analytics.base));
    await page.getByRole('link', { name: 'Periodieke transacties' }).first().click();
    expect((await asked).ok()).toBe(true);
    await expect(page).toHaveURL(/recurring/);
    await expect(title).toBeVisible();
    expect(await inPage(page, newAnalytics)).toMatchObject({ styles: false });
  });

  await test.step('when it is left the other takes its place, with its styles', async () => {
    await follow(page, 'Dashboard');
    await expect.poll(() => inPage(page, newAnalytics)).toMatchObject({ code: true });
    await expect.poll(async () => (await inPage(page, analytics)).styles).toBe(false);
    await follow(page, 'Analytics');
    await expect(title).toBeVisible();
    await expect.poll(() => inPage(page, newAnalytics)).toEqual({ code: true, styles: true });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

/** The same release under the other version. */
function after({ base, release }: Release): Release {
  const { version, entry } = release;
  const digest = version.slice(-8);
  const global = entry.global.replace(digest, VERSION.slice(-8));
  return { base: base.replace(version, VERSION), release: { version: VERSION, entry: { global } } };
}
