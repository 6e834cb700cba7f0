import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/index.ts';
import { connectExact, openSource } from './fixtures/exact.ts';

// One journey: Exact counts the questions of an administration, so whoever connects it again within
// the minute waits for the next.
test('a manager connects Exact Online, comes to the first figures, and goes through the office by keyboard', async ({
  page,
}) => {
  test.slow();
  await connectExact(page, 'wide');
  await openSource(page);
  const main = page.getByRole('main');
  await page.goto('/organisatie');
  const table = main.getByRole('table', { name: 'Administraties' });
  // Worked out in the background.
  await expect(table.getByText('wordt doorgenomen')).toHaveCount(0, { timeout: 60_000 });
  await expect(main.getByText(/administraties zijn in orde|aandacht:/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(main.getByRole('searchbox', { name: 'Zoek administratie' })).toBeFocused();
  await page.keyboard.type('noord');
  await expect(page).toHaveURL(/zoek=noord/);
  await expect(rows(page)).toHaveCount(1);
  await main.getByRole('searchbox', { name: 'Zoek administratie' }).fill('');
  await page.keyboard.press('Tab');
  await main.getByRole('button', { name: /^Alle/ }).press('j');
  await page.keyboard.press('j');
  const second = rows(page).nth(1);
  await expect(second).toBeFocused();
  const name = (await second.getByRole('link').textContent()) ?? '';

  await table.getByRole('button', { name: `Resultaat ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Resultaat' });
  await expect(drawer.getByText(name)).toBeVisible();
  await expect(drawer.getByText(/boekingen$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?project=/);
});

const rows = (page: Page) => page.getByRole('main').locator('tr[data-row]');
