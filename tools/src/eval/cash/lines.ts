import {
  grouped,
  isVatAccount,
  linkInvoices,
  payrollOn,
  readAuditfile,
  type LedgerAccount,
  type LedgerInvoice,
  type LedgerLine,
  type OwedSide,
} from '@kengetal/ledger';

/** What an account is for the expectation of money. */
export type Role =
  | 'geld'
  | OwedSide
  | 'btw'
  | 'lonen'
  | 'loonheffing'
  | 'resultaat'
  | 'balans'
  | 'kruispost';

export interface CashLine extends LedgerLine {
  readonly role: Role;
  /** Key of its entry over all files. */
  readonly entry: string;
  /** Where it is one that opens the books: later openings repeat what is known. */
  readonly opens: boolean;
}

export interface CashBooks {
  readonly lines: readonly CashLine[];
  readonly due: ReadonlyMap<string, string>;
}

/** Reads the files of an administration, oldest year first. */
export async function readCashBooks(files: readonly Uint8Array[]): Promise<CashBooks> {
  const due = new Map<string, string>();
  const lines: CashLine[] = [];
  for (const [index, file] of files.entries()) {
    const accounts = new Map<string, LedgerAccount>();
    const read: LedgerLine[] = [];
    for await (const event of readAuditfile([chunked(file)])) {
      if (event.kind === 'accounts') {
        for (const account of event.accounts) accounts.set(account.rekening, account);
      } else if (event.kind === 'lines') read.push(...event.lines);
      else if (event.kind === 'invoices') event.invoices.forEach((one) => keepDue(due, one));
    }
    const roles = new Map([...accounts.values()].map((one) => [one.rekening, roleOf(one)]));
    for (const line of read) {
      if (line.soort === 'opening' && index > 0) continue;
      lines.push({
        ...line,
        role: roles.get(line.rekening) ?? 'balans',
        entry: `${index} ${line.journal_no} ${line.entry_no}`,
        opens: line.soort === 'opening',
      });
    }
  }
  return { lines: lines.sort((one, other) => (one.datum < other.datum ? -1 : 1)), due };
}

async function* chunked(bytes: Uint8Array) {
  yield await Promise.resolve(bytes);
}

function keepDue(due: Map<string, string>, { relatie, factuur, due_date }: LedgerInvoice): void {
  if (due_date !== null) due.set(`${relatie} ${factuur}`, due_date);
}

function roleOf({ groep, naam, rgs_code: rgs, type }: LedgerAccount): Role {
  if (groep === 'bank_en_kas') return 'geld';
  if (groep === 'kruisposten') return 'kruispost';
  if (groep === 'debiteuren' || groep === 'crediteuren') return groep;
  const account = { groep, naam, rgs };
  if (isVatAccount(account)) return 'btw';
  return payrollOn(account) ?? (type === 'resultaat' ? 'resultaat' : 'balans');
}

/** The lines of debtors and creditors with the number of their invoice, as far as something tells. */
export function numbered(lines: readonly CashLine[]): (CashLine & { factuur: string | null })[] {
  const groups = grouped(lines, ({ rekening, tegenpartij }) => `${rekening}\n${tegenpartij}`);
  return [...groups.values()].flatMap((own) => {
    if (own.every(({ factuur }) => factuur !== null)) return own;
    const links = linkInvoices(
      own.map((line) => ({
        factuur: line.factuur,
        document: line.document_ref,
        omschrijving: line.omschrijving,
        datum: line.datum,
        boekstuk: line.boekstuk,
        cents: line.role === 'debiteuren' ? line.cents : -line.cents,
        isOpening: line.opens,
        journal: 'gemengd',
      })),
    );
    return own.map((line, at) => ({
      ...line,
      factuur: line.factuur ?? links[at]?.factuur ?? null,
    }));
  });
}
