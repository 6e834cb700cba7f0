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

  await test.step('keeps the choice as a view, and comes back to it', async () => {
    await main.getByRole('button', { name: 'Weergave: Geen' }).click();
    await page.getByRole('button', { name: 'Bewaar deze weergave' }).click();
    await page.keyboard.type('Alleen auto');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Meer met Alleen auto' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Wis' }).click();
    await main.getByRole('button', { name: 'Weergave: Geen' }).click();
    await page.getByRole('button', { name: 'Alleen auto', exact: true }).click();
    await expect(page).toHaveURL(/groep=autokosten/);
    await expect(main.getByRole('button', { name: 'Weergave: Alleen auto' })).toBeFocused();
  });

  await test.step('zooms in on months by dragging, and back', async () => {
    const chart = main.getByRole('figure', { name: 'Autokosten per maand' });
    const bars = chart.getByRole('button', { name: /^Autokosten, / });
    await expect(bars).toHaveCount(12);
    const [from, to] = [await bars.nth(2).boundingBox(), await bars.nth(4).boundingBox()];
    if (!from || !to) throw new Error('the chart is not drawn');
    await page.mouse.move(from.x + 5, from.y + 50);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 50, { steps: 3 });
    await page.mouse.up();
    await expect(bars).toHaveCount(3);
    await expect(page).toHaveURL(/zoom=\d{6}-\d{6}/);
    await main.getByRole('button', { name: 'Toon weer alle maanden' }).click();
    await expect(bars).toHaveCount(12);
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

test('analytics: the card of a row on hover, what if, and a question from the drawer', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const row = (name: RegExp) => main.getByRole('row', { name }).first();
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/analytics/profits');

  await test.step('opens the card where the pointer rests, not over its row', async () => {
    const name = row(/Netto-omzet/).getByRole('rowheader');
    await name.hover();
    const card = page.getByRole('dialog', { name: 'Meer over Netto-omzet' });
    await expect(card.getByText('Grootste boekingen')).toBeVisible();
    const [above, below] = [await name.boundingBox(), await card.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await card.hover();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  await test.step('carries a change on to the result, and takes it back', async () => {
    await main.getByRole('button', { name: 'Wat als' }).click();
    await row(/Netto-omzet/).hover();
    await main.getByRole('button', { name: 'Wat als Netto-omzet anders is' }).click();
    await page.keyboard.type('-10');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/wat_als=netto_omzet%3Ap-1000/);
    await expect(main.getByRole('list', { name: 'Wat er anders is' })).toContainText('-10%');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row(/Netto-omzet/)).toContainText('-');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });

  await test.step('asks the assistant about an amount, on a phone in a sheet', async () => {
    await row(/Nettowinst|Nettoverlies|Nettoresultaat/)
      .getByRole('button', { name: /wat als: / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Vraag de assistent' }).click();
    const sheet = page.getByRole('dialog', { name: 'Assistent' });
    await expect(sheet.getByLabel('Je vraag')).toHaveValue(/^Hoe komt Netto.*, wat als/);
    await expectAccessible(page);
  });
});
