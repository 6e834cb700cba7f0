import type { ChatChunk, Figure } from '@kengetal/contract';
import type { Answer } from '../../../answers/answer.ts';
import { checkedSentence, type Checked } from './guard.ts';
import type { Handles } from './handles.ts';
import { numbersAsked } from './numbers-said.ts';
import { periodsIn, type PeriodSaid } from './periods-said.ts';
import type { Results } from './results.ts';

/** A sentence is asked for once more this many times in an answer. */
const MOST_REPAIRS = 3;
const REPLACED =
  'Wat het taalmodel schreef, kwam niet door de controle; dit antwoord is zonder taalmodel gemaakt.';
const SILENT = 'Het taalmodel zei zelf niets; dit antwoord is zonder taalmodel gemaakt.';
const LEFT_OUT = 'Wat het taalmodel verder schreef, kwam niet door de controle.';
/** What ends a sentence; a line without it, and one that is bold, is the heading of what follows. */
const ENDED = /[.!?…][\s*"'”’)]*$/u;
const BOLD = /^\s*(?:[-•–]\s+)?\*\*[^*]+\*\*\s*$/u;
const LISTED = /^\s*[-*•–]\s/u;
const LONGEST_WORD = 100;
const REFERENCE = /\{(\w{1,12})(?::\w+)?\}/g;

/** Asks the model for a sentence anew, as it wrote it and with what is wrong in it. */
type Repair = (sentence: string, wrong: readonly string[]) => Promise<string | undefined>;

export interface LeavingParts {
  readonly message: string;
  readonly results: Results;
  readonly handles: Handles;
  readonly repair: Repair;
  readonly tell: (chunk: ChatChunk) => void;
}

/** The text of an answer on its way out: only sentences that were checked, and our own, leave. */
export class Leaving {
  text = '';
  /** Figures that the text refers to. */
  readonly figures: Record<string, Figure> = {};
  /** True once a sentence of the model has left. */
  isWorded = false;
  readonly #parts: LeavingParts;
  readonly #templated = new Set<Answer>();
  /** Periods that the question says. */
  readonly #asked: readonly PeriodSaid[];
  /** Periods of all amounts so far. */
  readonly #told = new Set<string>();
  /** What stands above what is said now, until an empty line. */
  #heading = '';
  /** A heading as it is written, which waits for what stands under it. */
  #held = '';
  #repairs = 0;
  #isReplaced = false;
  /** True once nothing stands in the place of a sentence that did not pass. */
  #isLeftOut = false;
  #isNewRound = false;

  constructor(parts: LeavingParts) {
    this.#parts = parts;
    this.#asked = periodsIn(parts.message).periods;
  }

  /** Lets a sentence of the model leave; one that does not pass is asked for anew, else replaced. */
  async add(sentence: string): Promise<void> {
    if (sentence.trim() === '') {
      if (this.#held !== '') this.#held += sentence;
      else if (this.text !== '') this.#leave(sentence, []);
      return;
    }
    const end = this.text.slice(this.text.trimEnd().length);
    const isApart = end.split('\n').length > 2 && !LISTED.test(sentence);
    if (isApart && this.#held === '') this.#heading = '';
    const checked = this.#underHeading(sentence);
    if (checked.ok) return this.#pass(sentence, checked);
    if (this.#repairs < MOST_REPAIRS) {
      this.#repairs += 1;
      const again = (await this.#parts.repair(sentence, checked.wrong))?.trim() ?? '';
      // What comes back empty says nothing of what was found; of more lines one could be of another.
      const isOne = again !== '' && !again.includes('\n');
      const second = isOne ? this.#underHeading(again) : undefined;
      if (second?.ok) {
        return this.#pass(again, { ...second, text: `${this.#space}${second.text}` });
      }
    }
    this.#isReplaced = true;
    if (this.#held !== '') [this.#heading, this.#held] = ['', ''];
    const answer = this.#answerIn(sentence);
    this.#isLeftOut ||= !answer && !this.#templated.size;
    this.#template(answer);
  }

  /** Checks a sentence with what stands above it; a heading that is not of it, and waits, is left out. */
  #underHeading(sentence: string): Checked {
    const checked = this.#checked(sentence);
    if (checked.ok || this.#held === '') return checked;
    const alone = this.#checked(sentence, '');
    if (alone.ok) [this.#heading, this.#held] = ['', ''];
    return alone;
  }

  /** Lets what was checked leave, or wait where it is a heading. */
  #pass(sentence: string, checked: Extract<Checked, { ok: true }>): void {
    const isAlone = checked.keys.length === 0;
    // What is said to be about another time is so of what follows.
    if (isAlone && periodsIn(sentence).periods.length > 0) this.#told.clear();
    if (!isAlone || (ENDED.test(sentence) && !BOLD.test(sentence))) return this.#word(checked);
    this.#heading = this.#held === '' ? sentence : `${this.#heading} ${sentence}`;
    this.#held = joined(this.#held, checked.text);
  }

  /** What a model says after it asked is no part of the sentence before. */
  beginRound(): void {
    this.#isNewRound = true;
  }

  /**
   * Ends the text of a model: what it asked is told, and that none of its own words are left.
   * @returns whether it said anything, which may not have passed
   */
  end(): boolean {
    const { answers } = this.#parts.results;
    if (this.#held !== '') this.#word({ text: '', keys: [], told: [] });
    // What stands in a table is seen without a word.
    const isAnswered = ({ figures, table }: Answer) =>
      !table && Object.keys(figures).some((key) => key.startsWith('a'));
    if (!this.isWorded) this.templates();
    else if (!answers.some((answer) => this.#isTold(answer))) {
      answers.filter(isAnswered).forEach((answer) => this.#template(answer));
    }
    if (this.isWorded && this.#isLeftOut) this.note(LEFT_OUT);
    if (!this.isWorded && this.text !== '') this.note(this.#isReplaced ? REPLACED : SILENT);
    return this.isWorded || this.#isReplaced;
  }

  /** Says what was found in our own words, as far as no sentence did. */
  templates(): void {
    const untold = this.#parts.results.answers.filter((answer) => !this.#isTold(answer));
    untold.forEach((answer) => this.#template(answer));
  }

  /** Why none of it is left, where that is so because none passed. */
  get refused(): string | undefined {
    return this.#isReplaced && !this.isWorded ? REPLACED : undefined;
  }

  /** Adds a sentence of ours that holds no figure. */
  note(words: string): void {
    this.#leave(this.text === '' ? words : `\n\n${words}`, []);
  }

  get #space(): string {
    const before = this.#held || this.text;
    return before === '' || /\s$/.test(before) ? '' : ' ';
  }

  #checked(sentence: string, heading = this.#heading) {
    const { message, results, handles } = this.#parts;
    return checkedSentence(sentence, {
      ...{ question: message, heading },
      before: lastWord(this.text + this.#held),
      results: results.named,
      names: results.names,
      numbers: [...numbersAsked(message, results.bounds), ...results.numbers],
      periods: [...this.#asked, ...results.periods],
      held: results.held,
      told: this.#told,
      shown: (handle) => handles.show(handle),
    });
  }

  #word({ text: checked, keys, told }: Omit<Extract<Checked, { ok: true }>, 'ok'>): void {
    const said = joined(this.#held, checked);
    this.#held = '';
    const isFirst = !this.isWorded;
    this.isWorded = true;
    told.forEach((period) => this.#told.add(period));
    const text =
      this.text === ''
        ? said.trimStart()
        : `${this.#isNewRound && !/^\s/.test(said) ? this.#space : ''}${said}`;
    this.#isNewRound = false;
    // Said at once: whoever stops the answer must know whose words these are.
    this.#leave(text, keys, isFirst ? { about: { door: 'model' } } : {});
  }

  /** The answer whose figures a sentence is about, else the first that was not told yet. */
  #answerIn(sentence: string): Answer | undefined {
    const { results } = this.#parts;
    const [, key = ''] = [...sentence.matchAll(REFERENCE)].at(0) ?? [];
    const meant = results.answerOf(key) ?? results.answers.find((one) => !this.#isTold(one));
    return meant && !this.#templated.has(meant) ? meant : undefined;
  }

  #isTold(answer: Answer): boolean {
    return (
      this.#templated.has(answer) ||
      Object.keys(answer.figures).some((key) => Object.hasOwn(this.figures, key))
    );
  }

  #template(answer: Answer | undefined): void {
    if (!answer) return;
    this.#templated.add(answer);
    const keys = Object.keys(answer.figures).filter((key) => answer.text.includes(`:${key})`));
    // It has its own period, and stands under no heading of the model.
    this.#told.clear();
    this.#leave(`${this.#heading === '' ? this.#space : '\n\n'}${answer.text}`, keys);
    this.#heading = '';
  }

  #leave(text: string, keys: readonly string[], more: Pick<ChatChunk, 'about'> = {}): void {
    const { results, tell } = this.#parts;
    const figures: Record<string, Figure> = {};
    for (const key of keys) {
      const figure = results.figures[key];
      if (figure) figures[key] = figure;
    }
    this.text += text;
    Object.assign(this.figures, figures);
    tell({ ...(keys.length > 0 && { figures }), ...more, delta: text });
  }
}

const lastWord = (text: string): string =>
  text.slice(-LONGEST_WORD).trimEnd().split(/\s/).at(-1) ?? '';

const joined = (before: string, text: string): string =>
  before === '' || /\s$/.test(before) || /^\s/.test(text) || text === ''
    ? before + text
    : `${before} ${text}`;
