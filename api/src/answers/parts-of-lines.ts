import type { Figure, FilterItem, JournalLine, Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { Asking } from './asking.ts';
import { item, selectionIn, type LinesOf } from './lines-of.ts';

type Split = NonNullable<Question['split']>;
export type PartSplit = Exclude<Split, 'maand' | 'kwartaal' | 'jaar' | 'factuur' | 'ouderdom'>;

/** A part of an amount. */
export interface Part {
  readonly key: string;
  readonly name: string;
  /** What chooses its lines of all of them. */
  readonly filters: FilterItem[];
  readonly figure: Extract<Figure, { kind: 'booked' | 'budget' }>;
}

/** Lines of one part together, debit positive. */
export interface Summed {
  readonly cents: number;
  readonly count: number;
}

/** A part without its figure. */
export interface RawPart {
  readonly key: string;
  readonly name: string;
  /** Debit positive. */
  readonly cents: number;
  readonly filters: FilterItem[];
}

/** More lines than this are not read for one answer. */
const MOST_LINES = 10_000;

/**
 * Parts of fewer lines than all of some accounts: of one relation, or with a word in them. No sums
 * are kept of those, so that their lines are added up.
 */
export async function addedByLine(
  asking: Pick<Asking, 'read' | 'sources'>,
  column: PeriodColumn,
  of: LinesOf,
  { split, parts }: { readonly split: PartSplit; readonly parts: readonly RawPart[] },
): Promise<RawPart[] | string> {
  const lines = await linesIn(asking, column, of);
  if (typeof lines === 'string') return lines;
  const sums = sumsOf(lines, split);
  const all = split === 'relatie' ? relationsOf(lines) : parts;
  return all.map((part) => ({
    ...part,
    cents: sums.get(part.key)?.cents ?? 0,
    filters: [...of.filters, ...part.filters],
  }));
}

/** How many of such lines each part has, by its code. */
export async function linesByPart(
  asking: Pick<Asking, 'read' | 'sources'>,
  column: PeriodColumn,
  of: LinesOf,
  split: PartSplit,
): Promise<ReadonlyMap<string, Summed> | string> {
  const lines = await linesIn(asking, column, of);
  return typeof lines === 'string' ? lines : sumsOf(lines, split);
}

async function linesIn(
  { read, sources }: Pick<Asking, 'read' | 'sources'>,
  column: PeriodColumn,
  of: LinesOf,
): Promise<readonly JournalLine[] | string> {
  const selection = selectionIn(column, of);
  if (typeof selection === 'string') return selection;
  const { lines, count } = await sources.lines(read, { selection, limit: MOST_LINES });
  return count > lines.length ? 'Dat zijn te veel boekingen om zo te verdelen.' : lines;
}

function sumsOf(lines: readonly JournalLine[], split: PartSplit): Map<string, Summed> {
  const sums = new Map<string, Summed>();
  for (const line of lines) {
    const key = KEYS[split](line) ?? '';
    const { cents, count } = sums.get(key) ?? { cents: 0, count: 0 };
    sums.set(key, { cents: cents + line.cents, count: count + 1 });
  }
  return sums;
}

/** Whose the lines are: sums by relation are kept of accounts of the result alone. */
function relationsOf(lines: readonly JournalLine[]): Omit<RawPart, 'cents'>[] {
  const names = new Map<string, string>();
  for (const { tegenpartij: code, tegenpartij_naam: name } of lines) {
    if (code !== null) names.set(code, name ?? code);
  }
  return [...names].map(([key, name]) => ({ key, name, filters: [item('tegenpartij', key)] }));
}

const KEYS: Readonly<Record<PartSplit, (line: JournalLine) => string | null>> = {
  groep: ({ groep }) => groep,
  rekening: ({ rekening }) => rekening,
  relatie: ({ tegenpartij }) => tegenpartij,
  kostenplaats: ({ kostenplaats }) => kostenplaats,
  dagboek: ({ dagboek }) => dagboek,
  btw_code: ({ btw_code }) => btw_code ?? '',
};
