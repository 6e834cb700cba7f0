import { periodOfDay } from '@kengetal/ledger';
import { costCentreOf } from './cost-centres.ts';
import {
  isResult,
  JOURNALS,
  nameOf,
  numberOf,
  type AccountName,
  type JournalName,
} from './chart.ts';
import { OpenItems } from './open-items.ts';
import type { VatName } from './vat.ts';

export interface GeneratedLine {
  account_id: string;
  /** Debit positive. */
  cents: number;
  description: string;
  relation_id: string | null;
  invoice: string | null;
  /** VAT that belongs to the line, debit positive. */
  vat_cents: number | null;
  /** What VAT that is; the high rate unless told. */
  vat?: VatName;
  cost_centre?: string;
}

export interface GeneratedEntry {
  journal: JournalName;
  entry_nr: string;
  boekperiode: number;
  datum: string;
  lines: GeneratedLine[];
}

/** Something that the bank will pay or receive; cents as they hit the bank account. */
interface Payment {
  datum: string;
  account: AccountName;
  cents: number;
  description: string;
  relation_id: string | null;
  invoice: string | null;
}

interface Posting {
  account: AccountName;
  cents: number;
  description?: string;
  relation_id?: string;
  invoice?: string;
  vat_cents?: number;
  vat?: VatName;
}

/** The books of one fiscal year under way, with balances that run on from year to year. */
export class Books {
  readonly balances = new Map<string, number>();
  private entries: GeneratedEntry[] = [];
  private counts = new Map<JournalName, number>();
  private readonly payments = new Map<number, Payment[]>();
  readonly openItems = new OpenItems();
  private prefix = '';

  /** @param varied whether lines name a cost centre */
  constructor(private readonly varied: boolean) {}

  /** Balances at the start of the first year. */
  begin(balances: readonly (readonly [AccountName, number])[]): void {
    for (const [account, cents] of balances) this.balances.set(numberOf(account), cents);
  }

  /** Starts a year and returns its opening balance; last year's result becomes unappropriated. */
  open(year: string): { account_id: string; cents: number }[] {
    this.prefix = year.slice(2, 4);
    this.entries = [];
    this.counts = new Map();
    const own = numberOf('onverdeeld');
    for (const [account_id, cents] of [...this.balances]) {
      if (!isResult(account_id)) continue;
      this.balances.delete(account_id);
      this.balances.set(own, (this.balances.get(own) ?? 0) + cents);
    }
    return [...this.balances]
      .map(([account_id, cents]) => ({ account_id, cents }))
      .filter(({ cents }) => cents !== 0)
      .sort((a, b) => (a.account_id < b.account_id ? -1 : 1));
  }

  /** Empties the accounts of the result into one of the balance, as some programs do at year end. */
  closeResult(boekperiode: number, datum: string): void {
    const postings = [...this.balances]
      .filter(([account_id, cents]) => isResult(account_id) && cents !== 0)
      .map(([account_id, cents]) => ({ account: nameOf(account_id), cents: -cents }));
    postings.push({ account: 'onverdeeld', cents: -this.result() });
    this.post('memoriaal', boekperiode, datum, 'Afsluiting boekjaar', postings);
  }

  /** Entries since the year was opened. */
  close(): GeneratedEntry[] {
    return this.entries;
  }

  balance(account: AccountName): number {
    return this.balances.get(numberOf(account)) ?? 0;
  }

  /** Result of the year so far, profit positive. */
  result(): number {
    let sum = 0;
    for (const [account_id, cents] of this.balances) if (isResult(account_id)) sum -= cents;
    return sum;
  }

  /** Number that the next entry of a journal gets. */
  next(journal: JournalName): string {
    return String((this.counts.get(journal) ?? 0) + 1).padStart(5, '0');
  }

  /** Books an entry that sums to zero. */
  post(
    journal: JournalName,
    boekperiode: number,
    datum: string,
    description: string,
    postings: readonly Posting[],
  ): void {
    const turn = this.counts.get(journal) ?? 0;
    const lines = postings
      .filter(({ cents }) => cents !== 0)
      .map((posting) => ({
        account_id: numberOf(posting.account),
        cents: posting.cents,
        description: posting.description ?? description,
        relation_id: posting.relation_id ?? null,
        invoice: posting.invoice ?? null,
        vat_cents: posting.vat_cents ?? null,
        ...this.labels(posting, turn),
      }));
    const sum = lines.reduce((total, { cents }) => total + cents, 0);
    if (sum !== 0) throw new Error(`Entry '${description}' is out by ${String(sum)} cents.`);
    if (lines.length === 0) return;
    for (const line of lines) {
      this.balances.set(line.account_id, (this.balances.get(line.account_id) ?? 0) + line.cents);
      this.openItems.add(datum, line);
    }
    const entry_nr = `${this.prefix}${JOURNALS[journal].id}${this.next(journal)}`;
    this.counts.set(journal, turn + 1);
    this.entries.push({ journal, entry_nr, boekperiode, datum, lines });
  }

  private labels(
    { account, vat }: Posting,
    turn: number,
  ): Pick<GeneratedLine, 'vat' | 'cost_centre'> {
    const centre = this.varied ? costCentreOf(numberOf(account), turn) : null;
    return { ...(vat && { vat }), ...(centre !== null && { cost_centre: centre }) };
  }

  /** Leaves a payment for the month in which it falls; one beyond the books is never made. */
  schedule(payment: Payment): void {
    const periode = periodOfDay(payment.datum);
    const list = this.payments.get(periode) ?? [];
    list.push(payment);
    this.payments.set(periode, list);
  }

  /** Payments of a month by day; they are gone afterwards. */
  due(periode: number): Payment[] {
    const list = this.payments.get(periode) ?? [];
    this.payments.delete(periode);
    return list.sort((a, b) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : 0));
  }
}
