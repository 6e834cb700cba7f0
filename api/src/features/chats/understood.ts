import type { Question } from '@kengetal/contract';
import type { Reading } from '@kengetal/questions';
import type { ReadBooks } from '../../books/store/reader.ts';
import { partAsked, type Discussed, type DiscussedPart } from './discussed.ts';
import type { Assistant, Before } from './understanding.ts';

/** What somebody asks: in words, or as a question that was made by clicking. */
export interface Asked {
  readonly message: string;
  readonly question: Question | undefined;
  readonly before: Before;
  /** The suggestion that the chat is about, and whether this is the first that is said of it. */
  readonly discussed?: Discussed & { readonly begins: boolean };
}

/** A part of the suggestion that the chat is about is asked for. */
export interface AskedPart {
  readonly kind: 'suggestie';
  readonly discussed: Discussed;
  readonly part: DiscussedPart;
}

/** What a message asks: of the suggestion that is spoken about, or of the books. */
export async function understoodOf(
  assistant: Assistant,
  read: ReadBooks,
  { message, question, before, discussed }: Asked,
): Promise<Reading | AskedPart> {
  if (question) return { kind: 'vraag', question, others: [] };
  const part = discussed && partAsked(message);
  if (discussed && part) return { kind: 'suggestie', discussed, part };
  const reading = await assistant.understand(read, message, before);
  const isNone =
    reading.kind === 'geen_antwoord' && (discussed?.begins || reading.reason === 'onbekend');
  return discussed && isNone ? { kind: 'suggestie', discussed, part: 'alles' } : reading;
}

/**
 * Whether words are to get no answer from anybody, as advice, an order, and what is not of these books or
 * has yet to come; what is not understood may be by a model.
 */
export async function isRefused(
  assistant: Assistant,
  read: ReadBooks,
  { message, before, discussed }: Asked,
): Promise<boolean> {
  if (discussed && partAsked(message)) return false;
  const reading = await assistant.understand(read, message, before);
  return reading.kind === 'geen_antwoord' && reading.reason !== 'onbekend';
}
