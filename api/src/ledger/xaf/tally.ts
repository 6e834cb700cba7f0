import { euroText } from '../cents.ts';
import type {
  AuditHeader,
  ImportSummary,
  LedgerAccount,
  LedgerLine,
  LedgerTotals,
} from '../types.ts';
import { isUnclassified } from '../rgs/groups.ts';
import { unlistedAccount } from './accounts.ts';
import { finalWarnings, type WarningList } from './warnings.ts';

type Declared = ImportSummary['declared'];

/** Counts and sums what is read, and says at the end what is odd about it. */
export class Tally {
  declared: Declared = { lines: null, debit_cents: null, credit_cents: null };
  journals = 0;
  entries = 0;
  private readonly accounts = new Map<string, LedgerAccount>();
  private readonly counted: LedgerTotals = { lines: 0, debit_cents: 0, credit_cents: 0 };
  private readonly opening: LedgerTotals = { lines: 0, debit_cents: 0, credit_cents: 0 };
  private source: ImportSummary['opening']['source'] = 'none';
  private periode_min: number | null = null;
  private periode_max: number | null = null;
  /** Movements per account; accounts may be listed after the lines that use them. */
  private readonly movements = new Map<string, number>();

  constructor(private readonly warnings: WarningList) {}

  get lines(): number {
    return this.counted.lines;
  }

  /** True when the account is new. */
  account(account: LedgerAccount, typed: boolean): boolean {
    const { account_id, description, rgs_code } = account;
    if (this.accounts.has(account_id)) {
      this.warnings.add('rekening_dubbel', account_id);
      return false;
    }
    this.accounts.set(account_id, account);
    if (!typed && rgs_code === null) {
      this.warnings.add('rekening_zonder_soort', `${account_id} ${description}`);
    }
    return true;
  }

  openingElement(line: LedgerLine): void {
    this.source = 'element';
    this.openingLine(line);
  }

  entry(lines: readonly LedgerLine[], openingJournal: boolean): void {
    this.entries += 1;
    let sum = 0;
    for (const line of lines) {
      sum += line.cents;
      count(this.counted, line.cents);
      if (line.soort === 'opening') this.openingInEntry(line, openingJournal);
      else this.movement(line);
    }
    const [first] = lines;
    if (sum === 0 || !first) return;
    const { entry_nr, journal_name } = first;
    const gap = euroText(Math.abs(sum));
    this.warnings.add('boeking_ongelijk', `${entry_nr} in ${journal_name} (verschil ${gap})`);
  }

  private openingInEntry(line: LedgerLine, journal: boolean): void {
    if (this.source === 'element') this.warnings.add('beginbalans_dubbel', line.journal_name);
    if (this.source === 'none') this.source = journal ? 'journal' : 'period';
    this.openingLine(line);
  }

  private openingLine({ account_id, cents }: LedgerLine): void {
    count(this.opening, cents);
    if (!this.movements.has(account_id)) this.movements.set(account_id, 0);
  }

  private movement({ soort, boekperiode, periode, account_id, cents }: LedgerLine): void {
    if (soort === 'afsluiting') this.warnings.add('afsluitperiode', String(boekperiode));
    this.periode_min = Math.min(this.periode_min ?? periode, periode);
    this.periode_max = Math.max(this.periode_max ?? periode, periode);
    this.movements.set(account_id, (this.movements.get(account_id) ?? 0) + cents);
  }

  /** Accounts that lines use and the file did not list anywhere; to be asked at the end. */
  unlisted(): LedgerAccount[] {
    const missing = [...this.movements.keys()].filter((id) => !this.accounts.has(id));
    return missing.map((account_id) => {
      const account = unlistedAccount(account_id);
      this.accounts.set(account_id, account);
      this.warnings.add('rekening_onbekend', account_id);
      return account;
    });
  }

  private result(): number {
    let result = 0;
    for (const [account_id, cents] of this.movements) {
      const account = this.accounts.get(account_id);
      if (account?.type !== 'resultaat' || account.group === 'resultaatbestemming') continue;
      result -= cents;
    }
    return result;
  }

  summary(header: AuditHeader): ImportSummary {
    const { journals, entries, declared } = this;
    const accounts = this.accounts.size;
    const counted = { ...this.counted, journals, entries, accounts };
    const opening = { source: this.source, ...this.opening };
    const all = [...this.accounts.values()];
    return {
      ...header,
      counted,
      declared,
      opening,
      periode_min: this.periode_min,
      periode_max: this.periode_max,
      result_cents: this.result(),
      unclassified_accounts: all.filter(({ group }) => isUnclassified(group)).length,
      warnings: [...this.warnings.list(), ...finalWarnings({ counted, declared, opening })],
    };
  }
}

function count(totals: LedgerTotals, cents: number): void {
  totals.lines += 1;
  if (cents > 0) totals.debit_cents += cents;
  else totals.credit_cents -= cents;
}
