import { startExact, type Division, type RunningExact } from 'sandbox/exact';
import { Caller } from './caller.ts';
import { withOrganisation } from './books.ts';
import { startApp, type Start, type TestApp } from './environment.ts';
import { simulate, writable, type AdministrationOptions } from '@kengetal/generator';

export const REDIRECT_URI = 'http://localhost:4000/exact';
export { startExact };
/** People of the stand-in. */
export const [OWNER, READER] = ['beheerder@voorbeeld.nl', 'lezer@voorbeeld.nl'];

/** A company at the stand-in. */
export const division = (
  code: number,
  options: AdministrationOptions,
  people: readonly string[] = [OWNER],
): Division => ({
  ...{ code, name: `Bedrijf ${code} B.V.`, people },
  years: (companyName) => [...simulate({ ...options, companyName })].map(writable),
});

/** The company with its number for VAT, by which its audit files are known to be of it. */
export const identified = (one: Division): Division => ({
  ...one,
  vatNumber: one.years(one.name)[0]?.company.tax_id ?? '',
});

/** A small company of two years. */
export const SMALL = division(4_000_001, {
  seed: 7,
  firstMonth: 202401,
  years: 2,
  lastMonth: 202503,
});

/** The API beside a stand-in of Exact Online that has its clock; waiting for Exact moves it. */
export interface WithExact {
  readonly test: TestApp;
  readonly exact: RunningExact;
  readonly caller: Caller;
  readonly organisationId: string;
}

/**
 * Starts them for each test, with someone who has an organisation.
 * @param start how the API is started; its settings are read when a test begins
 */
export function withExact(
  divisions: readonly Division[] = [SMALL],
  { settings, ...start }: Start = {},
): WithExact {
  const state: { -readonly [Key in keyof WithExact]?: WithExact[Key] } = {};
  beforeEach(async () => {
    const now = () => state.test?.clock.now().getTime() ?? 0;
    state.exact = await startExact({ redirectUris: [REDIRECT_URI], divisions, now });
    state.test = await startApp({
      now: '2025-04-10T09:00:00Z',
      waitForExact: (ms) => Promise.resolve(later(state.test, ms)),
      ...start,
      settings: { ...settingsOf(state.exact.host), ...settings },
    });
    state.caller = await new Caller(state.test).signIn('anna@voorbeeld.nl');
    state.organisationId = await withOrganisation(state.caller);
  });
  afterEach(async () => {
    await state.test?.close();
    await state.exact?.close();
  });
  // Whole before the first test.
  return state as WithExact;
}

/** Settings of an API that reads this stand-in. */
export const settingsOf = (host: string): Record<string, string> => ({
  EXACT_HOST: host,
  EXACT_CLIENT_ID: '7d3a5c1e-0b64-4f2a-9e58-2c9f1b7a4d60',
  EXACT_CLIENT_SECRET: 'alleen-voor-de-sandbox',
  EXACT_REDIRECT_URI: REDIRECT_URI,
  KENGETAL_TOKEN_KEY: Buffer.alloc(32, 1).toString('base64'),
});

/** Puts the clock forward. */
export function later(test: TestApp | undefined, ms: number): void {
  test?.setNow(new Date(test.clock.now().getTime() + ms).toISOString());
}

/** The same for a while in which a session ends: who was signed in signs in again. */
export async function muchLater(
  { test, caller }: Pick<WithExact, 'test' | 'caller'>,
  ms: number,
): Promise<void> {
  later(test, ms);
  await caller.signIn('anna@voorbeeld.nl');
}

/** Gives consent as a user of Exact in the page of the stand-in; answers what the page gets back. */
export async function consent(
  authorizeUrl: string,
  button: Record<string, string> = { email: OWNER },
): Promise<{ state: string; code?: string; error?: string }> {
  const asked = new URL(authorizeUrl);
  const response = await fetch(new URL('../toestaan', asked).href.replace('/api/', '/'), {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...button }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? 'no:where').searchParams;
  const [code, error] = [back.get('code'), back.get('error')];
  return { state: back.get('state') ?? '', ...(code && { code }), ...(error && { error }) };
}

/** Links as a user of Exact; answers the connection of which nothing is chosen yet. */
export async function link(
  { caller, organisationId }: Pick<WithExact, 'caller' | 'organisationId'>,
  email = OWNER,
) {
  const body = { organisation_id: organisationId };
  const { authorize_url } = await caller.ask('startExact', { body });
  return caller.ask('exactCallback', { body: await consent(authorize_url, { email }) });
}

/** Has an administration read to its end; answers its connection. */
export async function connect(
  { test, ...of }: WithExact,
  { code = SMALL.code, project_id = null as string | null } = {},
) {
  const { connection_id } = await link(of);
  await of.caller.ask('chooseAdministration', {
    body: {
      connection_id,
      choices: [{ administration_id: String(code), project_id }],
    },
  });
  await read({ test });
  return of.caller.ask('getConnection', { query: { connection_id } });
}

/** Waits until what is to be read has been read, checks included. */
export async function read({ test }: Pick<WithExact, 'test'>): Promise<void> {
  await test.app.jobs.idle(['sync', 'exact_checks']);
}
