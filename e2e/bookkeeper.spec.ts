import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/index.ts';
import { setUpOrganisation, upload } from './fixtures/setting-up.ts';
import { goDark } from './fixtures/theme.ts';
import { twoYears, type Year } from './fixtures/two-years.ts';

/** Fuel, lease and upkeep of the vans: what the program takes for Autokosten. */
const VANS = ['4200', '4210', '4220'];

test('a bookkeeper reads two years, moves accounts, and takes an import back', async ({ page }) => {
  const [first, second] = await twoYears(202409);
  const [, newer] = await twoYears(202412);
  const main = page.getByRole('main');
  const visited: string[] = [];
  const look = async () => {
    await expectAccessible(page);
    visited.push(page.url());
  };

  await test.step('uploads two years at once and reads what was in both', async () => {
    await setUpOrganisation(page, `boekhouder-${Date.now()}@kantoor-jansen.nl`);
    await upload(page, [first.file, second.file]);
    for (const [label, { profit }] of [['2023', first] as const, ['2024', second] as const]) {
      const year = main.getByRole('region', { name: `Boekjaar ${label}` });
      await expect(year.getByRole('button', { name: `Winst: ${profit}` })).toBeVisible();
    }
    await look();
  });

  await test.step('follows the way to the guesses, and chooses some with the keyboard', async () => {
    await main.getByRole('button', { name: 'Rekeningen nakijken' }).click();
    await expect(page).toHaveURL(/tab=rekeningen.*toon=controleren/);
    await main.getByRole('row', { name: /^4200 / }).press('x');
    for (const key of ['ArrowDown', 'x', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect(main.getByText('3 rekeningen gekozen')).toBeVisible();
    await look();
  });

  const report = await page.context().newPage();
  const shows = (group: string, year: Year) => expectInReport(report, group, [first, year]);

  await test.step('puts them in another group, which the report in the next tab shows', async () => {
    await openReport(report, page.url());
    await shows('Autokosten', second);
    await main.getByRole('button', { name: 'Indelen in…' }).press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Zoek een groep' })).toBeFocused();
    await page.keyboard.type('transport');
    await page.keyboard.press('Enter');
    await expect(main.getByText('3 rekeningen ingedeeld bij Transportkosten.')).toBeVisible();
    await shows('Transportkosten', second);
    await expect(report.getByRole('button', { name: /^Autokosten/ })).toHaveCount(0);
  });

  await test.step('undoes it', async () => {
    await page.keyboard.press('Control+z');
    await expect(main.getByText('De wijziging is ongedaan gemaakt.')).toBeVisible();
    await shows('Autokosten', second);
    await expect(report.getByRole('button', { name: /^Transportkosten/ })).toHaveCount(0);
  });

  await test.step('reads a newer file of the second year, and takes that back', async () => {
    expect(newer.sumOf(VANS)).not.toBe(second.sumOf(VANS));
    await main.getByRole('tab', { name: 'Bronnen' }).click();
    await expect(main.getByRole('table', { name: 'Bronnen' }).getByRole('row')).toHaveCount(3);
    await look();
    await main.getByRole('button', { name: 'Auditfile uploaden' }).click();
    await upload(page, [newer.file]);
    await shows('Autokosten', newer);
    await page.goto(visited.at(-1)?.replace('tab=bronnen', 'tab=imports') ?? '');
    const latest = main.getByRole('list', { name: 'Imports' }).getByRole('listitem').first();
    await latest.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
    await look();
    await page.keyboard.press('Enter');
    await expect(latest.getByText('Ongedaan gemaakt')).toBeVisible();
    await shows('Autokosten', second);
  });

  await test.step('finds the same screens legible in the dark', async () => {
    await goDark(page);
    for (const address of visited) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A theme changes colours alone.
      await expectAccessible(page, ['color-contrast']);
    }
  });
});

/** The statement of the newest year, of the project in this address. */
async function openReport(report: Page, address: string): Promise<void> {
  const project = new URL(address).searchParams.get('project') ?? '';
  await report.goto(`/rapporten?project=${project}&type=jaar&rapport=202401-202412`);
}

/** Loads the report anew: a group has what the vans cost in both years, as far as the last goes. */
async function expectInReport(report: Page, group: string, [first, last]: readonly [Year, Year]) {
  await report.reload();
  const reach = last.months < 12 ? ' t/m sep' : '';
  const before = first.sumOf(VANS, last.months);
  for (const words of [
    `${group}: ${last.sumOf(VANS)}`,
    `${group}, boekjaar 2023${reach}: ${before}`,
  ]) {
    await expect(report.getByRole('button', { name: words, exact: true })).toBeVisible();
  }
}
