import { wholeSeries } from '@kengetal/contract';
import type { PageData, RecurringBlock } from '@kengetal/contract/api';
import { simulate, type GeneratedEntry } from '@kengetal/generator';
import { upload } from '../../testing/books.ts';
import { yearFile } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';

const FIRM = { seed: 11, firstMonth: 202401, years: 2, scale: 0.2 };
const MADE = '2025-03-18';

describe('recurring series of books in which is booked ahead', () => {
  const { test, caller } = signedIn();

  /** Two years of books, the second told to be made on a day, as the page has their series. */
  async function read(entriesOf: (entries: GeneratedEntry[]) => GeneratedEntry[], made: string) {
    const { organisation_id: organisationId } = await caller.ask('createOrganisation', {
      body: { organisation_name: 'Vooruit' },
    });
    let projectId: string | undefined;
    for (const year of simulate(FIRM)) {
      const isSecond = year.fiscal_year.label === '2025';
      const entries = isSecond ? entriesOf(year.entries) : year.entries;
      const text = (await yearFile({ ...year, entries })).toString('utf8');
      const day = isSecond ? made : '2025-01-20';
      const content = text.replace(/<dateCreated>[^<]*/, `<dateCreated>${day}`);
      const job = await upload(test, caller, { organisationId, projectId, content });
      projectId = job.project_id ?? undefined;
    }
    await test.app.recurring.idle();
    const body = { project_id: projectId ?? '', page: 'analytics-recurring' as const, filters: [] };
    return blockOf(await caller.ask('pages', { body }));
  }

  it('have last come before the file was made, and are expected after it', async () => {
    const block = await read(
      (entries) => entries.filter((entry) => entry.datum <= MADE || isDepreciation(entry)),
      MADE,
    );
    expect(statusOf(block, 'Bedrijfspanden De Wetering')).toBe('actief');
    expect(statusOf(block, 'Bestelwagen Lease B.V.')).toBe('actief');
    expect(statusOf(block, 'Bankkosten')).toBe('actief');
    // What is booked ahead itself has come up to the last month, and no further.
    const depreciation = rowsOf(block).find((row) => /^Afschrijving/.test(row.rekening_naam));
    expect(depreciation).toMatchObject({ status: 'actief', last: '2025-02-28' });
    const asOf = block.as_of ?? '';
    expect(asOf <= MADE && asOf > '2025-03-01').toBe(true);
    expect(block.agenda.length).toBeGreaterThan(10);
    expect(block.agenda.filter(({ datum }) => datum <= asOf || datum > '2025-06-30')).toEqual([]);
    expect(block.months.at(-1)).toBe(202503);
  });

  it.each(['2025-03-18', '2024-11-05', '2025-01-02', '2027-08-01'])(
    'have all of a year that is booked whole, though its file says that it was made on %s',
    async (made) => {
      const block = await read((entries) => entries, made);
      expect(block.as_of).toBe('2025-12-31');
      expect(statusOf(block, 'Bedrijfspanden De Wetering')).toBe('actief');
    },
  );
});

const isDepreciation = ({ lines }: GeneratedEntry) =>
  lines.some(({ omschrijving }) => /^Afschrijving/.test(omschrijving));

function statusOf(block: RecurringBlock, name: string) {
  return rowsOf(block).find((row) => row.name === name)?.status;
}

const rowsOf = ({ sections }: RecurringBlock) => sections.flatMap(({ rows }) => rows);

function blockOf(page: PageData): RecurringBlock {
  const found = wholeSeries(page).blocks.find((one) => one.kind === 'recurring');
  if (!found) throw new Error('no series');
  return found;
}
