import type { Span } from '@kengetal/ledger';
import type { FileRows } from './cells.ts';
import { csvRows } from './csv-file.ts';
import type { KnownAccount } from './match.ts';
import { readBudget, type ReadBudget } from './read.ts';
import { BudgetRefused } from './refused.ts';
import { xlsxSheets } from './xlsx-file.ts';

const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** The budget in a file, by what its bytes are; of a workbook the first sheet that holds one. */
export async function openBudget(
  bytes: Buffer,
  span: Span,
  accounts: readonly KnownAccount[],
): Promise<ReadBudget> {
  let refused: BudgetRefused | undefined;
  for (const rows of await sheetsOf(bytes)) {
    try {
      return readBudget(rows, span, accounts);
    } catch (error) {
      if (!(error instanceof BudgetRefused)) throw error;
      refused ??= error;
    }
  }
  throw refused ?? new BudgetRefused(['Dit bestand is leeg.']);
}

async function sheetsOf(bytes: Buffer): Promise<FileRows[]> {
  const starts = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (starts(OLD_EXCEL)) {
    throw new BudgetRefused([
      'Dit is een Excelbestand van voor 2007, of een met een wachtwoord. Bewaar het als .xlsx zonder wachtwoord.',
    ]);
  }
  return starts(ZIP) ? xlsxSheets(bytes) : [csvRows(bytes)];
}
