import { parsePeriode, type Figure, type SeriesBlock } from '@kengetal/contract';
import { formatMonth, formatMonthShort, valueOf } from '@kengetal/ui';
import { isStatement, isTotal, type ResultTable, type TableCell } from './cells.ts';

/** A table as a picture: bars over time, or parts from large to small. */
export type Chart =
  | {
      readonly kind: 'time';
      readonly block: SeriesBlock & { labels: { short: string; long: string }[] };
    }
  | {
      readonly kind: 'parts';
      readonly title: string;
      readonly parts: readonly { readonly label: string; readonly cell: TableCell }[];
      /** How many there are; only the first are drawn. */
      readonly count: number;
    };

const NONE: Figure = { kind: 'absent', reason: 'Hier staat geen bedrag.' };
/** Columns that are told by the two beside them. */
const COMPUTED = /^(?:verschil|verandering|aandeel|%)/i;
/** Says of what time an amount is. */
const FREQUENCY = /^hoe vaak$/i;
/** More than these are no picture any more. */
const MOST_PARTS = 15;
const MOST_SERIES = 3;

/**
 * Null when there is nothing in it to draw: bookings by day are read, not looked at, and bars beside
 * each other are of one kind and add nothing up.
 */
export function chartOf(table: ResultTable, title: string): Chart | null {
  const { columns, rows } = table;
  const drawn = rows.filter((row) => !isTotal(row));
  const series = columns.flatMap(({ name }, at) =>
    at > 0 && !COMPUTED.test(name) && drawn.some((row) => row[at]?.figure) ? [{ name, at }] : [],
  );
  const [first] = series;
  if (!first || drawn.length < 2 || columns[0]?.isDay === true) return null;
  const labels = drawn.map((row) => labelOf(row[0]?.text ?? ''));
  if (labels.every((label) => label !== null)) {
    return {
      kind: 'time',
      block: {
        kind: 'series',
        key: 'answer',
        title,
        periods: labels.map(({ period }) => period),
        labels,
        series: series.slice(0, MOST_SERIES).map(({ name, at }, place) => ({
          key: String(at),
          label: name,
          role: place === 0 ? 'overig' : 'vergelijking',
          figures: drawn.map((row) => row[at]?.figure ?? NONE),
        })),
      },
    };
  }
  if (isStatement(table) || areUnlike(drawn.map((row) => unitOf(row[first.at])))) return null;
  const often = columns.findIndex(({ name }) => FREQUENCY.test(name));
  if (areUnlike(drawn.map((row) => row[often]?.text))) return null;
  const parts = drawn.flatMap((row) => {
    const cell = row[first.at];
    return cell?.figure ? [{ label: row[0]?.text ?? '', cell }] : [];
  });
  return { kind: 'parts', title, parts: parts.slice(0, MOST_PARTS), count: parts.length };
}

const unitOf = (cell: TableCell | undefined) => cell?.figure && valueOf(cell.figure)?.unit;

const areUnlike = (kinds: readonly (string | undefined)[]): boolean =>
  new Set(kinds.filter((kind) => kind !== undefined)).size > 1;

interface TimeLabel {
  readonly period: number;
  readonly short: string;
  readonly long: string;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);

/** A month, quarter or year by its name; null for what is no time. */
function labelOf(text: string): TimeLabel | null {
  const [, word = '', year = ''] = /^(.*?)\s?((?:19|20)\d{2}(?:\/\d{2,4})?)$/.exec(text) ?? [];
  const long = text.charAt(0).toLowerCase() + text.slice(1);
  const begin = Number(year.slice(0, 4)) * 100;
  const month =
    parsePeriode(text) ??
    MONTHS.map((each) => begin + each).find((each) =>
      [formatMonth(each), `${formatMonthShort(each)} ${year}`].includes(text.toLowerCase()),
    );
  if (month !== undefined) return { period: month, short: formatMonthShort(month), long };
  const [, quarter] = /^(?:k|q)?([1-4])(?:e kwartaal)?(?: boekjaar)?$/i.exec(word) ?? [];
  if (quarter && year) {
    return { period: begin + Number(quarter) * 3 - 2, short: `K${quarter}`, long };
  }
  return year && /^(?:boekjaar)?$/i.test(word) ? { period: begin + 1, short: year, long } : null;
}
