import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

/** More stops than any screen has. */
const STOPS = 200;

/** Goes to an element as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the element cannot be reached with the Tab key');
}

test('by keyboard alone: sign in, project, period, palette, sign out', async ({ page }) => {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const figure = page.locator('[data-figure]').first();
  const signInButton = page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' });

  await test.step('signs in', async () => {
    await page.goto('/');
    await tabTo(page, signInButton);
    await press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'beheerder@voorbeeld.nl' }));
    await press('Enter');
    await expect(figure).toBeVisible();
  });

  await test.step('chooses another project', async () => {
    const switcher = page.getByRole('button', { name: /Voorbeeld BV/ });
    await tabTo(page, switcher);
    await press('Enter');
    await expect(page.getByRole('option', { name: 'Boekhouding' })).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(switcher).toHaveAccessibleName(/Gebroken boekjaar/);
    await expect(figure).toBeVisible();
  });

  await test.step('chooses another period', async () => {
    const period = page.getByRole('button', { name: /^Periode: / });
    const before = await period.getAttribute('aria-label');
    await tabTo(page, period);
    await press('Enter');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(period).not.toHaveAttribute('aria-label', before ?? '');
    await expect(period).toBeFocused();
  });

  await test.step('opens the palette, and comes back to where it was', async () => {
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Zoeken en opdrachten' })).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('button', { name: /^Periode: / })).toBeFocused();
    await press('Control+k');
    await page.keyboard.type('uitloggen');
    await expect(page.getByRole('option', { name: /Uitloggen/ })).toBeVisible();
    await press('Escape');
  });

  await test.step('signs out from the menu', async () => {
    await tabTo(page, page.getByRole('button', { name: /beheerder@voorbeeld/ }));
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeVisible();
    // It is shown a moment before one of its items takes the focus.
    await page.waitForFunction(() => document.activeElement?.role?.startsWith('menuitem') === true);
    // The first arrow may come before the menu knows which item that is.
    const last = page.getByRole('menuitem', { name: 'Uitloggen' });
    await expect(async () => {
      await press('ArrowUp');
      await expect(last).toBeFocused({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await press('Enter');
    await expect(signInButton).toBeVisible();
  });
});
