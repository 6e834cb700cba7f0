import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';

const PHONE = { width: 390, height: 844 };

const group = (page: Page, name: string) =>
  page.getByRole('main').getByRole('rowheader', { name: new RegExp(`^${name}`) });

test('suggestions are handled by keyboard, undone, opened, and read by others', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/suggesties');

  await test.step('stand in the books of the example', async () => {
    await expect(group(page, 'Nieuw')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
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
  });

  await test.step('a reader sees them on a phone, and can change nothing', async () => {
    await signOut(page);
    await signIn(page, 'lezer@voorbeeld.nl');
    await page.setViewportSize(PHONE);
    await page.goto('/suggesties');
    await expect(main.locator('[data-figure]').first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^Afhandelen/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
