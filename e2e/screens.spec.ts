import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture as takePictureOf, WIDTHS } from './fixtures/pictures.ts';
import { setUpOrganisation, upload } from './fixtures/setting-up.ts';
import { goDark } from './fixtures/theme.ts';
import { twoYears } from './fixtures/two-years.ts';

for (const { name, width, height } of WIDTHS) {
  test(`pictures at ${name} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const picture = (screen: string) => takePicture(page, `${screen}-${name}`);
    await setUp(page, `sanne.jansen+${name}@kantoor-jansen.nl`, picture);
    await project(page, picture);
    await forget(page);
    await books(page, picture);
  });

  test(`pictures of accounts in the dark at ${name} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await goDark(page);
    await setUpOrganisation(page, `sanne.jansen+donker-${name}@kantoor-jansen.nl`);
    const [first, second] = await twoYears(202412);
    await upload(page, [first.file, second.file]);
    await accountsChosen(page, `project-rekeningen-donker-${name}`);
  });
}

/** From the sign-in screen to an imported file, as a new person. */
async function setUp(
  page: Page,
  email: string,
  picture: (screen: string) => Promise<void>,
): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Kengetal' })).toBeVisible();
  await picture('inloggen');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/organisatie-aanmaken/);
  await picture('organisatie-aanmaken');
  await page.getByLabel('Naam van je organisatie').fill('Kantoor Jansen');
  await page.getByRole('button', { name: 'Organisatie aanmaken' }).click();
  await expect(page.getByRole('button', { name: 'Bestanden kiezen' })).toBeVisible();
  await picture('connectie-aanmaken');
  const [first, second] = await twoYears(202412);
  await upload(page, [first.file, second.file]);
  await picture('connectie-ingelezen');
}

/** How the files were read, and how the program grouped their accounts. */
async function project(page: Page, picture: (screen: string) => Promise<void>): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Rekeningen nakijken' }).click();
  await expect(main.getByRole('grid')).toBeVisible();
  await picture('project-rekeningen');
  await main.getByRole('tab', { name: 'Bronnen' }).click();
  await expect(main.getByRole('table', { name: 'Bronnen' })).toBeVisible();
  await picture('project-bronnen');
  await main.getByRole('tab', { name: 'Imports' }).click();
  await expect(main.getByRole('list', { name: 'Imports' })).toBeVisible();
  await picture('project-imports');
}

/** Accounts with some of them chosen. */
async function accountsChosen(page: Page, picture: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Rekeningen nakijken' }).click();
  for (const number of ['0210', '0220', '0230']) {
    await main.getByRole('checkbox', { name: new RegExp(`^${number} `) }).click();
  }
  await takePicture(page, picture);
}

/** Makes room for another person. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** The seeded organisation's dashboard, reports, lines and settings. */
async function books(page: Page, picture: (screen: string) => Promise<void>): Promise<void> {
  const main = page.getByRole('main');
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(main.getByRole('heading', { name: /per maand/ })).toBeVisible();
  await picture('dashboard');
  await main
    .getByRole('button', { name: /^Omzet/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await picture('dashboard-regels');
  await page.goto('/rapporten');
  await expect(main.getByRole('region').first()).toBeVisible();
  await picture('rapporten');
  await main.getByRole('region').first().getByRole('link').first().click();
  await expect(main.getByRole('table').first()).toBeVisible();
  await picture('rapport-winst-en-verlies');
  await main.getByRole('tab', { name: 'Balans' }).click();
  await expect(main.getByRole('button', { name: /Totaal activa/i }).first()).toBeVisible();
  await picture('rapport-balans');
  await page.goto('/organisatie');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  await picture('organisatie');
}

/** A picture in which nothing is pointed at. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await takePictureOf(page, name);
}
