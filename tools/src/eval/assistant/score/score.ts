import type { Gold, OneGold, Value } from '../gold/gold.ts';
import { answering, ASKS_BACK, GIVES_NONE, plainText, valueOf, type Answer } from './answer.ts';
import type { Outcome, Shown } from './outcome.ts';
import { rowsAgree } from './rows.ts';
import { holds, same } from './values.ts';

/** How many lines a booked figure opens into, by its key. */
export type Opened = Readonly<Record<string, { readonly count: number; readonly cents: number }>>;

/** Holds an answer against what is right. */
export function score(gold: Gold, answer: Answer, opened: Opened = {}): Outcome {
  if (gold.kind !== 'or') return scoreOne(gold, answer, opened);
  const outcomes = gold.golds.map((one) => scoreOne(one, answer, opened));
  const best = (['exact', 'partial'] as const).find((outcome) => outcomes.includes(outcome));
  return best ?? outcomes[0] ?? 'wrong';
}

function scoreOne(gold: OneGold, answer: Answer, opened: Opened): Outcome {
  const shown = shownBy(answer);
  if (gold.kind === 'none') return shown.values.length + shown.rows.length > 0 ? 'wrong' : 'exact';
  if (gold.kind === 'text') return scoreWords(gold, answer, shown);
  if (shown.values.length === 0 && shown.rows.length === 0) return nothingShown(answer);
  if (gold.kind === 'lines') return scoreLines(gold, shown, opened);
  return gold.kind === 'rows' ? rowsAgree(gold, shown) : scoreFigures(gold, shown);
}

function nothingShown({ tools }: Answer): Outcome {
  return tools.includes(ASKS_BACK) && !tools.includes(GIVES_NONE) ? 'asked' : 'refused';
}

function shownBy(answer: Answer): Shown {
  const valueAt = (key: string | null): Value[] => {
    const figure = key === null ? undefined : answer.figures[key];
    const value = figure && valueOf(figure);
    return value ? [value] : [];
  };
  const keys = answering(answer);
  return {
    text: plainText(answer.text),
    values: keys.flatMap((key) => valueAt(key)),
    keys,
    rows: answer.tables.flat().map((row) => ({
      text: row.map(({ text }) => text).join(' '),
      values: row.flatMap(({ figure }) => valueAt(figure)),
      keys: row.flatMap(({ figure }) => figure ?? []),
    })),
  };
}

/** Where no figure is asked, words are right, and no amount but those that may stand beside them. */
function scoreWords(
  { has, also = [] }: Extract<OneGold, { kind: 'text' }>,
  answer: Answer,
  shown: Shown,
): Outcome {
  if (!shown.values.every((value) => holds(also, value))) return 'wrong';
  const said = [shown.text, ...shown.rows.map(({ text }) => text)].join(' ').toLowerCase();
  const isSaid = has.every((words) =>
    words.split('|').some((word) => said.includes(word.toLowerCase())),
  );
  if (isSaid) return 'exact';
  return shown.values.length > 0 ? 'partial' : nothingShown(answer);
}

function scoreFigures(gold: Extract<OneGold, { kind: 'figures' }>, shown: Shown): Outcome {
  const { figures, also = [] } = gold;
  const cells = shown.rows.flatMap(({ values }) => values);
  if (shown.values.length === 0) {
    // A table alone answers when it is about what was asked and little else.
    const isAnswer =
      shown.rows.length <= figures.length + 1 && figures.every((one) => holds(cells, one));
    return isAnswer ? 'exact' : 'wrong';
  }
  const allowed = [...figures, ...also];
  if (!shown.values.every((value) => holds(allowed, value))) return 'wrong';
  return figures.every((one) => holds([...shown.values, ...cells], one)) ? 'exact' : 'partial';
}

function scoreLines(
  { count, cents }: Extract<OneGold, { kind: 'lines' }>,
  shown: Shown,
  opened: Opened,
): Outcome {
  const sum = { unit: 'cents', value: Math.abs(cents) } as const;
  const isSum = ({ unit, value }: Value) => same({ unit, value: Math.abs(value) }, sum);
  if (!shown.values.every(isSum)) return 'wrong';
  const keys = [...shown.keys, ...shown.rows.flatMap((row) => row.keys)];
  const opens = keys.some((key) => {
    const lines = opened[key];
    return lines?.count === count && Math.abs(lines.cents) === sum.value;
  });
  if (opens) return 'exact';
  const cells = shown.rows.filter(({ values }) => values.length > 0);
  if (cells.length === 0) return 'partial';
  const total = cells.reduce((all, { values }) => all + (values[0]?.value ?? 0), 0);
  return cells.length === count && Math.abs(total) === sum.value ? 'exact' : 'wrong';
}
