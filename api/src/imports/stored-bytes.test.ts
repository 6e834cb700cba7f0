import { LIMITS, refusalOf } from '@kengetal/contract';
import { upload, withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { startApp, type TestApp } from '../testing/environment.ts';
import { posting, smallBooks } from '../testing/small-books.ts';

const MB = 1024 * 1024;
const refusal = refusalOf(LIMITS.storedBytes, MB);

/** A year of books in a file of about so many bytes. */
function booksOf(year: number, bytes: number): string {
  const text = smallBooks({
    year,
    accounts: [['1000', 'Bank', 'B', 'BLimBanRba']],
    entries: [posting(`${year}-01-10`, '1000', '1000', 100)],
  });
  return text.replace('<header>', `<!--${'x'.repeat(bytes)}--><header>`);
}

describe('the files that are kept of an organisation', () => {
  let test: TestApp;
  let caller: Caller;
  let organisation_id: string;
  beforeAll(async () => {
    test = await startApp({ settings: { KENGETAL_STORED_LIMIT_MB: '1' } });
    caller = await new Caller(test).signIn('eigenaar@voorbeeld.nl');
    organisation_id = await withOrganisation(caller);
  });
  afterAll(() => test.close());

  const query = () => ({ organisation_id, filename: 'jaar.xaf' });

  it('have a limit, which says so and leaves what is there as it is', async () => {
    const content = booksOf(2023, 0.6 * MB);
    const job = await upload(test, caller, { organisationId: organisation_id, content });
    expect(job.status).toBe('gereed');
    const problem = await caller.problem('upload', {
      query: query(),
      bytes: booksOf(2024, 0.6 * MB),
    });
    expect(problem).toMatchObject({ status: 413, code: 'too_large', detail: refusal });
    const sources = await caller.ask('projectSources', {
      query: { project_id: job.project_id ?? '' },
    });
    expect(sources).toHaveLength(1);
    const more = await upload(test, caller, {
      organisationId: organisation_id,
      content: booksOf(2024, 0.3 * MB),
    });
    expect(more.status).toBe('gereed');
  });

  it('have that limit together with those that arrive at the same time', async () => {
    const organisationId = await withOrganisation(caller, 'Druk bedrijf');
    const send = (year: number, bytes: number) =>
      caller.send('upload', {
        query: { organisation_id: organisationId, filename: `${year}.xaf` },
        bytes: booksOf(year, bytes),
      });
    const answers = await Promise.all([2021, 2022, 2023].map((year) => send(year, 0.4 * MB)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 413]);
    // What was refused gave back the room that it had taken.
    expect((await send(2024, 0.1 * MB)).statusCode).toBe(200);
    await test.app.imports.idle();
  });

  it('do not count for another organisation', async () => {
    const organisationId = await withOrganisation(caller, 'Ander bedrijf');
    const job = await upload(test, caller, { organisationId, content: booksOf(2023, 0.6 * MB) });
    expect(job.status).toBe('gereed');
  });
});
