import type { BrowserContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  signInByProvider as signIn,
  signOut,
  test,
} from './fixtures/index.ts';
import { watchSecrets } from './fixtures/secrets.ts';
import { apiOf, endSession, held } from './fixtures/tokens.ts';

const PERSON = 'beheerder@voorbeeld.nl';
const GOOGLE_PERSON = 'sanne.visser@gmail.com';

/** What is logged of a session that ends while the app asks things. */
const ENDED = /401|refresh failed|profile failed/;

const microsoft = (page: Page) =>
  page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' });
const google = (page: Page) => page.getByRole('button', { name: 'Inloggen met Google' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const figures = (page: Page) => page.getByRole('list', { name: 'Kengetallen' });
const choose = (page: Page, person: string) => page.getByRole('button', { name: person }).click();

/** Goes to the reports without pointing at the link, which would ask things already. */
const goToReports = (page: Page, timeout = 0) =>
  menu(page).getByRole('link', { name: 'Rapporten' }).dispatchEvent('click', {}, { timeout });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

test('a deep link survives sign-in with the keyboard, and /login leads to the dashboard', async ({
  page,
}) => {
  const deepLink = '/rapporten?type=kwartaal';
  await page.goto(deepLink);
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(microsoft(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: PERSON }).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rapporten\?.*type=kwartaal/);

  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(menu(page)).toBeVisible();
});

test('a new tab signs in by itself, and signing out in one ends both', async ({ page }) => {
  await signIn(page, PERSON);
  await expect(menu(page)).toBeVisible();
  const other = await openTab(page.context(), '/suggesties');
  await expect(menu(other)).toBeVisible();
  await expect(other).toHaveURL(/\/suggesties/);
  expect(await held(other, 'refresh_token')).not.toBe(await held(page, 'refresh_token'));

  await page.getByRole('button', { name: /@/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(microsoft(other)).toBeVisible({ timeout: 2_000 });
  await expect(microsoft(page)).toBeVisible();
  expect(page.url()).toMatch(/\/login$/);
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  }
});

test('an expired session says so after the reload, and leads back to where it was', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(ENDED);
  await signIn(page, PERSON);
  await expect(menu(page)).toBeVisible();
  await endSession(page, 'logout');
  await goToReports(page);
  await expect(page.getByRole('alert')).toContainText('Je sessie is verlopen');
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw inloggen' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rapporten/);
});

test('a refresh token that was stolen and used again ends the session in both its tabs', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(ENDED);
  await signIn(page, PERSON);
  await expect(menu(page)).toBeVisible();
  // As duplicating a tab does, this copies the session storage.
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open('/dashboard'));
  const copy = await opened;
  for (const tab of [page, copy]) await expect(figures(tab)).toBeVisible();
  expect(await held(copy, 'refresh_token')).toBe(await held(page, 'refresh_token'));

  await endSession(page, 'refresh');
  for (const tab of [page, copy]) {
    // It may have heard so of the other already, and have no menu any more.
    await goToReports(tab, 5_000).catch(() => undefined);
    await expect(tab.getByRole('alert')).toContainText('Je sessie is verlopen');
  }
});

test('Google signs in, in a new tab too, and signs out', async ({ page, guard }) => {
  guard.expectComplaint(/sign-in failed/);
  await page.goto('/rapporten');
  await google(page).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('alert')).toContainText('afgebroken');
  expect(page.url()).toMatch(/\/login$/);
  await page.getByRole('button', { name: 'Opnieuw inloggen' }).click();
  await choose(page, GOOGLE_PERSON);
  // A new person has no organisation yet.
  await expect(page).toHaveURL(/\/organisatie-aanmaken$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const other = await openTab(page.context(), '/organisatie-aanmaken');
  await expect(other.getByLabel('Naam van je organisatie')).toBeVisible();
  await expect(other).toHaveURL(/\/organisatie-aanmaken$/);
  expect(await held(other, 'refresh_token')).not.toBe(await held(page, 'refresh_token'));

  await page.context().clearCookies();
  const third = await openTab(page.context(), '/rapporten');
  await expect(third.getByRole('alert')).toContainText('bevestigen');
  await page.reload();
  await expect(page.getByLabel('Naam van je organisatie')).toBeVisible();
});

test('sign-in that is cancelled, stuck or turned back from goes on', async ({ page, guard }) => {
  guard.expectComplaint(/sign-in failed/);
  await page.goto('/rapporten');
  await microsoft(page).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('alert')).toContainText('afgebroken');
  expect(page.url()).toMatch(/\/login$/);

  await page.getByRole('button', { name: 'Opnieuw inloggen' }).click();
  await expect(page.getByRole('button', { name: PERSON })).toBeVisible();
  await page.goBack();
  await expect(microsoft(page)).toHaveAttribute('aria-disabled', 'false');

  // As a sign-in leaves it that never came to the provider's page.
  await page.evaluate(() => {
    const status = { clientId: 'another', type: 'signin' };
    sessionStorage.setItem('msal.interaction.status', JSON.stringify(status));
  });
  await microsoft(page).click();
  await expect(page.getByRole('alert')).toContainText('loopt nog een inlogpoging');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Inloggen in een apart venster' }).click();
  const popup = await opened;
  await choose(popup, PERSON);
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rapporten/);
  expect(page.context().pages()).toEqual([page]);
});

test('tokens go where they belong from sign-in to sign-out, and stand in no address or log line', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(ENDED);
  const watch = await watchSecrets(page.context(), new URL(await apiOf(page)).origin);
  await signIn(page, PERSON);
  await expect(menu(page)).toBeVisible();
  await watch.note(page);
  // The access token is refused once: it is renewed.
  await page.evaluate(() => sessionStorage.setItem('access_token_expiry', '1'));
  await goToReports(page);
  await expect.poll(async () => Number(await held(page, 'access_token_expiry'))).toBeGreaterThan(1);
  await watch.note(page);
  const other = await openTab(page.context(), '/dashboard');
  await expect(menu(other)).toBeVisible();
  await watch.note(other);
  await endSession(other, 'logout');
  await goToReports(other);
  await expect(other.getByRole('alert')).toContainText('Je sessie is verlopen');
  await signOut(page);

  expect(await watch.leaks()).toEqual([]);
  expect(watch.addresses.length).toBeGreaterThan(5);
  expect(watch.addresses.filter((address) => /[?#&](code|state|error)=/.test(address))).toEqual([]);
});
