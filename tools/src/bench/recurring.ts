import { labelledBooks, rate, scoresOf, total, type Score } from '@kengetal/generator/recurring';
import { detectRecurring } from '@kengetal/ledger';

const BOOKS = 60;
/** Other books than those that the method was made with. */
const FIRST_SEED = 1_000;
/** Half of the books are of three years, half of one and a half. */
const LENGTHS = [36, 18] as const;

/** Precision and recall of recurring series over labelled made-up books, per class. */
export function benchRecurring(report: (line: string) => void): Promise<void> {
  const began = performance.now();
  const all = Array.from({ length: BOOKS }, (_, index) => {
    const months = LENGTHS[index % LENGTHS.length] ?? 36;
    const labelled = labelledBooks({ seed: FIRST_SEED + index, firstMonth: 202301, months });
    return { labelled, found: detectRecurring(labelled.lines, labelled) };
  });
  const scores = scoresOf(all);
  report(`${String(BOOKS)} boekhoudingen in ${(performance.now() - began).toFixed(0)} ms`);
  report('Gevonden van wat erin zit (recall)');
  for (const [kind, score] of scores.recall) report(line(kind, score));
  report('Juist van wat gevonden is (precision)');
  for (const [kind, score] of scores.precision) report(line(kind, score));
  const fixed = (key: string) => !key.endsWith('wisselend');
  const variable = (key: string) => key.endsWith('wisselend');
  const rates = (which: (key: string) => boolean) => ({
    precision: round(total(scores.precision, which)),
    recall: round(total(scores.recall, which)),
  });
  report(JSON.stringify({ fixed: rates(fixed), variable: rates(variable) }));
  return Promise.resolve();
}

function line(kind: string, score: Score): string {
  return `  ${kind.padEnd(28)} ${String(score.right).padStart(4)} van ${String(score.all).padStart(4)}  ${rate(score).toFixed(3)}`;
}

function round(score: Score): number {
  return Math.round(rate(score) * 1000) / 1000;
}
