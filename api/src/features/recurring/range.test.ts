import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { wholeSeries, type Figure } from '@kengetal/contract';
import type { RecurringRow } from '@kengetal/contract/api';
import { projectWith } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { months } from '../../testing/shop.ts';
import { capital, posting, smallBooks, usual } from '../../testing/small-books.ts';

/** Booked on the 28th of each month of 2024. */
const monthly = (rekening: string, amounts: readonly number[]) =>
  months(2024).map((month, index) => posting(`${month}-28`, rekening, '1000', amounts[index] ?? 0));

const times = (count: number, cents: number) => Array.from({ length: count }, () => cents);

/** The least is 80, the most 200; the lower middle of the twelve is 130. */
const ENERGY = [
  10_000, 15_000, 12_500, 20_000, 8_000, 17_000, 11_000, 16_000, 13_000, 19_000, 9_000, 14_000,
];

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-01-20',
  accounts: [
    ...usual('0500', '1000'),
    ['4200', 'Energie', 'P', 'WBedHuiGwe'],
    ['4300', 'Software', 'P', 'WBedKanSof'],
    ['4310', 'Telefoon', 'P', 'WBedKanTel'],
  ],
  opening: capital(3_000_000),
  entries: [
    ...monthly('4200', ENERGY),
    // From July on another price, and up in April and down in October.
    ...monthly('4300', [...times(6, 34_900), ...times(6, 38_900)]),
    ...monthly('4310', [...times(3, 20_000), ...times(6, 22_000), ...times(3, 21_000)]),
  ],
});

describe('recurring amounts', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    await test.app.recurring.idle();
  });

  const pageOf = async () => {
    const body = { project_id, page: 'analytics-recurring' as const, filters: [] };
    return wholeSeries(await caller.ask('pages', { body }));
  };
  const rowOf = async (rekening: string): Promise<RecurringRow> => {
    const { blocks } = await pageOf();
    const block = blocks.find((one) => one.kind === 'recurring');
    const rows = block?.sections.flatMap((section) => section.rows) ?? [];
    const found = rows.find((one) => one.rekening === rekening);
    if (!found) throw new Error(`no series on ${rekening}`);
    return found;
  };
  const centsOf = (figure: Figure | undefined) =>
    figure?.kind === 'booked' ? figure.cents : undefined;

  it('that vary are a range, of which both ends open, and count as what is usual', async () => {
    const row = await rowOf('4200');
    expect(row.amount_kind).toBe('variabel');
    expect([centsOf(row.range?.lowest), centsOf(row.range?.highest)]).toEqual([8_000, 20_000]);
    expect(centsOf(row.amount)).toBe(13_000);
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(row)).toEqual([]);
    const body = { project_id, selection: selectionOf(row.range?.highest) };
    expect((await caller.ask('lines', { body })).sum_cents).toBe(20_000);
  });

  it('that do not vary are one amount', async () => {
    expect((await rowOf('4300')).range).toBeUndefined();
    expect((await rowOf('4310')).range).toBeUndefined();
  });

  it('are exported with both ends', async () => {
    const body = { project_id, filters: [], format: 'xlsx' as const };
    const made = await caller.ask('recurringExport', { body });
    const token = made.download_url.replace('/download?token=', '');
    const { rawPayload } = await new Caller(test).send('download', { query: { token } });
    const lines = await readSheet(rawPayload);
    const heads = lines.find(([first]) => first === 'Naam') ?? [];
    const cell = (rekening: string, head: string) =>
      lines.find((line) => line[1] === rekening)?.[heads.indexOf(head)];
    const names = ['Gebruikelijk bedrag', 'Laagste bedrag', 'Hoogste bedrag', 'Per jaar'];
    // Twelve times 130.
    expect(names.map((name) => cell('4200', name))).toEqual([130, 80, 200, 1_560]);
    expect(names.map((name) => cell('4300', name))).toEqual([389, null, null, 4_668]);
  });

  it('of books that were read before are ranges too, in the same series', async () => {
    const before = await rowOf('4200');
    // As an earlier version kept them: without the bookings at both ends.
    await test.database.rows(
      `UPDATE recurring_series SET series = jsonb_set(series, '{occurrences}', (
         SELECT jsonb_agg(CASE WHEN (one.value ->> 'cents')::int IN (8000, 20000)
           THEN one.value || '{"evidence": []}' ELSE one.value END ORDER BY one.ordinality)
         FROM jsonb_array_elements(series -> 'occurrences') WITH ORDINALITY AS one))`,
    );
    const migration = new URL('../../../migrations/0005_ranges.sql', import.meta.url);
    await test.database.rows(await readFile(migration, 'utf8'));
    await test.restart();
    await caller.signIn('anna@voorbeeld.nl');
    expect(await rowOf('4200')).toMatchObject({ amount: before.amount });
    await test.app.recurring.idle();
    expect(await rowOf('4200')).toEqual(before);
  });

  it('are marked in the month in which a price changed, and not after it', async () => {
    const states = async (rekening: string) =>
      (await rowOf(rekening)).months.map(({ state }) => state);
    const booked = (count: number) => times(count, 0).map(() => 'geboekt');
    expect(await states('4300')).toEqual([...booked(6), 'hoger', ...booked(5)]);
    expect(await states('4310')).toEqual([
      ...booked(3),
      'hoger',
      ...booked(5),
      'lager',
      ...booked(2),
    ]);
    expect(await states('4200')).toEqual(booked(12));
    const query = { project_id, series: (await rowOf('4300')).id };
    const { occurrences } = await caller.ask('recurringSeries', { query });
    expect(occurrences.filter(({ state }) => state === 'hoger')).toMatchObject([
      { datum: '2024-07-28' },
    ]);
  });
});

function selectionOf(figure: Figure | undefined) {
  if (figure?.kind !== 'booked') throw new Error('not booked');
  return figure.selection;
}
