import { numberKey, numbersIn, type Referring } from './references.ts';

/** What a link was found by, in the order in which it is looked for. */
export const LINKED_BY = ['document', 'omschrijving', 'bedrag'] as const;
export type LinkedBy = (typeof LINKED_BY)[number];

/** A line of one relation on one account of debtors or creditors. */
export interface OwedLine extends Referring {
  /** Number of the invoice as the file has it; null where it has none. */
  readonly factuur: string | null;
  readonly boekstuk: string;
  /** Positive where it charges, negative where it settles. */
  readonly cents: number;
  readonly isOpening: boolean;
  /**
   * What its journal holds: invoices, where a line that settles is a credit note; other things,
   * as that of a bank; or both, in the one journal of a small package.
   */
  readonly journal: 'facturen' | 'overig' | 'gemengd';
}

/** The invoice that a line belongs to though it does not bear its number. */
export interface InvoiceLink {
  readonly factuur: string;
  readonly by: LinkedBy;
}

/** Invoices by the numbers that name them. */
export class InvoiceNumbers<Invoice> {
  readonly #named = new Map<string, Set<Invoice>>();

  add(number: string, invoice: Invoice): void {
    const key = numberKey(number);
    if (key === '') return;
    const known = this.#named.get(key);
    if (known) known.add(invoice);
    else this.#named.set(key, new Set([invoice]));
  }

  has(number: string): boolean {
    return this.#named.has(numberKey(number));
  }

  /** The only invoice that a line names: by its document, else in its description. */
  find(line: Referring): { invoice: Invoice; by: LinkedBy } | undefined {
    for (const by of ['document', 'omschrijving'] as const) {
      const invoice = this.only(numbersIn(line[by] ?? '', line.datum));
      if (invoice !== undefined) return { invoice, by };
    }
    return undefined;
  }

  /** The one invoice that is named; undefined for none, and for several. */
  only(keys: Iterable<string>): Invoice | undefined {
    let only: Invoice | undefined;
    for (const key of keys) {
      for (const invoice of this.#named.get(key) ?? []) {
        if (only !== undefined && only !== invoice) return undefined;
        only = invoice;
      }
    }
    return only;
  }
}

/**
 * The invoice of each line that bears no number, as far as one thing tells: its document, else a
 * number in its description, else its amount where exactly one invoice stood open for it that
 * day. An invoice without a number is called by its document, or else its entry. Linear in the
 * lines.
 *
 * @param lines all of one relation on one account, in the order of their days
 */
export function linkInvoices(lines: readonly OwedLine[]): (InvoiceLink | null)[] {
  const links = nameInvoices(lines);
  const invoices = new InvoiceNumbers<string>();
  lines.forEach((line, at) => {
    const factuur = line.factuur ?? links[at]?.factuur;
    if (factuur === undefined || !isInvoice(line)) return;
    invoices.add(factuur, factuur);
    if (line.factuur !== null) return;
    for (const key of numbersIn(line.omschrijving, line.datum)) invoices.add(key, factuur);
  });
  lines.forEach((line, at) => {
    if (line.factuur !== null || links[at] || line.isOpening) return;
    const found = invoices.find(line);
    if (found) links[at] = { factuur: found.invoice, by: found.by };
  });
  linkByAmount(lines, links, invoices);
  return links;
}

/** A line that makes an invoice, or a credit note; the others settle one. */
const isInvoice = ({ cents, journal, isOpening }: OwedLine) =>
  cents > 0 || journal === 'facturen' || isOpening;

/** Numbers for the invoices that bear none, each of its own. */
function nameInvoices(lines: readonly OwedLine[]): (InvoiceLink | null)[] {
  const taken = new Map<string, number>();
  const count = (name: string) => taken.set(name, (taken.get(name) ?? 0) + 1);
  for (const { factuur, document, boekstuk } of lines) {
    for (const name of new Set([factuur, document, boekstuk])) if (name !== null) count(name);
  }
  return lines.map((line) => {
    const { factuur, document, boekstuk, journal, cents, isOpening } = line;
    if (factuur !== null || isOpening || journal === 'overig' || cents <= 0) return null;
    const name = [document, boekstuk].find(
      (each) => each !== null && /\p{N}/u.test(each) && taken.get(each) === 1,
    );
    return name ? { factuur: name, by: 'document' } : null;
  });
}

/** What no reference tells: the only invoice that is open for exactly what is settled. */
function linkByAmount(
  lines: readonly OwedLine[],
  links: (InvoiceLink | null)[],
  invoices: InvoiceNumbers<string>,
): void {
  const open = new OpenAmounts();
  lines.forEach((line, at) => {
    const { cents, isOpening, journal } = line;
    const number = line.factuur ?? links[at]?.factuur;
    const isUnknown = number === undefined && !isOpening && journal !== 'facturen' && cents < 0;
    const found = isUnknown ? open.only(-cents) : undefined;
    if (found !== undefined) links[at] = { factuur: found, by: 'bedrag' };
    const factuur = number ?? found;
    open.add(factuur !== undefined && invoices.has(factuur) ? factuur : REST, cents);
  });
}

/** What belongs to no invoice, as an opening balance: it may be what is settled too. */
const REST = '';

/** What is open of invoices, found by the amount. */
class OpenAmounts {
  readonly #open = new Map<string, number>();
  readonly #byAmount = new Map<number, Set<string>>();

  add(factuur: string, cents: number): void {
    const before = this.#open.get(factuur) ?? 0;
    this.#byAmount.get(before)?.delete(factuur);
    const after = before + cents;
    this.#open.set(factuur, after);
    if (after === 0) return;
    const same = this.#byAmount.get(after);
    if (same) same.add(factuur);
    else this.#byAmount.set(after, new Set([factuur]));
  }

  /** The one invoice of which so much is open; undefined for none, several, or an opening. */
  only(cents: number): string | undefined {
    const found = this.#byAmount.get(cents);
    const [factuur] = found?.size === 1 ? found : [];
    return factuur === REST ? undefined : factuur;
  }
}
