import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';

for (const { name, width, height } of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures of recurring series at ${name} px (${theme})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const suffix = theme === 'dark' ? '-donker' : '';
      const picture = (screen: string) =>
        takePicture(page, `periodieke-transacties${screen}${suffix}-${name}`);
      await signIn(page, 'beheerder@voorbeeld.nl');
      await page.goto('/analytics/recurring');
      const main = page.getByRole('main');
      const software = main.getByRole('button', { name: 'Werkbon Software B.V.', exact: true });
      await expect(software).toBeVisible({ timeout: 30_000 });
      await picture('');
      await software.click();
      await expect(main.getByRole('region', { name: 'Boekingen van deze reeks' })).toBeVisible();
      await picture('-waarom');
      await main.getByRole('radio', { name: 'Agenda' }).click();
      await picture('-agenda');
    });
  }
}
