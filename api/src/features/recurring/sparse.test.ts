import { wholeSeries } from '@kengetal/contract';
import type { FilterItem, PageData, RecurringBlock } from '@kengetal/contract/api';
import { simulate, type GeneratedEntry } from '@kengetal/generator';
import { upload } from '../../testing/books.ts';
import { yearFile } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';

const FIRM = { seed: 11, firstMonth: 202401, years: 1, scale: 0.2 };
const SHORT = /^Onvoldoende gegevens/;

describe('recurring series of books with little in them', () => {
  const { test, caller } = signedIn();

  async function read(change: (entries: GeneratedEntry[]) => GeneratedEntry[]): Promise<string> {
    const { organisation_id: organisationId } = await caller.ask('createOrganisation', {
      body: { organisation_name: 'Dun' },
    });
    const [year] = simulate(FIRM);
    if (!year) throw new Error('no year');
    const content = await yearFile({ ...year, entries: change(year.entries) });
    const { project_id } = await upload(test, caller, { organisationId, content });
    await test.app.recurring.idle();
    return project_id ?? '';
  }
  const seriesOf = async (project_id: string, filters: FilterItem[] = []) => {
    const body = { project_id, page: 'analytics-recurring' as const, filters };
    return blockOf(await caller.ask('pages', { body }));
  };

  it('say that there is not enough, where nothing comes back in a whole year', async () => {
    const project = await read((entries) => [
      ...saying(entries, /^Vraagpost/),
      ...entries.slice(0, 3),
    ]);
    expect(await seriesOf(project)).toMatchObject({
      state: 'te_kort',
      message: expect.stringMatching(SHORT) as string,
      sections: [],
    });
  });

  it('call nothing certain, and say of what came too few times that this is why', async () => {
    // 320.00 three times, of which once 8 % more: not the same, and too few to be certain.
    const project = await read((entries) => [
      ...saying(entries, /^Telefoon/)
        .filter(({ journal }) => journal === 'inkoop')
        .slice(0, 3)
        .map(raised),
      ...entries.slice(-1),
    ]);
    const { state, message, sections } = await seriesOf(project);
    expect(state).toBe('gereed');
    expect(message).toMatch(SHORT);
    const [row] = sections[0]?.rows ?? [];
    expect(row).toMatchObject({ certainty: 'onzeker', too_few: true, counts: false });
    const query = { project_id: project, series: row?.id ?? '' };
    expect((await caller.ask('recurringSeries', { query })).reasons.at(-1)).toMatch(SHORT);
  });

  it('are not short of anything where only the filters leave no series', async () => {
    const project = await read((entries) => entries);
    const all = await seriesOf(project);
    expect(all).not.toHaveProperty('message');
    const none = await seriesOf(project, [{ column: 'rekening', operator: 'eq', value: 'geen' }]);
    expect(none).toMatchObject({ state: 'gereed', sections: [], agenda: [] });
    expect(none).not.toHaveProperty('message');
  });
});

const saying = (entries: GeneratedEntry[], words: RegExp) =>
  entries.filter(({ lines }) => lines.some(({ omschrijving }) => words.test(omschrijving)));

/** The second of them with 8 % more on each line. */
function raised(entry: GeneratedEntry, index: number): GeneratedEntry {
  if (index !== 1) return entry;
  const lines = entry.lines.map((line) => ({ ...line, cents: Math.round(line.cents * 1.08) }));
  const [first, ...others] = lines;
  if (!first) return entry;
  // What rounding leaves over, so that the entry balances.
  const over = lines.reduce((sum, { cents }) => sum + cents, 0);
  return { ...entry, lines: [{ ...first, cents: first.cents - over }, ...others] };
}

function blockOf(page: PageData): RecurringBlock {
  const found = wholeSeries(page).blocks.find((one) => one.kind === 'recurring');
  if (!found) throw new Error('no series');
  return found;
}
