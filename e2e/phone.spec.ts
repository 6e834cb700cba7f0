import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('on a phone the menu is a drawer and nothing is wider than the screen', async ({ page }) => {
  const main = page.getByRole('main');

  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  await main
    .getByRole('button', { name: /^Omzet/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).click();
  await page.getByRole('link', { name: 'Rapporten' }).click();
  await main.getByRole('region').first().getByRole('link').first().click();
  await expect(main.getByRole('table').first()).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).click();
  await signOut(page);
});

test('on a phone an account can be read, and put in another group', async ({ page }) => {
  const main = page.getByRole('main');
  const account = main.getByRole('row', { name: /Brandstof/ });
  const group = (name: string) =>
    account.getByRole('button', { name: new RegExp(`^Groep van .* Brandstof: ${name}$`) });

  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();
  await page.goto('/project?tab=rekeningen&zoek=brandstof');
  await expect(account.getByRole('button', { name: /Brandstof: €/ })).toBeInViewport({ ratio: 1 });
  await expect(account.getByText('Brandstof', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  await group('Autokosten').tap();
  await page.getByRole('searchbox', { name: 'Zoek een groep' }).fill('transport');
  expect(await fits(page)).toBe(true);
  await page.getByRole('menuitemradio', { name: /^Transportkosten/ }).tap();
  await expect(group('Transportkosten')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Ongedaan maken' }).tap();
  await expect(group('Autokosten')).toBeVisible();
});

test('on a phone a supplier is found and read, and Back closes what lies over the screen', async ({
  page,
}) => {
  const drawer = page.getByRole('dialog');
  const main = page.getByRole('main');
  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();

  await page.getByRole('button', { name: 'Zoeken', exact: true }).tap();
  await page.getByRole('combobox', { name: 'Zoeken en opdrachten' }).fill('werkbon');
  await page.getByRole('option', { name: /^Werkbon Software B\.V\.\s*Leverancier/ }).tap();
  await expect(drawer.getByRole('region', { name: /^Overzicht van Werkbon/ })).toBeVisible();
  await expect(drawer.getByRole('row', { name: /^Totaal/ })).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
  await page.goBack();
  await expect(drawer).toBeHidden();

  await main
    .getByRole('button', { name: /^Omzet/ })
    .first()
    .tap();
  await expect(drawer.getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();

  // Back before the page has drawn that there is a place to come back from.
  const back = page.evaluate(() =>
    new Promise((done) => {
      const push = history.pushState.bind(history);
      history.pushState = (...place) => {
        history.pushState = push;
        push(...place);
        addEventListener('popstate', done, { once: true });
        history.back();
      };
    }).then(() => undefined),
  );
  await main
    .getByRole('button', { name: /^Omzet/ })
    .first()
    .tap();
  await back;
  await expect(drawer).toBeHidden();
  await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();
});
