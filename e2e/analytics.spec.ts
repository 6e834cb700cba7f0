import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';
import { goDark } from './fixtures/theme.ts';

test('analytics: filter by key, open, unfold, at both widths and in the dark', async ({ page }) => {
  const main = page.getByRole('main');
  await signIn(page, 'beheerder@voorbeeld.nl');

  await test.step('filters the overview by the keyboard, and the address holds it', async () => {
    await page.goto('/analytics/overview');
    await expect(main.getByRole('heading', { name: 'Waar de kosten zitten' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Topklanten' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Groep: Alle' }).press('Enter');
    await page.keyboard.type('autok');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/groep=autokosten/);
    await expect(main.getByRole('figure', { name: 'Autokosten per maand' })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('button', { name: 'Groep: Autokosten' })).toBeVisible();
  });

  await test.step('opens a bar into its lines', async () => {
    const bar = main.getByRole('figure', { name: 'Autokosten per maand' }).getByRole('button', {
      name: /^Autokosten, /,
    });
    await bar.last().press('Enter');
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Wis' }).click();
    await expect(page).not.toHaveURL(/groep=/);
  });

  await test.step('unfolds winst en verlies and reads what is known of a row', async () => {
    await page.goto('/analytics/profits');
    const heading = main.getByRole('row', { name: /Personeelskosten/ }).first();
    await expect(heading).toBeVisible();
    await heading.getByRole('button', { name: /^Rekeningen van/ }).click();
    await expect(main.getByRole('row', { name: /Lonen en salarissen/ }).first()).toBeVisible();
    await heading.hover();
    await heading.getByRole('button', { name: 'Meer over Personeelskosten' }).click();
    const card = page.getByRole('dialog', { name: 'Meer over Personeelskosten' });
    await expect(card.getByText('Gemiddeld per maand')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('fits a phone, in the dark too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goDark(page);
    for (const path of ['/analytics/overview', '/analytics/profits']) {
      await page.goto(path);
      await expect(main.getByRole('button', { name: 'Filters: Geen' })).toBeVisible();
      await expect(main.locator('[data-figure]').first()).toBeVisible();
      await expectAccessible(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    }
  });
});
