import { expect, signIn, test } from './fixtures/index.ts';
import { leave, look, SCREENS } from './fixtures/states.ts';
import { goDark } from './fixtures/theme.ts';

const PROBLEM = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    status: 503,
    code: 'unavailable',
    title: 'De boekhouding is even bezet.',
  }),
};

test('screens of figures: on their way, failed, outside the bookings, and read', async ({
  page,
  guard,
}, { project }) => {
  test.setTimeout(400_000);
  guard.expectComplaint(/503/);
  const main = page.getByRole('main');
  const figure = main.locator('[data-figure]').first();
  // A wide window is looked at in the light, a phone in the dark; everywhere.spec.ts does both.
  if (project.name === 'phone') await goDark(page);
  await signIn(page, 'beheerder@voorbeeld.nl');

  for (const { path, call } of SCREENS) {
    await test.step(`${path} on its way, failed, and tried again`, async () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(call, async (route) => {
        await answered;
        await route.fulfill(PROBLEM);
      });
      await Promise.all([page.waitForRequest(call), page.goto(path)]);
      await expect(main.locator('[aria-busy=true]').first()).toBeVisible();
      await look(page);
      answer();
      await expect(main.getByRole('alert').first()).toContainText('De boekhouding is even bezet.');
      await look(page);
      await page.unroute(call);
      await main.getByRole('button', { name: 'Opnieuw proberen' }).first().click();
      await expect(figure).toBeVisible();
    });
  }

  for (const path of ['/analytics/overview', '/analytics/profits', '/analytics/recurring']) {
    await test.step(`${path} outside the bookings`, async () => {
      await page.goto(`${path}?periode=201501-201503`);
      await expect(page.getByText('Geen boekingen in januari t/m maart 2015.')).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: /^Naar / }).click();
      await expect(figure).toBeVisible();
    });
  }

  await test.step('a reader sees the figures, and nothing to change them by', async () => {
    await leave(page);
    await signIn(page, 'lezer@voorbeeld.nl');
    for (const { path } of SCREENS) {
      await page.goto(path);
      await expect(figure).toBeVisible();
      await look(page);
    }
  });
});
