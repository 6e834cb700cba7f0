import type { CadenceKey } from './cadences.ts';
import { combined, divided, timed } from './reshape.ts';
import type { RecurringSeries } from './types.ts';

/** What an editor says of series. */
export type Choice =
  | { readonly action: 'bevestigen' | 'negeren' | 'herstellen'; readonly series: readonly string[] }
  | { readonly action: 'samenvoegen' | 'splitsen'; readonly series: readonly string[] }
  | {
      readonly action: 'frequentie';
      readonly series: readonly string[];
      readonly frequentie: CadenceKey;
    };

/** A choice with the last day of the data when it was made. */
export interface DatedChoice {
  readonly choice: Choice;
  readonly seen: string;
}

/** A series with what was said of it. */
export interface ChosenSeries extends RecurringSeries {
  readonly confirmed: boolean;
  readonly ignored: boolean;
  /** Last day of the data when it was confirmed: signals from before are known. */
  readonly seen: string | null;
  /** Ids of the found series that it is made of; its own alone unless merged or split. */
  readonly roots: readonly string[];
}

/**
 * Applies choices, oldest first, to what was found. Ids that are not there are passed over: books
 * that were replaced may lack a series for a while.
 */
export function applyChoices(
  found: readonly RecurringSeries[],
  choices: readonly DatedChoice[],
): ChosenSeries[] {
  const plain = new Map(found.map((one) => [one.id, unchosen(one)]));
  return choices.reduce<ChosenSeries[]>(
    (series, dated) => applied(series, dated, plain),
    [...plain.values()],
  );
}

function unchosen(series: RecurringSeries): ChosenSeries {
  return { ...series, confirmed: false, ignored: false, seen: null, roots: [series.id] };
}

function applied(
  series: ChosenSeries[],
  { choice, seen }: DatedChoice,
  plain: ReadonlyMap<string, ChosenSeries>,
): ChosenSeries[] {
  const ids = new Set(choice.series);
  const chosen = series.filter(({ id }) => ids.has(id));
  const others = series.filter(({ id }) => !ids.has(id));
  const [first] = chosen;
  if (!first) return series;
  const change = (to: (one: ChosenSeries) => ChosenSeries) =>
    series.map((one) => (ids.has(one.id) ? to(one) : one));
  switch (choice.action) {
    case 'bevestigen':
      return change((one) => ({ ...one, confirmed: true, ignored: false, seen }));
    case 'negeren':
      return change((one) => ({ ...one, ignored: true }));
    case 'frequentie':
      return change((one) => ({ ...timed(one, choice.frequentie), confirmed: true, seen }));
    case 'samenvoegen':
      return chosen.length < 2 ? series : [...others, merged(chosen, choice.series)];
    case 'splitsen':
      return [...others, ...split(first, plain)];
    case 'herstellen':
      return restored(series, chosen, plain);
  }
}

/** One series of several, under the id of the one that was named first. */
function merged(chosen: readonly ChosenSeries[], order: readonly string[]): ChosenSeries {
  const sorted = [...chosen].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const [first = chosen[0]] = sorted;
  if (!first) throw new Error('nothing to merge');
  const roots = [...new Set(sorted.flatMap((one) => one.roots))];
  return { ...first, ...combined(sorted), roots, ignored: false };
}

/** A merged series falls apart into what it was made of, another by its amounts. */
function split(one: ChosenSeries, plain: ReadonlyMap<string, ChosenSeries>): ChosenSeries[] {
  if (one.roots.length > 1) return one.roots.flatMap((id) => plain.get(id) ?? []);
  const parts = divided(one);
  return parts.length < 2
    ? [one]
    : parts.map((part, index) => ({ ...one, ...part, id: `${one.id}-${String(index + 1)}` }));
}

/** True when a series can be split at all. */
export function canSplit(one: Pick<ChosenSeries, 'roots' | 'occurrences' | 'unread'>): boolean {
  return one.roots.length > 1 || divided(one).length > 1;
}

/** Gives back what was found of these series, with all that was merged with or split from them. */
function restored(
  series: readonly ChosenSeries[],
  chosen: readonly ChosenSeries[],
  plain: ReadonlyMap<string, ChosenSeries>,
): ChosenSeries[] {
  const roots = new Set(chosen.flatMap((one) => one.roots));
  const touched = series.filter((one) => one.roots.some((id) => roots.has(id)));
  const all = new Set(touched.flatMap((one) => one.roots));
  return [
    ...series.filter((one) => !touched.includes(one)),
    ...[...all].flatMap((id) => plain.get(id) ?? []),
  ];
}
