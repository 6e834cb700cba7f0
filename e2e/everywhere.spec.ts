import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

/** Every route of specification §2 that shows a screen of its own to someone who is set up. */
const ROUTES = [
  '/dashboard',
  '/analytics/overview',
  '/analytics/recurring',
  '/analytics/profits',
  '/suggesties',
  '/suggestie/1',
  '/chat',
  '/detail',
  '/rapporten',
  '/rapport',
  '/organisatie',
  '/project',
  '/project?tab=rekeningen',
  '/organisatie-aanmaken',
  '/connectie-aanmaken',
  '/exact',
];

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const theme of ['light', 'dark'] as const) {
  test(`every route is accessible and fits its window (${theme})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Kengetal' })).toBeVisible();
    await expectAccessible(page);

    await signIn(page, 'beheerder@voorbeeld.nl');
    for (const path of ROUTES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await fits(page)).toBe(true);
        await expectAccessible(page);
      });
    }
  });
}
