import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';
import { expectStill } from './fixtures/layout-shifts.ts';
import { questionsOnBooks } from './fixtures/questions-on-books.ts';
import { setUpOrganisation, upload } from './fixtures/setting-up.ts';

const PHONE = { width: 390, height: 844 };

const group = (page: Page, name: string) =>
  page.getByRole('main').getByRole('rowheader', { name: new RegExp(`^${name}`) });

test('suggestions are handled by keyboard, undone, opened, and read by others', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/503/);
  const main = page.getByRole('main');

  await test.step('are found in a file', async () => {
    await setUpOrganisation(page, `handig-${Date.now()}@voorbeeld.nl`);
    await upload(page, [questionsOnBooks('2026-01-10', 1_500, false)]);
    await page.goto('/suggesties');
    await expect(group(page, 'Nieuw')).toContainText('3', { timeout: 60_000 });
    await expectAccessible(page);
    await page.reload();
    await expect(group(page, 'Nieuw')).toContainText('3');
    await expectStill(page);
  });

  await test.step('several are chosen, by key and on a phone', async () => {
    const chosen = main.getByRole('region', { name: 'Gekozen suggesties' });
    for (const key of 'jxjx') await page.keyboard.press(key);
    await expect(chosen).toContainText('2 gekozen');
    await expectAccessible(page);
    await chosen.getByRole('button', { name: 'Niets kiezen' }).click();
    await page.setViewportSize(PHONE);
    await main.getByRole('button', { name: 'Meer kiezen' }).click();
    await main.getByRole('checkbox').first().click();
    await main.getByRole('checkbox').nth(2).click();
    await expect(chosen).toContainText('2 gekozen');
    await expectAccessible(page);
    await chosen.getByRole('button', { name: 'Klaar' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(group(page, 'Nieuw')).toContainText('3');
  });

  await test.step('three are handled by e, and the last taken back by z', async () => {
    await page.keyboard.press('j');
    for (const done of [1, 2, 3]) {
      await page.keyboard.press('e');
      await expect(group(page, 'Afgehandeld')).toContainText(String(done));
    }
    await page.keyboard.press('z');
    await expect(group(page, 'Afgehandeld')).toContainText('2');
  });

  await test.step('one opens with what proves it', async () => {
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/suggestie\/[\da-f-]{36}/);
    await expect(main.getByRole('heading', { name: 'Hoe berekend' })).toBeVisible();
    await expect(main.locator('[data-figure]').first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Hoe berekend' })).toBeVisible();
    await expectStill(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a list that cannot be had says so', async () => {
    await page.route('**/v1/suggestions?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/suggesties');
    await expect(main.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/v1/suggestions?*');
  });

  await test.step('a reader sees those of the example on a phone, and can change nothing', async () => {
    await signOut(page);
    await signIn(page, 'lezer@voorbeeld.nl');
    await page.setViewportSize(PHONE);
    await page.goto('/suggesties');
    await expect(main.locator('[data-figure]').first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^Afhandelen/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
