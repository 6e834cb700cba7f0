import type { Span } from '@kengetal/ledger';
import { placeOf, shownText, type FileRows } from './cells.ts';
import { monthColumns, monthHeading } from './months.ts';
import { BudgetRefused } from './refused.ts';

/** Where the parts of a budget stand in its table. */
export interface Header {
  readonly row: number;
  /** Months by column. */
  readonly months: ReadonlyMap<number, number>;
  readonly account: number;
  /** Undefined when there is no column with names. */
  readonly name: number | undefined;
  readonly total: number | undefined;
}

/** Headings stand within these first rows. */
const SEARCHED_ROWS = 40;
const ACCOUNT =
  /^(?:grootboek|gb|rekening|account|code|nr|nummer)(?:rekening|nummer|nr|code)*\.?(?: ?(?:nr|nummer|code)\.?)?$/;
const NAME = /naam|omschrijving|description|name|post/;
const TOTAL = /^(?:totaal|total|som|jaar|jaartotaal|jaarbedrag|totaal .*)$/;

const NO_MONTHS =
  'In dit bestand staan geen kolommen met maanden. Zet boven elke kolom een maand, bijvoorbeeld jan of 2026-01, of begin met het invulbestand.';

const QUARTERS =
  'Deze begroting is per kwartaal. Kengetal vergelijkt per maand: geef elke maand een kolom, bijvoorbeeld jan of 2026-01, of begin met het invulbestand.';
const QUARTER = /^(?:(?:q|k|kw|kwartaal) ?[1-4]|[1-4]e? ?(?:q|kw|kwartaal))\b/;

/** Finds the row with months and the columns beside them. Throws BudgetRefused without any. */
export function headerOf(rows: FileRows, span: Span): Header {
  const row = headingRow(rows);
  const cells = rows[row] ?? [];
  const headings = cells.flatMap((cell, column) => {
    const heading = monthHeading(cell);
    return heading ? [[column, heading] as const] : [];
  });
  const months = monthColumns(headings, span);
  if ('reason' in months) {
    const text = shownText(cells[months.column]).slice(0, 60);
    throw new BudgetRefused([`${placeOf(row, months.column)}: ‘${text}’ ${months.reason}`]);
  }
  const found = (pattern: RegExp) => {
    const column = cells.findIndex(
      (cell, at) => !months.has(at) && pattern.test(shownText(cell).toLowerCase()),
    );
    return column < 0 ? undefined : column;
  };
  const account = found(ACCOUNT) ?? firstBeside(cells.length, months);
  const name = found(NAME);
  return { row, months, account, name: name === account ? undefined : name, total: found(TOTAL) };
}

function headingRow(rows: FileRows): number {
  const counts = rows.slice(0, SEARCHED_ROWS).map((cells) => {
    const kinds = cells.map((cell) => monthHeading(cell)?.kind);
    const named = kinds.filter((kind) => kind === 'periode' || kind === 'maand').length;
    return { named, numbered: kinds.filter((kind) => kind === 'nummer').length };
  });
  const most = Math.max(0, ...counts.map(({ named }) => named));
  if (most > 0) return counts.findIndex(({ named }) => named === most);
  if (rows.slice(0, SEARCHED_ROWS).some(namesQuarters)) throw new BudgetRefused([QUARTERS]);
  // Bare numbers are months only where no row names one, and several stand side by side.
  const numbered = counts.findIndex((count) => count.numbered >= 2);
  if (numbered < 0) throw new BudgetRefused([NO_MONTHS]);
  return numbered;
}

function namesQuarters(cells: FileRows[number]): boolean {
  return cells.filter((cell) => QUARTER.test(shownText(cell).toLowerCase())).length > 1;
}

function firstBeside(length: number, months: ReadonlyMap<number, number>): number {
  const columns = Array.from({ length }, (_, column) => column);
  return columns.find((column) => !months.has(column)) ?? 0;
}
