import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Kruimelpad' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Zijbalk' });
const period = (page: Page) => page.getByRole('button', { name: /^Periode: / });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(page.locator('[data-figure]').first()).toBeVisible();
});

test('organisation, project and chats are chosen in the sidebar, which folds', async ({ page }) => {
  await test.step('another project opens its dashboard, with a period of its own', async () => {
    const before = new URL(page.url()).searchParams;
    await sidebar(page)
      .getByRole('button', { name: /Voorbeeld BV/ })
      .click();
    await expectAccessible(page);
    const chats = page.waitForRequest(
      (request) =>
        request.url().includes('/chats?') &&
        !request.url().includes(before.get('project') ?? 'none'),
    );
    await page.getByRole('option', { name: 'Gebroken boekjaar' }).click();
    await chats;
    await expect(page).toHaveURL(/\/dashboard\?/);
    const project = () => new URL(page.url()).searchParams.get('project');
    await expect.poll(project).not.toBe(before.get('project'));
    await expect(page.locator('[data-figure]').first()).toBeVisible();
  });

  await test.step('an organisation opens its screen', async () => {
    await sidebar(page)
      .getByRole('button', { name: /Voorbeeld BV/ })
      .click();
    await page.getByRole('option', { name: 'Organisatie Voorbeeld BV' }).click();
    await expect(page).toHaveURL(/\/organisatie\?organisation_id=/);
    await sidebar(page)
      .getByRole('button', { name: /Voorbeeld BV/ })
      .click();
    await page.getByRole('button', { name: 'Organisatie toevoegen' }).click();
    await expect(page).toHaveURL(/\/organisatie-aanmaken/);
  });

  await test.step('the entries stand in order, and a new chat has an address of its own', async () => {
    const names = await menu(page).getByRole('listitem').allInnerTexts();
    expect(names).toEqual(['Dashboard', 'Rapporten', 'Chat', 'Analytics']);
    await page.getByRole('button', { name: 'Nieuwe chat' }).click();
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}/);
  });

  await test.step('it folds to icons that say their names, also after a reload', async () => {
    await page.keyboard.press('Control+b');
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    await page.reload();
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);
    await menu(page).getByRole('link', { name: 'Rapporten' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Rapporten' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+b');
    await expect(sidebar(page)).toHaveCSS('width', '256px');
  });
});

test('the trail, title, focus and scrolling follow the screen', async ({ page }) => {
  await menu(page).getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics\/overview/);
  await expect(crumbs(page).getByRole('link')).toHaveText(['Analytics']);
  await expect(page).toHaveTitle(/^Overzicht/);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Winst & Verlies' }).click();
  await crumbs(page).getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics\/overview.*periode=/);

  await menu(page).getByRole('link', { name: 'Rapporten' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Resultaat/ })
      .first(),
  ).toBeVisible();
  // Figures that arrive may take the place of what was to be scrolled to, and make the screen longer.
  await page.waitForLoadState('networkidle');
  const last = page.getByRole('main').getByRole('region').last();
  await expect(() => last.scrollIntoViewIfNeeded()).toPass();
  const down = await page.evaluate(() => window.scrollY);
  expect(down).toBeGreaterThan(100);
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page)).toBeVisible();
  // The heading may be that of the screen before.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(down);

  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const link = menu(page).getByRole('link', { name: 'Dashboard' });
  await sidebar(page).getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');
});

test('periods and reports are offered per screen, and lead back to the bookings', async ({
  page,
}) => {
  await test.step('the dashboard offers months, analytics quarters and years too', async () => {
    await period(page).click();
    const offered = await page.getByRole('menuitemradio').allInnerTexts();
    expect(offered.filter((name) => !/maand/i.test(name))).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await menu(page).getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL(/overview/);
    await period(page).click();
    await page
      .getByRole('menuitemradio', { name: /kwartaal/i })
      .first()
      .click();
    await expect(period(page)).toHaveAccessibleName(/kwartaal/i);
  });

  await test.step('a quarter stays chosen where only months are on offer', async () => {
    const chosen = new URL(page.url()).searchParams.get('periode') ?? '';
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard.*periode=${chosen}`));
  });

  await test.step('outside the bookings it says so, and leads back', async () => {
    await page.goto('/dashboard?periode=201501-201503');
    await expect(page.getByText('Geen boekingen in januari t/m maart 2015.')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Naar / }).click();
    await expect(page).not.toHaveURL(/201501/);
    await expect(page.locator('[data-figure]').first()).toBeVisible();
  });

  await test.step('reports are chosen by type and name', async () => {
    await page.goto('/rapporten');
    await page.getByRole('button', { name: /^Type: / }).click();
    await page.getByRole('menuitemradio', { name: 'Kwartaal' }).click();
    await expect(page).toHaveURL(/type=kwartaal/);
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Periode: / })
      .click();
    await page
      .getByRole('menuitemradio', { name: /kwartaal 2025/ })
      .first()
      .click();
    await expect(page).toHaveURL(/rapport=2025/);
    await page.getByRole('button', { name: 'Type: Kwartaal' }).click();
    await page.getByRole('menuitemradio', { name: 'Maand' }).click();
    await expect(page).not.toHaveURL(/rapport=/);
    await page.getByRole('button', { name: 'Wis' }).click();
    await expect(page).not.toHaveURL(/type=/);
  });
});

test('the assistant stands beside five screens, 400 px wide, and not beside the chat', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: /^Assistent (openen|sluiten)$/ });
  const panel = page.getByRole('complementary', { name: 'Assistent' });
  for (const path of ['/dashboard', '/chat', '/organisatie', '/project', '/suggesties']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(toggle).toHaveCount(0);
  }
  const five = ['/analytics/overview', '/analytics/recurring', '/analytics/profits', '/rapporten'];
  for (const path of [...five, '/rapport']) {
    await page.goto(path);
    await expect(toggle).toBeVisible();
  }
  await toggle.click();
  await expect(panel).toHaveCSS('width', '400px');
  await expectAccessible(page);
  await menu(page).getByRole('link', { name: 'Chat' }).click();
  await expect(panel).toBeHidden();
  await menu(page).getByRole('link', { name: 'Rapporten' }).click();
  await panel.getByRole('button', { name: 'Chat sluiten' }).click();
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the theme is chosen in the menu, stays, and is there before the app', async ({
  page,
  guard,
}) => {
  const theme = page.locator('html');
  const user = page.getByRole('button', { name: /beheerder@voorbeeld/ });
  await user.click();
  await expect(page.getByRole('menuitem', { name: /beheerder@voorbeeld/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(user).toBeFocused();
  await user.click();
  for (const name of ['Account', 'Betaling']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled();
  }
  await page.getByRole('menuitemradio', { name: 'Donker' }).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);

  guard.expectComplaint(/ERR_FAILED.*boot/);
  await page.route(/\/boot[^/]*\.js$/, (route) => route.abort());
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 19, 21)');
});
