import { mayHaveVat, type Part, type VatBook, type VatLine } from './entry.ts';
import type { VatKind } from './place.ts';

/** Says of lines with VAT what they are: what their entry is as a whole, else each by itself. */
export function giveKinds(lines: readonly VatLine[], parts: readonly Part[], book: VatBook): void {
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
