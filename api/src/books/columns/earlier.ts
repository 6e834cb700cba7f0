import type { Figure } from '@kengetal/contract';
import { definition, kengetalBasis, type Span, spanNameTo } from '@kengetal/ledger';
import type { ReachedSpan } from '../periods/compared.ts';
import type { Books } from '../books.ts';
import { memoizedFigure, standOf, type PeriodColumn } from './columns.ts';
import { lastDay, type DaySums } from './days.ts';
import { kengetalFigure } from '../figures/kengetallen.ts';
import { memoizedOperands, operandsOf } from '../figures/operands.ts';
import { memoize } from '../store/memoize.ts';

/**
 * The amounts of an earlier period: only where the books hold it whole. Balances are those at the
 * end of its `stand`.
 * @param sums of its lines up to the day that it ends at, where that is within a month
 */
export function earlierPeriodColumn(
  books: Books,
  earlier: ReachedSpan,
  sums?: DaySums,
): PeriodColumn {
  const { naam, kort, periode_min, periode_max, stand, day } = earlier;
  const span = { periode_min, periode_max };
  const isStopped = day !== undefined || periode_max < stand.periode_max;
  const spanOf = (basis: 'flow' | 'stock') => (basis === 'stock' ? stand : span);
  const limited = (figure: Figure, sum: () => number, label: string) =>
    sums && day !== undefined ? upTo(figure, sum(), { ...span, day }, label) : figure;
  const figure = memoizedFigure((key, label) => {
    const { basis, groups, name } = definition(key);
    const whole = books.comparison(key, spanOf(basis), label);
    if (basis === 'stock') return whole;
    return limited(whole, () => sumOf(books.accountsOf(groups), sums), label ?? name);
  });
  const ofDays = memoizedOperands(operandsOf(books, { ...span, day }, figure));
  const ofMonths = (months: Span) =>
    memoizedOperands(operandsOf(books, months, (of) => books.comparison(of, months)));
  // Days of payment hold a balance against whole months before it, up to the same moment.
  const balances = stand.periode_max === periode_max ? stand : span;
  const beide = memoizedOperands(
    operandsOf(books, span, (of) =>
      books.comparison(of, definition(of).basis === 'stock' ? balances : span),
    ),
  );
  const operands = { periode: ofDays, beide, stand: ofMonths(stand) };
  return {
    naam,
    kort,
    span,
    day,
    ...(isStopped && { stopped: { day } }),
    stand: standOf(stand.periode_max),
    figure,
    account: (rekening, defined) => {
      const whole = books.accountComparison(rekening, defined, spanOf(defined.basis));
      if (defined.basis === 'stock') return whole;
      const label = `${rekening} ${books.accounts.get(rekening)?.naam ?? ''}`.trim();
      return limited(whole, () => sums?.get(rekening) ?? 0, label);
    },
    source: (basis) => {
      const source = books.source(basis, spanOf(basis));
      const { lines } = source;
      if (basis === 'stock' || !lines || !sums || day === undefined) return source;
      const tot = lastDay({ ...span, day });
      return { naam: spanNameTo(span, day), lines: { ...lines, soorten: ['mutatie'], tot } };
    },
    kengetal: memoize((key) => kengetalFigure(key, operands[kengetalBasis(key)])),
  };
}

/** A movement, of lines dated up to a day of its last month alone. */
function upTo(whole: Figure, sum: number, limit: Span & { day: number }, label: string): Figure {
  if (whole.kind !== 'booked') return whole;
  const { selection, sign, about } = whole;
  const until = lastDay(limit);
  return {
    ...whole,
    cents: sum === 0 ? 0 : sign * sum,
    selection: {
      ...selection,
      soorten: ['mutatie'],
      filters: [{ column: 'datum', operator: 'lte', value: until }, ...selection.filters],
    },
    about: {
      label: `${label}, ${spanNameTo(limit, limit.day)}`,
      explanation: about?.explanation ?? '',
    },
  };
}

function sumOf(accounts: readonly { rekening: string }[], sums?: DaySums): number {
  return accounts.reduce((sum, { rekening }) => sum + (sums?.get(rekening) ?? 0), 0);
}
