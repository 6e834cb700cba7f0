import type { GridBlock, GridRow, PageData } from '@kengetal/contract';
import { FakeApi, withComputed } from '@kengetal/platform/testing';

const row = (
  key: string,
  label: string,
  values: (number | null)[],
  more: Partial<GridRow> = {},
) => ({
  key,
  label,
  parent: null,
  level: 0,
  kind: 'line' as const,
  basis: 'flow' as const,
  more: 'ongunstig' as const,
  sign: 1 as const,
  filters: [],
  values,
  ...more,
});

const month = (periode: number, naam: string): GridBlock['columns'][number] => ({
  key: `${periode}-${periode}`,
  label: naam.slice(0, 3),
  naam,
  role: 'month',
  lines: { periode_min: periode, periode_max: periode, soorten: ['mutatie'] },
});
const MARCH = month(202503, 'maart 2025');
const FEBRUARY = month(202502, 'februari 2025');

const grid = (key: string, view: GridBlock['view'], title: string, rows: GridRow[]): GridBlock => ({
  kind: 'grid',
  key,
  view,
  title,
  caption: 'Bedragen in euro’s',
  columns: [MARCH, FEBRUARY],
  rows,
});
const compared = (...of: Parameters<typeof grid>) => withComputed(grid(...of));

/** The overview of two months of small books. */
export const PAGE: PageData = {
  title: 'Overzicht',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [
    grid('trend', 'trend', 'Omzet per maand', [row('omzet', 'Omzet', [90_000, 50_000])]),
    compared('brug', 'bridge', 'Van resultaat vorige periode naar deze periode', [
      row('omzet', 'Netto-omzet', [90_000, 50_000], { sign: -1, more: 'gunstig' }),
      row('resultaat', 'Resultaat', [90_000, 50_000], {
        sign: -1,
        more: 'gunstig',
        kind: 'total',
      }),
    ]),
    compared('kosten', 'bars', 'Waar de kosten zitten', [
      row('lonen', 'Lonen', [30_000, 20_000]),
      row('kosten', 'Kosten', [30_000, 20_000], { kind: 'total' }),
    ]),
    grid('patroon', 'heat', 'Patroon per groep en maand', [
      row('lonen', 'Lonen', [30_000, 20_000]),
    ]),
  ],
};

/** Three months in their order. */
export const YEAR: GridBlock = {
  ...grid('trend', 'trend', 'Omzet per maand', [row('omzet', 'Omzet', [100, 200, 300])]),
  columns: [month(202501, 'januari 2025'), FEBRUARY, MARCH],
};

export const RELATIONS: PageData = {
  ...PAGE,
  blocks: [
    {
      ...compared('klanten', 'bars', 'Topklanten', [
        row('code_1', 'Bakker BV', [60_000, 0], { sign: -1 }),
        row('omzet', 'Omzet', [90_000, 0], { kind: 'total', sign: -1 }),
      ]),
      note: { text: 'Bakker BV is goed voor 66,7% van je omzet.', figures: {} },
    },
  ],
};

export const FILTERS = {
  periode_filters: [],
  grootboek_types: [],
  grootboek_groepen: [{ waarde: 'lonen', naam: 'Lonen en salarissen' }],
  grootboek_namen: [],
  reports: [],
  periode_bereik: { periode_min: 202501, periode_max: 202503 },
  geboekt_tm: 202503,
  updated_at: null,
};

export const isRelations = (body: { view?: { rij?: string } }) => body.view?.rij === 'relaties';

/** An API with this page, and with the relations that are asked apart. */
export const answering = (page: PageData, relations: () => PageData = () => RELATIONS) =>
  new FakeApi()
    .on('GET /filters', () => FILTERS)
    .on('POST /pages', ({ body }) => (isRelations(body) ? relations() : page));
