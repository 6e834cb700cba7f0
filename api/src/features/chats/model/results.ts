import type { Figure } from '@kengetal/contract';
import { fiscalYearName, monthsIn, spanName, type Span } from '@kengetal/ledger';
import type { Answer, AnswerTable } from '../../../answers/answer.ts';
import { isPeriodSplit } from '../../../answers/series-by.ts';
import type { BooksCalendar } from '../../../books/calendar.ts';
import { toldPart, type Discussed } from '../discussed.ts';
import { oursIn, periodsOf, resultsOf, told } from './described.ts';
import type { Handles } from './handles.ts';
import { periodsNamed } from './identity.ts';
import { Names } from './names.ts';
import { numbersIn, type NumberSaid } from './numbers-said.ts';
import { periodsIn, type PeriodSaid } from './periods-said.ts';
import type { Result } from './result.ts';
import { countsIn, LINK, shownResult } from './shown.ts';

/** Rows of a table that a model gets; the reader sees all of them. */
const MOST_ROWS = 30;

/** Subjects whose answers hold no name of others, unless they are divided or narrowed by one. */
const OURS: ReadonlySet<string> = new Set(['vat', 'definition', 'data', 'help']);
/** Subjects that are called by words of ours, with a name of others among them. */
const CALLED_BY_US: ReadonlySet<string> = new Set(
  'figure relation sum open charged lines account'.split(' '),
);

/** Components whose rows are called by us. */
const OUR_POSTS: ReadonlySet<string> = new Set(
  'winst-en-verlies balans kasstroom kengetallen'.split(' '),
);

/** The answers to the questions of a turn, with keys that differ in all of them. */
export class Results {
  readonly answers: Answer[] = [];
  readonly figures: Record<string, Figure> = {};
  /** What sentences may refer to. */
  readonly named = new Map<string, Result>();
  /** Numbers of our own words, and periods that were asked about. */
  readonly numbers: NumberSaid[] = [];
  readonly periods: PeriodSaid[] = [];
  /** What may have been named by others. */
  readonly names = new Names();
  /** Months that are booked. */
  held: Span | undefined;
  /** Answers as they were added, by what they are: a question that is asked again has the same keys. */
  readonly #added = new Map<string, Answer>();
  #last = 0;

  /** Takes in which periods these books have, as a model is told. */
  hold({ told, booked, years }: BooksCalendar): void {
    this.held = told ?? booked;
    this.periods.push(...periodsNamed(years.map(fiscalYearName)));
    if (this.held) this.periods.push(...periodsNamed([spanName(this.held)]));
  }

  /** Adds an answer, its keys counted on from those before it. */
  add(answer: Answer, calendar: Pick<BooksCalendar, 'years'>): Answer {
    const known = this.like(answer);
    if (known) return known;
    const added = renumbered(answer, this.#last);
    this.#last += Math.max(0, ...Object.keys(answer.figures).map(numberOf));
    this.answers.push(added);
    this.#added.set(JSON.stringify(answer), added);
    Object.assign(this.figures, added.figures);
    for (const [key, result] of resultsOf(added, calendar)) this.named.set(key, result);
    this.periods.push(...periodsNamed(periodsOf(added.question, calendar).flat()));
    this.#allow(oursIn(added));
    return added;
  }

  /** The same answer, where it was added before. */
  like(answer: Answer): Answer | undefined {
    return this.#added.get(JSON.stringify(answer));
  }

  /** Takes in the suggestion that is spoken about; answers it as a model gets it. */
  discuss(discussed: Discussed, handles: Handles): string {
    const part = toldPart(discussed, 'alles');
    this.#last = Math.max(0, ...Object.keys(part.figures).map(numberOf));
    Object.assign(this.figures, part.figures);
    const words = `${discussed.title} ${part.text}`.replace(LINK, ' ');
    for (const [key, figure] of Object.entries(part.figures)) {
      const name = figure.about?.label ?? discussed.title;
      this.named.set(key, {
        ...{ figure, shown: shownResult(figure), keys: [], periods: [], sides: [], labels: [name] },
        called: [name, words, ...discussed.names],
      });
    }
    this.names.add(...discussed.names);
    this.periods.push(...periodsIn(words).periods);
    // 'Twee keer' is ours there, whatever stands before it; its digits may be of names in the books.
    const counted = numbersIn(words.replace(/\d/g, ''));
    this.numbers.push(...counted.map((number) => ({ ...number, before: '' })));
    return `${handles.hide(discussed.title)}\n${forModel(part, handles)}`;
  }

  #allow({ question, text, figures, table }: Answer): void {
    const { period, split, subject, only } = question;
    if (period) this.numbers.push(...numbersIn(`${monthsIn(period)} maanden`));
    const cells = table ? cellsOf(table).map((cell) => cell.replace(LINK, '').trim()) : [];
    if (isPeriodSplit(split)) {
      this.periods.push(...periodsNamed([...(table?.columns ?? []), ...cells]));
    }
    const isNamed = only !== undefined || 'rekeningen' in subject;
    if (OURS.has(subject.kind) && !isNamed && (!split || isPeriodSplit(split))) {
      this.numbers.push(
        ...[text.replace(LINK, ' '), ...cells].flatMap((words) => numbersIn(words)),
      );
      this.periods.push(...periodsIn(text.replace(LINK, ' ')).periods);
      return;
    }
    if (subject.kind === 'component' && OUR_POSTS.has(subject.id)) return;
    if (!isPeriodSplit(split)) this.names.add(...cells);
    if (CALLED_BY_US.has(subject.kind)) return;
    this.names.add(...Object.values(figures).map(({ about }) => headOf(about?.label ?? '')));
  }

  /** Amounts that the answers are bounded by, in cents. */
  get bounds(): ReadonlySet<number> {
    const all = this.answers.flatMap(({ question: { rows, only } }) => [
      ...[rows?.boven_cents, rows?.onder_cents, only?.boven_cents, only?.onder_cents],
      ...[only?.vanaf_cents, only?.tot_cents],
    ]);
    return new Set(all.filter((cents) => cents !== undefined));
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
  const counts = countsIn({ text });
  const values = Object.entries(figures)
    .filter(([key]) => !key.startsWith('t'))
    .map(([key, figure]) => {
      const { label, shown } = told(figure);
      return `{${key}} = ${hide(label)}: ${counts.get(key)?.shown ?? shown}`;
    });
  return [hide(text.replace(LINK, '{$2}')), ...values, ...(table ? rowsOf(table, hide) : [])].join(
    '\n',
  );
}

/** Places of the columns that say something. */
const keptIn = ({ columns, rows }: AnswerTable): number[] =>
  columns.flatMap((_, at) => (rows.some((row) => row[at]) ? [at] : []));

/** What the rows of a table say, without what its columns are called. */
const cellsOf = (table: AnswerTable): string[] =>
  table.rows.flatMap((row) => keptIn(table).map((at) => row[at] ?? ''));

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

/** A label without its period or what it is of the name: '4100 Huur, maart 2025'. */
const headOf = (label: string): string =>
  label.slice(0, Math.max(0, label.lastIndexOf(', ')) || undefined);

const numberOf = (key: string) => Number(key.replace(/^\D+/, ''));

function renumbered(answer: Answer, by: number): Answer {
  if (by === 0) return answer;
  const keyOf = (key: string) => key.replace(String(numberOf(key)), String(numberOf(key) + by));
  const moved = (text: string) =>
    text.replace(LINK, (_, shown: string, key: string) => `[${shown}](figure:${keyOf(key)})`);
  const all = ({ figures, table, text }: Pick<Answer, 'text' | 'figures' | 'table'>) => ({
    text: moved(text),
    figures: Object.fromEntries(
      Object.entries(figures).map(([key, figure]) => [keyOf(key), figure]),
    ),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(moved)) } }),
  });
  return { ...answer, ...all(answer), ...(answer.ours && { ours: all(answer.ours) }) };
}
