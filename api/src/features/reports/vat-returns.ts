import type { Block, Figure, FiguresBlock, GridBlock, GridColumn } from '@kengetal/contract';
import { reachedSpan } from '../../books/periods/compared.ts';
import { bareMonth, capitalised, yearOf, type Span } from '../../books/periods/names.ts';
import { valueOf } from '../../books/figures/values.ts';
import {
  dayName,
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
): FiguresBlock['items'] {
  const last = returns.at(-1);
  const settled = returns.flatMap((one) => (one.settled.kind === 'absent' ? [] : [one]));
  return [
    ...(last ? [stillToPay(last)] : []),
    ...(returns.length > 1
      ? [{ key: 'geheel', label: `Btw over ${whole.naam}`, figure: whole.payable }]
      : []),
    ...(returns.length > 1 && settled.length > 0
      ? [
          {
            key: 'afgedragen',
            label: `Daarvan afgedragen: ${partsOf(settled, returns)}`,
            figure: vatTotal(
              'Afgedragen',
              settled.map(({ naam, settled: figure }) => ({ label: capitalised(naam), figure })),
            ),
          },
        ]
      : []),
  ];
}

const NAMES: Readonly<Record<VatRhythm, string>> = {
  maand: 'maanden',
  kwartaal: 'kwartalen',
  jaar: 'jaren',
};

function partsOf(settled: readonly VatReturn[], all: readonly VatReturn[]): string {
  const rhythm = all[0]?.rhythm ?? 'maand';
  return `${String(settled.length)} van ${String(all.length)} ${NAMES[rhythm]}`;
}

/** 'Nog te betalen: 4e kwartaal 2025 t/m oktober, uiterlijk 31 januari 2026'. */
function stillToPay(last: VatReturn): FiguresBlock['items'][number] {
  const { naam, span, rhythm, reached, computed, settled } = last;
  const until = reached < span.periode_max ? ` t/m ${bareMonth(reached)}` : '';
  const by = `${naam}${until}, uiterlijk ${dayName(dueDay(span, rhythm))}`;
  if (computed.kind === 'absent') {
    return { key: '5c', label: `Te betalen of terug te vragen: ${by}`, figure: computed };
  }
  const left = vatTotal('Nog te betalen', [
    { label: `Btw over ${naam}`, figure: computed },
    { label: 'Al afgedragen', figure: settled, factor: -1 },
  ]);
  const cents = valueOf(left) ?? 0;
  if (cents < 0) {
    const figure = vatTotal('Nog terug te vragen', [
      { label: 'Al afgedragen', figure: settled },
      { label: `Btw over ${naam}`, figure: computed, factor: -1 },
    ]);
    return { key: '5c', label: `Nog terug te vragen: ${by}`, figure };
  }
  return { key: '5c', label: `Nog te betalen: ${by}`, figure: left };
}

const column = (key: string, label: string, role: GridColumn['role']): GridColumn => ({
  ...{ key, label, role },
  naam: label.toLowerCase(),
  lines: null,
});
const COLUMNS = [
  column('berekend', 'Volgens de boeken', 'plain'),
  column('afgedragen', 'Afgedragen', 'plain'),
  column('verschil', 'Verschil', 'total'),
];
const LAYOUT = { basis: 'flow', columns: COLUMNS } as const;

/** Each return beside what was paid or booked of it. */
export function returnsTable(returns: readonly VatReturn[]): GridBlock | undefined {
  if (returns.every(({ settled }) => settled.kind === 'absent')) return undefined;
  return {
    kind: 'grid',
    key: 'aangiften',
    view: 'table',
    title: 'Per aangifte',
    caption:
      'Bedragen in euro’s; een aangifte is in hele euro’s, per rubriek in je voordeel afgerond',
    columns: COLUMNS,
    rows: returns.map(({ span, naam, computed, settled }) => {
      const head = { key: String(span.periode_min), label: capitalised(naam), level: 0 };
      return ownRow(LAYOUT, head, [computed, settled, differenceOf(computed, settled)]);
    }),
    note: { text: agreement(returns), figures: {} },
  };
}

function differenceOf(computed: Figure, settled: Figure): Figure {
  if (computed.kind === 'absent') return computed;
  if (settled.kind === 'absent') return settled;
  return vatTotal('Verschil', [
    { label: 'Volgens de boeken', figure: computed },
    { label: 'Afgedragen', figure: settled, factor: -1 },
  ]);
}

/** A euro, in cents. */
const EURO = 100;

function agreement(returns: readonly VatReturn[]): string {
  const both = returns.filter(
    ({ computed, settled }) => computed.kind !== 'absent' && settled.kind !== 'absent',
  );
  const alike = both.filter(({ computed, settled, boxes }) => {
    const apart = Math.abs((valueOf(computed) ?? 0) - (valueOf(settled) ?? 0));
    return apart <= EURO * Math.max(1, boxes);
  });
  if (both.length === 0) return 'Van geen aangifte is bekend wat is afgedragen.';
  const all = `${String(alike.length)} van de ${String(both.length)}`;
  return `${all} afgedragen aangiften ${alike.length === 1 ? 'komt' : 'komen'} op afronding na overeen met de boeken.`;
}

/** The year of a report, as 'Btw over 2026'. */
export const yearName = (report: Span & { readonly naam: string }): string =>
  yearOf(report.periode_min) === yearOf(report.periode_max) &&
  report.periode_max - report.periode_min === 11
    ? String(yearOf(report.periode_min))
    : report.naam;

/** Blocks that a report without returns leaves out. */
export const someBlock = (block: Block | undefined): Block[] => (block ? [block] : []);
