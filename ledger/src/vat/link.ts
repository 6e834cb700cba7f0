import type { GroupKey } from '../rgs/groups.ts';
import type { LedgerLine } from '../types.ts';
import { hasVatWord, isVatAccount } from './accounts.ts';
import type { VatKind } from './place.ts';

/** What is needed of a line to see which VAT belongs to it. */
export type VatLine = Pick<
  LedgerLine,
  'rekening' | 'cents' | 'btw_code' | 'btw_cents' | 'btw_rekening' | 'btw_soort'
>;

/** What is needed of an account. */
export interface VatLineAccount {
  readonly naam: string;
  readonly type: 'balans' | 'resultaat';
  readonly groep: GroupKey;
  readonly rgs: string | null;
}

/** Accounts that a VAT code is posted on, as the source lists them. */
export interface ListedAccounts {
  readonly rekening_betalen: string | null;
  readonly rekening_vorderen: string | null;
}

/** What an account does in the list of VAT codes. */
export type VatRole = 'betalen' | 'vorderen' | 'beide';

/** What a source says of its accounts and VAT codes. */
export interface VatBook {
  readonly account: (rekening: string) => VatLineAccount | undefined;
  readonly code: (btw_code: string) => ListedAccounts | undefined;
  /** Undefined for an account that no VAT code is posted on. */
  readonly role: (rekening: string) => VatRole | undefined;
}

type Part =
  | 'btw'
  | 'belasting'
  | 'geld'
  | 'debiteur'
  | 'crediteur'
  | 'opbrengst'
  | 'rest'
  | 'niets';

const PARTS: Partial<Record<GroupKey, Part>> = {
  belastingschulden: 'belasting',
  belastingvorderingen: 'belasting',
  bank_en_kas: 'geld',
  kruisposten: 'geld',
  bankschulden: 'geld',
  debiteuren: 'debiteur',
  crediteuren: 'crediteur',
};
const REVENUE = /^(?:omzet_|overige_omzet|overige_opbrengsten)/;
/** Differences of rounding, and the reduction for small firms, go with a return. */
const ROUNDING = /afrond|betalingsversch|kleine ondernemer/i;

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

function partOf(account: VatLineAccount, isListed: boolean): Part {
  const { naam, type, groep } = account;
  if (type === 'balans' && (isListed || isVatAccount(account))) return 'btw';
  const isBeside = hasVatWord(naam) || ROUNDING.test(naam);
  if (type === 'resultaat' && isBeside) return 'niets';
  return REVENUE.test(groep) ? 'opbrengst' : (PARTS[groep] ?? 'rest');
}

/** Some programs write the code alone. */
const mayHaveVat = ({ btw_code, btw_cents }: VatLine) => btw_code !== null && btw_cents !== 0;

/** Money and relations carry the code of an entry in some programs, with VAT included. */
const isCharged = (part: Part | undefined) =>
  part === 'opbrengst' || part === 'rest' || part === 'niets';

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

function giveKinds(lines: readonly VatLine[], parts: readonly Part[], book: VatBook): void {
  const kind = kindOf(lines, parts);
  const isStatement = parts.includes('geld');
  lines.forEach((line, at) => {
    if (line.btw_code === null && line.btw_rekening === null) return;
    if (kind !== null) line.btw_soort = kind;
    else if (line.rekening !== line.btw_rekening)
      line.btw_soort = kindOfLine(line, parts[at], book);
    // Beside lines with codes, what has none was not charged there.
    else if (line.btw_code === null && isStatement) line.btw_soort = 'afdracht';
  });
  if (kind === null) kindsOfVat(lines);
}

/** What a whole entry is; null where it is of several kinds, as a statement of the bank. */
function kindOf(lines: readonly VatLine[], parts: readonly Part[]): VatKind | null {
  const has = (part: Part) => parts.includes(part);
  if (isBare(lines, parts) && lines.every(({ btw_code }) => btw_code === null)) return 'afdracht';
  if (has('geld')) {
    if (has('debiteur') || has('crediteur') || lines.some(mayHaveVat)) return null;
    return has('opbrengst') === has('rest') ? null : has('opbrengst') ? 'verkoop' : 'inkoop';
  }
  if (has('debiteur') !== has('crediteur')) return has('debiteur') ? 'verkoop' : 'inkoop';
  if (has('opbrengst') === has('rest')) return null;
  return has('opbrengst') ? 'verkoop' : 'inkoop';
}

/** True for VAT that nothing was charged on: what is sold or bought stands on the side of its VAT. */
function isBare(lines: readonly VatLine[], parts: readonly Part[]): boolean {
  const isCredit = ({ cents }: VatLine) => cents < 0;
  const sides = new Set(lines.filter((_, at) => parts[at] === 'btw').map(isCredit));
  return parts.every((part, at) => {
    const line = lines[at];
    if (part === 'opbrengst' || part === 'debiteur') return false;
    return part !== 'rest' || (line !== undefined && !sides.has(isCredit(line)));
  });
}

/** A cost that owes VAT on its own side was sold on, as what staff pays for. */
function kindOfLine(line: VatLine, part: Part | undefined, book: VatBook): VatKind | null {
  if (part === 'opbrengst') return 'verkoop';
  if (part !== 'rest') return null;
  const owes = line.btw_rekening !== null && book.role(line.btw_rekening) === 'betalen';
  const isReversed = line.cents < 0 !== (line.btw_cents ?? 0) < 0;
  return owes && !isReversed ? 'verkoop' : 'inkoop';
}

/** Lines of VAT are what all lines are whose VAT they hold. */
function kindsOfVat(lines: readonly VatLine[]): void {
  const kinds = new Map<string, Set<VatKind>>();
  const key = (line: VatLine) => `${line.btw_rekening ?? ''} ${line.btw_code ?? ''}`;
  for (const line of lines) {
    if (line.btw_soort === null || line.rekening === line.btw_rekening) continue;
    const known = kinds.get(key(line));
    if (known) known.add(line.btw_soort);
    else kinds.set(key(line), new Set([line.btw_soort]));
  }
  for (const line of lines) {
    if (line.rekening !== line.btw_rekening || line.btw_code === null) continue;
    const found = [...(kinds.get(key(line)) ?? [])];
    line.btw_soort = found.length === 1 ? (found[0] ?? null) : null;
  }
}
