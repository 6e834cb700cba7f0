import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';
import { goDark } from './fixtures/theme.ts';

const NEWER = 'Er is een nieuwe versie van Kengetal.';
const OFFLINE = 'Geen verbinding. Je ziet de laatst geladen cijfers.';
const PHONE = { width: 390, height: 844 };

const field = (page: Page) => page.getByRole('combobox');
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const figure = (page: Page) => page.locator('[data-figure]').first();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(figure(page)).toBeVisible();
});

test('the palette finds screens, reports, accounts and commands by keyboard', async ({ page }) => {
  await test.step('it opens on its field and closes where it was opened', async () => {
    const link = page.getByRole('link', { name: 'Analytics' });
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  await test.step('an account opens in the list of the project', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('huur');
    await expect(chosen(page)).toContainText('Huur');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/project\?.*tab=rekeningen&zoek=\d+/);
    await expect(page.getByRole('grid', { name: 'Rekeningen' })).toBeVisible();
  });

  await test.step('a report opens, and a slip is forgiven', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('1e kwartal 2025');
    await expect(chosen(page)).toContainText('1e kwartaal 2025');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/rapporten\?.*type=kwartaal/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1e kwartaal 2025');
  });

  await test.step('a command is done', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('donker thema');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await expectAccessible(page);
    await field(page).fill('systeem');
    await page.keyboard.press('Enter');
  });

  await test.step('what was chosen comes first the next time', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group').first()).toContainText(/^Donker thema/);
    await page.keyboard.press('Escape');
  });
});

test('on a phone the palette is a sheet with a button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('suggesties');
  await page.getByRole('option', { name: /Suggesties/ }).click();
  await expect(page).toHaveURL(/\/suggesties/);
});

test('shortcuts go to screens, and stand in an overview', async ({ page }) => {
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/rapporten/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rapporten' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible();
  await expectAccessible(page);
  await goDark(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Over tells the versions, and copies them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const menu = page.getByRole('button', { name: /beheerder@voorbeeld.nl/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Over' }).click();
  const about = page.getByRole('dialog', { name: 'Over Kengetal' });
  await expect(about).toContainText(/Dashboard\s*\d+\.\d+\.\d+-[0-9a-f]{8}/);
  await expectAccessible(page);
  await about.getByRole('button', { name: 'Gegevens voor support kopiëren' }).click();
  await expect(about.getByText('Gekopieerd')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('mfe-dashboard ');
  expect(copied).not.toContain('voorbeeld.nl');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a newer version is told of and nothing reloads by itself', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/release.json', (route) => route.fulfill({ json: { version: '9.9.9' } }));
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.getByText(NEWER)).toBeVisible();
  await expectAccessible(page);
  expect(loads).toBe(0);
  await page.unroute('**/release.json');
  const address = page.url();
  await page.getByRole('button', { name: 'Nu herladen' }).click();
  await expect(figure(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  expect(loads).toBe(1);
  await expect(page.getByText(NEWER)).toBeHidden();
});

test('without a connection the figures stay, and go on when it is back', async ({
  page,
  context,
  guard,
}) => {
  // On a slow machine what is fetched ahead is not there yet; it is fetched again when it is wanted.
  guard.expectComplaint(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  const shown = await figure(page).innerText();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(figure(page)).toHaveText(shown);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('paper has the figures and whose they are, without the frame', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Afgedrukt op /)).toBeVisible();
  await expect(page.getByText('Voorbeeld BV · Boekhouding')).toBeVisible();
  await expect(figure(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zoeken' })).toBeHidden();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgba(0, 0, 0, 0)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/Type\s*\/Page\b/);
});
