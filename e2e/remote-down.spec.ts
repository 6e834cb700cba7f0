import type { Page } from '@playwright/test';
import type { FrontEnd } from '../tools/src/build/parts.ts';
import { placesOf } from '../tools/src/commands/places.ts';
import { REACHED, follow, panelOf } from '../tools/src/faults/remotes.ts';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';

/** For this browser nothing listens at a remote's address, as when its machine fails. */
async function takeDown(page: Page, part: FrontEnd): Promise<() => Promise<void>> {
  const { port } = new URL(process.env.KENGETAL_ORIGIN ?? '');
  const address = `${placesOf({ KENGETAL_PORT: port }).originOf(part)}/**`;
  await page.route(address, (route) => route.abort('connectionrefused'));
  return () => page.unroute(address);
}

test.beforeEach(({ guard }) => guard.expectComplaint(/ERR_CONNECTION_REFUSED/));

for (const { part, open } of REACHED) {
  test(`with ${part} down the rest works, and trying again recovers`, async ({ page }) => {
    const main = page.getByRole('main');
    const bringUp = await takeDown(page, part);
    await signIn(page, 'beheerder@voorbeeld.nl');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await open(page);
    await expect(panelOf(page)).toBeVisible();

    for (const other of REACHED.filter((remote) => remote.part !== part)) {
      await other.open(page);
      await expect(panelOf(page)).toBeHidden();
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await open(page);
    await expect(panelOf(page)).toBeVisible();

    await bringUp();
    await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('with every remote down menu, period and sign-out work', async ({ page }) => {
  for (const { part } of REACHED) await takeDown(page, part);
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(panelOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Periode/ }).click();
  await page.getByRole('menuitemradio').last().click();
  await expect(page).toHaveURL(/periode=/);
  await follow(page, 'Analytics');
  await expect(
    page.getByRole('heading', { name: 'Analytics is nu niet beschikbaar.' }),
  ).toBeVisible();
  await signOut(page);
});

test('a remote without a release keeps its entry and address, and comes back without a reload', async ({
  page,
}) => {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const { remotes, ...rest } = await response.json();
    delete remotes['mfe-reports'];
    await route.fulfill({ response, json: { ...rest, remotes } });
  });
  await signIn(page, 'beheerder@voorbeeld.nl');
  await follow(page, 'Rapporten');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Rapporten zijn nu niet beschikbaar.' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/rapporten\?/);

  await page.unroute('**/registry.json');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(panelOf(page)).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL(/\/rapporten\?/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?/);
});
