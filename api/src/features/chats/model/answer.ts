import type { ChatChunk } from '@kengetal/contract';
import { DomainError } from '../../../domain-error.ts';
import { ModelFault, type FaultKind } from '../../../model/fault.ts';
import type { ModelConfig } from '../../../model-config.ts';
import type { ModelMessage } from '../../../model/provider.ts';
import type { ToolCall } from '../turn.ts';
import { answeredBeside, tableFigures, type ReadTurn } from './beside.ts';
import { Calls, callsMessage } from './calls.ts';
import { Handles } from './handles.ts';
import { earlierOf, type Earlier } from './history.ts';
import { Leaving } from './leaving.ts';
import { personsIn } from './persons.ts';
import { discussedOf, fenced, promptOf, questionOf } from './prompt.ts';
import { Results } from './results.ts';
import { madeCalls, type ModelCall } from './rounds.ts';
import { Sentences } from './sentences.ts';
import type { Spending } from './spending.ts';
import { TOOLS } from './tools.ts';

/** Rounds of questions; the answer to the last one is worded without tools. */
const MOST_ROUNDS = 4;
/** Characters that a model says in an answer, and that it comes to: what goes on longer is cut off. */
const MOST_TEXT = 8_000;
/** A sentence that is asked for anew must come soon: the reader waits. */
const REPAIR_MS = 4_000;

const WITHOUT = 'dit antwoord is zonder taalmodel gemaakt.';
const REST = 'Het taalmodel viel weg; de rest is zonder taalmodel gemaakt.';
const CUT_SHORT = 'Het taalmodel hield hier op: zijn antwoord werd te lang.';

const NOTES: Readonly<Record<FaultKind, string>> = {
  away: `Het taalmodel antwoordt nu niet; ${WITHOUT}`,
  slow: `Het taalmodel antwoordt nu niet; ${WITHOUT}`,
  cut: `Het taalmodel antwoordt nu niet; ${WITHOUT}`,
  busy: `Het taalmodel heeft het te druk; ${WITHOUT}`,
  refused: `Het taalmodel antwoordt nu niet; ${WITHOUT}`,
  failed: `Het taalmodel antwoordt nu niet; ${WITHOUT}`,
  filtered: `De aanbieder van het taalmodel weigert deze vraag; ${WITHOUT}`,
};

export interface ModelTurn extends ReadTurn {
  readonly config: ModelConfig;
  readonly spending: Spending;
  readonly today: string;
  readonly signal: AbortSignal;
  /** What was said before in this chat, oldest first. */
  readonly earlier: readonly Earlier[];
  /** Told of each fault of the model. */
  readonly onFault: (fault: ModelFault) => void;
}

/**
 * Answers a message with a language model: it asks with the tools, and words what they found. What it
 * cannot do is done by the grammar, which says so.
 * @returns whether it came to an end by itself, with words of its own or none that passed
 */
export async function answerByModel(turn: ModelTurn): Promise<boolean> {
  const { signal, config, onFault } = turn;
  turn.tell({ role: 'assistant' });
  const late = AbortSignal.timeout(config.answerMs);
  const words = new Wording(turn, AbortSignal.any([signal, late]));
  try {
    return await words.make();
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof DomainError) throw error;
    const fault = late.aborted ? new ModelFault('slow') : error;
    const known = fault instanceof ModelFault ? fault : new ModelFault('failed');
    onFault(known);
    await words.fallBack(known);
    return false;
  }
}

/** One answer while it is worded. */
class Wording {
  readonly #turn: ModelTurn;
  readonly #signal: AbortSignal;
  readonly #results = new Results();
  readonly #calls: ToolCall[] = [];
  readonly #messages: ModelMessage[] = [];
  #leaving: Leaving | undefined;
  #booksVersion: number | undefined;
  #said = 0;

  constructor(turn: ModelTurn, signal: AbortSignal) {
    this.#turn = turn;
    this.#signal = signal;
  }

  async make(): Promise<boolean> {
    const { reading, asked, today, earlier } = this.#turn;
    const { message, before, discussed } = asked;
    const [handles, prompt] = await reading(async (read) => {
      const made = new Handles(await personsIn(read), message);
      this.#results.hold(read.books.calendar);
      return [made, promptOf(read, today)] as const;
    });
    const leaving = new Leaving({
      ...{ message, handles, results: this.#results },
      repair: (sentence, wrong) =>
        this.#repair(
          sentence,
          wrong.map((one) => handles.hide(one)),
        ),
      tell: (chunk) => this.#tell(chunk),
    });
    this.#leaving = leaving;
    this.#messages.push(
      ...prompt,
      ...(discussed ? [discussedOf(this.#results.discuss(discussed, handles))] : []),
      ...earlierOf(earlier, before.question, handles),
      questionOf(message, before.context, handles),
    );
    let isCut = false;
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const { calls, ...said } = await this.#round(leaving, round < MOST_ROUNDS);
      isCut = said.isCut;
      if (calls.length === 0) break;
      const parts = {
        ...{ assistant: this.#turn.assistant, results: this.#results, handles },
        ...{ tell: this.#turn.tell, calls: this.#calls, message, before: before.question },
      };
      const results = await reading((read) => {
        this.#booksVersion = Math.min(read.version, this.#booksVersion ?? read.version);
        return madeCalls(parts, read, calls);
      });
      this.#messages.push(callsMessage(calls), ...results);
      this.#keep();
    }
    const isSaid = leaving.end();
    if (leaving.text.trim() === '') throw new ModelFault('cut');
    if (isCut && leaving.isWorded) leaving.note(CUT_SHORT);
    this.#end();
    return isSaid && !isCut;
  }

  /** Says what was found without the model, or answers by the grammar where nothing was. */
  async fallBack(fault: ModelFault): Promise<void> {
    const leaving = this.#leaving;
    const isFound = this.#results.answers.some(({ figures }) =>
      Object.keys(figures).some((key) => key.startsWith('a')),
    );
    if (leaving && (leaving.text !== '' || isFound)) {
      const note = leaving.isWorded ? REST : NOTES[fault.kind];
      leaving.templates();
      leaving.note(note);
      this.#end();
      return;
    }
    await answeredBeside(
      this.#turn,
      this.#results,
      this.#calls,
      leaving?.refused ?? NOTES[fault.kind],
    );
  }

  /** Reads what a model says until it ends; sentences leave meanwhile. Answers the calls that it made. */
  async #round(
    leaving: Leaving,
    mayAsk: boolean,
  ): Promise<{ readonly calls: ModelCall[]; readonly isCut: boolean }> {
    const sentences = new Sentences();
    const calls = new Calls();
    leaving.beginRound();
    let isCut = false;
    const request = { messages: this.#messages, ...(mayAsk && { tools: TOOLS }) };
    for await (const piece of this.#turn.spending.ask(request, this.#signal)) {
      const text = (piece.text ?? '').slice(0, MOST_TEXT - this.#said);
      this.#said += piece.text?.length ?? 0;
      for (const sentence of sentences.add(text)) await this.#leave(leaving, sentence);
      if (this.#said > MOST_TEXT) throw new ModelFault('failed');
      piece.calls?.forEach((call) => calls.add(call));
      isCut ||= piece.end === 'length';
      // The last sentence does not wait for the count of tokens.
      if (piece.end === 'whole') await this.#leaveAll(leaving, sentences);
    }
    // Of a text that was cut off the last sentence is none.
    if (!isCut) await this.#leaveAll(leaving, sentences);
    return { calls: mayAsk ? calls.whole() : [], isCut };
  }

  async #leaveAll(leaving: Leaving, sentences: Sentences): Promise<void> {
    for (const sentence of sentences.end()) await this.#leave(leaving, sentence);
  }

  /** References make an answer longer than what was said. */
  async #leave(leaving: Leaving, sentence: string): Promise<void> {
    await leaving.add(sentence);
    if (leaving.text.length > MOST_TEXT) throw new ModelFault('failed');
  }

  /** A sentence anew, or undefined when that takes too long. */
  async #repair(sentence: string, wrong: readonly string[]): Promise<string | undefined> {
    const content = `Deze zin mag zo niet naar de gebruiker:\n${fenced(sentence)}\nFout: ${wrong.join(', ')}. Schrijf alleen deze zin opnieuw, met verwijzingen als {a1} in plaats van bedragen, en {c1:verandering} in plaats van hoger of lager.`;
    const messages: ModelMessage[] = [...this.#messages, { role: 'user', content }];
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(REPAIR_MS)]);
    let text = '';
    try {
      for await (const piece of this.#turn.spending.ask({ messages }, signal)) {
        text += piece.text ?? '';
        if (text.length > MOST_TEXT) return undefined;
      }
    } catch (error) {
      if (this.#signal.aborted) throw error;
      return undefined;
    }
    return text;
  }

  #tell(chunk: ChatChunk): void {
    this.#turn.tell(chunk);
    this.#keep();
  }

  #keep(): void {
    const leaving = this.#leaving;
    this.#turn.keep({
      content: leaving?.text ?? '',
      figures: { ...tableFigures(this.#results), ...leaving?.figures },
      toolCalls: this.#calls,
      door: leaving?.isWorded ? 'model' : 'grammatica',
      ...(this.#booksVersion !== undefined && { booksVersion: this.#booksVersion }),
    });
  }

  #end(): void {
    this.#keep();
    const door = this.#leaving?.isWorded ? 'model' : 'grammatica';
    this.#turn.tell({ about: { door } });
  }
}
