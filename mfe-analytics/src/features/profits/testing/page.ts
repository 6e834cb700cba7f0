import type { GridBlock, GridRow, PageData } from '@kengetal/contract';
import { booked, FakeApi, withComputed } from '@kengetal/platform/testing';

const column = (
  first: number,
  last: number,
  label: string,
  role: GridBlock['columns'][number]['role'],
): GridBlock['columns'][number] => ({
  key: `${first}-${last}`,
  label,
  naam: label.toLowerCase(),
  role,
  lines: { periode_min: first, periode_max: last, soorten: ['mutatie'] },
});

const row = (
  key: string,
  label: string,
  euros: number[],
  more: Partial<GridRow> = {},
): GridRow => ({
  key,
  label,
  parent: null,
  level: 0,
  kind: 'line',
  basis: 'flow',
  more: 'ongunstig',
  sign: 1,
  filters: [],
  values: euros.map((amount) => amount * 100),
  ...more,
});

/** Three months of a cost and the result. */
const AMOUNTS: GridBlock = {
  kind: 'grid',
  key: 'winst-en-verlies',
  view: 'table',
  title: 'Winst en verlies',
  caption: 'Bedragen in euro’s',
  columns: [
    column(202501, 202501, 'jan', 'month'),
    column(202502, 202502, 'feb', 'month'),
    column(202503, 202503, 'mrt', 'month'),
    column(202501, 202503, 'Jan - mrt 2025', 'current'),
    column(202401, 202403, 'Jan - mrt 2024', 'comparison'),
  ],
  rows: [
    row('personeelskosten', 'Personeelskosten', [100, 100, 400, 600, 500], { outliers: [2] }),
    row('groep_lonen', 'Lonen', [100, 100, 400, 600, 500], {
      parent: 'personeelskosten',
      level: 1,
    }),
    row('rekening_4000', '4000 Lonen', [100, 100, 400, 600, 500], {
      parent: 'groep_lonen',
      level: 2,
      filters: [{ column: 'rekening', operator: 'eq', value: '4000' }],
    }),
    row('totaal_nettoresultaat', 'Nettoverlies', [-100, -100, -400, -600, -500], {
      kind: 'total',
      emphasis: 'end',
      sign: -1,
      more: 'gunstig',
    }),
  ],
};
export const TREE = withComputed(AMOUNTS, 3, 4);

/** A page with one tree. */
export const PAGE: PageData = {
  title: 'Winst & Verlies',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [TREE],
};

const MONTHS = ['januari', 'februari', 'maart'];

/** The same with the months of 2024, of which March is not there. */
export const BESIDE: PageData = {
  ...PAGE,
  blocks: [
    {
      ...TREE,
      columns: TREE.columns.map((one, place) => {
        const month = MONTHS[place];
        const first = 202401 + place;
        return month === undefined
          ? one
          : {
              ...one,
              earlier: {
                naam: `${month} 2024`,
                lines:
                  month === 'maart'
                    ? null
                    : { periode_min: first, periode_max: first, soorten: ['mutatie'] },
                stand: null,
                reason: 'Niet ingelezen.',
              },
            };
      }),
      rows: TREE.rows.map((one) => ({ ...one, earlier: [9_000, 8_000, null] })),
    },
  ],
};

const CARD: PageData = {
  ...PAGE,
  blocks: [
    {
      kind: 'figures',
      key: 'kerncijfers',
      items: [{ key: 'gemiddelde', label: 'Gemiddeld per maand', figure: booked(20_000) }],
    },
    {
      kind: 'list',
      key: 'relaties',
      title: 'Meest met',
      items: [{ key: '1', label: 'Pensioenfonds', figure: booked(30_000) }],
    },
  ],
};

/** The page, the card of any row, and no lines. */
export function answering(page: PageData) {
  return new FakeApi()
    .on('GET /filters', () => ({
      periode_filters: [],
      grootboek_types: [],
      grootboek_groepen: [],
      grootboek_namen: [],
      reports: [],
      periode_bereik: { periode_min: 202401, periode_max: 202503 },
      geboekt_tm: 202503,
      updated_at: null,
    }))
    .on('POST /pages', ({ body: { view } }) => {
      if (view?.rij === 'kostenplaatsen') return { ...PAGE, blocks: [] };
      return view?.rij === undefined ? page : CARD;
    })
    .on('POST /lines', () => ({
      lines: [],
      next_cursor: null,
      sum_cents: 0,
      count: 0,
      found: { sum_cents: 0, count: 0 },
    }));
}
