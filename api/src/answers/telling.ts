import type { Figure, FigureText, Question } from '@kengetal/contract';
import type { Refusal } from '@kengetal/questions';
import { valueOf } from '../books/figures/values.ts';
import { shownFigure, unlinked } from '../books/figures/words.ts';
import type { Answer, AnswerTable } from './answer.ts';

const LINK = /\[([^[\]]+)\]\(figure:([^()\s]+)\)/g;

const TWO_STOPS = /(?<!\.)\.\.(?=\s|$)/g;

/** A reason inside a sentence: what begins with no name has no capital there. */
const insideOf = (reason: string): string =>
  reason.replace(
    /^(?:Er|Een|Geen|De|Het|Dit|Deze|Hier|Hiervan|Daarvan|Van|Voor|In|Op|Over|Alle|Niets)\b/,
    (word) => word.toLowerCase(),
  );

/** Stands between the brackets of a link of ours meanwhile. */
const HELD = '\uE000';

/** Of a row of a table: one, what others come to, and what all come to in the end. */
export type RowRole = 't' | 'ts' | 'tse';
type Role = 'a' | 'c' | RowRole;
type Cell = string | Figure | { readonly words: string; readonly figure: Figure };

/** Gathers an answer: its sentences, the figures that they name, and its table. */
export class Telling {
  readonly #sentences: string[] = [];
  readonly #figures: Record<string, Figure> = {};
  #table: AnswerTable | undefined;
  /** Links that were made here; what others wrote like one is none. */
  readonly #links = new Set<string>();
  #count = 0;

  /** A link to a figure that answers the question; why there is none where it is absent. */
  answer(figure: Figure, text?: string): string {
    return this.#link('a', figure, text);
  }

  /** A link to a figure beside the answer. */
  beside(figure: Figure, text?: string): string {
    return this.#link('c', figure, text);
  }

  /** Words that open a figure of the answer: '12 boekingen'. */
  words(text: string, figure: Figure): string {
    return this.#keep('a', text, figure);
  }

  /** A text with figures of its own, which stand beside the answer. */
  quote({ text, figures }: FigureText): string {
    return text.replace(LINK, (whole, words: string, key: string) => {
      const figure = figures[key];
      return figure ? this.#keep('c', words, figure) : whole;
    });
  }

  /** Sentences with their full stop, which a name or a reason at their end may have already. */
  say(sentence: string): this {
    if (sentence !== '') this.#sentences.push(this.#withOwnLinks(sentence).replace(TWO_STOPS, '.'));
    return this;
  }

  /**
   * Rows of the table; a figure becomes a link, also with words of its own; what is absent stays empty.
   * @param roleOf what a row is; one like the others where this is left out
   */
  table(
    columns: readonly string[],
    rows: readonly (readonly Cell[])[],
    roleOf: (row: number) => RowRole = () => 't',
  ): this {
    const shown = rows.map((row, at) =>
      row.map((cell) => {
        const role = roleOf(at);
        if (typeof cell === 'string') return this.#withOwnLinks(cell);
        if ('words' in cell) return this.#link(role, cell.figure, cell.words);
        return valueOf(cell) === undefined ? '' : this.#link(role, cell);
      }),
    );
    this.#table = { columns, rows: shown };
    return this;
  }

  done(question: Question, refused?: Refusal): Answer {
    return {
      question,
      text: this.#sentences.join(' '),
      figures: this.#figures,
      ...(this.#table && { table: this.#table }),
      ...(refused && { refused }),
    };
  }

  #link(role: Role, figure: Figure, text = shownFigure(figure)): string {
    return figure.kind === 'absent' ? insideOf(text) : this.#keep(role, text, figure);
  }

  #keep(role: Role, text: string, figure: Figure): string {
    this.#count += 1;
    const key = `${role}${this.#count}`;
    this.#figures[key] = figure;
    const link = `[${text}](figure:${key})`;
    this.#links.add(link);
    return link;
  }

  /** Names of the books may read as a link to a figure, or to elsewhere. */
  #withOwnLinks(text: string): string {
    if (!text.includes('](')) return text;
    const held = text
      .replaceAll(HELD, '')
      .replace(LINK, (link) => (this.#links.has(link) ? link.replace('](', HELD) : link));
    return unlinked(held).replaceAll(HELD, '](');
  }
}
