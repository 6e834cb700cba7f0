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

test('every route is accessible and fits its window, in both themes', async ({ page }, info) => {
  test.setTimeout(180_000);
  // What is on a screen is the same at both widths; what a phone draws itself, its own tests look at.
  const isLookedAt = info.project.name === 'wide';
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Kengetal' })).toBeVisible();
  if (isLookedAt) await expectAccessibleInBoth(page);

  await signIn(page, 'beheerder@voorbeeld.nl');
  for (const path of ROUTES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await fits(page)).toBe(true);
      if (isLookedAt) await expectAccessibleInBoth(page);
    });
  }
});

/** A theme changes colours alone, so of the second one only those are looked at. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}
