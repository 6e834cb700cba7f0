import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';
import { questionsOnBooks } from './fixtures/questions-on-books.ts';
import { setUpOrganisation, upload } from './fixtures/setting-up.ts';

const PHONE = { width: 390, height: 844 };

const group = (page: Page, name: string) =>
  page.getByRole('main').getByRole('rowheader', { name: new RegExp(`^${name}`) });

test('suggestions are handled by keyboard, undone, opened, and read by others', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('are found in a file', async () => {
    await setUpOrganisation(page, `handig-${Date.now()}@voorbeeld.nl`);
    await upload(page, [questionsOnBooks('2026-01-10', 1_500, false)]);
    await page.goto('/suggesties');
    await expect(group(page, 'Nieuw')).toContainText('3', { timeout: 60_000 });
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
