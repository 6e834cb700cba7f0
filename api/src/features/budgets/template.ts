import { addMonths, definition, periodRange, shortMonth, type Span } from '@kengetal/ledger';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { Cell } from '../../files/cells.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { booksFileTask } from '../../files/made-files.ts';
import { columnName } from '../../files/xlsx/sheet.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import type { Books } from '../../books/books.ts';
import { valueOf } from '../../books/figures/values.ts';
import { knownAccounts } from './accounts.ts';
import type { KnownAccount } from './file/match.ts';
import { SAYS_POSITIVE } from './file/read.ts';
import { isIncome } from './file/signs.ts';

export interface TemplateOf extends Span {
  readonly boekjaar: string;
  readonly format: 'xlsx' | 'csv';
  /** Moment in UTC, ISO 8601. */
  readonly at: string;
}

const MONTHS_IN_YEAR = 12;
const FIRST_MONTH_COLUMN = 2;
const HEADER_ROWS = 2;

/**
 * A file to fill in: each account of the result in a row, with the same month of the year before
 * where the books have it. Opbrengsten and kosten are both positive.
 */
function budgetTemplate(
  books: Books,
  accounts: readonly KnownAccount[],
  asked: TemplateOf,
): OfferedFile {
  const months = periodRange(asked.periode_min, asked.periode_max);
  const note = { text: `Begroting ${asked.boekjaar}: ${SAYS_POSITIVE}`, muted: true };
  const rows = [[note], headings(months), ...accountRows(books, accounts, months)];
  const filename = `Begroting ${asked.boekjaar.replace('/', '-')}.${asked.format}`;
  if (asked.format === 'csv') return { filename, contentType: CSV_TYPE, content: csv(rows) };
  const sheet = {
    name: `Begroting ${asked.boekjaar}`,
    widths: [11, 34, ...months.map(() => 13), 14],
    rows,
    headerRows: HEADER_ROWS,
    headerColumns: FIRST_MONTH_COLUMN,
    landscape: true,
  };
  const title = `Begroting ${asked.boekjaar}`;
  const content = xlsx({ title, author: 'Kengetal', createdAt: asked.at, sheets: [sheet] });
  return { filename, contentType: XLSX_TYPE, content };
}

/** {@link budgetTemplate} for a thread. */
export const templateTask = booksFileTask(
  { name: 'template', instead: 'Kies csv.' },
  async (asked: TemplateOf, { books, sql, projectId }, release) => {
    const accounts = JSON.parse(await knownAccounts(sql, projectId)) as KnownAccount[];
    release();
    return budgetTemplate(books, accounts, asked);
  },
);

function headings(months: readonly number[]): Cell[] {
  const look = { bold: true, below: 'thin' } as const;
  const texts = ['Rekening', 'Naam', ...months.map(shortMonth), 'Totaal'];
  return texts.map((text, index) => ({
    text,
    ...look,
    align: index < FIRST_MONTH_COLUMN ? 'left' : 'right',
  }));
}

function accountRows(
  books: Books,
  accounts: readonly KnownAccount[],
  months: readonly number[],
): Cell[][] {
  const ofResult = accounts.filter(
    ({ type, groep }) => type === 'resultaat' && groep !== 'resultaatbestemming',
  );
  return ofResult.map((account, index) => {
    const { rekening, naam } = account;
    const amounts = months.map((month) => lastYear(books, account, month));
    const row = index + HEADER_ROWS + 1;
    const last = columnName(FIRST_MONTH_COLUMN + months.length - 1);
    const formula = `SUM(${columnName(FIRST_MONTH_COLUMN)}${row}:${last}${row})`;
    const total = amounts.reduce((sum, cents) => sum + cents, 0);
    return [
      { text: rekening },
      { text: naam },
      ...amounts.map((value): Cell => ({ value, kind: 'euro' })),
      { value: total, kind: 'euro', formula, bold: true },
    ];
  });
}

/** What was booked on an account in a month a year before, as people write it in a budget. */
function lastYear(books: Books, account: KnownAccount, month: number): number {
  const before = addMonths(month, -MONTHS_IN_YEAR);
  const { sign, ...defined } = definition(account.groep);
  const span = { periode_min: before, periode_max: before };
  const shown = valueOf(books.account(account.rekening, { sign, ...defined }, span)) ?? 0;
  const cents = (isIncome(account) ? -sign : sign) * shown;
  return cents === 0 ? 0 : cents;
}
