import { isDay, periodOfDay } from '@kengetal/ledger';
import {
  addDays,
  createRandom,
  share,
  VAT_CODES,
  type GeneratedLine,
  type GeneratedRelation,
  type JournalName,
  type Random,
  type VatName,
} from '@kengetal/generator';
import { ledger, type Account } from '../books/accounts.ts';
import { placeOf, type Books, type Entry } from '../books/books.ts';
import { Draft } from './draft.ts';
import { FAMILIES } from './names.ts';

/** A line of an entry that a plant books; cents debit positive. */
export interface Part {
  readonly account: Account;
  readonly cents: number;
  readonly relatie?: string;
  readonly factuur?: string | null;
  readonly vat?: VatName;
  readonly btw_cents?: number;
  readonly text?: string;
}

/** A purchase invoice; cents without VAT. */
export interface Bill {
  readonly from: GeneratedRelation;
  readonly account: Account;
  readonly cents: number;
  readonly day: string;
  readonly text: string;
  /** Its number; one in the supplier's way unless told, null for none. */
  readonly number?: string | null;
  /** 'hoog' unless told; null for a bill without VAT. */
  readonly vat?: VatName | null;
  /** VAT on it where that is not base times rate. */
  readonly vatCents?: number;
  /** Days until it is paid; those of the supplier unless told, null for never. */
  readonly paidAfter?: number | null;
}

/** What plants of an administration have used, so that they leave each other alone. */
export interface Claims {
  readonly relations: ReadonlySet<string>;
  readonly families: number;
}

/** Where a plant is made: a draft with what it takes to book as a firm does. */
export class Desk extends Draft {
  readonly random: Random;
  readonly claimed = new Set<string>();
  families: number;
  private readonly counts = new Map<string, number>();

  constructor(
    books: Books,
    private readonly claims: Claims,
    seed: number,
  ) {
    super(books);
    this.random = createRandom(seed);
    this.families = claims.families;
  }

  chance(percent: number): boolean {
    return this.random.whole(1, 100) <= percent;
  }

  /** An amount between so many euros, in cents: round, a price, or any. */
  amount(low: number, high: number): number {
    const euros = this.random.whole(low, high - 1);
    return euros * 100 + this.random.pick([0, 0, 50, 95, this.random.whole(1, 99)]);
  }

  /** A relation that is new; '%' in its name becomes a family. */
  relation(kind: 'C' | 'S', name: string): GeneratedRelation {
    const family = FAMILIES[this.families % FAMILIES.length] ?? '';
    this.families += 1;
    const full = name.includes('%') ? name.replace('%', family) : `${family} ${name}`;
    return this.named(kind, full);
  }

  /** A relation that is new, with this name. */
  named(kind: 'C' | 'S', name: string, city = 'Barneveld'): GeneratedRelation {
    const first = kind === 'C' ? 10_000 : 20_000;
    const all = [...this.books.relations, ...this.relations].filter((own) => own.kind === kind);
    const relatie = String(Math.max(first, ...all.map((own) => Number(own.relatie))) + 1);
    const relation = { relatie, name, kind, city, delay: this.random.whole(12, 27) };
    this.relations.push(relation);
    this.claimed.add(relatie);
    return relation;
  }

  supplier(name: string): GeneratedRelation {
    return this.relation('S', name);
  }

  /** The supplier's next invoice number. */
  number({ relatie }: GeneratedRelation, day: string): string {
    const style = Number(relatie) % 5;
    const count = this.counts.get(relatie) ?? (Number(relatie) * 37) % 900;
    const next = count + this.random.whole(3, 29);
    this.counts.set(relatie, next);
    const padded = String(next).padStart(4, '0');
    const year = day.slice(0, 4);
    return (
      [
        `F${year}-${padded}`,
        `${year}${padded}`,
        `VF${padded}`,
        `7${padded}1`,
        `${year.slice(2)}/${padded}`,
      ][style] ?? padded
    );
  }

  /** Books an entry; its lines are about the relation and document of the first that has one. */
  post(journal: JournalName, datum: string, text: string, parts: readonly Part[]): Entry {
    const lines = parts
      .filter(({ cents }) => cents !== 0)
      .map((part): GeneratedLine => {
        const { account, vat, factuur } = part;
        return {
          rekening: ledger(account),
          cents: part.cents,
          omschrijving: part.text ?? text,
          relatie: part.relatie ?? null,
          factuur: factuur ?? null,
          btw_cents: part.btw_cents ?? null,
          ...(vat && { vat }),
        };
      });
    const sum = lines.reduce((total, { cents }) => total + cents, 0);
    if (sum !== 0 || !isDay(datum))
      throw new Error(`'${text}' is out by ${String(sum)}, ${datum}.`);
    const entry = { journal, boekstuk: '', datum, lines, ...placeOf(this.books, datum) };
    if (datum <= this.now) this.added.push(entry);
    return entry;
  }

  /** Books a bill, and its payment where that is not after the books. */
  bill(bill: Bill): Entry {
    const { from, account, cents, day, text, vat = 'hoog', paidAfter = from.delay } = bill;
    const factuur = bill.number === undefined ? this.number(from, day) : bill.number;
    const about = { relatie: from.relatie, factuur };
    const owed = vat === null ? 0 : (bill.vatCents ?? share(cents, VAT_CODES[vat].rate));
    const isMoved = vat === 'verlegd';
    const entry = this.post('inkoop', day, this.worded(text, from, factuur), [
      { account: 'crediteuren', cents: -cents - (isMoved ? 0 : owed), ...about },
      { account, cents, ...about, ...(vat && { vat, btw_cents: owed }) },
      { account: 'btwVoorbelasting', cents: owed, ...about },
      { account: 'btwVerlegd', cents: isMoved ? -owed : 0, ...about },
    ]);
    if (paidAfter !== null) this.pay(entry, addDays(day, paidAfter));
    return entry;
  }

  /** Pays what an entry owes, from the bank unless told; nothing after the end of the books. */
  pay(
    entry: Entry,
    day: string,
    { text = '', from = 'bank' as 'bank' | 'kas' } = {},
  ): Entry | null {
    if (day > this.now) return null;
    const owed = entry.lines.find(({ rekening }) => OWED.has(rekening));
    if (!owed) throw new Error('Nothing is owed.');
    const about = { relatie: owed.relatie ?? '', factuur: owed.factuur };
    const account = owed.rekening === ledger('crediteuren') ? 'crediteuren' : 'debiteuren';
    const said = `${this.nameOf(about.relatie)} ${owed.factuur === null ? '' : `factuur ${owed.factuur}`}`;
    return this.post(from, day, text === '' ? said.trim() : text, [
      { account: from, cents: owed.cents, ...about },
      { account, cents: -owed.cents, ...about },
    ]);
  }

  /** A bill each month, or each so many; `cents` may differ by month, null for none. */
  series(
    bill: Omit<Bill, 'day' | 'cents' | 'number'>,
    on: number,
    cents: (back: number) => number | null,
    { every = 1, from = this.whole(), to = 0 } = {},
  ): Entry[] {
    const entries: Entry[] = [];
    for (let back = from; back >= to; back -= 1) {
      const own = (back - to) % every === 0 ? cents(back) : null;
      const day = this.day(Math.max(back, 0), on);
      if (own !== null && day <= this.now) entries.push(this.bill({ ...bill, day, cents: own }));
    }
    return entries;
  }

  /** Loose bills now and then, from the first month up to one so many before the last. */
  loose(
    bill: Omit<Bill, 'day' | 'cents' | 'number'>,
    [low, high]: readonly [number, number],
    until = 2,
  ): Entry[] {
    const entries: Entry[] = [];
    for (let back = this.whole(); back >= until; back -= this.random.whole(1, 3)) {
      const day = this.day(back, this.random.whole(2, 27));
      entries.push(this.bill({ ...bill, day, cents: this.amount(low, high) }));
    }
    return entries;
  }

  /** Customers that no plant has used, with as many invoices, in an order of chance. */
  customers(least: number, isContract: boolean | null = null): GeneratedRelation[] {
    const free = this.books.relations.filter(
      ({ kind, relatie }) => kind === 'C' && !this.claims.relations.has(relatie),
    );
    const fitting = free.filter(({ relatie }) => {
      const sales = this.of(relatie, 'verkoop');
      const contracts = sales.filter((one) => hasAccount(one, 'omzetOnderhoud')).length;
      return sales.length >= least && (isContract === null || isContract === contracts > 0);
    });
    return fitting
      .map((relation) => ({ relation, at: this.random.whole(0, 1_000_000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ relation }) => relation);
  }

  /** A supplier of the generated books that no plant has used. */
  known(...names: readonly string[]): GeneratedRelation | undefined {
    const free = this.books.relations.filter(
      ({ kind, name, relatie }) =>
        kind === 'S' && names.includes(name) && !this.claims.relations.has(relatie),
    );
    return free.length > 0 ? this.use(this.random.pick(free)) : undefined;
  }

  /** Keeps other plants from a relation. */
  use(relation: GeneratedRelation): GeneratedRelation {
    this.claimed.add(relation.relatie);
    return relation;
  }

  private worded(text: string, { relatie, name }: GeneratedRelation, factuur: string | null) {
    const forms = [`${text} ${name}`, text, `${name}, ${text.toLowerCase()}`];
    const form = forms[Number(relatie) % 4] ?? `${text} ${factuur ?? name}`;
    return form;
  }
}

const OWED: ReadonlySet<string> = new Set([ledger('crediteuren'), ledger('debiteuren')]);

export const hasAccount = ({ lines }: Entry, account: Account) =>
  lines.some(({ rekening }) => rekening === ledger(account));

/** The document that an entry is about. */
export const documentOf = ({ lines }: Entry): string =>
  lines.find(({ factuur }) => factuur !== null)?.factuur ?? '';

/** Months of some entries, for a label. */
export function spanOf(days: readonly string[]): [number, number] {
  const months = days.map(periodOfDay);
  return [Math.min(...months), Math.max(...months)];
}
