import type { Figure } from '@kengetal/contract';
import type { ReadBooks } from '../../../books/store/reader.ts';
import { answerByGrammar, type ToolCall, type Turn } from '../turn.ts';
import type { Assistant } from '../understanding.ts';
import type { Asked } from '../understood.ts';
import type { Results } from './results.ts';

/** A turn, and what an answer in it is made of. */
export interface ReadTurn extends Turn {
  readonly assistant: Assistant;
  readonly asked: Asked;
  /** Reads the books of this chat, and no others; nothing is held of the database in between. */
  readonly reading: <T>(work: (read: ReadBooks) => Promise<T>) => Promise<T>;
}

/** Figures of tables, which are shown with the calls and not in the text. */
export const tableFigures = ({ figures }: Results): Record<string, Figure> =>
  Object.fromEntries(Object.entries(figures).filter(([key]) => key.startsWith('t')));

/**
 * Answers by the grammar in a message that has calls of a model already: these stay, and figures are
 * counted on from theirs, so that each cell opens what it is of.
 * @param note why there is no model
 */
export async function answeredBeside(
  { reading, assistant, asked, tell, keep }: ReadTurn,
  results: Results,
  told: readonly ToolCall[],
  note: string,
): Promise<void> {
  const before = tableFigures(results);
  const counting: Assistant = {
    ...assistant,
    answer: async (read, question) =>
      results.add(await assistant.answer(read, question), read.books.calendar),
  };
  // How to go on is told of one answer, here that of the grammar.
  const calls = told.filter(({ function: { name } }) => name !== 'verder');
  const turn = {
    tell,
    keep: ({ figures, toolCalls = [], ...answer }: Parameters<typeof keep>[0]) =>
      keep({ ...answer, figures: { ...before, ...figures }, toolCalls: [...calls, ...toolCalls] }),
  };
  await reading((read) => answerByGrammar(counting, read, asked, turn, note));
}
