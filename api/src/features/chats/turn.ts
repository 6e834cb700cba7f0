import { randomUUID } from 'node:crypto';
import type { ChatChunk, Question } from '@kengetal/contract';
import { uncapitalised } from '@kengetal/ledger';
import type { Choice, Reading } from '@kengetal/questions';
import type { Answer } from '../../answers/answer.ts';
import { tableText } from '../../answers/table-text.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { furtherParts, toldPart } from './discussed.ts';
import type { KeptAnswer } from './messages.ts';
import { understoodOf, type Asked, type AskedPart } from './understood.ts';
import type { Assistant } from './understanding.ts';

export type ToolCall = NonNullable<ChatChunk['tool_calls']>[number];

/** An answer while it is made: what is told, and what of it is to be kept. */
export interface Turn {
  readonly tell: (chunk: ChatChunk) => void;
  readonly keep: (answer: Partial<KeptAnswer>) => void;
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
  const call =
    understood.kind === 'vraag'
      ? await questionCall(assistant, read, understood.question)
      : toolCall(understood.kind, await understoodAs(assistant, read, understood));
  tell({ role: 'assistant', tool_calls: [call] });
  const told =
    understood.kind === 'vraag'
      ? await computed(assistant, read, understood)
      : understood.kind === 'suggestie'
        ? discussedPart(understood)
        : { text: understood.text, figures: {} };
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
  tell({ delta: content });
}

function discussedPart({ discussed, part }: AskedPart): Told {
  const calls = [toolCall('verder', { chips: [], followUps: furtherParts(part) })];
  return { ...toldPart(discussed, part), calls };
}

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
  { question, others }: Extract<Reading, { kind: 'vraag' }>,
): Promise<Told> {
  const began = performance.now();
  const answer = await assistant.answer(read, question);
  const { figures } = answer;
  const isBesideVat =
    question.subject.kind === 'figure' &&
    others.some((other) => other.question.subject.kind === 'charged');
  const text = isBesideVat ? `${answer.text} Dat is zonder btw.` : answer.text;
  const calls = [...otherReadings(others), ...(await offerCalls(assistant, read, answer, began))];
  return { text, figures, call: await answeredCall(assistant, read, answer), calls };
}

type Wording = Pick<Assistant, 'wordsOf'>;

/** A question as a call: its arguments are the question itself, and its words for the reader. */
export async function questionCall(
  assistant: Wording,
  read: ReadBooks,
  question: Question,
): Promise<ToolCall> {
  return toolCall('vraag', { ...question, words: await assistant.wordsOf(read, question) });
}

/** What a call is once its question is answered. */
export async function answeredCall(
  assistant: Wording,
  read: ReadBooks,
  { question, table, refused }: Answer,
): Promise<Pick<ToolCall, 'function'>> {
  const words = await assistant.wordsOf(read, question);
  const args = refused ? { reason: refused, words, asked: question } : { ...question, words };
  return {
    function: {
      name: refused ? 'geen_antwoord' : 'vraag',
      arguments: JSON.stringify(args),
      ...(table && { result: tableText(table) }),
    },
  };
}

/** Readings of a question beside the one that was answered, as a call that says so. */
const otherReadings = (choices: readonly Choice[]): ToolCall[] =>
  choices.length === 0 ? [] : [toolCall('andere_lezing', { choices })];

/**
 * How a question that was answered can go on and what it was read from, as a call that says so.
 * @param began when it was begun to be answered, by performance.now()
 */
export async function offerCalls(
  assistant: Pick<Assistant, 'offer'>,
  read: ReadBooks,
  answer: Answer,
  began: number,
): Promise<ToolCall[]> {
  if (answer.refused) return [];
  const ms = Math.max(1, Math.round(performance.now() - began));
  return [toolCall('verder', { ...(await assistant.offer(read, answer)), ms })];
}

/** One choice of one word says what a click on it does: 'Laat omzet zien'. */
function saying(choices: readonly Choice[]): readonly Choice[] {
  const [only, ...others] = choices;
  if (!only || others.length > 0 || only.label.includes(' ')) return choices;
  const { label } = only;
  const inside = /^[A-Z]{2}/.test(label) ? label : uncapitalised(label);
  return [{ ...only, label: `Laat ${inside} zien` }];
}

async function understoodAs(
  assistant: Wording,
  read: ReadBooks,
  understood: Exclude<Reading, { kind: 'vraag' }> | AskedPart,
): Promise<unknown> {
  if (understood.kind === 'suggestie') return { title: understood.discussed.title };
  const { asked } = understood;
  if (understood.kind === 'terugvraag')
    return { choices: saying(understood.choices), ...(asked && { asked }) };
  const { reason, related } = understood;
  const choices = related && [{ label: await assistant.wordsOf(read, related), question: related }];
  return { reason, ...(choices && { choices }), ...(asked && { asked }) };
}

export const toolCall = (name: string, args: unknown): ToolCall => ({
  id: randomUUID(),
  function: { name, arguments: JSON.stringify(args) },
});
