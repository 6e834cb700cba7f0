import { connect, division, withExact } from '../testing/exact.ts';

jest.setTimeout(120_000);

const PLAIN = {
  ...division(4_000_031, { seed: 7, firstMonth: 202401, years: 1, scale: 0.2 }),
  isUnmapped: true as const,
};
const state = withExact([PLAIN]);

it('tells of groups by the kind of an account at Exact that no RGS code says so', async () => {
  const connection = await connect(state, { code: PLAIN.code });
  const project_id = connection.project_id ?? '';
  const { caller } = state;
  const accounts = async () =>
    (await caller.ask('projectAccounts', { query: { project_id } })).accounts;
  const account = async (number: string) =>
    (await accounts()).find(({ rekening }) => rekening === number);
  expect(await account('1300')).toMatchObject({
    ...{ groep: 'debiteuren', groep_bron: 'kind', rgs: null, geraden: false },
  });
  expect((await accounts()).map(({ groep_bron }) => groep_bron)).not.toContain('rgs');
  // An editor's choice stands before it; what it was is no code either then.
  const changes = [{ rekening: '1300', groep: 'bank_en_kas' }];
  await caller.ask('mapAccounts', { body: { project_id, changes } });
  expect(await account('1300')).toMatchObject({ groep_bron: 'hand', rgs: null });
  const { blocks } = await caller.ask('pages', {
    body: { project_id, page: 'project-detail', filters: [] },
  });
  expect(JSON.stringify(blocks)).toContain('hebben een RGS-code');
  expect(JSON.stringify(blocks)).toContain('"0%"');
});
