import { rate } from '../../shares.ts';
import type { CompanyName } from '../books/index.ts';
import type { Gold } from '../gold/gold.ts';
import type { Family } from '../questions/write.ts';
import type { Answer } from '../score/answer.ts';
import type { Outcome } from '../score/outcome.ts';

/** A turn that was asked, and what came of it; 'failed' is a call that did not answer. */
export interface Result {
  readonly company: CompanyName;
  readonly family: Family;
  readonly conversation: boolean;
  /** Of the questions that are kept apart: these are counted and never listed. */
  readonly apart: boolean;
  /** What was typed, with the turns before it. */
  readonly asked: readonly string[];
  readonly gold: Gold;
  readonly outcome: Outcome | 'failed';
  readonly answer: Answer;
  readonly failure: string | null;
  readonly untraced: readonly string[];
  readonly firstMs: number;
  readonly answerMs: number;
}

export const isAnswerable = ({ gold }: Pick<Result, 'gold'>) => gold.kind !== 'none';

export interface Shares {
  readonly turns: number;
  readonly exact: number;
  readonly wrong: number;
  readonly partial: number;
  readonly asked: number;
  readonly refused: number;
}

/** How the turns fell out; 'failed' counts in none of them. */
export function sharesOf(results: readonly Result[]): Shares {
  const of = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  return {
    turns: results.length,
    exact: of('exact'),
    wrong: of('wrong'),
    partial: of('partial'),
    asked: of('asked'),
    refused: of('refused'),
  };
}

/** Value below which a part of them lies. */
export function quantile(values: readonly number[], part: number): number | null {
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  const at = sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
  return at === undefined ? null : Math.round(at * 10) / 10;
}

/**
 * The last line of the print.
 * @param modelDelay milliseconds that a sentence of a model is held up, at the 95th percentile
 */
export function summaryOf(results: readonly Result[], modelDelay: number) {
  const own = results.filter(({ apart }) => !apart);
  const apart = results.filter((result) => result.apart);
  const answerable = own.filter(isAnswerable);
  const none = own.filter((result) => !isAnswerable(result));
  const talks = answerable.filter(({ conversation }) => conversation);
  const share = (list: readonly Result[], key: 'exact' | 'wrong') => {
    const shares = sharesOf(list);
    return rate(shares[key], shares.turns);
  };
  const traced = results.filter(({ untraced }) => untraced.length === 0).length;
  return {
    exact: share(answerable, 'exact'),
    exact_conversations: share(talks, 'exact'),
    exact_apart: share(apart, 'exact'),
    wrong: share(own, 'wrong'),
    traceable: rate(traced, results.length),
    refused_right: share(none, 'exact'),
    first_ms_p95: quantile(
      results.map(({ firstMs }) => firstMs),
      0.95,
    ),
    answer_ms_p95: quantile(
      results.map(({ answerMs }) => answerMs),
      0.95,
    ),
    model_delay_ms: modelDelay,
  };
}
