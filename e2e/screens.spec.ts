import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generatedAuditFile } from './fixtures/audit-file.ts';
import { expect, signIn, test } from './fixtures/index.ts';

const FOLDER = join(import.meta.dirname, '../docs/screens');
const WIDTHS = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
] as const;

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

for (const { name, width, height } of WIDTHS) {
  test(`pictures at ${name} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const picture = (screen: string) => takePicture(page, `${screen}-${name}`);
    await setUp(page, `sanne.jansen+${name}@kantoor-jansen.nl`, picture);
    await books(page, picture);
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
  await expect(page.getByText('Sleep je auditfile hierheen')).toBeVisible();
  await picture('connectie-aanmaken');
  await page.getByLabel('Auditfile', { exact: true }).setInputFiles(await generatedAuditFile());
  await expect(page.getByText('Gelezen regels')).toBeVisible({ timeout: 60_000 });
  await picture('connectie-ingelezen');
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
  for (const screen of ['organisatie', 'project']) {
    await page.goto(`/${screen}`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('table').first()).toBeVisible();
    await picture(screen);
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(FOLDER, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
}
