import {
  gridFigure,
  type Block,
  type Figure,
  type FilterItem,
  type GridRow,
} from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  fiscalYearName,
  periodRange,
  type Span,
  spanName,
  yearAround,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { relationSums } from '../../books/dimensions/relation-months.ts';
import { DomainError } from '../../domain-error.ts';
import { currentColumn, isRunning, partsOf } from './columns.ts';
import { Matrix } from './matrix.ts';
import type { Scope } from '../../books/scope.ts';
import { accountsOfRow, resultTree } from './tree.ts';

const YEAR = 12;
const MOST_RELATIONS = 3;

/** What is known of one row: its usual month, the fiscal year so far, and who it is with. */
export async function rowPage(
  read: ReadBooks,
  scope: Scope,
  span: Span,
  key: string,
): Promise<Block[]> {
  const { books } = read;
  // A month that runs is no usual one.
  const last = isRunning(books, span) ? addMonths(span.periode_max, -1) : span.periode_max;
  const months = { periode_min: addMonths(last, 1 - YEAR), periode_max: last };
  const columns = [
    ...partsOf(books, months, 'maand'),
    await currentColumn(read, soFar(books, span)),
  ];
  const matrix = new Matrix(books, columns, scope.items);
  // Of the accounts that the row adds up alone; several of them have no row of their own.
  const rows = await resultTree(matrix, accountsOfRow({ key }, scope.accounts), 1);
  const row = rows.find((each) => each.key === key);
  if (!row) throw new DomainError('not_found', 'Deze regel heeft in deze maanden geen bedragen.');
  const figures = columns.map((_, index) => gridFigure(columns, row, index));
  const usual = figures.slice(0, YEAR);
  const year = yearAround(books.calendar.years, span.periode_max);
  return [
    {
      kind: 'figures',
      key: 'kerncijfers',
      items: [
        {
          key: 'gemiddelde',
          label: `Gemiddeld per maand (${usual.filter(({ kind }) => kind === 'booked').length} mnd)`,
          figure: mean(usual, periodRange(months.periode_min, months.periode_max), row.label),
        },
        {
          key: 'boekjaar',
          label: `${fiscalYearName(year)} tot nu toe`,
          figure: figures[YEAR] ?? { kind: 'absent', reason: 'Dit boekjaar is niet ingelezen.' },
        },
      ],
    },
    ...(await relationsOf(read, { row, scope, span })),
  ];
}

/** The three relations with most of the row in the chosen period. */
async function relationsOf(
  read: ReadBooks,
  { row, scope, span }: { row: GridRow; scope: Scope; span: Span },
): Promise<Block[]> {
  const { filters, sign, label } = row;
  const accounts = accountsOfRow(row, scope.accounts);
  const window = read.books.linesOf('flow', span);
  if (typeof window === 'string' || accounts.length === 0) return [];
  const numbers = accounts.map(({ rekening }) => rekening);
  const sums = await relationSums(read, window, numbers);
  const { boekjaar, ...months } = window;
  const ofYear: FilterItem[] =
    boekjaar === undefined ? [] : [{ column: 'boekjaar', operator: 'eq', value: boekjaar }];
  const items = sums.largest(sign, MOST_RELATIONS).map(({ code, naam, cents }) => ({
    key: code,
    label: naam,
    figure: {
      kind: 'booked' as const,
      cents: sign * cents,
      sign,
      selection: {
        ...months,
        filters: [
          ...ofYear,
          ...filters,
          { column: 'tegenpartij' as const, operator: 'eq' as const, value: code },
        ],
      },
      about: { label: `${label}, ${naam}, ${spanName(span)}`, explanation: '' },
    },
  }));
  return items.length === 0 ? [] : [{ kind: 'list', key: 'relaties', title: 'Meest met', items }];
}

/** From the start of the fiscal year to the end of the chosen period. */
function soFar(books: Books, { periode_max }: Span): Span {
  const { first } = fiscalMonths(yearAround(books.calendar.years, periode_max));
  return { periode_min: first, periode_max };
}

/** The mean of the months that the books hold; it opens into them. */
function mean(figures: readonly Figure[], months: readonly number[], label: string): Figure {
  const terms = figures.flatMap((figure, index) =>
    figure.kind === 'booked'
      ? [
          {
            label: figure.about?.label ?? String(months[index]),
            factor: 1,
            part: 'teller' as const,
            figure,
          },
        ]
      : [],
  );
  const about = {
    label: `${label}, gemiddeld per maand`,
    explanation: `Gemiddelde van ${terms.length} maanden tot en met de gekozen periode.`,
  };
  if (terms.length === 0) {
    return { kind: 'absent', reason: 'Van deze maanden is niets ingelezen.', about };
  }
  const sum = terms.reduce((total, { figure }) => total + figure.cents, 0);
  const size = Math.round(Math.abs(sum) / terms.length);
  return {
    kind: 'derived',
    unit: 'cents',
    value: sum < 0 && size !== 0 ? -size : size,
    divisor: terms.length,
    terms,
    about,
  };
}
