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
  private result = 0;

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

  openingElement(line: LedgerLine): LedgerAccount | null {
    this.source = 'element';
    count(this.opening, line.cents);
    return this.used(line.account_id);
  }

  /** @returns the accounts that these lines use and the file had not listed. */
  entry(lines: readonly LedgerLine[], openingJournal: boolean): LedgerAccount[] {
    this.entries += 1;
    let sum = 0;
    const unlisted: LedgerAccount[] = [];
    for (const line of lines) {
      sum += line.cents;
      const account = this.used(line.account_id);
      if (account) unlisted.push(account);
      count(this.counted, line.cents);
      if (line.soort === 'opening') this.openingInEntry(line, openingJournal);
      else this.movement(line);
    }
    const [first] = lines;
    if (sum !== 0 && first) {
      this.warnings.add(
        'boeking_ongelijk',
        `${first.entry_nr} in ${first.journal_name} (verschil ${euroText(Math.abs(sum))})`,
      );
    }
    return unlisted;
  }

  private openingInEntry(line: LedgerLine, journal: boolean): void {
    if (this.source === 'none') this.source = journal ? 'journal' : 'period';
    count(this.opening, line.cents);
  }

  private movement(line: LedgerLine): void {
    if (line.soort === 'afsluiting') this.warnings.add('afsluitperiode', String(line.boekperiode));
    this.periode_min = Math.min(this.periode_min ?? line.periode, line.periode);
    this.periode_max = Math.max(this.periode_max ?? line.periode, line.periode);
    const account = this.accounts.get(line.account_id);
    if (account?.type === 'resultaat' && account.group !== 'resultaatbestemming') {
      this.result -= line.cents;
    }
  }

  private used(account_id: string): LedgerAccount | null {
    if (this.accounts.has(account_id)) return null;
    const account = unlistedAccount(account_id);
    this.accounts.set(account_id, account);
    this.warnings.add('rekening_onbekend', account_id);
    return account;
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
      // -0 is no amount.
      result_cents: this.result === 0 ? 0 : this.result,
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
