import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { signedIn } from '../../testing/running.ts';
import { Looking } from '../../features/reports/testing/looking.ts';

jest.setTimeout(60_000);

const LINES = `SELECT entry_no, line_no, btw_code, btw_rekening, btw_soort FROM journal_lines
  WHERE project_id = $1 ORDER BY source_no, entry_no, line_no`;
const SUMS = `SELECT periode, rekening, soort, btw_code, btw_rekening, btw_soort, debet, credit,
    aantal, btw_cents FROM vat_months
  WHERE project_id = $1 ORDER BY 1, 2, 3, 4, 5, 6`;

(hasRealFiles ? describe : describe.skip)('sources of before, ../shared/data present', () => {
  const { test, caller } = signedIn();

  it.each(['exactonline_32_2016.xaf', 'multivers_32_2017.xaf', 'banana_32_2018.xaf'])(
    '%s is tied to its VAT as if it was read now',
    async (file) => {
      const { projectId } = await Looking.at(test, caller, [realFile(file)]);
      const { database } = test;
      const of = (statement: string) => database.rows(statement, [projectId]);
      const [lines, sums] = [await of(LINES), await of(SUMS)];
      // As version 0.2.0 kept them: lines of VAT have a code only where the file gives them one.
      const isCoded = file.startsWith('banana');
      if (!isCoded) {
        await of(
          'UPDATE journal_lines SET btw_code = NULL WHERE project_id = $1 AND rekening = btw_rekening',
        );
      }
      await of(
        'UPDATE journal_lines SET btw_rekening = NULL, btw_soort = NULL WHERE project_id = $1',
      );
      await of('UPDATE sources SET vat_linked = false WHERE project_id = $1');

      await test.app.jobs.idle(['vat_links']);
      expect(await of(LINES)).toEqual(lines);
      expect(await of(SUMS)).toEqual(sums);
      expect(await of('SELECT vat_linked FROM sources WHERE project_id = $1')).toEqual([
        { vat_linked: true },
      ]);
    },
  );
});
