import type { PageData, RecurringBlock, RecurringRow, WholePage } from '@kengetal/contract';
import { booked, FakeApi } from '@kengetal/platform/testing';

const MONTHS = [
  202404, 202405, 202406, 202407, 202408, 202409, 202410, 202411, 202412, 202501, 202502, 202503,
];

/** A series that is booked every month and is certain, but for what is told. */
export function row(name: string, rest: Partial<RecurringRow> = {}): RecurringRow {
  return {
    id: name,
    name,
    rekening: '4300',
    rekening_naam: 'Kantoorkosten',
    frequentie: 'maandelijks',
    amount_kind: 'vast',
    amount: booked(10_000),
    last: '2025-03-03',
    next: '2025-04-03',
    months: MONTHS.map(() => ({ state: 'geboekt', count: 1 })),
    certainty: 'zeker',
    counts: true,
    status: 'actief',
    signals: [],
    ...rest,
  };
}

type Expected = RecurringBlock['agenda'][number];

/** Money that is expected on a day, of a series but for what is told; negative goes out. */
export function expected(datum: string, cents: number, rest: Partial<Expected>): Expected {
  const amount = { ...booked(cents), sign: -1 as const };
  return { datum, id: 'x', kind: 'reeks', name: 'Huur', why: 'Verwacht.', amount, ...rest };
}

/** A page with these series as costs, each expected once. */
export function page(rows: RecurringRow[], rest: Partial<RecurringBlock> = {}): WholePage {
  const total = { label: 'Vaste lasten per maand', figure: booked(20_000) };
  return {
    title: 'Periodieke transacties',
    updated_at: '2025-03-31T10:00:00Z',
    blocks: [
      { kind: 'figures', key: 'totalen', items: [{ key: 'kosten_per_maand', ...total }] },
      {
        kind: 'recurring',
        key: 'reeksen',
        title: 'Periodieke transacties',
        state: 'gereed',
        searching: false,
        as_of: '2025-03-31',
        months: MONTHS,
        sections: rows.length > 0 ? [{ key: 'kosten', title: 'Vaste lasten', rows }] : [],
        agenda: rows.map(({ id, name }) => expected('2025-04-03', -10_000, { id, name })),
        unknown: [],
        until: '2025-06-30',
        // The days from 31 March on, by a calendar.
        weeks: [
          { week: 14, first: '2025-03-31', last: '2025-04-06' },
          { week: 15, first: '2025-04-07', last: '2025-04-13' },
          { week: 16, first: '2025-04-14', last: '2025-04-20' },
          { week: 17, first: '2025-04-21', last: '2025-04-27' },
          { week: 18, first: '2025-04-28', last: '2025-05-04' },
          { week: 19, first: '2025-05-05', last: '2025-05-11' },
        ],
        ...rest,
      },
    ],
  };
}

export const filters = {
  periode_filters: [],
  grootboek_types: [],
  grootboek_groepen: [],
  grootboek_namen: [],
  reports: [],
  periode_bereik: { periode_min: 202404, periode_max: 202503 },
  geboekt_tm: 202503,
  updated_at: '2025-03-31T10:00:00Z',
};

/** The calls of the screen, with this page. */
export const apiWith = (answer: () => WholePage) =>
  new FakeApi().on('GET /filters', () => filters).on('POST /pages', () => spoken(answer()));

/** Series that are spoken out already pass the screen as they are. */
export const spoken = (answer: WholePage) => answer as PageData;
