import { screen } from '@testing-library/react';
import type { Figure } from '@kengetal/contract';
import type { ApiResponse } from '@kengetal/platform';
import { DrilldownProvider, FigureLink } from '@kengetal/ui';
import { NOTHING_FOUND, renderShell, type ShellOptions } from '../../testing/render-shell.tsx';

type Line = ApiResponse<'POST /lines'>['lines'][number];

const line = (more: Partial<Line>): Line => ({
  line_id: '1-1-1',
  soort: 'mutatie',
  boekjaar: '2025',
  boekperiode: 2,
  periode: 202502,
  datum: '2025-02-10',
  dagboek: 'I',
  dagboek_naam: 'Inkoopboek',
  boekstuk: '118',
  rekening: '1600',
  rekening_naam: 'Crediteuren',
  groep: 'crediteuren',
  relatie: 'L1',
  relatie_naam: 'KPN Zakelijk',
  tegenpartij: 'L1',
  tegenpartij_naam: 'KPN Zakelijk',
  factuur: 'KPN-118',
  kostenplaats: null,
  kostendrager: null,
  omschrijving: 'Abonnement februari',
  cents: -13_560,
  zijde: 'credit',
  btw_code: null,
  btw_cents: null,
  btw_rekening: null,
  btw_soort: null,
  source_id: 's1',
  ...more,
});
const COSTS = line({
  line_id: '1-1-2',
  rekening: '4500',
  groep: 'kantoorkosten',
  relatie: null,
  relatie_naam: null,
  cents: 11_207,
  btw_code: 'H',
});
const entry = {
  periode_min: 202502,
  periode_max: 202502,
  soorten: ['mutatie' as const],
  filters: [{ column: 'boekstuk' as const, operator: 'eq' as const, value: '118' }],
};
const hits = (...lines: Line[]) => ({
  hits: lines.map((each) => ({ line: each, entry })),
  count: lines.length,
});
const booked = (cents: number, value = 'L1') => ({
  kind: 'booked',
  cents,
  sign: 1,
  selection: { ...entry, filters: [{ column: 'tegenpartij', operator: 'eq', value }] },
});
const RELATION = {
  relatie: 'L1',
  naam: 'KPN Zakelijk',
  soort: 'leverancier',
  ingekocht: booked(31_207),
  verkocht: booked(0),
  rekeningen: [{ kant: 'ingekocht', rekening: '4500', naam: 'Telefonie', figure: booked(31_207) }],
  maanden: [
    { periode: 202402, ingekocht: booked(10_000), verkocht: booked(0) },
    { periode: 202502, ingekocht: booked(11_207), verkocht: booked(0) },
    { periode: 202503, ingekocht: booked(20_000), verkocht: booked(0) },
  ],
  open: {
    stand: '2025-03-31',
    basis: 'vervaldatum',
    te_ontvangen: booked(0),
    te_betalen: booked(24_200),
    facturen: [
      {
        factuur: 'KPN-131',
        groep: 'crediteuren',
        peildatum: '2025-03-19',
        dagen: 12,
        figure: booked(24_200),
      },
    ],
    aantal: 1,
  },
  betaald: [{ groep: 'crediteuren', basis: 'vervaldatum', dagen: 6, aantal: 1 }],
  boekingen: { aantal: 2, sum_cents: -2_353, selection: entry },
};

/** The shell over books in which Kengetal buys of KPN, and every search finds two lines of it. */
export const booksOf = (options: ShellOptions = {}) =>
  renderShell({
    ...options,
    prepare: (browser) => {
      const { answers } = browser.api;
      answers.set('POST /search', {
        ...NOTHING_FOUND,
        relations: {
          hits: [{ relatie: 'L1', naam: 'KPN Zakelijk', soort: 'leverancier' }],
          count: 1,
        },
        amounts: hits(line({}), COSTS),
        lines: { ...hits(COSTS), count: 40 },
      });
      answers.set('POST /relation', RELATION);
      answers.set('POST /lines', {
        lines: [line({}), COSTS],
        next_cursor: null,
        sum_cents: -2_353,
        count: 2,
        found: { sum_cents: -2_353, count: 2 },
      });
      options.prepare?.(browser);
    },
  });

/** The same, with a question typed into the palette. */
export async function asked(question: string, options?: ShellOptions) {
  const shell = await booksOf(options);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Hoofdmenu' });
  await shell.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await shell.user.paste(question);
  return shell;
}

export const drawer = (name: string) => screen.findByRole('dialog', { name });
export const option = (name: RegExp) => screen.findByRole('option', { name });

/** A screen with a figure that opens. */
export function Dashboard() {
  return (
    <DrilldownProvider namespace="test">
      <h1>Dashboard</h1>
      <FigureLink figure={booked(12_300) as Figure} label="Kosten" />
    </DrilldownProvider>
  );
}
