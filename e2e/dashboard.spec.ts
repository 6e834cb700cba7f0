import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';
import { expectStill } from './fixtures/layout-shifts.ts';
import { PLACES, withCash } from './fixtures/cash.ts';

test('the dashboard comes without moving, and is of a period and of now', async ({ page }) => {
  const main = page.getByRole('main');
  const now = main.getByRole('region', { name: /^Stand / });
  await signIn(page, 'beheerder@voorbeeld.nl');

  await test.step('nothing moves while it arrives', async () => {
    await page.goto('/dashboard');
    await expect(now.getByRole('region', { name: 'Openstaande debiteuren' })).toBeVisible();
    await expect(now.getByRole('region', { name: /^Liquide middelen/ })).toBeVisible();
    await expect(main.getByRole('figure', { name: /per maand$/ })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expectStill(page);
    await expectAccessible(page);
  });

  await test.step('a key figure opens its groups, and these their lines', async () => {
    const drawer = page.getByRole('dialog');
    await main.getByRole('button', { name: /^Kosten:/ }).click();
    await drawer.getByRole('button', { name: /Lonen en salarissen/ }).click();
    await expect(drawer.getByRole('grid').or(drawer.getByRole('table')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('another comparison changes the period, and not now', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = request.postData();
      if (request.url().endsWith('/v1/pages') && body) asked.push(body);
    });
    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('button', { name: /^Vergelijk met/ }).click();
    await page.getByRole('menuitemradio', { name: 'Zelfde periode vorig jaar' }).click();
    await expect(page).toHaveURL(/vergelijking=vorig_jaar/);
    await expect(main.getByText(/t\.o\.v\. .*20\d\d/).first()).toBeVisible();
    expect(asked.filter((body) => body.includes('dashboard-nu'))).toEqual([]);
  });

  await test.step('a question goes to the assistant', async () => {
    const question = now.getByRole('button', { name: /^Welke facturen zijn te laat/ });
    await question.click();
    await expect(page.getByPlaceholder('Start een nieuw gesprek...')).toHaveValue(
      'Welke facturen zijn te laat?',
    );
  });
});

for (const { name, width, height, theme } of PLACES) {
  test(`the expected money comes into its place at ${name} px (${theme})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, 'beheerder@voorbeeld.nl');
    const main = page.getByRole('main');
    const cash = main.getByRole('region', { name: /^Liquide middelen/ });
    const show = await withCash(page);

    await test.step('while it is being made', async () => {
      await show('pending');
      await expect(cash.getByText('De verwachting wordt gemaakt.')).toBeVisible();
      await expect(main.getByRole('region', { name: 'Openstaande debiteuren' })).toBeVisible();
      await cash.scrollIntoViewIfNeeded();
      await expectAccessible(page);
    });

    await test.step('and once it is there', async () => {
      const before = await cash.boundingBox();
      await show('made');
      await expect(cash.getByText(/^Laagste stand/)).toBeVisible();
      await expect(cash.getByRole('figure')).toBeVisible();
      expect((await cash.boundingBox())?.height).toBe(before?.height);
      await expectStill(page);
      await expectAccessible(page);
    });

    await test.step('or could not be made', async () => {
      await show('failed');
      await page.reload();
      await expect(cash.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
