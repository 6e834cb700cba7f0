import type { Figure } from '@kengetal/contract';
import { monthsIn, spanName } from '@kengetal/ledger';
import { isOfReturns } from '@kengetal/questions';
import type { Answer, AnswerTable } from '../../../answers/answer.ts';
import { askedSpan } from '../../../answers/complete.ts';
import { isPeriodSplit } from '../../../answers/series-by.ts';
import type { BooksCalendar } from '../../../books/calendar.ts';
import { shownFigure } from '../../../books/figures/words.ts';
import { toldPart, type Discussed } from '../discussed.ts';
import type { Handles } from './handles.ts';
import type { Result } from './result.ts';

const LINK = /\[([^[\]]+)\]\(figure:([^()\s]+)\)/g;
/** Rows of a table that a model gets; the reader sees all of them. */
const MOST_ROWS = 30;
/** Columns of what people wrote themselves: a model needs none of it to word an answer. */
const FREE_TEXT: ReadonlySet<string> = new Set(['Omschrijving', 'Boekstuk']);

/** Subjects that nobody but us has a name for. */
const OURS: ReadonlySet<string> = new Set(['figure', 'vat', 'component', 'definition', 'data']);

/** The answers to the questions of a turn, with keys that differ in all of them. */
export class Results {
  readonly answers: Answer[] = [];
  readonly figures: Record<string, Figure> = {};
  /** What sentences may refer to. */
  readonly named = new Map<string, Result>();
  /** What is written here alone: names of periods, and of figures that the books do not name. */
  readonly texts: string[] = [];
  /** What may have been named by others. */
  readonly names: string[] = [];
  #last = 0;

  /** Adds an answer, its keys counted on from those before it. */
  add(answer: Answer, calendar: Pick<BooksCalendar, 'years'>): Answer {
    const added = renumbered(answer, this.#last);
    this.#last += Math.max(0, ...Object.keys(answer.figures).map(numberOf));
    this.answers.push(added);
    Object.assign(this.figures, added.figures);
    const ofTable = namesInTable(added.table);
    for (const [key, figure] of Object.entries(added.figures)) {
      const name = ofTable.get(key) ?? figure.about?.label ?? '';
      this.named.set(key, { figure, shown: shownFigure(figure), name });
    }
    this.#allow(added, calendar);
    return added;
  }

  /** Takes in the suggestion that is spoken about; answers it as a model gets it. */
  discuss(discussed: Discussed, handles: Handles): string {
    const told = toldPart(discussed, 'alles');
    this.#last = Math.max(0, ...Object.keys(told.figures).map(numberOf));
    Object.assign(this.figures, told.figures);
    for (const [key, figure] of Object.entries(told.figures)) {
      const name = figure.about?.label ?? discussed.title;
      this.named.set(key, { figure, shown: shownFigure(figure), name });
    }
    this.names.push(...discussed.names);
    // Words as 'dubbele' and 'twee keer' are ours there; its digits may be of names in the books.
    this.texts.push(`${discussed.title} ${told.text}`.replace(LINK, ' ').replace(/\d/g, ''));
    return `${handles.hide(discussed.title)}\n${forModel(told, handles)}`;
  }

  #allow({ question, text, figures, table }: Answer, calendar: Pick<BooksCalendar, 'years'>): void {
    const { period, against, split, subject, only } = question;
    for (const span of [period, against]) {
      if (typeof span !== 'object') continue;
      this.texts.push(
        spanName(span),
        askedSpan(calendar, span, isOfReturns(question)).naam,
        `${monthsIn(span)}`,
      );
    }
    const cells = table ? cellsOf(table).map((cell) => cell.replace(LINK, '').trim()) : [];
    const labels = Object.values(figures).map(({ about }) => about?.label ?? '');
    const isOurs = OURS.has(subject.kind) && !only;
    (isOurs ? this.texts : this.names).push(
      ...labels,
      ...(isOurs ? [text.replace(LINK, ' ')] : []),
    );
    (isOurs && (!split || isPeriodSplit(split)) ? this.texts : this.names).push(...cells);
  }

  /** The answer that a figure is of. */
  answerOf(key: string): Answer | undefined {
    return this.answers.find(({ figures }) => Object.hasOwn(figures, key));
  }
}

/** An answer as a model gets it: its sentence with references, what these are, and its table. */
export function forModel(
  { text, figures, table }: Pick<Answer, 'text' | 'figures' | 'table'>,
  handles: Handles,
): string {
  const hide = (words: string) => handles.hide(words);
  const values = Object.entries(figures)
    .filter(([key]) => !key.startsWith('t'))
    .map(
      ([key, figure]) => `{${key}} = ${hide(figure.about?.label ?? '')}: ${shownFigure(figure)}`,
    );
  return [hide(text.replace(LINK, '{$2}')), ...values, ...(table ? rowsOf(table, hide) : [])].join(
    '\n',
  );
}

/** Places of the columns that a model gets. */
const keptIn = ({ columns }: AnswerTable): number[] =>
  columns.flatMap((name, at) => (FREE_TEXT.has(name) ? [] : [at]));

const cellsOf = (table: AnswerTable): string[] =>
  [table.columns, ...table.rows].flatMap((row) => keptIn(table).map((at) => row[at] ?? ''));

function rowsOf(table: AnswerTable, hide: (text: string) => string): string[] {
  const { columns, rows } = table;
  const lineOf = (cells: readonly string[]) =>
    keptIn(table)
      .map((at) => hide((cells[at] ?? '').replace(LINK, '{$2} $1')))
      .join(' | ');
  const more = rows.length - MOST_ROWS;
  return [
    'Tabel, die de gebruiker ook ziet:',
    ...[columns, ...rows.slice(0, MOST_ROWS)].map(lineOf),
    ...(more > 0 ? ['En nog meer regels.'] : []),
  ];
}

const numberOf = (key: string) => Number(key.slice(1));

function renumbered(answer: Answer, by: number): Answer {
  if (by === 0) return answer;
  const keyOf = (key: string) => `${key.charAt(0)}${numberOf(key) + by}`;
  const moved = (text: string) =>
    text.replace(LINK, (_, shown: string, key: string) => `[${shown}](figure:${keyOf(key)})`);
  const { figures, table, text } = answer;
  return {
    ...answer,
    text: moved(text),
    figures: Object.fromEntries(
      Object.entries(figures).map(([key, figure]) => [keyOf(key), figure]),
    ),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(moved)) } }),
  };
}

/** A figure in a table is called by its row and its column. */
function namesInTable(table: AnswerTable | undefined): Map<string, string> {
  const names = new Map<string, string>();
  for (const row of table?.rows ?? []) {
    row.forEach((cell, at) => {
      for (const [, , key = ''] of cell.matchAll(LINK)) {
        names.set(key, [row[0], table?.columns[at]].filter(Boolean).join(', '));
      }
    });
  }
  return names;
}
