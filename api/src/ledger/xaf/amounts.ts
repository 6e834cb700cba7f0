import { parseCents } from '../cents.ts';
import { AuditfileRefused } from './refusal.ts';
import type { WarningList } from './warnings.ts';

type Fields = ReadonlyMap<string, string>;

/**
 * Cents of a field, 0 when it is absent.
 * @throws AuditfileRefused when the text is no amount: guessing would change the books.
 */
export function centsOf(text: string | undefined, where: string): number {
  if (text === undefined) return 0;
  const cents = parseCents(text);
  if (cents !== null) return cents;
  throw new AuditfileRefused(
    'bedrag_onleesbaar',
    `Het bedrag ‘${text.slice(0, 30)}’ in ${where} is niet te lezen. Exporteer het bestand opnieuw.`,
  );
}

/** 1 for debit, -1 for credit, null when the source does not say. */
function sideOf(text: string | undefined): 1 | -1 | null {
  const side = text?.charAt(0).toUpperCase();
  return side === 'D' ? 1 : side === 'C' ? -1 : null;
}

/**
 * Debit-positive cents of amnt and amntTp. A negative amount stays negative: -195.42 D is a
 * credit of 195.42.
 */
export function signedCents(fields: Fields, where: string, warnings: WarningList): number {
  const cents = centsOf(fields.get('amnt'), where);
  const side = sideOf(fields.get('amnttp'));
  if (side === null && cents !== 0) warnings.add('zijde_onbekend', where);
  return side === -1 && cents !== 0 ? -cents : cents;
}

/** Debit and credit columns of CLAIR2, as written. */
export interface Columns {
  debit: number;
  credit: number;
}

export function columnsOf(fields: Fields, where: string): Columns {
  return {
    debit: centsOf(fields.get('debitamount'), where),
    credit: centsOf(fields.get('creditamount'), where),
  };
}

/** Some programs write credits as negative numbers: then the columns of an entry add up to zero. */
export function creditsAreNegative(columns: readonly Columns[]): boolean {
  const debit = columns.reduce((sum, column) => sum + column.debit, 0);
  const credit = columns.reduce((sum, column) => sum + column.credit, 0);
  return credit < 0 && debit + credit === 0;
}

/** VAT that belongs to a line, debit positive; CLAIR2's has the side of its line. */
export function vatOf(
  vats: readonly Fields[],
  lineCents: number,
  where: string,
): { vat_code: string | null; vat_cents: number | null } {
  let vat_code: string | null = null;
  let vat_cents: number | null = null;
  for (const vat of vats) {
    vat_code ??= vat.get('vatid') ?? vat.get('vatcode') ?? null;
    const amount = vat.get('vatamnt') ?? vat.get('vatamount');
    if (amount === undefined) continue;
    const side = sideOf(vat.get('vatamnttp')) ?? (lineCents < 0 ? -1 : 1);
    const cents = centsOf(amount, where);
    vat_cents = (vat_cents ?? 0) + (side === -1 && cents !== 0 ? -cents : cents);
  }
  return { vat_code, vat_cents };
}
