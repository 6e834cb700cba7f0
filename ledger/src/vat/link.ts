import {
  isCharged,
  mayHaveVat,
  partOf,
  type ListedAccounts,
  type Part,
  type VatBook,
  type VatLine,
} from './entry.ts';
import { giveKinds } from './kinds.ts';

/** Ties the lines of entries to their VAT, for the entries of one source. */
export class VatLinks {
  readonly #parts = new Map<string, Part>();

  constructor(private readonly book: VatBook) {}

  /**
   * Ties the lines of one entry. A line of VAT without a code gets that of the lines it was charged
   * on: most programs write the code on these alone. Each line with VAT gets the account that its
   * VAT stands on, and all of them what the entry is: a sale, a purchase or a settled return. That
   * follows from what the entry holds; the type of its journal is left out by some programs, and
   * AFAS books returns as purchases. What nothing tells stays null.
   */
  link(lines: readonly VatLine[]): void {
    const parts = lines.map((line) => this.#partOf(line.rekening));
    if (!parts.includes('btw') && lines.every(({ btw_code }) => btw_code === null)) return;
    const coded = lines.filter((line, at) => mayHaveVat(line) && parts[at] !== 'btw');
    const apart = coded.filter((line) => isCharged(this.#partOf(line.rekening)));
    const charged = apart.length > 0 ? apart : coded;
    if (charged.length > 0 && !parts.includes('btw')) discover(lines, parts, charged);
    const vat = lines.filter((_, at) => parts[at] === 'btw');
    for (const line of vat) line.btw_rekening = line.rekening;
    giveCodes(vat, charged, this.book);
    giveAccounts(vat, charged);
    giveKinds(lines, parts, this.book);
  }

  /** Accounts may be listed after the lines that use them. */
  #partOf(rekening: string): Part {
    const known = this.#parts.get(rekening);
    if (known) return known;
    const account = this.book.account(rekening);
    if (!account) return 'rest';
    const part = partOf(account, this.book.role(rekening) !== undefined);
    this.#parts.set(rekening, part);
    return part;
  }
}

/** The only line without a code that is exactly the VAT of the others is VAT, whatever its account is called. */
function discover(lines: readonly VatLine[], parts: Part[], charged: readonly VatLine[]): void {
  const due = Math.abs(charged.reduce((sum, { btw_cents }) => sum + (btw_cents ?? 0), 0));
  const found = lines.flatMap(({ btw_code, cents }, at) =>
    btw_code === null &&
    Math.abs(cents) === due &&
    (parts[at] === 'rest' || parts[at] === 'belasting')
      ? [at]
      : [],
  );
  const [only] = found;
  if (only !== undefined && found.length === 1) parts[only] = 'btw';
}

/**
 * Gives lines of VAT the code whose VAT they are: the one of that amount, else the only one posted
 * there of which VAT is left. What is reversed to me without a code keeps none.
 */
function giveCodes(vat: readonly VatLine[], charged: readonly VatLine[], book: VatBook): void {
  const left = new Map<string, number>();
  const codesOf = new Map<number, Set<string>>();
  for (const { btw_code, btw_cents } of charged) {
    if (btw_code === null) continue;
    left.set(btw_code, (left.get(btw_code) ?? 0) + (btw_cents ?? NaN));
    noted(codesOf, Math.abs(btw_cents ?? 0), btw_code);
  }
  for (const [code, sum] of left) noted(codesOf, Math.abs(sum), code);
  const give = (line: VatLine, codes: readonly string[]) => {
    const posted = codes.filter((code) => isPostedOn(book.code(code), line.rekening));
    const [code] = posted;
    if (code === undefined || posted.length > 1) return;
    line.btw_code = code;
    left.set(code, (left.get(code) ?? 0) - line.cents);
  };
  const open = vat.filter(({ btw_code }) => btw_code === null);
  for (const line of open) give(line, [...(codesOf.get(Math.abs(line.cents)) ?? [])]);
  for (const line of open) {
    if (line.btw_code === null)
      give(
        line,
        [...left.keys()].filter((code) => left.get(code) !== 0),
      );
  }
}

function noted(codes: Map<number, Set<string>>, cents: number, code: string): void {
  const known = codes.get(cents);
  if (known) known.add(code);
  else codes.set(cents, new Set([code]));
}

function isPostedOn(listed: ListedAccounts | undefined, rekening: string): boolean {
  const { rekening_betalen = null, rekening_vorderen = null } = listed ?? {};
  if (rekening_betalen === null && rekening_vorderen === null) return true;
  return rekening_betalen === rekening || rekening_vorderen === rekening;
}

/**
 * Gives lines the account of their VAT. What is reversed to me stands on two, on opposite sides;
 * the line belongs to the one that owes.
 */
function giveAccounts(vat: readonly VatLine[], charged: readonly VatLine[]): void {
  const byAmount = new Map<string, VatLine>();
  const bySide = new Map<string, VatLine>();
  const amount = (code: string | null, cents: number) => `${String(cents)} ${code ?? ''}`;
  const side = (code: string | null, cents: number) => `${cents < 0 ? '-' : '+'} ${code ?? ''}`;
  for (const line of vat) {
    byAmount.set(amount(line.btw_code, line.cents), line);
    const ofSide = side(line.btw_code, line.cents);
    if (!bySide.has(ofSide)) bySide.set(ofSide, line);
  }
  for (const line of charged) {
    const { btw_code: code } = line;
    const cents = line.btw_cents ?? line.cents;
    const pairOf = (found: Map<string, VatLine>, key: typeof amount) => {
      const same = found.get(key(code, cents));
      const other = found.get(key(code, 0 - cents));
      return same && other ? other : (same ?? other);
    };
    line.btw_rekening = (pairOf(byAmount, amount) ?? pairOf(bySide, side))?.rekening ?? null;
  }
}
