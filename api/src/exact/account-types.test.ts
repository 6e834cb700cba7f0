import { upload } from '../testing/books.ts';
import { connect, division, withExact } from '../testing/exact.ts';
import { migrateAgain } from '../testing/migrate-again.ts';
import { smallBooks } from '../testing/small-books.ts';

jest.setTimeout(120_000);

const PLAIN = {
  ...division(4_000_031, { seed: 7, firstMonth: 202401, years: 1, scale: 0.2 }),
  isUnmapped: true as const,
};
const state = withExact([PLAIN]);
/** When the migration was made that tells it of what was read before. */
const MADE = 1_795_519_431_371;

/** Connects the company, and tells of its accounts. */
async function read() {
  const connection = await connect(state, { code: PLAIN.code });
  const project_id = connection.project_id ?? '';
  const accounts = async () =>
    (await state.caller.ask('projectAccounts', { query: { project_id } })).accounts;
  const account = async (number: string) =>
    (await accounts()).find(({ rekening }) => rekening === number);
  const choose = (rekening: string, groep: string) =>
    state.caller.ask('mapAccounts', {
      body: { project_id, changes: [{ rekening, groep }] },
    });
  return { project_id, accounts, account, choose };
}

it('tells of groups by the kind of an account at Exact that no RGS code says so', async () => {
  const { project_id, accounts, account, choose } = await read();
  expect(await account('1300')).toMatchObject({
    ...{ groep: 'debiteuren', groep_bron: 'kind', rgs: null, geraden: false },
  });
  expect((await accounts()).map(({ groep_bron }) => groep_bron)).not.toContain('rgs');
  // An editor's choice stands before it; what it was is no code either then.
  await choose('1300', 'bank_en_kas');
  expect(await account('1300')).toMatchObject({ groep_bron: 'hand', rgs: null });
  const { blocks } = await state.caller.ask('pages', {
    body: { project_id, page: 'project-detail', filters: [] },
  });
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.items : []));
  expect(facts.find(({ key }) => key === 'rgs')).toMatchObject({
    ...{ value: '0%', detail: expect.stringContaining('hebben een RGS-code') as string },
  });
});

it('tells the code of the newest source, whatever an older one says', async () => {
  const { project_id, account, choose } = await read();
  await choose('1300', 'bank_en_kas');
  const newer = smallBooks({
    year: 2025,
    accounts: [['1300', 'Debiteuren', 'B', 'BVorDebHad']],
    entries: [],
  });
  const { import_id } = await upload(state.test, state.caller, {
    ...{ organisationId: state.organisationId, projectId: project_id, content: newer },
  });
  await state.caller.ask('decideImport', { body: { import_id, decision: 'toevoegen' } });
  await state.test.app.imports.idle();
  expect(await account('1300')).toMatchObject({ groep_bron: 'hand', rgs: 'BVorDebHad' });
});

it('tells the same of what was read before it was told', async () => {
  const { account, accounts } = await read();
  const told = await accounts();
  const { database } = state.test;
  for (const table of ['source_accounts', 'accounts']) {
    await database.rows(`UPDATE ${table} SET groep_bron = 'rgs' WHERE groep_bron = 'kind'`);
  }
  expect(await account('1300')).toMatchObject({ groep_bron: 'rgs', rgs: 'BVorDeb' });
  for (const _ of ['once', 'twice']) {
    await migrateAgain(state.test, MADE);
    expect(await accounts()).toEqual(told);
  }
});
