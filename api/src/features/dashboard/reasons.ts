import type { Figure, FigureText, FilterItem } from '@kengetal/contract';
import { definition, type Window } from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { relationSums } from '../../books/dimensions/relation-months.ts';
import { bookedFigure } from '../../books/figures/booked.ts';
import { filtersOfGroups } from '../../books/figures/selection.ts';
import { difference, valueOf } from '../../books/figures/values.ts';
import { euros, plainName, quoted } from '../../books/figures/words.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { Compared, CostChange } from './compared.ts';

/** What did it is named when it explains at least this part of a change, in percent. */
const LEAST_SHARE = 30;
/** Above this part of a change something else went the other way. */
const MOST_SHARE = 120;
/** Relations that are looked at, of each sign and period. */
const LOOKED_AT = 20;

/** Something within a group of costs that changed. */
interface Cause {
  /** After the amount: 'bij Flex' or 'op ‘Brandstof’'. */
  readonly where: string;
  /** Opens into now and before, the larger first. */
  readonly figure: Figure;
  /** In cents; more costs are positive. */
  readonly growth: number;
}

/**
 * What did it: the relation that most of a change is of, else the account; undefined where it is
 * spread.
 */
export async function reasonOf(
  read: ReadBooks,
  compared: Compared,
  change: CostChange,
): Promise<FigureText | undefined> {
  const isEnough = (cause: Cause | undefined): cause is Cause =>
    cause !== undefined &&
    cause.growth * change.growth > 0 &&
    Math.abs(cause.growth) * 100 >= Math.abs(change.growth) * LEAST_SHARE;
  const relation = await relationCause(read, compared, change);
  const cause = isEnough(relation) ? relation : accountCause(read, compared, change);
  if (!isEnough(cause)) return undefined;
  return { text: wordsOf(cause, change), figures: { oorzaak: cause.figure } };
}

/** 'Vooral € 3.120 meer bij Flex', or '€ 3.450 meer bij Flex, elders minder'. */
function wordsOf({ where, growth }: Cause, change: CostChange): string {
  const [how, elsewhere] = growth > 0 ? ['meer', 'minder'] : ['minder', 'meer'];
  const said = `[${euros(Math.abs(growth))}](figure:oorzaak) ${how} ${where}`;
  const isPartly = Math.abs(growth) * 100 > Math.abs(change.growth) * MOST_SHARE;
  return isPartly ? `${said}, elders ${elsewhere}` : `Vooral ${said}`;
}

/** The months of a column as lines; none of a budget, and of part of a month the sums do not tell. */
function windowOf({ day, isBudget, source }: PeriodColumn): Window | undefined {
  const { lines } = source('flow');
  if (day !== undefined || isBudget || !lines || lines.tot !== undefined) return undefined;
  return lines;
}

async function relationCause(
  read: ReadBooks,
  { current, comparison }: Compared,
  { group, growth }: CostChange,
): Promise<Cause | undefined> {
  const windows = { now: windowOf(current), then: windowOf(comparison) };
  const { now, then } = windows;
  if (!now || !then) return undefined;
  const accounts = read.books.accountsOf([group]).map(({ rekening }) => rekening);
  const sums = {
    now: await relationSums(read, now, accounts),
    then: await relationSums(read, then, accounts),
  };
  const met = [sums.now, sums.then].flatMap((one) => [
    ...one.largest(1, LOOKED_AT),
    ...one.largest(-1, LOOKED_AT),
  ]);
  const [most] = [...new Map(met.map(({ code, naam }) => [code, naam]))]
    .map(([code, naam]) => {
      const growth = sums.now.centsOf(code) - sums.then.centsOf(code);
      return { code, naam, growth };
    })
    .sort((one, other) => (other.growth - one.growth) * Math.sign(growth));
  if (!most) return undefined;
  const figureIn = (window: Window, cents: number): Figure => {
    const ofRelation: FilterItem = { column: 'tegenpartij', operator: 'eq', value: most.code };
    const filters = [...filtersOfGroups([group]), ofRelation];
    const about = { label: most.naam, explanation: definition(group).explanation };
    return bookedFigure(cents, window, { sign: 1, filters, about });
  };
  return {
    growth: most.growth,
    where: `bij ${plainName(most.naam, most.code)}`,
    figure: apart(
      most.naam,
      { column: current, figure: figureIn(now, sums.now.centsOf(most.code)) },
      { column: comparison, figure: figureIn(then, sums.then.centsOf(most.code)) },
    ),
  };
}

function accountCause(
  { books }: ReadBooks,
  { current, comparison }: Compared,
  { group, growth }: CostChange,
): Cause | undefined {
  const asCosts = { ...definition(group), sign: 1 as const };
  const [most] = books
    .accountsOf([group])
    .flatMap(({ rekening, naam }) => {
      const now = current.account(rekening, asCosts);
      const then = comparison.account(rekening, asCosts);
      const [value, base] = [valueOf(now), valueOf(then)];
      if (value === undefined || base === undefined) return [];
      return [{ rekening, naam, now, then, growth: value - base }];
    })
    .sort((one, other) => (other.growth - one.growth) * Math.sign(growth));
  if (!most) return undefined;
  const { rekening, naam, now, then } = most;
  return {
    growth: most.growth,
    where: `op ${quoted(naam, rekening)}`,
    figure: apart(
      `${rekening} ${naam}`.trim(),
      { column: current, figure: now },
      { column: comparison, figure: then },
    ),
  };
}

interface Side {
  readonly column: PeriodColumn;
  readonly figure: Figure;
}

/** The difference as a sentence says it: the larger minus the smaller. */
function apart(name: string, ...sides: readonly [Side, Side]): Figure {
  const [now, then] = sides.map(({ column, figure }) => ({
    label: `${name}, ${column.naam}`,
    figure,
    size: valueOf(figure) ?? 0,
  }));
  const about = { label: `Verschil ${name}`, explanation: 'Nu en daarvoor.' };
  if (!now || !then) throw new Error('a difference has two sides');
  return now.size >= then.size ? difference(now, then, about) : difference(then, now, about);
}
