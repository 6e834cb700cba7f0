import type { Figure, Question } from '@kengetal/contract';
import { dayName, spanName, type Span } from '@kengetal/ledger';
import { figuresNamedIn, isOfReturns } from '@kengetal/questions';
import type { Answer, AnswerTable } from '../../../answers/answer.ts';
import { askedSpan } from '../../../answers/complete.ts';
import type { BooksCalendar } from '../../../books/calendar.ts';
import { valueOf } from '../../../books/figures/values.ts';
import { isMoment } from './identity.ts';
import type { Rank, Result, Side } from './result.ts';
import { countsIn, LINK, shownResult, type Count } from './shown.ts';

const [BACK, DUE] = ['Btw terug te vragen', 'Btw te betalen'];

/** An answer as a model gets it: without what people wrote in the books. */
export const oursIn = (answer: Answer): Answer => ({ ...answer, ...answer.ours });

/** The figures of an answer as results, by their keys. */
export function resultsOf(
  whole: Answer,
  calendar: Pick<BooksCalendar, 'years'>,
): Map<string, Result> {
  const answer = oursIn(whole);
  const { question, figures, table } = answer;
  const cells = cellsOf(table);
  const counts = countsIn(answer);
  const ranks = ranksOf(answer, counts);
  const keys = keysOf(question);
  const periods = periodsOf(question, calendar);
  const head = Object.entries(figures).find(([key]) => !key.startsWith('t'))?.[1].about?.label;
  const { subject, split, only, limit } = question;
  const isByRelation = split === 'relatie' || (subject.kind === 'open' && split === undefined);
  const isOfRelation = only?.relatie !== undefined || subject.kind === 'relation';
  const isDivided = split !== undefined && WHOLE.has(subject.kind);
  const described = Object.entries(figures).map(([key, figure]): [string, Result] => {
    const cell = cells.get(key);
    // Where people wrote what it is, a cell is called by its row alone.
    const isWritten = figure.about?.label !== whole.figures[key]?.about?.label;
    const label = cell && isWritten ? '' : labelOf(figure, question);
    const column = label === BACK && cell?.column === DUE ? '' : cell?.column;
    const labels = [...(cell ? [column, ...cell.row] : []), label].flatMap((one) => one || []);
    const named = cell ? [cell.row[0], column].filter(Boolean).join(', ') : label;
    const count = counts.get(key);
    const rank = ranks.get(key);
    return [
      key,
      {
        ...{ figure, keys, periods, labels, shown: count?.shown ?? told(figure).shown },
        ...(count && { counts: count.noun }),
        called: [...new Set([named, label, ...labels])].filter(Boolean),
        ...(cell && { row: cell.row }),
        ...(cell && isDivided && head !== undefined && { whole: head }),
        sides: sidesOf(question, figure, labels, keys),
        ...(rank && { rank }),
        isOfOne: isOfRelation || (isByRelation && (cell !== undefined || limit === 1)),
      },
    ];
  });
  return new Map(described);
}

/** What a figure is called and shown as; of the VAT that is left which way it goes, without a sign. */
export function told(figure: Figure): { readonly label: string; readonly shown: string } {
  const { label = '' } = figure.about ?? {};
  const shown = shownResult(figure);
  if (!label.startsWith('5c ')) return { label, shown };
  const isBack = (valueOf(figure) ?? 0) < 0;
  return { label: isBack ? BACK : DUE, shown: isBack ? shown.replace('-', '') : shown };
}

/** What a figure is called; of a day without its month. */
function labelOf(figure: Figure, { day }: Question): string {
  const { label } = told(figure);
  if (day === undefined) return label;
  return label
    .split(', ')
    .filter((part) => !isMoment(part))
    .join(', ');
}

/** Subjects of which the parts are called by what they are divided by alone. */
const WHOLE: ReadonlySet<string> = new Set(['figure', 'account', 'relation', 'sum']);

interface Cell {
  readonly row: readonly string[];
  readonly column: string;
}

/** What rows are called: what stands before their first amount. */
function cellsOf(table: AnswerTable | undefined): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const { columns = [], rows = [] } = table ?? {};
  for (const all of rows) {
    const first = all.findIndex((cell) => LINKED.test(cell));
    const row = all
      .slice(0, first)
      .filter((cell) => cell !== '')
      .map((cell) => (DAY.test(cell) ? dayName(cell) : cell));
    all.forEach((cell, at) => {
      for (const [, , key = ''] of cell.matchAll(LINK)) {
        cells.set(key, { row, column: columns[at] ?? '' });
      }
    });
  }
  return cells;
}

const LINKED = /\]\(figure:/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const SAID_FIRST = /(hoogst|grootst|laagst|kleinst)([^[\]]{0,120})\[[^[\]]+\]\(figure:(\w+)\)/giu;

/** Which figures are the highest or the lowest: as we say it, or by a whole table. */
function ranksOf(
  { question, text, figures, table }: Answer,
  counts: ReadonlyMap<string, Count>,
): Map<string, Rank> {
  const ranks = new Map<string, Rank>();
  for (const [, word = '', between = '', key = ''] of text.matchAll(SAID_FIRST)) {
    if (between.includes('samen')) continue;
    ranks.set(key, /^(?:hoogst|grootst)/i.test(word) ? 'hoogste' : 'laagste');
  }
  const { split, order, limit, skip, rows: chosen } = question;
  if (!table || split === undefined || skip !== undefined) return ranks;
  const keysIn = (row: readonly string[]) =>
    row.flatMap((cell) => [...cell.matchAll(LINK)].map(([, , key = '']) => key));
  const rows = table.rows.map(keysIn).filter((keys) => keys.length > 0);
  const values = rows.map(
    ([key = '']) => counts.get(key)?.value ?? valueOf(figures[key] ?? NOTHING) ?? 0,
  );
  const isPart = limit !== undefined || chosen !== undefined;
  for (const [rank, end] of [
    ['hoogste', Math.max(...values)],
    ['laagste', Math.min(...values)],
  ] as const) {
    const first = values.indexOf(end);
    const isSure = values.lastIndexOf(end) === first && (!isPart || order === rank);
    if (rank === 'laagste' && rows.length === 1) continue;
    // Of most bookings it is not said that they come to most.
    const [key = '', ...others] = rows[first] ?? [];
    if (isSure) for (const one of counts.has(key) ? [key] : [key, ...others]) ranks.set(one, rank);
  }
  return ranks;
}

const NOTHING: Figure = { kind: 'absent', reason: '' };

/** The periods of a question, each in its names, the last of which we use. */
export function periodsOf(question: Question, calendar: Pick<BooksCalendar, 'years'>): string[][] {
  const isOfVat = isOfReturns(question);
  const { subject, period, against, day } = question;
  const isMoment =
    subject.kind === 'open' || (subject.kind === 'relation' && subject.side === 'openstaand');
  return [
    ...(day === undefined ? [] : [[dayName(day)]]),
    ...[period, against].flatMap((span) => {
      if (typeof span !== 'object') return [];
      return isMoment ? [endOf(span)] : [[spanName(span), askedSpan(calendar, span, isOfVat).naam]];
    }),
  ];
}

/** What is open is so at the end of a period. */
function endOf({ periode_max }: Span): string[] {
  const month = spanName({ periode_min: periode_max, periode_max });
  return [month, `eind ${month}`];
}

/** Figures that a question is about. */
function keysOf({ subject }: Question): string[] {
  switch (subject.kind) {
    case 'figure':
      return [subject.key, ...(subject.also ?? [])];
    case 'open':
    case 'charged':
      return [subject.groep];
    case 'recurring':
      return subject.side ? [subject.side] : [];
    default:
      return [];
  }
}

/** Which way the money of a result goes, as far as its question and its labels say it. */
function sidesOf(
  { subject }: Question,
  figure: Figure,
  labels: readonly string[],
  keys: readonly string[],
): Side[] {
  if (subject.kind === 'account' || subject.kind === 'lines') return ['in', 'uit'];
  if (subject.kind === 'vat') {
    const isBack = /^5b/.test(subject.rubriek ?? '') || (valueOf(figure) ?? 0) < 0;
    return ['btw', isBack ? 'in' : 'uit'];
  }
  if (subject.kind === 'relation' && subject.side !== 'openstaand') {
    return [subject.side === 'verkocht' ? 'in' : 'uit'];
  }
  const named = labels.flatMap((label) => figuresNamedIn(label).flatMap((one) => one.keys));
  const all = [...(named.length > 0 ? named : keys), ...labels].join(' ').toLowerCase();
  const [isIn, isOut] = [IN.test(all), OUT.test(all)];
  const isOpen = subject.kind === 'open' || /openstaand|debiteuren|crediteuren/.test(all);
  return [
    ...(isOpen ? (['open'] as const) : []),
    ...(isIn === isOut ? [] : [isIn ? ('in' as const) : ('uit' as const)]),
  ];
}

const IN = /omzet|debiteuren|klanten|opbrengst/;
const OUT = /kosten|kostprijs|crediteuren|leveranciers|inkoop/;
