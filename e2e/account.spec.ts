import type { Browser, Page } from '@playwright/test';
import { expect, signInByProvider, test } from './fixtures/index.ts';
import { main, PROJECT } from './fixtures/people.ts';
import { createProject, setUpOrganisation } from './fixtures/setting-up.ts';
import { look } from './fixtures/states.ts';
import { zipFrom } from './fixtures/zip.ts';

/** The same person in a browser of its own. */
async function elsewhere(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', baseURL: origin });
  const page = await context.newPage();
  await signInByProvider(page, email);
  return page;
}

test('sessions end one by one and all at once, and own data comes as a file', async ({
  browser,
  page,
}) => {
  const email = `sessies-${Date.now()}@kantoor-jansen.nl`;
  await setUpOrganisation(page, email);
  await createProject(page, PROJECT);
  const { origin } = new URL(page.url());
  const [one, other] = [
    await elsewhere(browser, origin, email),
    await elsewhere(browser, origin, email),
  ];
  const isSignedOut = async (there: Page) => {
    await there.reload();
    await expect(there).toHaveURL(/\/login$/);
    await there.context().close();
  };
  await page.goto('/account');
  const sessions = main(page).getByRole('table', { name: 'Sessies' });
  await expect(sessions.getByRole('row', { name: /Chrome op Linux/ })).toHaveCount(3);
  await look(page);
  const end = sessions.getByRole('button', { name: 'Chrome op Linux uitloggen' });
  await end.last().click();
  await expect(end).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Op alle andere apparaten uitloggen' }).click();
  await look(page);
  await main(page).getByRole('group').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(main(page).getByText(/^Je bent alleen hier ingelogd/)).toBeVisible();
  await isSignedOut(one);
  await isSignedOut(other);

  const names = await zipFrom(
    page,
    main(page).getByRole('button', { name: 'Mijn gegevens downloaden' }),
  );
  expect(names).toEqual(
    expect.arrayContaining(['README.txt', 'account.csv', 'sessies.csv', 'gesprekken.csv']),
  );
});
