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
  rekening: string;
  /** Debit positive. */
  cents: number;
  omschrijving: string;
  relatie: string | null;
  factuur: string | null;
  /** VAT that belongs to the line, debit positive. */
  btw_cents: number | null;
  /** What VAT that is; the high rate unless told. */
  vat?: VatName;
  kostenplaats?: string;
}

export interface GeneratedEntry {
  journal: JournalName;
  boekstuk: string;
  boekperiode: number;
  datum: string;
  lines: GeneratedLine[];
}

/** Something that the bank will pay or receive; cents as they hit the bank account. */
interface Payment {
  datum: string;
  account: AccountName;
  cents: number;
  omschrijving: string;
  relatie: string | null;
  factuur: string | null;
}

interface Posting {
  account: AccountName;
  cents: number;
  omschrijving?: string;
  relatie?: string;
  factuur?: string;
  btw_cents?: number;
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
  open(year: string): { rekening: string; cents: number }[] {
    this.prefix = year.slice(2, 4);
    this.entries = [];
    this.counts = new Map();
    const own = numberOf('onverdeeld');
    for (const [rekening, cents] of [...this.balances]) {
      if (!isResult(rekening)) continue;
      this.balances.delete(rekening);
      this.balances.set(own, (this.balances.get(own) ?? 0) + cents);
    }
    return [...this.balances]
      .map(([rekening, cents]) => ({ rekening, cents }))
      .filter(({ cents }) => cents !== 0)
      .sort((a, b) => (a.rekening < b.rekening ? -1 : 1));
  }

  /** Empties the accounts of the result into one of the balance, as some programs do at year end. */
  closeResult(boekperiode: number, datum: string): void {
    const postings = [...this.balances]
      .filter(([rekening, cents]) => isResult(rekening) && cents !== 0)
      .map(([rekening, cents]) => ({ account: nameOf(rekening), cents: -cents }));
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
    for (const [rekening, cents] of this.balances) if (isResult(rekening)) sum -= cents;
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
    omschrijving: string,
    postings: readonly Posting[],
  ): void {
    const turn = this.counts.get(journal) ?? 0;
    const lines = postings
      .filter(({ cents }) => cents !== 0)
      .map((posting) => ({
        rekening: numberOf(posting.account),
        cents: posting.cents,
        omschrijving: posting.omschrijving ?? omschrijving,
        relatie: posting.relatie ?? null,
        factuur: posting.factuur ?? null,
        btw_cents: posting.btw_cents ?? null,
        ...this.labels(posting, turn),
      }));
    const sum = lines.reduce((total, { cents }) => total + cents, 0);
    if (sum !== 0) throw new Error(`Entry '${omschrijving}' is out by ${String(sum)} cents.`);
    if (lines.length === 0) return;
    for (const line of lines) {
      this.balances.set(line.rekening, (this.balances.get(line.rekening) ?? 0) + line.cents);
      this.openItems.add(datum, line);
    }
    const boekstuk = `${this.prefix}${JOURNALS[journal].id}${this.next(journal)}`;
    this.counts.set(journal, turn + 1);
    this.entries.push({ journal, boekstuk, boekperiode, datum, lines });
  }

  private labels(
    { account, vat }: Posting,
    turn: number,
  ): Pick<GeneratedLine, 'vat' | 'kostenplaats'> {
    const centre = this.varied ? costCentreOf(numberOf(account), turn) : null;
    return { ...(vat && { vat }), ...(centre !== null && { kostenplaats: centre }) };
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
