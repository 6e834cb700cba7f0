import { randomUUID } from 'node:crypto';
import type { ChatChunk, Question } from '@kengetal/contract';
import type { Answer, Choice } from '../../answers/answer.ts';
import { tableText } from '../../answers/table-text.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { KeptAnswer } from './messages.ts';
import type { Assistant, Before, Understood } from './understanding.ts';

export type ToolCall = NonNullable<ChatChunk['tool_calls']>[number];

/** An answer while it is made: what is told, and what of it is to be kept. */
export interface Turn {
  readonly tell: (chunk: ChatChunk) => void;
  readonly keep: (answer: Partial<KeptAnswer>) => void;
}

/** What somebody asks: in words, or as a question that was made by clicking. */
export interface Asked {
  readonly message: string;
  readonly question: Question | undefined;
  readonly before: Before;
}

/**
 * Answers a message without a language model: it is read as a question, and that is computed.
 * @param note what is said after it, as why there was no model
 */
export async function answerByGrammar(
  assistant: Assistant,
  read: ReadBooks,
  asked: Asked,
  { tell, keep }: Turn,
  note?: string,
): Promise<void> {
  const understood = await understoodOf(assistant, read, asked);
  const args = understood.kind === 'vraag' ? understood.question : understoodAs(understood);
  const call = toolCall(understood.kind, args);
  tell({ role: 'assistant', tool_calls: [call] });
  const told =
    understood.kind === 'vraag'
      ? await computed(assistant, read, understood)
      : { text: understood.text, figures: {}, calls: [] };
  const calls = [{ ...call, ...told.call }, ...(told.calls ?? [])];
  const content = [told.text, ...(note === undefined ? [] : [note])].join('\n\n');
  keep({
    content,
    figures: told.figures,
    toolCalls: calls,
    booksVersion: read.version,
    door: 'grammatica',
  });
  tell({ tool_calls: calls, figures: told.figures, about: { door: 'grammatica' } });
  tell({ delta: content, break: true });
}

const understoodOf = (
  assistant: Assistant,
  read: ReadBooks,
  { message, question, before }: Asked,
): Promise<Understood> | Understood =>
  question ? { kind: 'vraag', question, others: [] } : assistant.understand(read, message, before);

interface Told {
  readonly text: string;
  readonly figures: Answer['figures'];
  /** What is known of the call once it is answered. */
  readonly call?: Partial<ToolCall>;
  /** Calls besides it: other readings. */
  readonly calls?: readonly ToolCall[];
}

async function computed(
  assistant: Assistant,
  read: ReadBooks,
  { question, others }: Extract<Understood, { kind: 'vraag' }>,
): Promise<Told> {
  const answer = await assistant.answer(read, question);
  const { text, figures } = answer;
  const calls = [...readingCalls(answer, others), ...(await offerCalls(assistant, read, answer))];
  return { text, figures, call: answeredCall(answer), calls };
}

/** What a call is once its question is answered. */
export function answeredCall(answer: Answer): Pick<ToolCall, 'function'> {
  const { question, table, refused } = answer;
  return {
    function: {
      name: refused ? 'geen_antwoord' : 'vraag',
      arguments: JSON.stringify(refused ? { reason: refused, question } : question),
      ...(table && { result: tableText(table) }),
    },
  };
}

/** Readings of a question beside the one that was answered, as a call that says so. */
export function readingCalls(answer: Answer, others: readonly Choice[] = []): ToolCall[] {
  const choices = [...others, ...(answer.readings ?? [])];
  return choices.length === 0 ? [] : [toolCall('andere_lezing', { choices })];
}

/** How a question that was answered can go on, as a call that says so. */
export async function offerCalls(
  assistant: Pick<Assistant, 'offer'>,
  read: ReadBooks,
  { question, refused }: Answer,
): Promise<ToolCall[]> {
  return refused ? [] : [toolCall('verder', await assistant.offer(read, question))];
}

function understoodAs(understood: Exclude<Understood, { kind: 'vraag' }>): unknown {
  if (understood.kind === 'terugvraag') return { choices: understood.choices };
  const { reason, related } = understood;
  return { reason, ...(related && { related }) };
}

export const toolCall = (name: string, args: unknown): ToolCall => ({
  id: randomUUID(),
  function: { name, arguments: JSON.stringify(args) },
});

/** The question that an answer of before is of; undefined where there was none. */
export function questionIn(calls: readonly ToolCall[] | null | undefined): Question | undefined {
  const call = calls?.find(({ function: { name } }) => name === 'vraag');
  // Written by us, as the contract has it.
  return call && (JSON.parse(call.function.arguments) as Question);
}
