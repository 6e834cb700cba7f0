import { ENGINES, startApp, type TestApp } from '../testing/environment.ts';
import { Caller } from '../testing/caller.ts';
import { hasRealFiles, realFile, upload, withOrganisation } from '../testing/books.ts';

const whenReal = hasRealFiles ? describe.each(ENGINES) : describe.skip.each(ENGINES);

whenReal('real audit files, ../shared/data present (%s)', (engine) => {
  let test: TestApp;
  let caller: Caller;
  let organisationId: string;
  beforeAll(async () => {
    test = await startApp(engine);
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    organisationId = await withOrganisation(caller);
  });
  afterAll(() => test.close());

  it('are read whole', async () => {
    const content = realFile('exactonline_32_2016.xaf');
    const job = await upload(test, caller, { organisationId, content });
    expect(job).toMatchObject({ status: 'gereed', lines_read: 167 });
  });
});
