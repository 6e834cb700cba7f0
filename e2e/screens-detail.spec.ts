import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';
import { goDark } from './fixtures/theme.ts';

for (const { name, width, height } of WIDTHS) {
  test(`pictures of project detail at ${name} px`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.setViewportSize({ width, height });
    await signIn(page, 'beheerder@voorbeeld.nl');
    await page.goto('/detail');
    await expect(main.getByText('van 100')).toBeVisible();
    await takePicture(page, `detail-${name}`);
    await goDark(page);
    await takePicture(page, `detail-donker-${name}`);
    await main.getByRole('button', { name: /^Balans sluit/ }).click();
    await expect(page.getByRole('dialog').getByRole('row').nth(10)).toBeVisible();
    await takePicture(page, `boekingen-donker-${name}`);
  });
}
