import type { Balances } from './balances.ts';
import type { Replayed } from './replay.ts';

/** Mean absolute errors of one administration, in mean weekly movements of its balance. */
export interface Score {
  readonly name: string;
  /** Mean absolute movement of a week, in cents: what the errors are divided by. */
  readonly scale: number;
  readonly weeks: number;
  /** 1, 4 and 8 weeks ahead: ours, the same as now, last year's movement (null without). */
  readonly errors: readonly { ours: number; same: number; yearAgo: number | null }[];
  /** Part of what came that the band held, over all weeks ahead; null without bands. */
  readonly held: number | null;
  readonly bands: number;
}

const AHEAD = [1, 4, 8];
const DAYS = 7;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function scored(name: string, balances: Balances, replayed: readonly Replayed[]): Score {
  const scale = mean(replayed.map(({ at }) => Math.abs(balances.on(at) - balances.on(at - DAYS))));
  const errorOf = (weeks: number, of: (one: Replayed) => readonly number[] | null) => {
    const errors = replayed.flatMap((one) => {
      const error = of(one)?.[weeks - 1];
      return error === undefined ? [] : [Math.abs(error)];
    });
    return errors.length === 0 ? null : mean(errors) / scale;
  };
  const held = replayed.flatMap((one) => one.held.filter((each) => each !== null));
  return {
    name,
    scale,
    weeks: replayed.length,
    errors: AHEAD.map((weeks) => ({
      ours: errorOf(weeks, ({ errors }) => errors) ?? 0,
      same: errorOf(weeks, ({ same }) => same) ?? 0,
      yearAgo: errorOf(weeks, ({ yearAgo }) => yearAgo),
    })),
    held: held.length === 0 ? null : held.filter(Boolean).length / held.length,
    bands: held.length,
  };
}

const two = (value: number | null) => (value === null ? '–' : value.toFixed(2)).padStart(6);
const percent = (value: number | null) =>
  (value === null ? '–' : `${(value * 100).toFixed(0)} %`).padStart(6);

export function printTable(
  title: string,
  scores: readonly Score[],
  report: (line: string) => void,
): void {
  report('');
  report(`${title}: gemiddelde fout in gemiddelde weekbewegingen van het saldo`);
  const ahead = AHEAD.map((weeks) => `${weeks} wk: wij  nu  jaar`.padStart(21)).join('');
  report(`${''.padEnd(16)}${'week €'.padStart(9)}${ahead}   band`);
  for (const { name, scale, errors, held } of scores) {
    const cells = errors.map(
      ({ ours, same, yearAgo }) => `   ${two(ours)}${two(same)}${two(yearAgo)}`,
    );
    const euros = Math.round(scale / 100).toLocaleString('nl-NL');
    report(`${name.padEnd(16)}${euros.padStart(9)}${cells.join('')}  ${percent(held)}`);
  }
}

/** Over all administrations alike, ours over the better naive one, and how often bands were true. */
export function ratioOf(scores: readonly Score[]) {
  const ratio = (index: number) => {
    const of = (key: 'ours' | 'same' | 'yearAgo') =>
      mean(scores.map(({ errors }) => errors[index]?.[key] ?? Infinity));
    return Number((of('ours') / Math.min(of('same'), of('yearAgo'))).toFixed(3));
  };
  const bands = scores.reduce((sum, one) => sum + one.bands, 0);
  const held = scores.reduce((sum, one) => sum + (one.held ?? 0) * one.bands, 0);
  return {
    error_1w_ratio: ratio(0),
    error_4w_ratio: ratio(1),
    error_8w_ratio: ratio(2),
    band_true: Number((held / bands).toFixed(3)),
  };
}
