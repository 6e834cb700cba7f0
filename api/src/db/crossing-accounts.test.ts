import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { Looking } from '../features/reports/testing/looking.ts';
import { migrateAgain } from '../testing/migrate-again.ts';
import { signedIn } from '../testing/running.ts';
import { posting, smallBooks } from '../testing/small-books.ts';

jest.setTimeout(120_000);

/** When the migration was made that told bank and cash from crossing accounts. */
const MADE = 1_795_413_000_000;
const SMALL = smallBooks({
  year: 2025,
  accounts: [
    ['1000', 'Kas', 'B', 'BLimKas'],
    ['1100', 'Rabobank', 'B', ''],
    ['1290', 'Kruisposten', 'B', ''],
    ['1295', 'Tussenrekening voorraad', 'B', 'BLimKruSto'],
    ['1500', 'Hulprekening', 'B', ''],
    ['8000', 'Omzet', 'P', 'WOmz'],
  ],
  entries: [posting('2025-01-10', '1100', '8000', 100)],
});
const BOTH = `groep IN ('bank_en_kas', 'kruisposten')`;

describe('books of before bank and cash were a group apart', () => {
  const { test, caller } = signedIn();

  const rows = (statement: string, ...values: string[]) => test.database.rows(statement, values);
  const groups = (projectId: string) =>
    rows(
      'SELECT rekening, groep, voorstel FROM accounts WHERE project_id = $1 ORDER BY 1',
      projectId,
    );
  /** Puts the groups back as version 0.2.0 kept them, and starts this one. */
  const startAnew = () => migrateAgain(test, MADE, putBack);
  const putBack = async () => {
    for (const table of ['source_accounts', 'account_choices', 'accounts']) {
      await rows(`UPDATE ${table} SET groep = 'liquide_middelen' WHERE ${BOTH}`);
    }
    await rows(
      `UPDATE accounts SET voorstel = 'liquide_middelen' WHERE ${BOTH.replace('groep', 'voorstel')}`,
    );
  };

  it('have the groups that an import gives now, also where an editor chose', async () => {
    const { projectId } = await Looking.at(test, caller, [SMALL]);
    const change = (rekening: string, groep: string) =>
      caller.ask('mapAccounts', {
        body: { project_id: projectId, changes: [{ rekening, groep }] },
      });
    await change('1500', 'bank_en_kas');
    await change('1290', 'overige_vorderingen');
    const before = await groups(projectId);
    expect(before).toEqual([
      { rekening: '1000', groep: 'bank_en_kas', voorstel: 'bank_en_kas' },
      { rekening: '1100', groep: 'bank_en_kas', voorstel: 'bank_en_kas' },
      { rekening: '1290', groep: 'overige_vorderingen', voorstel: 'kruisposten' },
      { rekening: '1295', groep: 'kruisposten', voorstel: 'kruisposten' },
      { rekening: '1500', groep: 'bank_en_kas', voorstel: 'niet_ingedeeld_balans' },
      expect.objectContaining({ rekening: '8000' }),
    ]);
    await startAnew();
    expect(await groups(projectId)).toEqual(before);
    expect(
      await rows(`SELECT groep FROM account_choices WHERE project_id = $1`, projectId),
    ).toHaveLength(2);
  });

  it('can undo a change to what the account was, and keep what their filters mean', async () => {
    const { projectId } = await Looking.at(test, caller, [SMALL]);
    const user_id = caller.userId;
    const before = (groep: string) =>
      JSON.stringify([
        { rekening: '1000', choice: null },
        { rekening: '1295', choice: { type: 'balans', groep, changeId: user_id } },
        { rekening: '1100', choice: { type: 'balans', groep: 'reserves', changeId: user_id } },
      ]);
    await rows(
      `INSERT INTO account_changes (project_id, change_id, user_id, at, before)
       VALUES ($1, $2, $2, now(), $3)`,
      projectId,
      user_id,
      before('liquide_middelen'),
    );
    const view = { project_id: projectId, screen: 'analytics-overview' as const };
    const choices = 'groep=lonen&groep=liquide_middelen&per=maand';
    await caller.ask('saveView', { body: { ...view, name: 'Geld', choices } });
    await rows(
      `INSERT INTO report_summaries
         (project_id, type, periode_min, periode_max, vergelijking, weergave, parts, basis, created_at)
       VALUES ($1, 'maand', 202501, 202501, 'vorige_periode', 'periode', $2, '', now())`,
      projectId,
      JSON.stringify([{ key: 'liquide_middelen', value: ['liquide_middelen', 'lonen'] }]),
    );
    await startAnew();
    expect(
      await rows('SELECT before FROM account_changes WHERE project_id = $1', projectId),
    ).toEqual([{ before: JSON.parse(before('kruisposten')) as unknown }]);
    expect(await caller.ask('savedViews', { query: view })).toMatchObject([
      { choices: 'groep=lonen&groep=bank_en_kas&groep=kruisposten&per=maand' },
    ]);
    const kept = { key: 'liquide_middelen', value: ['bank_en_kas', 'kruisposten', 'lonen'] };
    expect(
      await rows('SELECT parts FROM report_summaries WHERE project_id = $1', projectId),
    ).toEqual([{ parts: [kept] }]);
  });

  (hasRealFiles ? it : it.skip).each([
    'exactonline_32_2016.xaf',
    'multivers_32_2017.xaf',
    'afas_32_2016_rebuilt.xaf',
    'banana_32_2018.xaf',
    'eekboek_clair2_2013.xaf',
  ])('%s has the groups that an import gives now', async (file) => {
    const { projectId } = await Looking.at(test, caller, [realFile(file)]);
    const before = await groups(projectId);
    expect(before).toContainEqual(expect.objectContaining({ groep: 'kruisposten' }));
    await startAnew();
    expect(await groups(projectId)).toEqual(before);
  });
});
