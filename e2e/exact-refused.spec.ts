import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';
import { beginExact } from './fixtures/exact.ts';
import { look } from './fixtures/states.ts';
import { apiOf, held } from './fixtures/tokens.ts';

/** Two people of the stand-in; the second may not look into what the first linked. */
const [OWNER, READER] = [/Marieke de Wit/, /Joost Bakker/];

const main = (page: Page) => page.getByRole('main');
const allow = (page: Page, who = OWNER) => page.getByRole('button', { name: who }).click();
const again = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

async function expectRefused(page: Page, title: string): Promise<void> {
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(main(page).getByText(/^Wat al gekoppeld of gelezen was/)).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=|error=/);
}

/** Where consent is given again for the connection that this page shows. */
async function addressToLinkAnew(page: Page): Promise<string> {
  const api = await apiOf(page);
  const headers = { authorization: `Bearer ${await held(page, 'access_token')}` };
  const connection_id = new URL(page.url()).searchParams.get('koppeling') ?? '';
  const shown = await page.request.get(`${api}/connection`, { headers, params: { connection_id } });
  const { organisation_id } = await shown.json();
  const data = { organisation_id, connection_id };
  const begun = await page.request.post(`${api}/connection/exact`, { headers, data });
  return (await begun.json()).authorize_url;
}

/** The state that this page brought to Exact Online, which asks who the user is. */
async function stateOf(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Weigeren' })).toBeVisible();
  return new URL(page.url()).searchParams.get('state') ?? '';
}

test('a consent that comes to nothing says why, loses nothing, and begins anew', async ({
  browser,
  page,
  guard,
  baseURL,
}) => {
  // What is refused, the browser tells.
  guard.expectComplaint(/403|404|409|422|503/);
  await beginExact(page, 'geweigerd');

  await test.step('refused by the user', async () => {
    await page.getByRole('button', { name: 'Weigeren' }).click();
    await expectRefused(page, 'Je gaf geen toestemming');
    await look(page);
    await page.reload();
    await expectRefused(page, 'Je gaf geen toestemming');
    await again(page, 'Opnieuw naar Exact Online');
  });

  await test.step('of another session', async () => {
    const state = await stateOf(page);
    const context = await browser.newContext({ locale: 'nl-NL', baseURL });
    const other = await context.newPage();
    await signIn(other, `ander-${Date.now()}@kantoor-exact.nl`);
    await other.goto(`/exact?code=gestolen&state=${state}`);
    await expectRefused(other, 'Deze toestemming hoort niet bij je sessie');
    await context.close();
  });

  await test.step('with a code that is too old or used', async () => {
    await page.goto(`/exact?code=verlopen&state=${await stateOf(page)}`);
    await expectRefused(page, 'De code is al gebruikt of verlopen');
    await look(page);
    await again(page, 'Opnieuw koppelen');
  });

  await test.step('by a provider that does not answer', async () => {
    await stateOf(page);
    const data = { kind: 'server_error', path: 'oauth2/token' };
    const faults = new URL('/exact/control/faults', page.url()).href;
    expect((await page.request.post(faults, { data })).ok()).toBe(true);
    await allow(page);
    await expectRefused(page, 'Exact Online is niet bereikbaar');
    await look(page);
    // It would know who was there a moment ago.
    await page.context().clearCookies({ name: 'kengetal_exact' });
    await again(page, 'Opnieuw proberen');
  });

  await test.step('by rights, where another account than the one that linked comes back', async () => {
    await allow(page);
    await main(page).getByRole('checkbox', { name: /Noord/ }).check();
    await again(page, '1\u00a0administratie lezen');
    await expect(main(page).getByRole('heading', { name: /Gegevens ophalen|Klaar/ })).toBeVisible();
    await page.context().clearCookies({ name: 'kengetal_exact' });
    await page.goto(await addressToLinkAnew(page));
    await allow(page, READER);
    await expectRefused(page, 'Geen rechten op deze administratie');
    await look(page);
  });
});
