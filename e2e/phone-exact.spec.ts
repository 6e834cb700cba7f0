import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { connectExact, openSource, toDashboard } from './fixtures/exact.ts';
import { sandboxAddress } from './fixtures/sandbox.ts';
import { look } from './fixtures/states.ts';
import { goDark } from './fixtures/theme.ts';

/** Somebody of the stand-in whose own administrations no other journey reads: their consent ends. */
const READER = { by: 'Joost Bakker', administrations: [/Zomerboekjaar/, /Buitenhof/] };
const EMAIL = 'lezer@voorbeeld.nl';

/** Until both have been compared with Exact too, which would learn of the end before the reading does. */
async function afterChecks(page: Page): Promise<void> {
  await page.goto('/organisatie?tab=koppelingen');
  const connections = page.getByRole('main').getByRole('table', { name: 'Koppelingen' });
  await expect(connections.getByText('Actief', { exact: true })).toHaveCount(2);
  await expect(connections.getByRole('status')).toHaveCount(0, { timeout: 60_000 });
}

test('a manager connects Exact Online, and again once the consent has run out, to the same figures', async ({
  page,
}) => {
  test.slow();
  await goDark(page);
  const before = await connectExact(page, 'phone', READER);
  expect(before).toMatch(/\d/);
  await afterChecks(page);
  await openSource(page);
  const drawer = page.getByRole('dialog');
  const readings = drawer
    .getByRole('region', { name: 'Wat we aan Exact Online vroegen' })
    .getByRole('group');
  await expect(readings).toHaveCount(1);

  await test.step('a consent that ran out is told, with what was read still there', async () => {
    const data = { email: EMAIL, end: 'refresh' };
    const tokens = sandboxAddress(page, '/exact/control/tokens').href;
    expect((await page.request.post(tokens, { data })).ok()).toBe(true);
    await drawer.getByRole('button', { name: 'Nu synchroniseren' }).click();
    await expect(drawer.getByText('Verlopen', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(drawer.getByText(/\(toestemming_verlopen\)/)).toBeVisible();
    // Exact refused the first question of it.
    await expect(readings).toHaveCount(2);
    await look(page);
  });

  await test.step('and given again, on which it is read on', async () => {
    await drawer.getByRole('button', { name: 'Opnieuw koppelen' }).click();
    await page.getByRole('button', { name: READER.by }).click();
    expect(await toDashboard(page)).toBe(before);
    await openSource(page);
    await expect(drawer.getByText('Actief', { exact: true })).toBeVisible();
    await expect(readings).toHaveCount(3);
  });
});
