import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

/**
 * Every route of specification §2 that shows a screen of its own to someone who is set up, with the
 * last of its trail where it has one.
 */
const ROUTES: readonly (readonly [path: string, crumb?: string | RegExp])[] = [
  ['/dashboard'],
  ['/analytics', 'Overzicht'],
  ['/analytics/recurring', 'Periodieke transacties'],
  ['/analytics/profits', 'Winst & Verlies'],
  ['/suggesties', 'Suggesties'],
  ['/chat', 'Chat'],
  ['/detail', 'Project'],
  ['/rapporten', 'Rapporten'],
  ['/rapport'],
  ['/organisatie', /./],
  ['/project', /./],
  ['/project?tab=rekeningen'],
  ['/organisatie-aanmaken'],
  ['/connectie-aanmaken'],
  ['/exact'],
];

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const crumbOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /kruimel/i })
    .getByRole('listitem')
    .last();

const expectFits = async (page: Page) => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
};

test('every route is accessible in both themes, and fits both widths', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Kengetal' })).toBeVisible();
  await expectAccessibleInBoth(page);

  await signIn(page, 'beheerder@voorbeeld.nl');
  for (const [path, crumb] of [...ROUTES, [await pathOfSuggestion(page), /./] as const]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      if (crumb) await expect(crumbOf(page)).toHaveText(crumb);
      await expectFits(page);
      // What is on a screen is the same at both widths; what a phone draws itself, its own tests look at.
      await expectAccessibleInBoth(page);
      await page.setViewportSize(PHONE);
      await expectFits(page);
      await page.setViewportSize(WIDE);
    });
  }
  await page.goto('/bestaat-niet');
  await expect(crumbOf(page)).toHaveText('Dashboard');
});

/** That of the first suggestion; the books are looked at in the background, the first time too. */
async function pathOfSuggestion(page: Page): Promise<string> {
  await page.goto('/suggesties');
  const link = page.getByRole('main').locator('a[href^="/suggestie/"]').first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  return (await link.getAttribute('href')) ?? '';
}

/** A theme changes colours alone, so of the second one only those are looked at. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}
