import type { FilterItem } from '@kengetal/contract';
import { LIMITS } from '@kengetal/contract';
import { wholeSeries, type RecurringBlock } from '@kengetal/contract';
import { journal, xaf } from '@kengetal/ledger/testing';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';

const RENT = [
  ['4000', '500.00', 'D'],
  ['1000', '500.00', 'C'],
] as const;
const ACCOUNTS =
  '<ledgerAccount><accID>1000</accID><accDesc>Bank</accDesc><accTp>B</accTp></ledgerAccount><ledgerAccount><accID>4000</accID><accDesc>Huur</accDesc><accTp>P</accTp></ledgerAccount>';
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

describe('texts that were stored before they were cut', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    const journals = MONTHS.map((month) => {
      const day = `2024-${String(month).padStart(2, '0')}-01`;
      const entry = `<nr>${month}</nr><periodNumber>${month}</periodNumber><trDt>${day}</trDt>`;
      return journal(RENT, entry).replaceAll('2025-03-05', day);
    });
    const header = '<startDate>2024-01-01</startDate><endDate>2024-12-31</endDate>';
    const content = xaf({ header, accounts: ACCOUNTS, journals: journals.join('') });
    project_id = await projectWith(test, caller, [content]);
    // As an import made them before: each month another text of half a megabyte.
    await test.database.rows(
      `UPDATE journal_lines SET omschrijving = 'huur pand' || repeat('-', 500000) || 'a maand ' || entry_no,
              boekstuk = boekstuk || repeat('b', 300000), dagboek_naam = repeat('d', 300000)
       WHERE project_id = $1`,
      [project_id],
    );
    await test.database.rows('DELETE FROM recurring_runs WHERE project_id = $1', [project_id]);
    await test.app.recurring.idle();
  });

  const lines = (filters: FilterItem[]) => {
    const soorten: ('mutatie' | 'opening')[] = ['mutatie', 'opening'];
    const selection = { periode_min: 202401, periode_max: 202412, soorten, filters };
    return caller.ask('lines', { body: { project_id, selection } });
  };

  it('are shown cut, which is told, and found by what is shown', async () => {
    const { lines: shown } = await lines([]);
    expect(shown).toHaveLength(24);
    expect(JSON.stringify(shown).length).toBeLessThan(60_000);
    const [{ omschrijving, boekstuk } = { omschrijving: '', boekstuk: '' }] = shown;
    expect([omschrijving.length, boekstuk.length]).toEqual([
      LIMITS.descriptionCharacters.max,
      LIMITS.keyCharacters.max,
    ]);
    expect(omschrijving).toMatch(/^huur pand-+…$/);
    const found = await lines([{ column: 'omschrijving', operator: 'eq', value: omschrijving }]);
    expect(found.lines).toHaveLength(24);
  });

  it('are searched for what comes back, whose amounts open', async () => {
    const data = await caller.ask('pages', {
      body: { project_id, page: 'analytics-recurring', filters: [] },
    });
    const block = wholeSeries(data).blocks.find(
      (one): one is RecurringBlock => one.kind === 'recurring',
    );
    const rows = block?.sections.flatMap((section) => section.rows) ?? [];
    expect(rows).toHaveLength(1);
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(data)).toEqual([]);
    expect(opener.opened).toBeGreaterThan(0);
  });
});
