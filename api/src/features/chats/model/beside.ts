import type { Figure } from '@kengetal/contract';
import { answerByGrammar, type ToolCall } from '../turn.ts';
import type { Assistant } from '../understanding.ts';
import type { ModelTurn } from './answer.ts';
import type { Results } from './results.ts';

/** Figures of tables, which are shown with the calls and not in the text. */
export const tableFigures = ({ figures }: Results): Record<string, Figure> =>
  Object.fromEntries(Object.entries(figures).filter(([key]) => key.startsWith('t')));

/**
 * Answers by the grammar in a message that has calls of a model already: these stay, and figures are
 * counted on from theirs, so that each cell opens what it is of.
 * @param note why there is no model
 */
export async function answeredBeside(
  { reading, assistant, asked, tell, keep }: ModelTurn,
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
