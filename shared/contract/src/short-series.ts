import type { Block, FiguresBlock, PageData } from './api/blocks.ts';
import type { RecurringBlock } from './api/blocks-recurring.ts';
import type { ShortRecurringBlock, ShortSeriesRow, ShortTotal } from './api/blocks-short-series.ts';
import type { DerivedFigure, Figure } from './api/figures.ts';
import { negated } from './negated.ts';
import { amountFigure, frequencyOf, spokenOut, wholeSeriesRow } from './short-series-row.ts';

/** A page with its recurring series spoken out. */
export type WholePage = Omit<PageData, 'blocks'> & { blocks: (Block | RecurringBlock)[] };

/** A page with its recurring series whole, in which every amount is a figure. */
export function wholeSeries(page: PageData): WholePage {
  const blocks = page.blocks.flatMap((block): WholePage['blocks'] => {
    if (block.kind !== 'short_recurring') return [block];
    return [...(block.totals.length > 0 ? [wholeTotals(block)] : []), wholeBlock(block)];
  });
  return { ...page, blocks };
}

function wholeBlock(short: ShortRecurringBlock): RecurringBlock {
  const {
    kind: _,
    accounts: _accounts,
    frequencies: _frequencies,
    totals: _totals,
    dues,
    ...head
  } = short;
  const all = short.sections.flatMap(({ rows }) => rows);
  return {
    ...head,
    kind: 'recurring',
    sections: short.sections.map(({ key, title, rows, months, times }) => ({
      key,
      title,
      rows: rows.map((row, place) =>
        wholeSeriesRow(short, row, { months: months[place] ?? '', times: times[place] }),
      ),
    })),
    agenda: [
      ...short.agenda.flatMap(({ datum, rows }) =>
        rows.flatMap((place) => {
          const row = all[place];
          return row ? [expected(short, row, datum)] : [];
        }),
      ),
      ...dues.map(({ figure, ...due }) => ({
        ...due,
        id: `${due.kind} ${due.datum}`,
        amount: figure,
      })),
    ].sort(byDay),
  };
}

type Expected = RecurringBlock['agenda'][number];

const byDay = (one: Expected, other: Expected) =>
  one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : 0;

/** Why a series is expected, that comes so often: 'elk kwartaal'. */
export const whyExpected = (howOften: string) => `Een reeks die ${howOften} komt, zonder btw.`;

/** What comes in is positive: revenue is booked in credit. */
function expected(short: ShortRecurringBlock, row: ShortSeriesRow, datum: string): Expected {
  const { id, name, sign, amount } = spokenOut(row);
  const why = whyExpected(frequencyOf(short, row).words);
  const figure: Figure = { ...amountFigure(row, amount), about: { label: name, explanation: why } };
  return { datum, id, kind: 'reeks', name, why, amount: sign === 1 ? negated(figure) : figure };
}

type Item = FiguresBlock['items'][number];
type Terms = DerivedFigure['terms'][number][];

function wholeTotals(short: ShortRecurringBlock): FiguresBlock {
  return { kind: 'figures', key: 'totalen', items: short.totals.map((one) => totalOf(short, one)) };
}

function totalOf(short: ShortRecurringBlock, total: ShortTotal): Item {
  const { key, label, section, value, divisor, change } = total;
  const rows = short.sections.find((one) => one.key === section)?.rows ?? [];
  const counted = rows.filter(({ counts }) => counts !== false);
  const term = (
    row: ShortSeriesRow,
    name: string,
    sign: 1 | -1,
    amount: ShortSeriesRow['amount'],
  ) => ({
    label: name,
    factor: sign * frequencyOf(short, row).per_year,
    part: 'teller' as const,
    figure: amountFigure(row, amount),
  });
  const over = divisor === undefined ? 'over twaalf maanden' : 'omgerekend naar een maand';
  const figure = summed(
    counted.map((row) => term(row, row.name, 1, row.amount)),
    { value, divisor },
    { label, explanation: `De gebruikelijke bedragen van alle reeksen die meetellen, ${over}.` },
  );
  if (!change) return { key, label, figure };
  const { value: changed, ...said } = change;
  const terms = counted.flatMap((row) =>
    row.before === undefined
      ? []
      : [
          term(row, `${row.name}, nu`, 1, row.amount),
          term(row, `${row.name}, eerder`, -1, row.before),
        ],
  );
  const about = {
    label: `Verandering van ${label.toLowerCase()}`,
    explanation: `Nieuwe prijzen min de prijzen ervoor, ${over}.`,
  };
  return {
    key,
    label,
    figure,
    change: { ...said, figure: summed(terms, { value: changed, divisor }, about) },
  };
}

function summed(
  [first, ...others]: Terms,
  { value, divisor }: Pick<ShortTotal, 'value' | 'divisor'>,
  about: NonNullable<Figure['about']>,
): Figure {
  if (!first || value === null) {
    return { kind: 'absent', reason: 'Er zijn geen reeksen die meetellen.', about };
  }
  const divided = divisor === undefined ? {} : { divisor };
  return { kind: 'derived', unit: 'cents', value, ...divided, terms: [first, ...others], about };
}
