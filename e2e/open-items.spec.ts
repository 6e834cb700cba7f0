import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

const PHONE = { width: 390, height: 844 };
const LIST = 'Alle openstaande facturen van klanten';

test('who owes how much since when is four clicks from signing in, and is taken along', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.getByRole('link', { name: 'Rapporten', exact: true }).first().click();
  await main
    .getByRole('link', { name: /Definitief$/ })
    .first()
    .click();
  await main.getByRole('tab', { name: 'Debiteuren & crediteuren' }).click();
  const list = main.getByRole('region', { name: LIST, exact: true });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await list.getByRole('button', { name: 'Per factuur' }).click();
  await expect(list.getByRole('button', { name: 'Factuur', exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step('sorts and opens with the keyboard', async () => {
    await list.getByRole('button', { name: 'Open', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('columnheader', { name: 'Open', exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(list.locator('[aria-busy=false]')).toBeVisible();
    await list.getByRole('row').nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('is a file', async () => {
    const download = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Exporteren' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('Klant;Nummer;Factuur;Datum');
  });

  await test.step('has its total above the list on a phone, which it fits', async () => {
    await page.setViewportSize(PHONE);
    const total = list.getByRole('button', { name: new RegExp(`^${LIST}: `) });
    await total.scrollIntoViewIfNeeded();
    const [above, below] = [
      await total.boundingBox(),
      await list.getByRole('row').nth(1).boundingBox(),
    ];
    expect(above && below && above.y < below.y).toBe(true);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await expectAccessible(page);
  });
});
