import type { Question } from '@kengetal/contract';
import type { Chip, Reading } from '@kengetal/questions';
import type { Answer } from '../../answers/answer.ts';
import type { ReadFrom } from '../../answers/read-from.ts';
import type { ReadBooks } from '../../books/store/reader.ts';

/** What is known besides the words of a question. */
export interface Before {
  /** The question before it in the conversation. */
  readonly question?: Question;
  /** The words that it was asked in, where it was typed. */
  readonly said?: string;
  /** The one before that, which it can be held against. */
  readonly earlier?: Question;
  /** All that were asked of late, the last first: a row of a list may be named by its place. */
  readonly told?: readonly Question[];
  /** Set where what was said last was asked back, or not understood: what could be chosen. */
  readonly offered?: readonly Question[];
  /** What was said since the last question that was answered, where none of it was understood. */
  readonly unread?: readonly string[];
  /** What is on the screen that it was asked from, in words. */
  readonly context?: string;
}

/** What can be done with a question that was answered, and what that was read from. */
export interface Offer extends ReadFrom {
  /** The parts of it that a click changes, each with what else it can be. */
  readonly chips: readonly Chip[];
  /** Three questions to go on with. */
  readonly followUps: readonly string[];
}

/** What the chat needs of the assistant; a feature does not know how it is made. */
export interface Assistant {
  understand(read: ReadBooks, message: string, before: Before): Promise<Reading> | Reading;
  answer(read: ReadBooks, question: Question): Promise<Answer>;
  /** How a question that was answered could go on. */
  offer(read: ReadBooks, answer: Answer): Promise<Offer> | Offer;
  /** A question in words. */
  wordsOf(read: ReadBooks, question: Question): Promise<string> | string;
  /** Questions about what is on screen, none of books that hold nothing; about the prompt alone without books. */
  suggest(prompt: string, read: ReadBooks | undefined): Promise<string[]> | string[];
}
