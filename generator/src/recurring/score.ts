import type { RecurringSeries } from '@kengetal/ledger';
import type { LabelledBooks, RecurringLabel } from './labels.ts';

/** How many there were and how many of them were right. */
export interface Score {
  readonly all: number;
  readonly right: number;
}

export interface Scores {
  /** By class of the label: how many were found, with the right frequency. */
  readonly recall: ReadonlyMap<string, Score>;
  /** By what was found, frequency and fixed or not: how many are a label. */
  readonly precision: ReadonlyMap<string, Score>;
}

/** Part of the entries that a series and a label must share. */
const SHARED = 0.6;

/** Holds what was found, certain or probable, against the labels of many books. */
export function scoresOf(
  books: Iterable<{ labelled: LabelledBooks; found: readonly RecurringSeries[] }>,
): Scores {
  const [recall, precision] = [new Map<string, Score>(), new Map<string, Score>()];
  for (const { labelled, found } of books) {
    const sure = found.filter(({ certainty }) => certainty !== 'onzeker');
    for (const label of labelled.labels) {
      add(
        recall,
        label.kind,
        sure.some((series) => isLabel(series, label)),
      );
    }
    for (const series of sure) {
      const kind = `${series.rhythm.cadence} ${series.amounts.kind === 'variabel' ? 'wisselend' : 'vast'}`;
      add(
        precision,
        kind,
        labelled.labels.some((label) => isLabel(series, label)),
      );
    }
  }
  return { recall, precision };
}

function add(scores: Map<string, Score>, key: string, isRight: boolean): void {
  const { all, right } = scores.get(key) ?? { all: 0, right: 0 };
  scores.set(key, { all: all + 1, right: right + (isRight ? 1 : 0) });
}

function isLabel(series: RecurringSeries, label: RecurringLabel): boolean {
  if (series.rekening !== label.rekening || series.tegenpartij !== label.tegenpartij) return false;
  if (series.rhythm.cadence !== label.frequency) return false;
  const own = new Set(
    series.occurrences
      .flatMap((one) => [one, ...one.doubles])
      .flatMap(({ evidence }) => evidence.flatMap(({ entries }) => entries)),
  );
  const shared = label.entries.filter((entry) => own.has(entry)).length;
  return shared >= label.entries.length * SHARED && shared >= own.size * SHARED;
}

/** Right over all, 1 where there is nothing. */
export function rate({ all, right }: Score): number {
  return all === 0 ? 1 : right / all;
}

/** Sum over some of the classes. */
export function total(scores: ReadonlyMap<string, Score>, which: (key: string) => boolean): Score {
  return [...scores]
    .filter(([key]) => which(key))
    .reduce((sum, [, { all, right }]) => ({ all: sum.all + all, right: sum.right + right }), {
      all: 0,
      right: 0,
    });
}
