import type { Figure, FiguresBlock, GridBlock, GridColumn } from '@kengetal/contract';
import { reachedSpan } from '../../books/periods/compared.ts';
import { bareMonth, capitalised, dayName, yearOf, type Span } from '../../books/periods/names.ts';
import { valueOf } from '../../books/figures/values.ts';
import {
  dueDay,
  returnLabel,
  returnsOf,
  settledReturns,
  type Settled,
} from '../../books/vat/returns.ts';
import type { VatRhythm } from '../../books/vat/rhythm.ts';
import { vatTotal } from '../../books/vat/sum.ts';
import { vatAmounts } from '../../books/vat/vat.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { ownRow } from './layout.ts';
import { absent, vatSums } from './vat-sums.ts';

/** A return: what the books say it is, and what was paid or booked of it. */
export interface VatReturn {
  readonly span: Span;
  readonly naam: string;
  /** Last month of it that is booked. */
  readonly reached: number;
  readonly rhythm: VatRhythm;
  readonly computed: Figure;
  readonly settled: Figure;
  /** Boxes with an amount: a return may differ by a euro in each. */
  readonly boxes: number;
}

/** The returns of a report's months, oldest first; the last as far as it is booked. */
export async function vatReturns(
  read: ReadBooks,
  report: Span,
  rhythm: VatRhythm,
): Promise<VatReturn[]> {
  const returns = returnsOf(report, rhythm);
  const settled = await settledReturns(read, spanOf(returns, report), rhythm);
  const made: VatReturn[] = [];
  for (const span of returns) made.push(...(await returnMade(read, { span, rhythm, settled })));
  return made;
}

function spanOf(returns: readonly Span[], report: Span): Span {
  const last = returns.at(-1) ?? report;
  return {
    periode_min: returns[0]?.periode_min ?? report.periode_min,
    periode_max: last.periode_max,
  };
}

async function returnMade(
  read: ReadBooks,
  { span, rhythm, settled }: { span: Span; rhythm: VatRhythm; settled: Settled },
): Promise<VatReturn[]> {
  const naam = returnLabel(span, rhythm);
  const reached = reachedSpan(read.books.calendar, { ...span, naam });
  const window = read.books.linesOf('flow', reached);
  if (typeof window === 'string') return [];
  const sums = vatSums(await vatAmounts(read, window));
  const paid = settled.get(span.periode_min) ?? [];
  const boxes = [...sums.due.map(({ figure }) => figure), sums.untold, sums.deducted];
  return [
    {
      ...{ span, naam, rhythm },
      reached: reached.periode_max,
      computed: sums.payable,
      settled: paid.length === 0 ? absent(NOT_SETTLED) : settledFigure(naam, paid),
      boxes: boxes.filter((figure) => valueOf(figure)).length,
    },
  ];
}

const NOT_SETTLED = 'Hiervan is in de boekhouding nog niets betaald of teruggekregen.';

function settledFigure(naam: string, paid: readonly Figure[]): Figure {
  const [only] = paid;
  if (only && paid.length === 1) return only;
  return vatTotal(
    `Afgedragen over ${naam}`,
    paid.map((figure) => ({ label: labelOf(figure), figure })),
  );
}

const labelOf = (figure: Figure) => figure.about?.label ?? 'Afgedragen';

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
function stillToPay({ naam, span, rhythm, reached, computed, settled }: VatReturn): Item {
  const until = reached < span.periode_max ? ` t/m ${bareMonth(reached)}` : '';
  const detail = `${naam}${until}, uiterlijk ${dayName(dueDay(span, rhythm))}`;
  const paid = { label: 'Al afgedragen', figure: settled };
  const owed = { label: `Btw over ${naam}`, figure: computed };
  const left = computed.kind === 'absent' ? computed : vatTotal(TO_PAY, [owed, minus(paid)]);
  if ((valueOf(left) ?? 0) >= 0) return { key: '5c', label: TO_PAY, detail, figure: left };
  const figure = vatTotal(TO_CLAIM, [paid, minus(owed)]);
  return { key: '5c', label: TO_CLAIM, detail, figure };
}

const [TO_PAY, TO_CLAIM] = ['Nog te betalen', 'Nog terug te vragen'];

const minus = <Part>(part: Part) => ({ ...part, factor: -1 as const });

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

/** A euro, in cents. */
const EURO = 100;

/** How many of the returns that were settled are what the books say. */
export function agreement(returns: readonly VatReturn[]): string {
  const both = returns.filter(
    ({ computed, settled }) => computed.kind !== 'absent' && settled.kind !== 'absent',
  );
  const alike = both.filter(({ computed, settled, boxes }) => {
    const apart = Math.abs((valueOf(computed) ?? 0) - (valueOf(settled) ?? 0));
    return apart <= EURO * Math.max(1, boxes);
  });
  const all = `${String(alike.length)} van de ${String(both.length)}`;
  return `${all} afgedragen aangiften ${alike.length === 1 ? 'komt' : 'komen'} overeen met de boeken, op afronding na: een aangifte is in hele euro’s, per rubriek.`;
}

/** The year of a report, as 'Btw over 2026'. */
export const yearName = (report: Span & { readonly naam: string }): string =>
  yearOf(report.periode_min) === yearOf(report.periode_max) &&
  report.periode_max - report.periode_min === 11
    ? String(yearOf(report.periode_min))
    : report.naam;
