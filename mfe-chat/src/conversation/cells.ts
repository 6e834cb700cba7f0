import {
  isDateField,
  isPeriodField,
  parsePeriode,
  type ChatMessage,
  type Figure,
} from '@kengetal/contract';
import { formatDate, formatPeriod, valueOf, type FigureUnit } from '@kengetal/ui';
import type { Csv } from './csv.ts';

/** One cell of a table: as it is read, opened, sorted and handed out. */
export interface TableCell {
  readonly text: string;
  readonly figure?: Figure;
  /** What it is sorted by; null for words. */
  readonly value: number | null;
  /** It is what other rows come to, as the key of its figure says. */
  readonly isSum?: boolean;
}

export interface ResultTable {
  readonly columns: readonly {
    readonly name: string;
    readonly isNumber: boolean;
    readonly isDay: boolean;
  }[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Numbers of these name something. */
const CODES = /(?:rekening|boekstuk|factuur|dagboek|nummer|code)$/i;
const LINK = /^\[([^[\]]+)\]\(figure:([^()\s]+)\)$/;

/** The cells of a tool's result, with their figures, months and days (specification §3). */
export function resultTable({ columns, rows }: Csv, figures: ChatMessage['figures']): ResultTable {
  const days = columns.map(
    (name, at) => isDateField(name) || areDays(rows.map((row) => row[at] ?? '')),
  );
  const cells = rows.map((row) =>
    row.map((text, at) =>
      cellOf(text, { name: columns[at] ?? '', isDay: days[at] === true }, figures),
    ),
  );
  return {
    columns: columns.map((name, at) => ({
      name,
      isDay: days[at] === true,
      isNumber:
        cells.some((row) => row[at]?.figure !== undefined) ||
        (at > 0 &&
          !CODES.test(name) &&
          !isPeriodField(name) &&
          days[at] !== true &&
          cells.some((row) => row[at]?.value !== null) &&
          cells.every((row) => row[at]?.value !== null || row[at].text === '')),
    })),
    rows: cells,
  };
}

/** 'Volgende verwacht' holds days whatever it is called. */
const areDays = (texts: readonly string[]): boolean =>
  texts.some((text) => text !== '') &&
  texts.every((text) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text));

function cellOf(
  text: string,
  column: { readonly name: string; readonly isDay: boolean },
  figures: ChatMessage['figures'],
): TableCell {
  const [, words = '', key = ''] = LINK.exec(text) ?? [];
  const figure = figures?.[key];
  if (figure) {
    const value = valueOf(figure)?.value ?? null;
    return { text: words, figure, value, ...(key.startsWith('ts') && { isSum: true }) };
  }
  if (words) return { text: words, value: null };
  const period = isPeriodField(column.name) ? parsePeriode(text) : undefined;
  if (period !== undefined) return { text: formatPeriod(period), value: period };
  const day = column.isDay ? /^\d{4}-\d{2}-\d{2}(?=$|T| )/.exec(text)?.[0] : undefined;
  if (day) return { text: formatDate(day), value: Number(day.replaceAll('-', '')) };
  return { text, value: CODES.test(column.name) ? null : numberOf(text) };
}

/** A Dutch or plain number; null for words. */
function numberOf(text: string): number | null {
  if (!/^-?(?:[1-9]\d{0,2}(?:\.\d{3})*|0|[1-9]\d*)(?:,\d+)?%?$/.test(text)) return null;
  return Number(text.replaceAll('.', '').replace(',', '.').replace('%', ''));
}

/** Rows by a column; totals stay at the end, and what is unknown before them. */
export function sortedRows(
  { rows }: ResultTable,
  at: number,
  descending: boolean,
): readonly (readonly TableCell[])[] {
  const factor = descending ? -1 : 1;
  const words = new Intl.Collator('nl', { numeric: true });
  return rows.toSorted((one, other) => {
    const last = Number(isTotal(one)) - Number(isTotal(other));
    if (last !== 0) return last;
    const [a, b] = [one[at]?.value ?? null, other[at]?.value ?? null];
    if (a !== null && b !== null) return factor * (a - b);
    if (a !== null) return -1;
    if (b !== null) return 1;
    return factor * words.compare(one[at]?.text ?? '', other[at]?.text ?? '');
  });
}

export const isTotal = (row: readonly TableCell[]): boolean =>
  row.some(({ isSum }) => isSum) || /^totaal\b/i.test(row[0]?.text ?? '');

/** Whether its rows add up where they stand: they have an order of their own. */
export const isStatement = ({ rows }: ResultTable): boolean =>
  rows.some((row) => row.some(({ isSum }) => isSum));

export const hasFigures = ({ columns }: Pick<ResultTable, 'columns'>): boolean =>
  columns.some(({ isNumber }, at) => at > 0 && isNumber);

/** What a row says beside its figures, in one line: words, then days and numbers with their name. */
export function besideOf(row: readonly TableCell[], { columns }: ResultTable): string {
  if (!hasFigures({ columns })) return '';
  const said = columns.flatMap(({ name, isNumber }, at) => {
    const text = row[at]?.text ?? '';
    if (at === 0 || isNumber || text === '') return [];
    const isWords = /\p{L}/u.test(text);
    return [{ isWords, text: isWords ? text : `${name} ${text}` }];
  });
  const [words, named] = [true, false].map((kind) =>
    said.filter(({ isWords }) => isWords === kind).map(({ text }) => text),
  );
  return [...(words ?? []), ...(named ?? [])].join(' · ');
}

/** A table to be read: without what says nothing, and what all of its rows say told once. */
export interface ReadTable extends ResultTable {
  /** 'Rekening: 4100 Huur'. */
  readonly told: readonly string[];
}

/** Leaves out columns that are empty, and those of words or days that are the same in each row. */
export function readTable({ columns, rows }: ResultTable): ReadTable {
  const of = rows.filter((row) => !isTotal(row));
  const said = columns.map((_column, at) => new Set(of.map((row) => row[at]?.text ?? '')));
  const isEmpty = (at: number) => rows.every((row) => (row[at]?.text ?? '') === '');
  const isSame = (at: number) =>
    of.length > 1 && said[at]?.size === 1 && !columns[at]?.isNumber && isUntold(at);
  // A total has no word of its own there.
  const isUntold = (at: number) => rows.every((row) => !isTotal(row) || !row[at]?.text);
  // What a row is comes first, whatever it is.
  const keeps = (at: number) => at === 0 || !(isEmpty(at) || isSame(at));
  return {
    columns: columns.filter((_column, at) => keeps(at)),
    rows: rows.map((row) => row.filter((_cell, at) => keeps(at))),
    told: columns.flatMap(({ name }, at) =>
      at > 0 && !isEmpty(at) && isSame(at) ? [`${name}: ${of[0]?.[at]?.text ?? ''}`] : [],
    ),
  };
}

/** What a number counts, where it is no amount, as it stands behind one. */
const SIGNS: Partial<Record<FigureUnit, string>> = { percent: '%', days: ' dagen' };

/**
 * The same to be pasted or saved: amounts exact, with a decimal comma, and percentages with their
 * sign. A column of one kind has that in its head instead where `isData`: other programs compute
 * with what is saved.
 */
export function plainTable({ columns, rows }: ResultTable, isData = false): Csv {
  const heads = columns.map((_column, at) => {
    const signs = new Set(rows.flatMap((row) => signOf(row[at]?.figure) ?? []));
    return isData && signs.size === 1 ? ([...signs][0] ?? '').trim() : '';
  });
  return {
    columns: columns.map(({ name }, at) =>
      heads[at] && !name.includes(heads[at]) ? `${name} (${heads[at]})` : name,
    ),
    rows: rows.map((row) => row.map((cell, at) => plainCell(cell, !heads[at]))),
  };
}

/** Null for what is no figure; an amount has no sign. */
function signOf(figure: Figure | undefined): string | null {
  const value = figure && valueOf(figure);
  return value ? (SIGNS[value.unit] ?? '') : null;
}

function plainCell({ text, figure }: TableCell, withSign: boolean): string {
  const value = figure && valueOf(figure);
  if (!value) return text;
  const digits = value.unit === 'days' ? 1 : 2;
  const whole = String(Math.abs(value.value)).padStart(digits + 1, '0');
  const number = `${value.value < 0 ? '-' : ''}${whole.slice(0, -digits)},${whole.slice(-digits)}`;
  return withSign ? `${number}${signOf(figure) ?? ''}` : number;
}
