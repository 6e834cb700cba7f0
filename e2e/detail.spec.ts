import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';
import { goDark } from './fixtures/theme.ts';

const PHONE = { width: 390, height: 844 };
/** Rows in the document at once, far fewer than the lines of a year. */
const MOST_ROWS = 120;

test('the state of the books, and the lines behind it', async ({ page }) => {
  const main = page.getByRole('main');
  const lines = page.getByRole('dialog').getByRole('region');
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/detail');

  await test.step('says how good the books are and where to solve what is wrong', async () => {
    await expect(main.getByText(/^Balans sluit in/)).toBeVisible();
    await expect(main.getByText('van 100')).toBeVisible();
    await expect(main.getByText('Bv of nv')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Rekeningen indelen' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('scrolls through a year of lines with few of them in the document', async () => {
    await main.getByRole('button', { name: /^Balans sluit/ }).click();
    await expect(lines.getByRole('row').nth(10)).toBeVisible();
    const count = Number(await lines.getByRole('table').getAttribute('aria-rowcount'));
    expect(count).toBeGreaterThan(1_000);
    await scrollTo(page, 1);
    await expect(lines.locator(`tr[aria-rowindex="${count}"] td`).first()).not.toBeEmpty();
    expect(await lines.getByRole('row').count()).toBeLessThan(MOST_ROWS);
    await scrollTo(page, 0);
    await expect(lines.locator('tr[aria-rowindex="2"] td').first()).not.toBeEmpty();
    expect(await lines.getByRole('row').count()).toBeLessThan(MOST_ROWS);
  });

  await test.step('sorts with the keyboard, and takes all lines along', async () => {
    await lines.getByRole('button', { name: 'Bedrag' }).press('Enter');
    await expect(lines.getByRole('columnheader', { name: 'Bedrag' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByRole('button', { name: 'Alle kolommen' }).click();
    await expect(lines.getByRole('columnheader', { name: 'Boekstuk' })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Exporteren' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    // Escape may still be the menu's.
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('fits a phone, in the dark', async () => {
    await page.setViewportSize(PHONE);
    await goDark(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await main.getByRole('button', { name: /^Balans sluit/ }).click();
    await expect(lines.getByRole('row').nth(10)).toBeVisible();
    await expectAccessible(page);
  });
});

/** Moves the scrollbar of the lines to its begin (0) or end (1). */
function scrollTo(page: Page, part: 0 | 1): Promise<void> {
  return page
    .getByRole('dialog')
    .getByRole('region')
    .evaluate((region, end) => {
      region.scrollTop = end === 1 ? region.scrollHeight : 0;
    }, part);
}
