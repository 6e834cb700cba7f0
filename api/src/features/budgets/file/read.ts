import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import { amountOf, notationOf } from './amounts.ts';
import { placeOf, shownText, type FileCell, type FileRows } from './cells.ts';
import { headerOf, type Header } from './header.ts';
import { accountIndex, type AccountIndex, type KnownAccount } from './match.ts';
import { BudgetRefused } from './refused.ts';

/** What a file says of one account, as it is written there. */
export interface BudgetLine {
  readonly rekening: string;
  /** As the file has it, for messages. */
  readonly naam: string;
  readonly known: KnownAccount | undefined;
  /** Of an account that the books do not have: one near it. */
  readonly like?: KnownAccount;
  /** By month, with the sign of the file. */
  readonly amounts: Map<number, number>;
}

export interface ReadBudget {
  readonly lines: readonly BudgetLine[];
  /** True for the file to fill in, which says how it writes its signs. */
  readonly saysPositive: boolean;
  /** Rows that were left out because they add up others. */
  readonly totals: readonly string[];
  /** Accounts that stand in several rows, which were added up. */
  readonly repeated: readonly string[];
}

/** What the file to fill in says above its rows. */
export const SAYS_POSITIVE = 'opbrengsten en kosten allebei positief';

const MOST_PROBLEMS = 10;
const TOTAL =
  /\b(?:sub)?tota(?:al|len)\b|^(?:netto-?|bruto-?|bedrijfs-?)?(?:resultaat|winst|marge|omzet|kosten|opbrengsten|lasten|baten)\b|resultaat|brutomarge|ebitda|^som\b|^saldo\b/i;

/** Reads a table of accounts by months. Throws BudgetRefused with every problem: all or nothing. */
export function readBudget(
  rows: FileRows,
  span: Span,
  accounts: readonly KnownAccount[],
): ReadBudget {
  const { budgetRows } = LIMITS;
  if (rows.length > budgetRows.max) throw new BudgetRefused([refusalOf(budgetRows)]);
  const header = headerOf(rows, span);
  const index = accountIndex(accounts);
  const body = rows.slice(header.row + 1);
  const columns = [...header.months.keys()];
  const notation = notationOf(body.flatMap((cells) => columns.map((at) => cells[at] ?? null)));
  const problems: string[] = [];
  const lines = new Map<string, BudgetLine>();
  const [totals, repeated] = [[] as string[], new Set<string>()];
  body.forEach((cells, at) => {
    const row = header.row + 1 + at;
    const amounts = new Map<number, number>();
    for (const [column, periode] of header.months) {
      const amount = amountOf(cells[column], notation);
      if (amount && 'reason' in amount) {
        problems.push(`${placeOf(row, column)}: ‘${brief(cells[column])}’ ${amount.reason}`);
      } else if (amount) amounts.set(periode, amount.cents);
    }
    if (amounts.size === 0) return;
    const found = lineOf(cells, header, index);
    if (found === 'totaal') totals.push(labelOf(cells, header));
    else if (found === undefined) problems.push(withoutAccount(cells, header, row));
    else if (found.rekening.length > LIMITS.keyCharacters.max) problems.push(tooLong(header, row));
    else if (add(lines, { ...found, amounts })) repeated.add(found.rekening);
  });
  if (!isExact(lines.values())) problems.push(refusalOf(LIMITS.totalEuros));
  if (problems.length > 0) throw new BudgetRefused(few(problems));
  if (lines.size === 0) {
    throw new BudgetRefused(['In dit bestand staan geen rekeningen met bedragen.']);
  }
  const saysPositive = rows
    .slice(0, header.row)
    .some((cells) => cells.some((cell) => shownText(cell).includes(SAYS_POSITIVE)));
  return { lines: [...lines.values()], saysPositive, totals, repeated: [...repeated] };
}

/** The account of a row; 'totaal' for one that adds up others, undefined when it has none. */
function lineOf(
  cells: readonly FileCell[],
  header: Header,
  accounts: AccountIndex,
): Omit<BudgetLine, 'amounts'> | 'totaal' | undefined {
  const number = shownText(cells[header.account]);
  const name = (header.name === undefined ? '' : shownText(cells[header.name])).slice(
    0,
    LIMITS.nameCharacters.max,
  );
  const known = accounts.find(number, name);
  if (known) return { rekening: known.rekening, naam: known.naam, known };
  const [code = ''] = /^\d[\w.-]*/.exec(number) ?? [];
  if (code !== '') {
    const like = accounts.nearest(code);
    return {
      rekening: code,
      naam: name || number.slice(code.length, code.length + LIMITS.nameCharacters.max).trim(),
      known: undefined,
      like,
    };
  }
  return TOTAL.test(`${number} ${name}`.trim()) ? 'totaal' : undefined;
}

/** True when the account stood there already. */
function add(lines: Map<string, BudgetLine>, line: BudgetLine): boolean {
  const before = lines.get(line.rekening);
  if (!before) {
    lines.set(line.rekening, line);
    return false;
  }
  for (const [periode, cents] of line.amounts) {
    before.amounts.set(periode, (before.amounts.get(periode) ?? 0) + cents);
  }
  return true;
}

/** Whether what all amounts add up to can be told to the cent. */
function isExact(lines: Iterable<BudgetLine>): boolean {
  let sum = 0;
  for (const { amounts } of lines) for (const cents of amounts.values()) sum += Math.abs(cents);
  return sum <= LIMITS.totalEuros.max * 100;
}

/** A text of the file as it fits in a message. */
function brief(cell: FileCell | undefined): string {
  const text = shownText(cell);
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text;
}
const BRIEF = 60;

function tooLong({ account }: Header, row: number): string {
  return `${placeOf(row, account)}: het rekeningnummer is langer dan ${LIMITS.keyCharacters.max} tekens`;
}

function labelOf(cells: readonly FileCell[], { account, name }: Header): string {
  return `${brief(cells[account])} ${name === undefined ? '' : brief(cells[name])}`.trim();
}

function withoutAccount(cells: readonly FileCell[], header: Header, row: number): string {
  const label = labelOf(cells, header);
  return `${placeOf(row, header.account)}: ‘${label}’ heeft geen grootboekrekening die in de boekhouding staat; zet het nummer ervoor`;
}

function few(problems: readonly string[]): string[] {
  const rest = problems.length - MOST_PROBLEMS;
  const shown = problems.slice(0, MOST_PROBLEMS);
  return rest > 0 ? [...shown, `En nog ${rest} andere.`] : shown;
}
