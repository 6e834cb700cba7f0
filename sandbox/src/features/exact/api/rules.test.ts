import { READER } from '../testing/connection.ts';
import { ALONE, FOREIGN, LARGE, runningExact, SMALL } from '../testing/running.ts';

const test = runningExact();
const SYNC = 'sync/Financial/TransactionLines';
const NOW = Date.parse('2026-11-24T10:00:05Z');

const limitsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('x-ratelimit')));
const messageOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { message: { value: string } } };
  return error.message.value;
};

describe('who may ask what', () => {
  it('tells who is signed in, and with which company Exact begins', async () => {
    await test.connection.link(READER);
    const { results } = await test.connection.page('current/Me?$select=CurrentDivision,FullName');
    expect(results).toEqual([{ CurrentDivision: SMALL, FullName: 'Joost Bakker' }]);
  });

  it('lists the companies that somebody may look into, and those of the whole office', async () => {
    await test.connection.link();
    const codes = async (path: string) =>
      (await test.connection.page(path)).results.map(({ Code }) => Code);
    expect(await codes(`${SMALL}/system/Divisions?$select=Code`)).toEqual([LARGE, SMALL, ALONE]);
    expect(await codes(`${SMALL}/hrm/Divisions`)).toEqual([LARGE, SMALL, ALONE]);
    expect(await codes(`${SMALL}/system/AllDivisions`)).toHaveLength(6);
    const { results } = await test.connection.page(`${SMALL}/system/Divisions`);
    expect(results[1]).toMatchObject({
      Description: 'Installatiebedrijf De Linde B.V.',
      Currency: 'EUR',
      Current: false,
      DivisionMoveDate: null,
    });
  });

  it.each([FOREIGN, 42])('refuses the company %i', async (code) => {
    await test.connection.link();
    const response = await test.connection.get(`${code}/financial/Journals`);
    expect(response.status).toBe(403);
    expect(response.headers.get('reason')).toBe(await messageOf(response));
  });

  it.each(['financial/Niets', 'current/Me'])('knows no %s in a company', async (path) => {
    await test.connection.link();
    expect((await test.connection.get(`${SMALL}/${path}`)).status).toBe(404);
  });
});

describe('the form of an answer', () => {
  it('is XML unless JSON is accepted, errors too', async () => {
    await test.connection.link();
    for (const [path, status] of [
      ['current/Me', 200],
      [`${SMALL}/financial/Niets`, 404],
    ] as const) {
      const response = await test.connection.get(path, { accept: '*/*' });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/(atom\+)?xml/);
      expect(await response.text()).toMatch(/^<(\?xml|error)/);
    }
  });

  it('is a plain array where a number is asked, or where a test wants it', async () => {
    await test.connection.link();
    const asked = async (path: string) =>
      ((await (await test.connection.get(path)).json()) as { d: unknown }).d;
    const journals = `${SMALL}/financial/Journals?$select=Code`;
    expect(await asked(journals)).toHaveProperty('results');
    expect(await asked(`${journals}&$top=2`)).toEqual([{ Code: '00' }, { Code: '10' }]);
    await test.connection.order('arrays', { plain: true });
    expect(await asked(journals)).toHaveLength(7);
  });

  it('has addresses of next pages that hold for who asks, whatever they look like', async () => {
    await test.connection.link();
    const { results, __next = '' } = await test.connection.page(
      `${SMALL}/financial/ReportingBalance?$select=ID`,
    );
    expect(results).toHaveLength(60);
    expect(__next).toMatch(new RegExp(`^${test.exact.host}/api/v1/${SMALL}/.*skiptoken=`));
    expect((await test.connection.page(__next)).results[0]).toEqual({ ID: 61 });
  });
});

describe('queries', () => {
  beforeEach(() => test.connection.link());
  it.each([
    ['an unknown field', 'financial/Journals?$select=Naam'],
    ['a filter on an unknown field', 'financial/Journals?$filter=Naam eq 1'],
    ['half a filter', "financial/Journals?$filter=Code eq '10' and"],
    ['no filter where one can synchronise', 'financialtransaction/TransactionLines?$select=ID'],
    ['no filter where one can synchronise', 'financial/GLAccounts'],
    ['no filter in bulk', 'bulk/Financial/TransactionLines?$select=ID'],
    ['no fields in bulk', 'bulk/Financial/TransactionLines?$filter=FinancialYear eq 2026'],
    ['no timestamp', SYNC],
    ['a timestamp without its L', `${SYNC}?$filter=Timestamp gt 1`],
    ['more than a timestamp', `${SYNC}?$filter=Timestamp gt 1L and Type eq 20`],
    ['a token of its own making', `${SYNC}?$filter=Timestamp gt 1L&$skiptoken=5`],
    ['a moment that is none', "read/sync/Sync/SyncTimestamp?modified=x&endPoint='Accounts'"],
  ])('with %s are refused: %s', async (_what, path) => {
    const response = await test.connection.get(`${SMALL}/${path}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('reason')).toBe(await messageOf(response));
  });

  it('choose, order and count', async () => {
    const path = `${SMALL}/financial/GLAccounts?$select=Code&$filter=(BalanceType eq 'W' and Code ge '4000' and Code lt '4011') or Code eq '1300'&$orderby=Code desc`;
    const { results } = await test.connection.page(path);
    expect(results.map(({ Code }) => Code)).toEqual(['4010', '4005', '4000', '1300']);
  });

  it('compare ids and dates', async () => {
    const [account] = (
      await test.connection.page(`${SMALL}/financial/GLAccounts?$filter=Code eq '4100'`)
    ).results;
    const lines = await test.connection.all(
      `${SMALL}/bulk/Financial/TransactionLines?$select=Date,AmountDC&$filter=GLAccount eq guid'${String(account?.ID)}' and Date ge datetime'2025-01-01' and Date lt datetime'2025-04-01T00:00:00'`,
    );
    expect(lines).toHaveLength(3);
  });
});

describe('limits', () => {
  const path = `${SMALL}/financial/Journals?$select=Code`;

  it('count by minute and day and company, and tell so', async () => {
    await test.connection.link();
    expect(limitsOf(await test.connection.get(path))).toEqual({
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '4999',
      'x-ratelimit-reset': String(Date.parse('2026-11-25T00:00:00Z')),
      'x-ratelimit-minutely-limit': '60',
      'x-ratelimit-minutely-remaining': '59',
      'x-ratelimit-minutely-reset': String(NOW + 55_000),
    });
    const other = limitsOf(await test.connection.get(`${ALONE}/financial/Journals`));
    expect(other['x-ratelimit-remaining']).toBe('4999');
    const above = limitsOf(await test.connection.get('current/Me'));
    expect(above).not.toHaveProperty('x-ratelimit-limit');
  });

  it('refuse the 61st of a minute without the headers of the day', async () => {
    await test.connection.link();
    for (let times = 0; times < 60; times += 1) {
      expect((await test.connection.get(path)).status).toBe(200);
    }
    const refused = await test.connection.get(path);
    expect(refused.status).toBe(429);
    expect(Object.keys(limitsOf(refused))).toEqual([
      'x-ratelimit-minutely-limit',
      'x-ratelimit-minutely-remaining',
      'x-ratelimit-minutely-reset',
    ]);
    await test.connection.order('clock', { seconds: 55 });
    expect((await test.connection.get(path)).status).toBe(200);
  });

  it('refuse what is above the day with its headers, until midnight of UTC', async () => {
    await test.connection.link();
    await test.connection.order('limits', { perDay: 2 });
    for (const status of [200, 200, 429]) {
      const response = await test.connection.get(path);
      expect(response.status).toBe(status);
      expect(limitsOf(response)).toHaveProperty('x-ratelimit-remaining');
    }
    await test.connection.order('clock', { seconds: 14 * 3_600 });
    await test.connection.link();
    expect((await test.connection.get(path)).status).toBe(200);
  });

  it('block an endpoint for an hour after ten mistakes, and no other', async () => {
    await test.connection.link();
    const wrong = `${SMALL}/financial/Journals?$select=Naam`;
    for (let times = 0; times < 10; times += 1) {
      expect((await test.connection.get(wrong)).status).toBe(400);
    }
    expect((await test.connection.get(path)).status).toBe(429);
    expect((await test.connection.get(`${SMALL}/vat/VATCodes`)).status).toBe(200);
    expect((await test.connection.get(`${ALONE}/financial/Journals`)).status).toBe(200);
    await test.connection.order('clock', { seconds: 3_600 });
    await test.connection.keep(test.connection.refresh());
    expect((await test.connection.get(path)).status).toBe(200);
  });
});
