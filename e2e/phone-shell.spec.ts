import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const expectSound = async (page: Page) => {
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
};
const openSidebar = (page: Page) =>
  page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).tap();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(page.locator('[data-figure]').first()).toBeVisible();
});

test('on a phone the sidebar is a drawer with everything in it', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Zijbalk' });
  await openSidebar(page);
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Recent chats' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
  await drawer.getByRole('button', { name: /Voorbeeld BV/ }).tap();
  await expectSound(page);
  await page.getByRole('option', { name: 'Gebroken boekjaar' }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.locator('[data-figure]').first()).toBeVisible();

  await openSidebar(page);
  await drawer.getByRole('button', { name: /beheerder@voorbeeld/ }).tap();
  await page.getByRole('menuitemradio', { name: 'Donker' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectSound(page);
  await page.getByRole('menuitem', { name: 'Over' }).tap();
  await expect(page.getByRole('dialog', { name: /^Over/ })).toBeVisible();
  await expectSound(page);
});

test('on a phone a quick hand is followed while the drawer still opens', async ({ page }) => {
  await page.evaluate(async () => {
    const press = async (selector: string, words: string) => {
      for (;;) {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        const found = all.find((one) => (one.ariaLabel ?? one.innerText).includes(words));
        if (found) return found.click();
        await new Promise(requestAnimationFrame);
      }
    };
    await press('button', 'Zijbalk tonen');
    await press('button', 'beheerder@voorbeeld');
    await press('[role=menuitem]', 'Over');
  });
  await expect(page.getByRole('dialog', { name: /^Over/ })).toBeVisible();
});

test('on a phone assistant and search are sheets over the whole screen', async ({ page }) => {
  const covers = async (name: string) => {
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390);
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844);
    await expectSound(page);
    return sheet;
  };
  await page.goto('/rapporten');
  await page.getByRole('button', { name: 'Assistent openen' }).tap();
  const assistant = await covers('Assistent');
  await page.keyboard.press('Escape');
  await expect(assistant).toBeHidden();
  await page.getByRole('button', { name: 'Assistent openen' }).tap();
  await expect(assistant).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(assistant).toBeHidden();
  await page.goForward();

  await page.getByRole('button', { name: /^Zoeken/ }).tap();
  const search = await covers('Zoeken en opdrachten');
  await page.keyboard.type('winst');
  await page
    .getByRole('option', { name: /Winst & Verlies/ })
    .first()
    .tap();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/analytics\/profits/);
});

test('on a phone someone who has no organisation yet sees the screen alone', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(page, `telefoon-${Date.now()}@kantoor-jansen.nl`);
  await expect(page).toHaveURL(/\/organisatie-aanmaken/);
  await expect(page.getByRole('button', { name: 'Zijbalk tonen of verbergen' })).toHaveCount(0);
  await expectSound(page);
});
