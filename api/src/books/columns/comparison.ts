import { COMPARISONS, type Comparison, type ComparisonOption } from '@kengetal/contract';
import {
  earlierSpan,
  nameWithoutDay,
  reachedSpan,
  wholeMonths,
  type AskedSpan,
  type ReachedSpan,
} from '../periods/compared.ts';
import { bookedAhead } from './ahead.ts';
import type { Books } from '../books.ts';
import { budgetColumn } from './budget.ts';
import { periodColumn, withoutAmounts, type PeriodColumn } from './columns.ts';
import { lastDay, type DayLimit, type DaySums } from './days.ts';
import { whyIncomparable } from './not-read.ts';
import { earlierPeriodColumn } from './earlier.ts';
import type { ReadBooks } from '../store/reader.ts';
import { unlikeColumn } from './unlike.ts';

const NAMES: Record<Comparison, string> = {
  vorige_periode: 'Vorige periode',
  vorig_jaar: 'Zelfde periode vorig jaar',
  begroting: 'Begroting',
};

/**
 * A period as far as it is booked: 'Boekjaar 2025 t/m mrt' while the year runs. It is called up to
 * a day only where nothing later counts.
 * @param named gives it a name of its own
 */
export async function currentColumn(
  read: Pick<ReadBooks, 'books' | 'days'>,
  asked: AskedSpan,
  named: (span: ReachedSpan) => ReachedSpan = (span) => span,
): Promise<PeriodColumn> {
  const { books } = read;
  const reached = reachedSpan(books.calendar, asked);
  const { day } = reached;
  if (day === undefined) return periodColumn(books, named(reached));
  const whole = named(wholeMonths(asked, reached));
  const ahead = await bookedAhead(read, { ...whole, day });
  return periodColumn(books, ahead ? { ...whole, day, ahead } : named(reached));
}

/**
 * What a period is held against. A period that is not whole is held against as many months, and as
 * many days of the last one; the name says so. Where there is nothing to compare with, or the period
 * itself was only booked ahead, the column has the reason, as its figures have.
 */
export async function comparisonColumn(
  read: Pick<ReadBooks, 'books' | 'days'>,
  asked: AskedSpan,
  kind: Comparison,
): Promise<PeriodColumn> {
  const { books } = read;
  const column =
    kind === 'begroting' ? budgetOf(books, asked) : await earlierColumn(read, asked, kind);
  const reason = whyIncomparable(books.calendar, asked);
  return reason === undefined ? column : withoutAmounts(column, reason);
}

function budgetOf(books: Books, asked: AskedSpan): PeriodColumn {
  const reached = reachedSpan(books.calendar, asked);
  const naam = reached.isAhead ? asked.naam : nameWithoutDay(asked, reached);
  return budgetColumn(books, { ...reached, naam });
}

async function earlierColumn(
  { books, days }: Pick<ReadBooks, 'books' | 'days'>,
  asked: AskedSpan,
  kind: Exclude<Comparison, 'begroting'>,
): Promise<PeriodColumn> {
  const earlier = earlierSpan(books.calendar, asked, kind);
  const limit = limitOf(books, earlier);
  const column = earlierOf(books, earlier, limit && (await days(limit)));
  const reason = reasonOf(column);
  return reason === undefined ? column : { ...column, reason };
}

function earlierOf(books: Books, earlier: ReachedSpan, sums?: DaySums): PeriodColumn {
  const column = earlierPeriodColumn(books, earlier, sums);
  return earlier.unlike ? unlikeColumn(column, earlier.unlike) : column;
}

/** Which lines a period that ends within a month has; undefined when it ends with a month. */
function limitOf(
  books: Books,
  { periode_min, periode_max, day }: ReachedSpan,
): DayLimit | undefined {
  if (day === undefined) return undefined;
  const lines = books.linesOf('flow', { periode_min, periode_max });
  const boekjaar = typeof lines === 'string' ? undefined : lines.boekjaar;
  return { periode_min, periode_max, until: lastDay({ periode_max, day }), boekjaar };
}

/** Why there is nothing in an earlier period: neither movements nor a balance. */
function reasonOf(column: PeriodColumn): string | undefined {
  const [flow, stock] = [column.figure('resultaat'), column.figure('activa')];
  return flow.kind === 'absent' && stock.kind === 'absent' ? flow.reason : undefined;
}

/**
 * What a period can be held against, and why not; one is the default.
 * @param first tried before the others as the default
 */
export function comparisonOptions(
  books: Books,
  asked: AskedSpan,
  first: Comparison = 'vorige_periode',
): ComparisonOption[] {
  const found = COMPARISONS.map((key) => {
    const column =
      key === 'begroting'
        ? budgetOf(books, asked)
        : earlierOf(books, earlierSpan(books.calendar, asked, key));
    const reason = whyIncomparable(books.calendar, asked) ?? column.reason ?? reasonOf(column);
    const hasMovements = reason === undefined && column.figure('resultaat').kind !== 'absent';
    return { key, reason: reason ?? null, hasMovements };
  });
  const inOrder = [...found.filter(({ key }) => key === first), ...found];
  const usual =
    inOrder.find(({ hasMovements }) => hasMovements) ??
    // A balance alone, or nothing: then it says why.
    inOrder.find(({ reason }) => reason === null) ??
    inOrder[0];
  return found.map(({ key, reason }) => ({
    key,
    naam: NAMES[key],
    reason,
    is_default: key === usual?.key,
  }));
}

/** What a period is held against when nothing was chosen. */
export const usualComparison = (books: Books, asked: AskedSpan) =>
  usualOf(comparisonOptions(books, asked));

export function usualOf(options: readonly ComparisonOption[]): Comparison {
  return options.find(({ is_default }) => is_default)?.key ?? 'vorige_periode';
}
