import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

/** What a finger needs, in pixels (look). */
const FINGER = 40;

/** Every control is high enough, and the panel lies within the window. */
async function expectReachable(page: Page, panel: Locator): Promise<void> {
  const heights = await panel
    .getByRole('button')
    .or(panel.locator('[role^=menuitem], [role=gridcell]'))
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(FINGER);
  const box = await panel.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  await expectAccessible(page);
}

test('on a phone a period is chosen from a panel as wide as the screen', async ({ page }) => {
  await signIn(page, 'lezer@voorbeeld.nl');
  const period = page.getByRole('button', { name: /^Periode:/ });
  const panel = page.getByRole('dialog', { name: 'Periode' });
  await period.tap();
  await expectReachable(page, panel);
  await page.getByRole('menuitem', { name: 'Andere periode…' }).tap();
  await expect(panel.getByRole('rowgroup')).toHaveCount(1);
  await expectReachable(page, panel);
  await panel.getByRole('button', { name: 'Een jaar eerder' }).tap();
  const months = panel.getByRole('gridcell');
  await months.nth(1).tap();
  await months.nth(4).tap();
  await expect(panel).toBeHidden();
  await expect(period).toHaveAccessibleName(/^Periode: Feb \d{4} - Mei \d{4}$/);
  await page.getByRole('button', { name: /^Volgende periode: Jun/ }).tap();
  await expect(period).toHaveAccessibleName(/^Periode: Jun \d{4} - Sep \d{4}$/);
});

test('on a phone a report is chosen from a panel that can be searched', async ({ page }) => {
  await signIn(page, 'lezer@voorbeeld.nl');
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
  await page.goto('/rapporten');
  const panel = page.getByRole('dialog', { name: 'Periode' });
  await page.getByRole('button', { name: 'Periode: Alle periodes' }).tap();
  await expectReachable(page, panel);
  await panel.getByRole('searchbox').fill('kwartaal');
  await expect(panel.getByRole('menuitemradio', { name: /^Januari/ })).toHaveCount(0);
  await panel.getByRole('menuitemradio').first().tap();
  await expect(page).toHaveURL(/type=kwartaal/);
  await page.getByRole('button', { name: 'Wis' }).tap();
  await expect(page).not.toHaveURL(/rapport=/);
});
