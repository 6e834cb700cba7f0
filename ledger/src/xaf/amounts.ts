import type { Fields } from './fields.ts';
import { parseCents, plainCents } from '../cents.ts';
import type { ElementRecord } from './elements.ts';
import { AuditfileRefused } from './refusal.ts';
import type { VatRates } from './vat-rates.ts';
import type { WarningList } from './warnings.ts';

const LONGEST = 40;
/** The form that the standard allows, apart from the number of decimals. */
const STANDARD = /^[+-]?\d*(?:\.\d{0,2}0*)?$/;
/** A comma as separator, with or without points between the thousands; or the other way round. */
const DUTCH = /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;
const ENGLISH = /^([+-]?)(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * Cents of a field, 0 when it is absent.
 * @throws AuditfileRefused when the text is no amount: guessing would change the books.
 */
export function centsOf(text: string | undefined, where: string, warnings: WarningList): number {
  if (text === undefined) return 0;
  const plain = plainCents(text);
  if (plain !== null) return plain;
  if (text.length <= LONGEST && STANDARD.test(text)) {
    const cents = parseCents(text);
    if (cents !== null) return cents;
  }
  return unusualCents(text, where, warnings);
}

function unusualCents(text: string, where: string, warnings: WarningList): number {
  if (text.length > LONGEST) throw unreadable(text, where);
  const [, sign, whole, fraction] = DUTCH.exec(text) ?? ENGLISH.exec(text) ?? [];
  if (sign !== undefined && whole !== undefined && fraction !== undefined) {
    const cents = parseCents(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}`);
    if (cents !== null) {
      warnings.add('bedrag_notatie', text);
      return cents;
    }
  }
  throw unreadable(text, where);
}

function unreadable(text: string, where: string): AuditfileRefused {
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  const why = /^[+-]?\d{14,}/.test(text)
    ? 'is te groot om te verwerken'
    : /^[+-]?\d*[.,]\d{3,}$/.test(text)
      ? 'heeft meer dan twee decimalen, of een scheidingsteken waar het niet hoort'
      : 'is niet te lezen';
  return new AuditfileRefused(
    'bedrag_onleesbaar',
    `Het bedrag ‘${shown}’ in ${where} ${why}. Exporteer het bestand opnieuw.`,
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
  const text = fields.get('amnt');
  if (text === undefined) warnings.add('bedrag_ontbreekt', where);
  const cents = centsOf(text, where, warnings);
  const side = sideOf(fields.get('amnttp'));
  if (side === null && cents !== 0) warnings.add('zijde_onbekend', where);
  return side === -1 && cents !== 0 ? -cents : cents;
}

/** What a file has shown about its credit column. */
export interface CreditColumn {
  negative: boolean;
}

/** Sums of the two sides as the file writes them, negative amounts and all. */
export interface WrittenTotals {
  debit_cents: number;
  credit_cents: number;
}

interface AmountContext {
  warnings: WarningList;
  credits: CreditColumn;
  written: WrittenTotals;
}

/** Debit-positive cents of the lines of an entry, from amnt and side or from CLAIR2's columns. */
export function lineAmounts(
  lines: readonly ElementRecord[],
  where: string,
  { warnings, credits, written }: AmountContext,
): number[] {
  const sided = (fields: Fields) => {
    const cents = signedCents(fields, where, warnings);
    if (sideOf(fields.get('amnttp')) === -1) written.credit_cents -= cents;
    else written.debit_cents += cents;
    return cents;
  };
  const isSided = lines.every(({ fields }) => fields.has('amnt'));
  if (isSided || !lines.some(({ fields }) => hasColumns(fields))) {
    return lines.map(({ fields }) => sided(fields));
  }
  const columns = lines.map(({ fields }) => {
    if (fields.has('amnt')) return { debit: sided(fields), credit: 0 };
    const debit = centsOf(fields.get('debitamount'), where, warnings);
    const credit = centsOf(fields.get('creditamount'), where, warnings);
    written.debit_cents += debit;
    written.credit_cents += credit;
    return { debit, credit };
  });
  const factor = creditFactor(columns, credits);
  return columns.map(({ debit, credit }) => debit + (credit === 0 ? 0 : factor * credit));
}

const hasColumns = (fields: Fields) => fields.has('debitamount') || fields.has('creditamount');

/**
 * Some programs write credits as negative numbers: then the columns of an entry add up to zero.
 * An entry that is out of balance goes by what the others have shown.
 */
function creditFactor(
  columns: readonly { debit: number; credit: number }[],
  credits: CreditColumn,
): 1 | -1 {
  const debit = columns.reduce((sum, column) => sum + column.debit, 0);
  const credit = columns.reduce((sum, column) => sum + column.credit, 0);
  if (credit >= 0 || debit === credit) return -1;
  if (debit + credit === 0) credits.negative = true;
  return credits.negative ? 1 : -1;
}

/** VAT that belongs to a line, debit positive; CLAIR2's has the side of its line. */
export function vatOf(
  vats: readonly ElementRecord[],
  lineCents: number,
  where: string,
  { warnings, rates }: { warnings: WarningList; rates: VatRates },
): { btw_code: string | null; btw_cents: number | null } {
  let btw_code: string | null = null;
  let btw_cents: number | null = null;
  for (const { fields: vat } of vats) {
    const code = vat.get('vatid') ?? vat.get('vatcode') ?? null;
    btw_code ??= code;
    if (code !== null) rates.seen(code, vat.get('vatperc') ?? vat.get('vatpercentage'));
    const amount = vat.get('vatamnt') ?? vat.get('vatamount');
    if (amount === undefined) continue;
    const side = sideOf(vat.get('vatamnttp')) ?? (lineCents < 0 ? -1 : 1);
    // It is a note on the line; the VAT itself is a line of its own, so rounding does no harm.
    const cents = plainCents(amount) ?? (amount.length <= LONGEST ? parseCents(amount) : null);
    if (cents === null) {
      warnings.add('btw_onleesbaar', where);
      continue;
    }
    btw_cents = (btw_cents ?? 0) + (side === -1 && cents !== 0 ? -cents : cents);
  }
  return { btw_code, btw_cents };
}
