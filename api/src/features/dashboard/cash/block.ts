import type { CashBlock } from '@kengetal/contract/api';
import type { DerivedFigure, Figure, FigureTerm } from '@kengetal/contract';
import {
  bareShortMonth,
  dayAfter,
  dayNumber,
  dayText,
  isLongEnough,
  periodOfDay,
  weeksWithin,
  type CashUnknown,
  type DataSpan,
} from '@kengetal/ledger';
import { cashExpectation, type CashExpectation } from '../../../books/expected/cash.ts';
import { bookedOf } from '../../../books/expected/span.ts';
import { valueOf } from '../../../books/figures/values.ts';
import { euros } from '../../../books/figures/words.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import type { KeptCash } from './kept.ts';
import { cashMoves, type CashMove } from './moves.ts';
import { moneyOn, tellsMoneyOn } from './stand.ts';

/** Weeks of the past beside those ahead. */
const BEFORE = 8;
const DAYS = 7;

/** Parts in the order in which they are shown. */
const PARTS: readonly [CashMove['part'], string][] = [
  ['klanten', 'Openstaande facturen van klanten'],
  ['leveranciers', 'Openstaande facturen van leveranciers'],
  ['reeks', 'Wat terugkomt'],
  ['lonen', 'Lonen'],
  ['loonheffing', 'Loonheffing'],
  ['btw', 'Btw'],
  ['verkopen', 'Gebruikelijke verkopen'],
  ['inkopen', 'Gebruikelijke inkopen'],
  ['overig', 'Gebruikelijke uitgaven en ontvangsten via bank en kas'],
];

/**
 * Money on bank and in cash in the eight weeks after the last day of the data; undefined where
 * there is nothing to expect, see {@link expectedFrom}. It goes through a year of weeks: for a
 * thread.
 */
export async function keptCashOf(read: ReadBooks): Promise<KeptCash | undefined> {
  const span = await expectedFrom(read);
  const stand = span && (await moneyOn(read, span.last));
  if (!stand) return undefined;
  const expected = await cashExpectation(read, span);
  const moves = await cashMoves(read, expected);
  const block = blockOf(expected, moves, stand);
  return {
    block: { ...block, ...(await pastOf(read, span.last)) },
    moves: block.weeks.map((_, index) =>
      moves.filter(({ week }) => week === index).map(({ move }) => move),
    ),
  };
}

/**
 * The days of books that money can be expected of; undefined where they have no bank or cash, lack
 * the balance that these began with, or are too short.
 */
export async function expectedFrom(read: ReadBooks): Promise<DataSpan | undefined> {
  if (read.books.accountsOf(MONEY).length === 0) return undefined;
  const span = (await bookedOf(read.sql, read.projectId))?.span;
  return span && isLongEnough(span) && tellsMoneyOn(read, span.last) ? span : undefined;
}

const MONEY = ['bank_en_kas'] as const;

function blockOf(
  expected: CashExpectation,
  moves: readonly CashMove[],
  stand: Figure,
): Omit<CashBlock, 'before'> {
  const labels = weeksWithin(dayAfter(expected.last, 1), expected.ends.at(-1) ?? expected.last);
  const names = expected.ends.map((_, index) => `wk ${String(labels[index]?.week ?? '')}`);
  const opening: FigureTerm = {
    ...term('Stand', stand),
    label: `Stand ${shortDay(expected.last)}`,
  };
  const weeks = expected.ends.map((tot, index) => {
    const figure = sumOf([opening, ...totalsOf(moves, names.slice(0, index + 1))], {
      label: `Verwachte stand ${shortDay(tot)}`,
      explanation: 'De stand van bank en kas met wat er tot en met die dag wordt verwacht.',
    });
    const band = bandAround(figure.value, expected.bands[index]);
    return { label: names[index] ?? '', tot, stand: figure, band };
  });
  return {
    kind: 'cash',
    key: 'cash',
    title: 'Liquide middelen, komende acht weken',
    dag: expected.last,
    stand,
    weeks,
    parts: partsOf(moves, names),
    lowest: lowestOf(expected.last, stand, weeks),
    unknown: unknownOf(expected),
  };
}

const term = (label: string, figure: Figure): FigureTerm => ({
  label,
  factor: 1,
  part: 'teller',
  figure,
});

function sumOf(terms: FigureTerm[], about: NonNullable<Figure['about']>): DerivedFigure {
  const value = terms.reduce((sum, { figure }) => sum + (valueOf(figure) ?? 0), 0);
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

/** What is expected in each of the first weeks together: what that is made of stands with the week. */
function totalsOf(moves: readonly CashMove[], weeks: readonly string[]): FigureTerm[] {
  return weeks.flatMap((label, index) => {
    const own = moves.filter(({ week }) => week === index);
    if (own.length === 0) return [];
    const cents = own.reduce((sum, { move }) => sum + (valueOf(move.figure) ?? 0), 0);
    const basis = `Wat in ${label} wordt verwacht, samen; het staat bij die week.`;
    return [term(`Verwacht in ${label}`, { kind: 'forecast', cents, basis })];
  });
}

function bandAround(cents: number, band: CashExpectation['bands'][number] | undefined) {
  return band ? { low: cents + band.low, high: cents + band.high } : null;
}

function partsOf(moves: readonly CashMove[], weeks: readonly string[]): CashBlock['parts'] {
  return PARTS.flatMap(([key, label]) => {
    const own = moves.filter(({ part }) => part === key);
    if (own.length === 0) return [];
    const explanation = 'Wat er de komende acht weken van wordt verwacht.';
    return [{ key, label, figure: sumOf(totalsOf(own, weeks), { label, explanation }) }];
  });
}

function lowestOf(last: string, stand: Figure, weeks: CashBlock['weeks']): CashBlock['lowest'] {
  const all = [{ tot: last, stand }, ...weeks];
  const lowest = all.reduce((least, one) =>
    (valueOf(one.stand) ?? 0) < (valueOf(least.stand) ?? 0) ? one : least,
  );
  const amount = `[${euros(valueOf(lowest.stand) ?? 0)}](figure:laagste)`;
  const text = `Laagste stand rond ${shortDay(lowest.tot)}: ${amount}`;
  return { text, figures: { laagste: lowest.stand } };
}

/** '12 dec'. */
const shortDay = (day: string) =>
  `${String(Number(day.slice(8)))} ${bareShortMonth(periodOfDay(day))}`;

const SIDES = {
  debiteuren: { of: 'klanten', what: 'Verkopen die nog komen' },
  crediteuren: { of: 'leveranciers', what: 'Inkopen die nog komen' },
} as const;

function unknownOf({ unknown, unknownDues, isSearched }: CashExpectation): CashBlock['unknown'] {
  const missing = {
    name: 'Wat terugkomt',
    why: 'Het zoeken naar reeksen lukte niet.',
  };
  return [...unknown.map(sideUnknown), ...unknownDues, ...(isSearched ? [] : [missing])];
}

function sideUnknown({ what, side, cents, count }: CashUnknown): { name: string; why: string } {
  const { of, what: name } = SIDES[side];
  if (what === 'niet_vast') {
    return {
      name,
      why: 'Het laatste half jaar is er te onregelmatig geboekt voor een verwachting.',
    };
  }
  const invoices = count === 1 ? '1 factuur' : `${String(count)} facturen`;
  return {
    name: `Oude facturen van ${of}`,
    why: `${invoices} (${euros(Math.abs(cents))}) ${count === 1 ? 'staat' : 'staan'} meer dan een kwartaal langer open dan gebruikelijk.`,
  };
}

async function pastOf(read: ReadBooks, last: string): Promise<Pick<CashBlock, 'before'>> {
  const at = dayNumber(last);
  // Sundays, as the weeks ahead have.
  const latest = at - (at % DAYS);
  const before: CashBlock['before'] = [];
  for (let week = BEFORE; week >= 0; week -= 1) {
    const datum = dayText(latest - week * DAYS);
    const figure = datum < last ? await moneyOn(read, datum) : undefined;
    if (figure) before.push({ datum, figure });
  }
  return { before };
}
