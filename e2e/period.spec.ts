import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

const selector = (page: Page) => page.getByRole('button', { name: /^Periode:/ });
const periodOf = (page: Page) => new URL(page.url()).searchParams.get('periode');
/** Months YYYYMM of the address, first and last. */
const monthsOf = (page: Page) => (periodOf(page) ?? '').split('-').map(Number);
const figures = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Kengetallen' });

test('a period stays over screens, reload, back and forward', async ({ page }) => {
  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(page).toHaveURL(/periode=/);
  const first = periodOf(page);

  await page.getByRole('button', { name: /^Vorige periode:/ }).click();
  await expect.poll(() => periodOf(page)).not.toBe(first);
  const before = periodOf(page);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(new RegExp(`/analytics/overview.*periode=${before}`));
  await page.reload();
  await expect(selector(page)).toBeVisible();
  expect(periodOf(page)).toBe(before);

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/dashboard.*periode=${before}`));
  await page.goBack();
  await expect.poll(() => periodOf(page)).toBe(first);
  await page.goForward();
  await expect.poll(() => periodOf(page)).toBe(before);
});

test('any months are chosen by the keyboard alone', async ({ page }) => {
  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(figures(page)).toBeVisible();
  const [, last = 0] = monthsOf(page);
  await selector(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true }).last()).toBeFocused();
  await expectAccessible(page);
  // From the same month a year earlier to the month after it.
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(selector(page)).toBeFocused();
  await expect.poll(() => monthsOf(page)[0]).toBe(last - 100);
  await expect(figures(page).getByRole('button', { name: /^Omzet/ })).toContainText('€');
});

test('the address of a project of others shows an own one, and says so', async ({ page }) => {
  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(figures(page)).toBeVisible();
  await page.goto('/dashboard?project=00000000-0000-4000-8000-00000000000a&periode=201001-201012');
  await expect(page.getByText(/^Je hebt geen toegang tot dit project\. Je ziet nu /)).toBeVisible();
  await expect(figures(page)).toBeVisible();
  expect(periodOf(page)).not.toBe('201001-201012');
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByText(/^Je hebt geen toegang/)).toHaveCount(0);
});
