import { parsePeriode } from '@kengetal/contract';
import { periodRange, type Span } from '@kengetal/ledger';
import { shownText, type FileCell } from './cells.ts';

const NAMES: readonly (readonly string[])[] = [
  ['jan', 'januari', 'january'],
  ['feb', 'februari', 'february'],
  ['mrt', 'maart', 'mar', 'march'],
  ['apr', 'april'],
  ['mei', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'augustus', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
];

/** A heading that names a month: of a year, of any year, or by its place in the fiscal year. */
type Heading =
  | { readonly kind: 'periode'; readonly periode: number }
  | { readonly kind: 'maand'; readonly maand: number }
  | { readonly kind: 'nummer'; readonly nummer: number };

/** What a heading says of a month; undefined when it names none. */
export function monthHeading(cell: FileCell | undefined): Heading | undefined {
  if (!cell) return undefined;
  const text = shownText(cell).toLowerCase().replace(/\s+/g, ' ');
  if (cell.kind === 'day') return periodeHeading(parsePeriode(text));
  const [, number] = /^(?:p|periode|maand|mnd|month)?\s*0?(\d{1,2})$/.exec(text) ?? [];
  if (number !== undefined) return { kind: 'nummer', nummer: Number(number) };
  const digits =
    /^(\d{4})[-/. ]?m?(\d{1,2})$/.exec(text) ?? swapped(/^(\d{1,2})[-/. ](\d{4})$/.exec(text));
  if (digits) return periodeHeading(parsePeriode(`${digits[1]}-${digits[2]}`));
  const named = /^([a-z]+)\.?(?:[ -]?'?(\d{4}|\d{2}))?$/.exec(text);
  const maand = NAMES.findIndex((names) => names.includes(named?.[1] ?? '')) + 1;
  if (maand === 0) return undefined;
  const year = named?.[2];
  if (year === undefined) return { kind: 'maand', maand };
  return periodeHeading((year.length === 2 ? 2000 + Number(year) : Number(year)) * 100 + maand);
}

function swapped(match: RegExpExecArray | null): string[] | null {
  return match && [match[0], match[2] ?? '', match[1] ?? ''];
}

function periodeHeading(periode: number | undefined): Heading | undefined {
  return periode === undefined ? undefined : { kind: 'periode', periode };
}

/** Months of the columns by their place, or what is wrong with a heading. */
export function monthColumns(
  headings: readonly (readonly [column: number, heading: Heading])[],
  { periode_min, periode_max }: Span,
): Map<number, number> | { readonly column: number; readonly reason: string } {
  const months = periodRange(periode_min, periode_max);
  const columns = new Map<number, number>();
  const taken = new Set<number>();
  for (const [column, heading] of headings) {
    const periode = monthOf(heading, months, taken);
    if (periode === undefined || !months.includes(periode)) {
      return { column, reason: 'valt buiten het boekjaar van deze begroting' };
    }
    if (taken.has(periode)) return { column, reason: 'noemt een maand die er al staat' };
    taken.add(periode);
    columns.set(column, periode);
  }
  return columns;
}

/** A month without a year is the first one of that name that is still free. */
function monthOf(
  heading: Heading,
  months: readonly number[],
  taken: ReadonlySet<number>,
): number | undefined {
  if (heading.kind === 'periode') return heading.periode;
  if (heading.kind === 'nummer') return months[heading.nummer - 1];
  const named = months.filter((month) => month % 100 === heading.maand);
  return named.find((month) => !taken.has(month)) ?? named[0];
}
