import type { Figure, FiguresBlock, GridBlock, GridColumn } from '@kengetal/contract';
import { capitalised, dayName, type Span, yearOf } from '@kengetal/ledger';
import { agrees, leftOf, reachedName, type VatReturn } from '../../books/vat/computed-returns.ts';
import { dueDay } from '../../books/vat/returns.ts';
import type { VatRhythm } from '../../books/vat/rhythm.ts';
import { vatTotal } from '../../books/vat/sum.ts';
import { ownRow } from './layout.ts';

/** What has to be done now first, then the whole report and what of it was settled. */
export function returnItems(
  returns: readonly VatReturn[],
  whole: { readonly naam: string; readonly payable: Figure },
): Item[] {
  const last = returns.at(-1);
  if (!last) return [];
  if (returns.length === 1) return [stillToPay(last)];
  const settled = returns.filter((one) => one.settled.kind !== 'absent');
  const figure = vatTotal(
    'Afgedragen',
    settled.map((one) => ({ label: capitalised(one.naam), figure: one.settled })),
  );
  return [
    stillToPay(last),
    { key: 'geheel', label: `Btw over ${whole.naam}`, figure: whole.payable },
    {
      key: 'afgedragen',
      label: 'Daarvan afgedragen',
      detail: `${String(settled.length)} van ${String(returns.length)} ${NAMES[last.rhythm]}`,
      figure,
    },
  ];
}

type Item = FiguresBlock['items'][number];

const NAMES: Readonly<Record<VatRhythm, string>> = {
  maand: 'maanden',
  kwartaal: 'kwartalen',
  jaar: 'jaren',
};

/** '4e kwartaal 2025 t/m oktober, uiterlijk 31 januari 2026' is still to be paid, or claimed back. */
function stillToPay(one: VatReturn): Item {
  const { label, figure } = leftOf(one);
  const detail = `${reachedName(one)}, uiterlijk ${dayName(dueDay(one.span, one.rhythm))}`;
  return { key: '5c', label, detail, figure };
}

const column = (key: string, label: string, role: GridColumn['role']): GridColumn => ({
  ...{ key, label, role },
  naam: label.toLowerCase(),
  lines: null,
});
const COLUMNS = [
  column('berekend', 'Berekend', 'plain'),
  column('afgedragen', 'Afgedragen', 'plain'),
  column('verschil', 'Verschil', 'total'),
];
const LAYOUT = { basis: 'flow', columns: COLUMNS } as const;

/** Each return beside what was paid or booked of it. */
export function returnsTable(returns: readonly VatReturn[]): GridBlock {
  return {
    kind: 'grid',
    key: 'aangiften',
    view: 'table',
    title: 'Per aangifte',
    caption: 'Bedragen in euro’s',
    columns: COLUMNS,
    rows: returns.map(({ span, naam, computed, settled }) => {
      const head = { key: String(span.periode_min), label: capitalised(naam), level: 0 };
      return ownRow(LAYOUT, head, [computed, settled, differenceOf(computed, settled)]);
    }),
  };
}

function differenceOf(computed: Figure, settled: Figure): Figure {
  if (computed.kind === 'absent') return computed;
  if (settled.kind === 'absent') return settled;
  return vatTotal('Verschil', [
    { label: 'Berekend', figure: computed },
    { label: 'Afgedragen', figure: settled, factor: -1 },
  ]);
}

/** How many of the returns that were settled are what the books say. */
export function agreement(returns: readonly VatReturn[]): string {
  const both = returns.filter(
    ({ computed, settled }) => computed.kind !== 'absent' && settled.kind !== 'absent',
  );
  const alike = both.filter(agrees);
  const all = `${String(alike.length)} van de ${String(both.length)}`;
  return `${all} afgedragen aangiften ${alike.length === 1 ? 'komt' : 'komen'} overeen met de boeken, op afronding na: een aangifte is in hele euro’s, per rubriek.`;
}

/** The year of a report, as 'Btw over 2026'. */
export const yearName = (report: Span & { readonly naam: string }): string =>
  yearOf(report.periode_min) === yearOf(report.periode_max) &&
  report.periode_max - report.periode_min === 11
    ? String(yearOf(report.periode_min))
    : report.naam;
