import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';

test('on a phone the menu is a drawer and nothing is wider than the screen', async ({ page }) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const main = page.getByRole('main');

  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();
  expect(await fits()).toBe(true);
  await expectAccessible(page);

  await main
    .getByRole('button', { name: /^Omzet/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  expect(await fits()).toBe(true);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).click();
  await page.getByRole('link', { name: 'Rapporten' }).click();
  await main.getByRole('region').first().getByRole('link').first().click();
  await expect(main.getByRole('table').first()).toBeVisible();
  expect(await fits()).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).click();
  await signOut(page);
});
