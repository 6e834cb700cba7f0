import type { GridBlock } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { OVERDRAWN } from '../../testing/overdrawn-books.ts';
import { formulasOf } from './formulas.ts';
import { beginsWith, Exporting, rowsOf } from './testing/exporting.ts';

jest.setTimeout(60_000);

describe('the balance of a bank that is overdrawn', () => {
  const { test, caller } = signedIn();
  let files: Exporting;
  beforeAll(async () => {
    const organisationId = await withOrganisation(caller);
    const { project_id } = await upload(test, caller, { organisationId, content: OVERDRAWN });
    files = new Exporting(test, caller, project_id ?? '');
  });

  it('is exported as it is shown, with formulas that hold', async () => {
    const { reports } = await files.caller.ask('filters', {
      query: { project_id: files.projectId },
    });
    const report = reports.find(({ naam }) => naam === 'Januari 2025');
    if (!report) throw new Error('no report');
    const [page] = (await files.components(report)).filter(({ title }) => title === 'Balans');
    const table = page?.blocks.find((block): block is GridBlock => block.kind === 'grid');
    if (!table) throw new Error('no table');
    const sheet = (await files.sheets(report)).get('Balans') ?? [];
    const shown = rowsOf(table);
    expect(shown).toContainEqual(['Schulden aan banken', 2_000, 0, 2_000, null]);
    for (const row of shown) expect(sheet.some((cells) => beginsWith(cells, row))).toBe(true);
    const formula = formulasOf(table, 1);
    const named = [
      'liquide_middelen',
      'bank_en_kas',
      'bankschulden',
      'totaal_activa',
      'totaal_passiva',
    ];
    for (const key of named) {
      const place = table.rows.findIndex((row) => row.key === key);
      expect([key, formula(place, 0)]).toEqual([key, expect.stringMatching(/[A-Z]\d/)]);
    }
    expect((await files.file(report, 'pdf')).content.subarray(0, 4).toString()).toBe('%PDF');
  });
});
