import { setTimeout as wait } from 'node:timers/promises';
import { posting, smallBooks } from './testing/small-books.ts';
import { upload, withOrganisation } from './testing/books.ts';
import { Caller } from './testing/caller.ts';
import { ENGINES, startApp, type TestApp } from './testing/environment.ts';

jest.setTimeout(60_000);

const books = (year: number, cents: number) =>
  smallBooks({
    year,
    accounts: [
      ['1000', 'Bank', 'B', 'BLimBanRba'],
      ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
    ],
    entries: [posting(`${year}-01-10`, '1000', '8000', cents)],
  });

const several = ENGINES.includes('server') ? describe : describe.skip;

several('two programs on one server', () => {
  let one: TestApp;
  let other: TestApp;
  let caller: Caller;
  let elsewhere: Caller;
  beforeAll(async () => {
    const settings = { KENGETAL_REQUESTS_PER_MINUTE: '300' };
    one = await startApp({ engine: 'server', isOfSeveral: true, settings });
    other = await one.beside();
    caller = await new Caller(one).signIn('anna@voorbeeld.nl');
    elsewhere = Object.assign(new Caller(other), caller);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  /** Where a balancer sends the next request of the same browser. */
  const movedTo = (test: TestApp, from: Caller) => {
    const { cookies, accessToken, refreshToken, userId } = from;
    return Object.assign(new Caller(test), { cookies, accessToken, refreshToken, userId });
  };

  it('let a sign-in begin at one and end at the other, also in two tabs', async () => {
    const [here, there] = [new Caller(one), new Caller(other)];
    const { nonce } = await here.ask('loginChallenge');
    there.cookies = here.cookies;
    const second = await there.ask('loginChallenge');
    for (const [at, sent] of [
      [movedTo(other, there), nonce],
      [movedTo(one, there), second.nonce],
    ] as const) {
      const id_token = await one.issuer.token(sent, 'jan@voorbeeld.nl');
      const answer = await at.send('login', { body: { provider: 'microsoft', id_token } });
      expect(answer.statusCode).toBe(200);
      // A nonce works once, wherever.
      const again = await movedTo(one, at).send('login', {
        body: { provider: 'microsoft', id_token },
      });
      expect(again.statusCode).toBe(401);
    }
  });

  it('show the books as they are, whichever changed them', async () => {
    const organisationId = await withOrganisation(caller);
    const job = await upload(one, caller, { organisationId, content: books(2024, 100_00) });
    const project_id = job.project_id ?? '';
    const shown = async (from: Caller) => {
      const page = await from.ask('reportComponent', {
        body: {
          ...{ project_id, type: 'alle', id: 'winst-en-verlies' },
          ...{ periode_min: 202401, periode_max: 202412 },
        },
      });
      return JSON.stringify(page);
    };
    const before = await shown(caller);
    expect(await shown(elsewhere)).toBe(before);
    // Read by the other, over the same year.
    await upload(other, elsewhere, { organisationId, content: books(2024, 250_00) });
    const after = await shown(elsewhere);
    expect(after).not.toBe(before);
    expect(await shown(caller)).toBe(after);
    const { import_id } = await upload(one, caller, {
      ...{ organisationId, content: books(2024, 300_00) },
    });
    await shown(elsewhere);
    await elsewhere.ask('undoImport', { query: { import_id } });
    expect(await shown(caller)).toBe(after);
  });

  it('read what was sent to either, each file once', async () => {
    const organisation_id = await withOrganisation(caller);
    const years = [2019, 2020, 2021, 2022];
    const sent = await Promise.all(
      years.map((year, at) =>
        (at % 2 === 0 ? caller : elsewhere).ask('upload', {
          query: { organisation_id, filename: `${year}.xaf` },
          bytes: books(year, 100_00),
        }),
      ),
    );
    await Promise.all([one, other].map(({ app }) => app.imports.idle()));
    const [project, ...more] = await caller.ask('organisationProjects', {
      query: { organisation_id },
    });
    expect(more).toEqual([]);
    const ended = await caller.ask('projectImports', {
      query: { project_id: project?.project_id ?? '' },
    });
    expect(ended.map(({ status }) => status)).toEqual(sent.map(() => 'gereed'));
    const { sum_cents, count } = await caller.ask('lines', {
      body: {
        project_id: project?.project_id ?? '',
        selection: {
          ...{ periode_min: 201901, periode_max: 202212, soorten: ['mutatie'] },
          filters: [{ column: 'rekening', operator: 'eq', value: '1000' }],
        },
      },
    });
    expect({ sum_cents, count }).toEqual({ sum_cents: 400_00, count: 4 });
  });

  it('hand out each other’s files', async () => {
    const organisationId = await withOrganisation(caller);
    const job = await upload(one, caller, { organisationId, content: books(2024, 100_00) });
    const { download_url } = await caller.ask('linesExport', {
      body: {
        project_id: job.project_id ?? '',
        ...{ title: 'Alles, 2024', sign: 1, format: 'csv' },
        selection: { periode_min: 202401, periode_max: 202412, soorten: ['mutatie'], filters: [] },
      },
    });
    const token = download_url.replace('/download?token=', '');
    const file = await new Caller(other).send('download', { query: { token } });
    expect([file.statusCode, file.body.split('\n').length > 2]).toEqual([200, true]);
  });

  it('count the requests of a person together', async () => {
    const [here, there] = [await new Caller(one).signIn('druk@voorbeeld.nl'), new Caller(other)];
    const moved = movedTo(other, here);
    const untilRefused = async (from: Caller) => {
      for (let times = 1; ; times += 1) {
        if ((await from.send('config')).statusCode === 429) return times;
        await wait(20);
      }
    };
    // Of 100 a minute; a minute that begins in between gives both theirs anew.
    let left = Infinity;
    for (let tries = 0; tries < 3 && left > 80; tries += 1) {
      await untilRefused(here);
      left = await untilRefused(moved);
    }
    expect(left).toBeLessThanOrEqual(80);
    expect((await there.signIn('ander@voorbeeld.nl')).accessToken).toBeDefined();
  });
});
