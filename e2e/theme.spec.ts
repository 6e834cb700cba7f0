import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';

/** Canvas of look.md, as a browser writes it. */
const CANVAS = { light: 'rgb(246, 245, 242)', dark: 'rgb(16, 19, 21)' } as const;

const painted = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
    return { backgroundColor, colorScheme, bar };
  });
const pageIn = (theme: keyof typeof CANVAS) => ({
  backgroundColor: CANVAS[theme],
  colorScheme: theme,
  bar: theme === 'dark' ? '#101315' : '#F6F5F2',
});

for (const [system, chosen, expected] of [
  ['light', null, 'light'],
  ['dark', null, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const) {
  test(`is ${expected} from the first frame: system ${system}, chosen ${chosen}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((choice) => {
      if (choice) localStorage.setItem('theme', choice);
    }, chosen);
    // Nothing of the app runs until the page has been looked at.
    let start: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route(/\/boot\.[^/]*\.js$/, async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(await page.locator('#root').innerHTML()).toBe('');
    expect(await painted(page)).toEqual(pageIn(expected));
    start();
    await expect(page.getByRole('heading', { name: 'Kengetal' })).toBeVisible();
    expect(await painted(page)).toEqual(pageIn(expected));
  });
}

test('follows the system and the choice at once, in every part and every tab', async ({ page }) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /per maand/ })).toBeVisible();
  const menu = () => page.getByRole('button', { name: /@/ });

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => painted(page)).toEqual(pageIn('dark'));
  await menu().click();
  await expect(page.getByRole('menuitemradio', { name: 'Systeem' })).toBeChecked();
  // antd's own parts go along: text of its menu on its raised ground.
  await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toHaveCSS(
    'color',
    'rgb(233, 236, 238)',
  );

  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await page.bringToFront();
  await page.getByRole('menuitemradio', { name: 'Licht' }).click();
  await expect.poll(() => painted(page)).toEqual(pageIn('light'));
  await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toHaveCSS(
    'color',
    'rgb(27, 31, 34)',
  );
  await expect.poll(() => painted(other)).toEqual(pageIn('light'));
  await page.reload();
  expect(await painted(page)).toEqual(pageIn('light'));
});

test('moves nothing for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'beheerder@voorbeeld.nl');
  const sidebar = page.getByRole('complementary', { name: 'Zijbalk' });
  await expect(sidebar).toBeVisible();
  const seconds = await sidebar.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).transitionDuration),
  );
  expect(seconds).toBeLessThanOrEqual(0.001);
  // antd leaves its motion out: the menu stands there whole as soon as it is there.
  await page.getByRole('button', { name: /@/ }).click();
  await page.getByRole('menu').waitFor();
  // What takes a hundredth of a second at most is not seen to move.
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => Number(effect?.getComputedTiming().duration))
      .filter((duration) => duration > 10),
  );
  expect(moving).toEqual([]);
});
