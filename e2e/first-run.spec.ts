import { exactAuditFile } from './fixtures/audit-file.ts';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';

test('a new person sees the figures of an audit file and opens one', async ({ page }) => {
  const main = page.getByRole('main');

  await test.step('signs in and is asked for an organisation', async () => {
    await page.goto('/rapporten');
    await expect(page).toHaveURL(/\/login/);
    await expectAccessible(page);
    await signIn(page, `nieuw-${Date.now()}@kantoor-jansen.nl`);
    await expect(page).toHaveURL(/\/organisatie-aanmaken/);
    await expectAccessible(page);
    await page.getByLabel('Naam van je organisatie').fill('Kantoor Jansen');
    await page.getByRole('button', { name: 'Organisatie aanmaken' }).click();
    await expect(page).toHaveURL(/\/connectie-aanmaken\?org_id=/);
  });

  await test.step('uploads an audit file and reads what was in it', async () => {
    await expect(page.getByText('Sleep je auditfile hierheen')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Auditfile', { exact: true }).setInputFiles(await exactAuditFile());
    await expect(page.getByText('Gelezen regels')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Naar dashboard' }).click();
  });

  await test.step('sees figures although the file is years old', async () => {
    await expect(page).toHaveURL(/\/dashboard/);
    const figures = main.getByRole('list', { name: 'Kengetallen' });
    await expect(figures.getByRole('listitem')).toHaveCount(6);
    await expect(figures.getByRole('button', { name: /^Omzet/ })).toContainText('€');
    await expect(main.getByRole('heading', { name: /per maand/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('opens a report and an amount in it, down to the lines', async () => {
    await page.getByRole('link', { name: 'Rapporten' }).click();
    await main.getByRole('region').first().getByRole('link').first().click();
    await expect(main.getByRole('tab', { name: 'Winst & verlies' })).toBeVisible();
    await expect(main.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: /omzet/i }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Sluiten' }).click();
    await expect(drawer).toBeHidden();
    await main.getByRole('tab', { name: 'Balans' }).click();
    await expect(main.getByRole('button', { name: /Totaal activa/i }).first()).toBeVisible();
  });

  await test.step('signs out, and stays out', async () => {
    await signOut(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });
});
