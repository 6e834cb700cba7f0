import { euroText } from '../cents.ts';
import { fiscalMonths } from '../periods/months.ts';
import type { FiscalYear, LedgerAccount, LedgerLine } from '../types.ts';
import { ClosingTransfers } from './closing.ts';
import type { Journal } from './entry.ts';
import { refuseMoreThan } from './limits.ts';
import { giveCounterparty } from './counterparty.ts';
import { offsetLine } from './offset.ts';
import { OpeningBalances, PRIOR_RESULT, priorResultLine } from './opening.ts';
import type { Tally } from './tally.ts';
import type { VatBook } from '../vat/entry.ts';
import { VatLinks } from '../vat/link.ts';
import type { WarningList } from './warnings.ts';

/** Decides which lines of the file become ledger lines, and adds those that follow from it. */
export class Posting {
  private ready: LedgerLine[] = [];
  private year: FiscalYear | null = null;
  private openingLines = 0;
  private readonly openings: OpeningBalances;
  private readonly transfers: ClosingTransfers;
  private readonly accountOf: (rekening: string) => LedgerAccount | undefined;
  private readonly vat: VatLinks;

  constructor(
    private readonly tally: Tally,
    private readonly warnings: WarningList,
    codes: Pick<VatBook, 'code' | 'role'>,
  ) {
    this.openings = new OpeningBalances(warnings);
    const { movements } = tally;
    this.accountOf = (id) => tally.known(id);
    this.vat = new VatLinks({
      ...codes,
      account: (id) => {
        const account = tally.known(id);
        return account && { ...account, rgs: account.rgs_code };
      },
    });
    this.transfers = new ClosingTransfers({ movements, account: this.accountOf });
  }

  get waiting(): number {
    return this.ready.length;
  }

  take(): LedgerLine[] {
    const lines = this.ready;
    this.ready = [];
    return lines;
  }

  /** Number of the next line of the openingBalance element. */
  nextOpeningLine(): number {
    this.openingLines += 1;
    refuseMoreThan('linesPerFile', this.openingLines);
    return this.openingLines;
  }

  openingElement(year: FiscalYear, line: LedgerLine): void {
    this.year = year;
    if (this.tally.source === 'none') this.tally.source = 'element';
    this.book(this.openings.take('element', [line]));
  }

  entry(year: FiscalYear, lines: LedgerLine[], journal: Journal): void {
    this.year = year;
    const sum = this.tally.read(lines);
    if (sum !== 0) this.complete(lines, sum, journal);
    giveCounterparty(lines, journal.money, this.accountOf);
    if (lines[0]?.soort === 'opening') return this.openingEntry(lines, journal);
    this.vat.link(lines);
    for (const entry of this.transfers.offer(lines, fiscalMonths(year).last)) this.book(entry);
  }

  private complete(lines: LedgerLine[], sum: number, journal: Journal): void {
    const derived = offsetLine(lines, sum, journal);
    if (derived) {
      lines.push(derived);
      this.warnings.add('boeking_aangevuld', nameOf(lines));
      return;
    }
    const gap = euroText(Math.abs(sum));
    this.warnings.add('boeking_ongelijk', `${nameOf(lines)} (verschil ${gap})`);
  }

  private openingEntry(lines: readonly LedgerLine[], journal: Journal): void {
    if (this.tally.source === 'none') this.tally.source = journal.opening ? 'journal' : 'period';
    this.book(this.openings.take('entries', lines));
  }

  private book(lines: readonly LedgerLine[]): void {
    for (const line of lines) {
      this.tally.book(line);
      this.ready.push(line);
    }
  }

  /** Books what waited for the end; returns the account that this needs of us, if any. */
  settle(): LedgerAccount[] {
    this.book(this.openings.settle());
    for (const entry of this.transfers.settle((lines) => this.book(lines))) {
      this.warnings.add('resultaat_overgeboekt', nameOf(entry));
    }
    const gap = this.tally.openingGap;
    if (gap === 0 || !this.year) return [];
    this.book([priorResultLine(this.year, this.nextOpeningLine(), 0 - gap)]);
    return this.tally.account(PRIOR_RESULT) ? [PRIOR_RESULT] : [];
  }
}

function nameOf([first]: readonly LedgerLine[]): string {
  return first ? `${first.boekstuk} in ${first.dagboek_naam}` : '';
}
