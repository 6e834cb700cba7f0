import type { BookedFigure, JournalLine, Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { Answer } from './answer.ts';
import { headOf, tellAmounts } from './amount.ts';
import { columnNow, type Asking } from './asking.ts';
import { figureOfLines, selectionIn, type LinesRequest } from './lines-of.ts';
import { figureOf, merged, tableOfLines, type Shown } from './lines-shown.ts';
import { linesBySize, sidesWords } from './lines-sides.ts';
import { momentIn, type Measured } from './measured.ts';
import { measuredOf } from './measuring.ts';
import { rankName } from './rows.ts';
import { Telling } from './telling.ts';

const USUAL = 20;
/** Bookings that stand under a change. */
const LARGEST = 5;

/** The bookings of an amount, with how many there are and what they add up to. */
export async function tellLines(asking: Asking, asked: Measured): Promise<Answer> {
  const telling = new Telling();
  const { read, sources, question } = asking;
  const measured = question.period === undefined ? asked : ofPeriod(asked);
  const now = await columnNow(asking);
  const of = measured.lines;
  const selection = of
    ? selectionIn(now, of)
    : `${measured.name} is berekend en heeft geen boekingen.`;
  if (!of || typeof selection === 'string') {
    return telling.say(String(selection)).done(question);
  }
  const { limit = USUAL, skip = 0, order } = question;
  const isBySize = measured.isNet === true && (order === 'hoogste' || order === 'laagste');
  const found = await sources.lines(read, {
    selection,
    sort: sortOf(order, of.sign),
    limit: isBySize ? 0 : limit + skip,
  });
  const { sum_cents, count } = found;
  const lines = isBySize
    ? await linesBySize(asking, selection, { order, limit: limit + skip })
    : found.lines;
  const head = headOf(measured, now);
  const about = { label: head, explanation: 'Deze boekingen samen.' };
  const whole: BookedFigure = {
    kind: 'booked',
    cents: of.sign * sum_cents || 0,
    ...{ sign: of.sign, selection, about },
  };
  if (count === 0) {
    const none = `${head}: daarvan is niets geboekt.`;
    const called = await linesCalled(asking, measured);
    return called
      ? { ...called, text: `${none} ${called.text}` }
      : telling.say(none).done(question);
  }
  const rows = merged(lines).slice(skip);
  const [top] = rows;
  const isOne =
    question.limit === 1 && question.measure !== 'aantal' && top !== undefined && count > 1;
  if (isOne) {
    const which = skip === 0 ? rankOf(question) : rankName(question);
    const all = telling.beside(whole, countOf(question, count));
    telling.say(`${head}: de ${which} van ${all} is ${topWords(telling, top, measured)}.`);
  } else if (measured.isNet) {
    const regels = count === 1 ? '1 boekingsregel' : `${number(count)} boekingsregels`;
    const sides = await sidesWords(telling, asking, selection, sum_cents);
    telling.say(`${head}: ${telling.words(regels, whole)}, samen ${sides}.`);
  } else telling.say(`${head}: ${together(telling, question, whole, countOf(question, count))}.`);
  if (question.measure === 'aantal') return telling.done(question);
  tableOfLines(telling, rows, of.sign);
  if (lines.length < count && !isOne) {
    telling.say(`Hieronder staan de ${lines.length} ${rankOf(question)}.`);
  }
  return telling.done(question);
}

/** One booking with whose it is; of lines of all accounts also on which side. */
function topWords(telling: Telling, top: Shown, { isNet, lines }: Measured): string {
  if (!isNet) return `${telling.answer(figureOf(top, lines?.sign ?? 1))}${whoseOf(top)}`;
  const [sign, side] = top.cents < 0 ? ([-1, 'credit'] as const) : ([1, 'debet'] as const);
  return `${telling.answer(figureOf(top, sign))} ${side}${whoseOf(top)}`;
}

/** The largest bookings of an amount in a period, beside what was said of it. */
export async function sayLargest(
  telling: Telling,
  { read, sources }: Asking,
  asked: Measured,
  column: PeriodColumn,
): Promise<void> {
  const measured = ofPeriod(asked);
  const of = measured.lines;
  const selection = of && selectionIn(column, of);
  if (!of || !selection || typeof selection === 'string') return;
  const { lines, count } = await sources.lines(read, {
    selection,
    sort: sortOf('hoogste', of.sign),
    limit: LARGEST,
  });
  if (count === 0) return;
  telling.say(
    count > LARGEST
      ? `De grootste boekingen van ${momentIn(measured, column)}:`
      : `De boekingen van ${momentIn(measured, column)}:`,
  );
  tableOfLines(telling, merged(lines), of.sign);
}

/** Where nothing is booked of a figure, what its name stands in the description of. */
async function linesCalled(asking: Asking, { name }: Measured): Promise<Answer | undefined> {
  const { subject, only, measure, split: _, ...rest } = asking.question;
  if (subject.kind !== 'figure' || only !== undefined || measure !== 'boekingen') return undefined;
  const question: Question = { ...rest, subject: { kind: 'lines' }, only: { omschrijving: name } };
  const measured = await measuredOf({ ...asking, question });
  const told = measured && (await tellLines({ ...asking, question }, measured));
  return told?.table ? told : undefined;
}

/** How many there are and what they come to, as the answer where that is asked. */
function together(
  telling: Telling,
  { measure, subject, limit }: Question,
  whole: BookedFigure,
  bookings: string,
): string {
  // Of how many invoices it is asked, what they come to stands beside it.
  const isNumber = measure === 'aantal' && subject.kind === 'charged';
  if (isNumber) return `${telling.beside(whole, bookings)}, samen ${telling.beside(whole)}`;
  // Of the largest few, all of them together are no answer.
  return limit === undefined
    ? `${telling.words(bookings, whole)}, samen ${telling.answer(whole)}`
    : `${bookings}, samen ${telling.beside(whole)}`;
}

const RANKS = {
  hoogste: 'grootste',
  laagste: 'kleinste',
  nieuwste: 'laatste',
  oudste: 'eerste',
} as const;

const rankOf = ({ order = 'nieuwste' }: Question): string => RANKS[order];

const whoseOf = ({ tegenpartij_naam: name }: JournalLine): string =>
  name ? ` (${name})` : ', zonder relatie';

/** Lines that are shown with the other sign are the largest where they are the most negative. */
function sortOf(order: Question['order'], sign: 1 | -1): NonNullable<LinesRequest['sort']> {
  const isBySize = order === 'hoogste' || order === 'laagste';
  const isDown = order !== 'laagste' && order !== 'oudste';
  const isTurned = isBySize && sign === -1;
  return { column: isBySize ? 'bedrag' : 'datum', direction: isDown === isTurned ? 'asc' : 'desc' };
}

/** What was booked in one period beside that in another: 'hoeveel nam ik privé op in 2024 en 2023'. */
export function tellBooked(asking: Asking, asked: Measured): Promise<Answer> {
  const measured = ofPeriod(asked);
  const { lines, name } = measured;
  const { read, sources } = asking;
  return tellAmounts(asking, [
    lines
      ? { ...measured, of: (column) => figureOfLines(read, sources.lines, column, lines, name) }
      : measured,
  ]);
}

/** Bookings of a period that is said are those of it, on an account of the balance sheet as well. */
export const ofPeriod = (measured: Measured): Measured =>
  measured.lines?.basis === 'stock'
    ? { ...measured, basis: 'flow', lines: { ...measured.lines, basis: 'flow' } }
    : measured;

/** The same for an amount by period: what went to one side in each of them. */
export function movedIn({ read, sources }: Asking, measured: Measured): Measured {
  const told = ofPeriod(measured);
  const { lines, name } = told;
  return lines
    ? { ...told, of: (column) => figureOfLines(read, sources.lines, column, lines, name) }
    : told;
}

/** How many invoices where those are counted, and else bookings. */
function countOf({ measure, subject }: Question, count: number): string {
  const isOfInvoices = measure === 'aantal' && subject.kind === 'charged';
  const [one, many] = isOfInvoices ? ['factuur', 'facturen'] : ['boeking', 'boekingen'];
  return count === 1 ? `1 ${one}` : `${number(count)} ${many}`;
}

const number = (count: number): string => count.toLocaleString('nl-NL');
