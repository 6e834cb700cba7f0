import { GROUPS, type GroupKey } from '../rgs/groups.ts';
import type { LedgerAccount, LedgerLine } from '../types.ts';

/** What is known of the books so far. */
interface BooksSoFar {
  /** Undefined while the file has not listed the account. */
  account(rekening: string): LedgerAccount | undefined;
  /** Movements per account, without the opening balance and without what is held here. */
  readonly movements: ReadonlyMap<string, number>;
}

interface Candidate {
  lines: readonly LedgerLine[];
  /** Movements on accounts of the result. */
  results: ReadonlyMap<string, number>;
  /** Cents on those accounts, without their signs. */
  moved: number;
  /** True when there are other accounts in the entry, all of them equity. */
  toEquity: boolean;
}

const MAX_ENTRIES = 256;
const MAX_LINES = 20_000;
/** An entry that empties fewer accounts than this must go to equity to be a transfer. */
const SEVERAL = 3;
/** Groups that trade is booked on, never the result of a year. */
const TRADE: ReadonlySet<GroupKey> = new Set([
  'bank_en_kas',
  'kruisposten',
  'debiteuren',
  'crediteuren',
  'voorraden',
]);
const EQUITY_WORDS = /result|winst|verlies|vermogen|kapitaal|reserves?\b|onverdeeld/i;

/**
 * Finds the entries that at year-end empty the result accounts into equity. Booked as they are,
 * they would make the year's result zero. An entry of the last month that could be one is held
 * until all movements are known; only then is it certain.
 */
export class ClosingTransfers {
  private held: Candidate[] = [];
  private heldLines = 0;

  constructor(private readonly books: BooksSoFar) {}

  /** Entries that can be booked now; the one offered may be kept, and one kept may come free. */
  offer(lines: readonly LedgerLine[], lastMonth: number): readonly (readonly LedgerLine[])[] {
    const [first] = lines;
    if (!first || first.periode !== lastMonth) return [lines];
    const candidate = this.candidate(lines);
    if (!candidate) return [lines];
    this.held.push(candidate);
    this.heldLines += lines.length;
    const free: (readonly LedgerLine[])[] = [];
    while (this.held.length > MAX_ENTRIES || this.heldLines > MAX_LINES) free.push(this.release());
    return free;
  }

  /**
   * At the end, when all accounts are known: books what is ordinary.
   * @returns the entries that transfer the whole result
   */
  settle(book: (lines: readonly LedgerLine[]) => void): (readonly LedgerLine[])[] {
    const candidates: Candidate[] = [];
    for (const { lines } of this.held.splice(0)) {
      const candidate = this.candidate(lines, true);
      if (candidate) candidates.push(candidate);
      else book(lines);
    }
    const chosen = this.transfers(candidates);
    for (const entry of candidates) if (!chosen.has(entry)) book(entry.lines);
    return [...chosen].map(({ lines }) => lines);
  }

  /** Frees the entry that is least like a transfer. */
  private release(): readonly LedgerLine[] {
    let [weakest] = this.held;
    for (const entry of this.held) {
      if (weakest && strongestFirst(weakest, entry) < 0) weakest = entry;
    }
    if (!weakest) return [];
    this.held.splice(this.held.indexOf(weakest), 1);
    this.heldLines -= weakest.lines.length;
    return weakest.lines;
  }

  private candidate(lines: readonly LedgerLine[], allListed = false): Candidate | null {
    const results = new Map<string, number>();
    let moved = 0;
    let [equity, others] = [false, false];
    for (const { rekening, cents } of lines) {
      const account = this.books.account(rekening);
      if (account ? isResult(account) : !allListed) {
        results.set(rekening, (results.get(rekening) ?? 0) + cents);
        moved += Math.abs(cents);
      } else if (account && isEquity(account)) equity = true;
      else if (account && TRADE.has(account.groep)) return null;
      else others = true;
    }
    const toEquity = equity && !others;
    const enough = results.size >= SEVERAL || (results.size > 0 && toEquity);
    return enough ? { lines, results, moved, toEquity } : null;
  }

  private transfers(candidates: readonly Candidate[]): ReadonlySet<Candidate> {
    const totals = this.totals(candidates);
    const chosen = new Set<Candidate>();
    const choose = (entry: Candidate) => {
      chosen.add(entry);
      for (const [id, cents] of entry.results) totals.set(id, (totals.get(id) ?? 0) - cents);
    };
    if (this.isSweptClean(totals)) {
      for (const entry of [...candidates].sort(strongestFirst)) {
        if (this.sweeps(entry, totals)) choose(entry);
      }
    }
    for (const entry of throughOneAccount(candidates, chosen, totals)) choose(entry);
    return chosen;
  }

  private totals(candidates: readonly Candidate[]): Map<string, number> {
    const totals = new Map<string, number>();
    for (const [id, cents] of this.books.movements) {
      const account = this.books.account(id);
      if (account && isResult(account)) totals.set(id, cents);
    }
    for (const { results } of candidates) {
      for (const [id, cents] of results) totals.set(id, (totals.get(id) ?? 0) + cents);
    }
    return totals;
  }

  /** No account of the result has a balance left, but for one that only gathers it. */
  private isSweptClean(totals: ReadonlyMap<string, number>): boolean {
    const left = [...totals].filter(([, cents]) => cents !== 0).map(([id]) => id);
    return left.length === 0 || (left.length === 1 && !left.some((id) => this.isBooked(id)));
  }

  /** True when entries that are not held use the account. */
  private isBooked(rekening: string): boolean {
    return this.books.movements.has(rekening);
  }

  /** Empties accounts, and leaves no other than one that gathers the result. */
  private sweeps({ results, toEquity }: Candidate, totals: ReadonlyMap<string, number>): boolean {
    let emptied = 0;
    for (const [id, cents] of results) {
      if (totals.get(id) === 0) emptied += cents === 0 ? 0 : 1;
      else if (this.isBooked(id)) return false;
    }
    return emptied >= (toEquity ? 1 : SEVERAL);
  }
}

/** Entries that book exactly the result of the year from an account of its own to equity. */
function throughOneAccount(
  candidates: readonly Candidate[],
  chosen: ReadonlySet<Candidate>,
  totals: ReadonlyMap<string, number>,
): Candidate[] {
  const sum = [...totals.values()].reduce((total, cents) => total + cents, 0);
  if (sum !== 0) return [];
  const rest = candidates.filter((entry) => !chosen.has(entry) && entry.toEquity);
  const own = new Map<string, number>();
  for (const { results } of rest) {
    for (const [id, cents] of results) own.set(id, (own.get(id) ?? 0) + cents);
  }
  return rest.filter(({ results }) =>
    [...results].every(([id]) => own.get(id) !== 0 && own.get(id) === totals.get(id)),
  );
}

function strongestFirst(a: Candidate, b: Candidate): number {
  return b.results.size - a.results.size || b.moved - a.moved;
}

function isResult({ type, groep }: LedgerAccount): boolean {
  return type === 'resultaat' && groep !== 'resultaatbestemming';
}

function isEquity({ groep, guessed, naam }: LedgerAccount): boolean {
  if (groep === 'resultaatbestemming' || GROUPS[groep].main === 'eigen_vermogen') return true;
  return (groep === 'niet_ingedeeld_balans' || guessed) && EQUITY_WORDS.test(naam);
}
