import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';
import { goDark } from './fixtures/theme.ts';

const PHONE = { width: 390, height: 844 };
const SCREEN = '/analytics/recurring';

test('what comes back is looked at, confirmed, ignored, and read by others', async ({ page }) => {
  const main = page.getByRole('main');
  const series = main.getByRole('table', { name: 'Periodieke transacties' });
  const done = main.getByRole('status');
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto(SCREEN);
  const rent = series.getByRole('button', {
    name: 'Bedrijfspanden De Wetering',
    exact: true,
  });

  await test.step('says with the keyboard why it is a series, and opens a booking', async () => {
    await expect(rent).toBeVisible({ timeout: 30_000 });
    await rent.focus();
    await page.keyboard.press('Enter');
    await expect(rent).toHaveAttribute('aria-expanded', 'true');
    const bookings = main.getByRole('region', { name: 'Boekingen van deze reeks' });
    await expectAccessible(page);
    await bookings.getByRole('button').first().click();
    await expect(page.getByRole('complementary', { name: 'Boekingen' })).toContainText(
      'Huur bedrijfspand',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('confirms, ignores, and takes back', async () => {
    await main.getByRole('button', { name: /evestigen$/ }).click();
    await expect(done.filter({ hasText: 'Bedrijfspanden De Wetering bevestigd.' })).toBeVisible();
    await main.getByRole('button', { name: 'Negeren' }).click();
    await expect(series.getByRole('rowheader', { name: 'Genegeerd' })).toBeVisible();
    await main.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(series.getByRole('rowheader', { name: 'Genegeerd' })).toHaveCount(0);
    await expect(done.filter({ hasText: 'Ongedaan gemaakt.' })).toBeVisible();
  });

  await test.step('finds a series, takes it along, and sees what is expected', async () => {
    await main.getByRole('searchbox').fill('lease');
    await expect(rent).toHaveCount(0);
    await expect(series.getByRole('button', { name: /Lease B\.V\.$/ })).toBeVisible();
    await main.getByRole('button', { name: 'Exporteren' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Excel/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^Periodieke transacties .+\.xlsx$/);
    await main.getByRole('radio', { name: 'Agenda' }).click();
    await expect(page).toHaveURL(/weergave=agenda/);
    await expect(main.getByText(/^Verwacht na /)).toBeVisible();
  });

  await test.step('is read by a reader, on a phone, in the dark', async () => {
    await signOut(page);
    await signIn(page, 'lezer@voorbeeld.nl');
    await page.setViewportSize(PHONE);
    await goDark(page);
    await page.goto(SCREEN);
    await rent.click();
    await expect(main.getByText(/^Bevestigd door/)).toBeVisible();
    await expect(main.getByRole('button', { name: /evestigen$|Negeren/ })).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page);
  });
});

async function expectFits(page: Page): Promise<void> {
  const over = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}
