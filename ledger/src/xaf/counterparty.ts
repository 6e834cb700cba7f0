import type { GroupKey } from '../rgs/groups.ts';
import type { LedgerAccount, LedgerLine } from '../types.ts';

const MONEY: ReadonlySet<GroupKey> = new Set(['bank_en_kas', 'kruisposten', 'bankschulden']);

/**
 * Gives the lines of an entry that name no relation the only one that the entry names: most
 * programs name it on the debtor's or creditor's line alone. An entry of bank or cash is often a
 * whole statement, and an opening the whole of last year; there each line speaks for itself.
 * @param money whether the journal is one of bank or cash; null when it does not say
 */
export function giveCounterparty(
  lines: readonly LedgerLine[],
  money: boolean | null,
  accountOf: (rekening: string) => LedgerAccount | undefined,
): void {
  if (money === true || lines[0]?.soort === 'opening') return;
  const named = agreedRelation(lines);
  if (!named || (money === null && movesMoney(lines, accountOf))) return;
  for (const line of lines) {
    line.tegenpartij = named.relatie;
    line.tegenpartij_naam = named.relatie_naam;
  }
}

/** A line with the one relation that the entry names; undefined without any or with several. */
export function agreedRelation(lines: readonly LedgerLine[]): LedgerLine | undefined {
  let only: LedgerLine | undefined;
  for (const line of lines) {
    if (line.relatie === null) continue;
    if (only && only.relatie !== line.relatie) return undefined;
    only ??= line;
  }
  return only;
}

/** An account that the file lists later counts as money: better no relation than a wrong one. */
function movesMoney(
  lines: readonly LedgerLine[],
  accountOf: (rekening: string) => LedgerAccount | undefined,
): boolean {
  return lines.some(({ rekening }) => {
    const account = accountOf(rekening);
    return !account || MONEY.has(account.groep);
  });
}
