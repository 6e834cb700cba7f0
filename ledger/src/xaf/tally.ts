import type {
  AuditHeader,
  ImportSummary,
  LedgerAccount,
  LedgerLine,
  LedgerTotals,
} from '../types.ts';
import { isUnclassified } from '../rgs/groups.ts';
import { unlistedAccount } from './accounts.ts';
import type { WrittenTotals } from './amounts.ts';
import { fittingTotals } from './declared.ts';
import { beyond, MOST_CENTS, refuseMoreThan } from './limits.ts';
import { PRIOR_RESULT } from './opening.ts';
import { finalWarnings, type WarningList } from './warnings.ts';

type Declared = ImportSummary['declared'];

/** Counts and sums what is read, and says at the end what is odd about it. */
export class Tally {
  declared: Declared = { lines: null, debit_cents: null, credit_cents: null };
  /** Of the lines of entries. */
  readonly written: WrittenTotals = { debit_cents: 0, credit_cents: 0 };
  journals = 0;
  entries = 0;
  private readonly accounts = new Map<string, LedgerAccount>();
  private readonly counted: LedgerTotals = { lines: 0, debit_cents: 0, credit_cents: 0 };
  private readonly opening: LedgerTotals = { lines: 0, debit_cents: 0, credit_cents: 0 };
  source: ImportSummary['opening']['source'] = 'none';
  private total = 0;
  /** VAT that lines say belongs to them, without signs. */
  private vat = 0;
  private periode_min: number | null = null;
  private periode_max: number | null = null;
  /** Movements per account; accounts may be listed after the lines that use them. */
  readonly movements = new Map<string, number>();

  constructor(private readonly warnings: WarningList) {}

  get lines(): number {
    return this.counted.lines;
  }

  /** True when the account is new. */
  account(account: LedgerAccount): boolean {
    const { rekening, naam, rgs_code, type_stated } = account;
    if (this.accounts.has(rekening)) {
      this.warnings.add('rekening_dubbel', rekening);
      return false;
    }
    this.accounts.set(rekening, account);
    if (!type_stated && rgs_code === null) {
      this.warnings.add('rekening_zonder_soort', `${rekening} ${naam}`);
    }
    return true;
  }

  known(rekening: string): LedgerAccount | undefined {
    return this.accounts.get(rekening);
  }

  /**
   * Counts the lines of an entry as the file has them; returns what they add up to.
   * @throws AuditfileRefused when there are too many, or sums are too large to be exact
   */
  read(lines: readonly LedgerLine[]): number {
    this.entries += 1;
    let sum = 0;
    for (const { cents, btw_cents } of lines) {
      sum += cents;
      if (btw_cents !== null) this.vat += Math.abs(btw_cents);
      count(this.counted, cents);
    }
    refuseMoreThan('linesPerFile', this.counted.lines);
    refuseInexact(this.counted);
    if (this.vat > MOST_CENTS) throw beyond('totalEuros');
    return sum;
  }

  /** Adds a line to the figures. */
  book(line: LedgerLine): void {
    this.total += line.cents;
    if (line.soort === 'opening') this.openingLine(line);
    else this.movement(line);
  }

  private openingLine({ rekening, cents, derived }: LedgerLine): void {
    if (!derived || rekening !== PRIOR_RESULT.rekening) count(this.opening, cents);
    refuseInexact(this.opening);
    if (!this.movements.has(rekening)) this.moved(rekening, 0);
    const result = this.accounts.get(rekening)?.type === 'resultaat';
    if (result && cents !== 0) this.warnings.add('beginbalans_resultaat', rekening);
  }

  private movement({ soort, boekperiode, periode, rekening, cents }: LedgerLine): void {
    if (soort === 'afsluiting') this.warnings.add('afsluitperiode', String(boekperiode));
    this.periode_min = Math.min(this.periode_min ?? periode, periode);
    this.periode_max = Math.max(this.periode_max ?? periode, periode);
    const before = this.movements.get(rekening);
    if (before === undefined) this.moved(rekening, cents);
    else this.movements.set(rekening, before + cents);
  }

  /** The first line of an account, which the file may not list. */
  private moved(rekening: string, cents: number): void {
    this.movements.set(rekening, cents);
    refuseMoreThan('accountsPerProject', this.movements.size);
  }

  /** What the opening balance leaves out; 0 when the rest of the books makes up for it. */
  get openingGap(): number {
    const gap = this.opening.debit_cents - this.opening.credit_cents;
    return this.total === 0 ? 0 : gap;
  }

  /** Accounts that lines use and the file did not list anywhere; to be asked at the end. */
  unlisted(): LedgerAccount[] {
    const missing = [...this.movements.keys()].filter((id) => !this.accounts.has(id));
    return missing.map((rekening) => {
      const account = unlistedAccount(rekening);
      this.accounts.set(rekening, account);
      this.warnings.add('rekening_onbekend', rekening);
      return account;
    });
  }

  private result(): number {
    let result = 0;
    for (const [rekening, cents] of this.movements) {
      const account = this.accounts.get(rekening);
      if (account?.type !== 'resultaat' || account.groep === 'resultaatbestemming') continue;
      result -= cents;
    }
    return result;
  }

  summary(header: AuditHeader): ImportSummary {
    const { journals, entries, declared } = this;
    const all = [...this.accounts.values()].filter((account) => account !== PRIOR_RESULT);
    const counted = { ...this.counted, journals, entries, accounts: all.length };
    const opening = { source: this.source, ...this.opening };
    const { periode_min, periode_max } = this;
    const fitting = fittingTotals({ counted, declared, opening, written: this.written });
    const reading = { counted, declared, opening, periode_min, fitting };
    const completed = this.accounts.has(PRIOR_RESULT.rekening);
    return {
      ...header,
      counted,
      declared,
      fitting,
      opening,
      periode_min,
      periode_max,
      result_cents: this.result(),
      unclassified_accounts: all.filter(({ groep }) => isUnclassified(groep)).length,
      warnings: [...this.warnings.list(), ...finalWarnings(reading, completed)],
    };
  }
}

function refuseInexact({ debit_cents, credit_cents }: LedgerTotals): void {
  if (Math.max(debit_cents, credit_cents) > MOST_CENTS) throw beyond('totalEuros');
}

function count(totals: LedgerTotals, cents: number): void {
  totals.lines += 1;
  if (cents > 0) totals.debit_cents += cents;
  else totals.credit_cents -= cents;
}
