import {
  addMonths,
  fiscalMonths,
  GROUPS,
  isGroupKey,
  monthsBetween,
  type FiscalYear,
  type LineKind,
} from '@kengetal/ledger';
import { read } from '@kengetal/ledger/testing';

/** Months YYYYMM, both included, up to a day of the last one. */
export interface Months {
  readonly first: number;
  readonly last: number;
  readonly day?: number;
}

export const lengthOf = ({ first, last }: Months) => monthsBetween(first, last) + 1;

export interface JudgedAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: string;
  /** Heading of the statement. */
  readonly main: string;
}

type Placed = Omit<JudgedAccount, 'main'>;

/** Which accounts count. */
export type Which = (account: JudgedAccount) => boolean;

/** Lines of one account, added up per fiscal year, month, kind and day. */
interface Cell {
  readonly boekjaar: string;
  readonly periode: number;
  readonly soort: LineKind;
  readonly datum: string;
  cents: number;
}

/** What counts of a line. */
export type JudgedLine = Readonly<Cell> & { readonly rekening: string };

/** The books as the lines of their files have them, added up here and nowhere else. */
export class JudgedLedger {
  readonly years: readonly FiscalYear[];
  readonly accounts: readonly JudgedAccount[];
  /** Months with movements. */
  readonly booked = new Set<number>();
  readonly #cells = new Map<string, Map<string, Cell>>();

  private constructor(years: readonly FiscalYear[], accounts: readonly JudgedAccount[]) {
    this.years = years;
    this.accounts = accounts;
  }

  /** @param placed which group each account stands in, as people may choose it */
  static async read(
    files: readonly (Buffer | string)[],
    placed: readonly Placed[],
  ): Promise<JudgedLedger> {
    const readings = [];
    for (const file of files) readings.push(await read(file));
    const years = readings.map(({ summary }) => summary.fiscal_year);
    return JudgedLedger.of(
      years,
      placed,
      readings.flatMap(({ lines }) => lines),
    );
  }

  static of(
    years: readonly FiscalYear[],
    placed: readonly Placed[],
    lines: readonly JudgedLine[],
  ): JudgedLedger {
    const accounts = placed.map((account) => ({
      ...account,
      main: isGroupKey(account.groep) ? GROUPS[account.groep].main : '',
    }));
    const ledger = new JudgedLedger(years, accounts);
    for (const line of lines) ledger.#add(line);
    return ledger;
  }

  #add(line: JudgedLine): void {
    const { rekening, boekjaar, periode, soort, datum, cents } = line;
    if (soort === 'mutatie') this.booked.add(periode);
    const cells = this.#cells.get(rekening) ?? new Map<string, Cell>();
    this.#cells.set(rekening, cells);
    const key = `${boekjaar} ${String(periode)} ${soort} ${datum}`;
    const known = cells.get(key);
    if (known) known.cents += cents;
    else cells.set(key, { boekjaar, periode, soort, datum, cents });
  }

  /** Movements, debit positive; closing bookings count where whole fiscal years are looked at. */
  flow(which: Which, { first, last, day }: Months): number {
    const isWhole =
      this.years.some((year) => fiscalMonths(year).first === first) &&
      this.years.some((year) => fiscalMonths(year).last === last);
    const until = day === undefined ? '' : dayText(last, day);
    return this.#sum(
      which,
      ({ soort, periode, datum }) =>
        periode >= first &&
        periode <= last &&
        (soort === 'mutatie' || (soort === 'afsluiting' && isWhole)) &&
        (until === '' || datum <= until),
    );
  }

  /** The balance at the end of a month, debit positive. */
  stock(which: Which, at: number, isClosed: boolean): number {
    const year = this.#yearAt(at);
    if (!year) return Number.NaN;
    return this.#sum(
      which,
      ({ boekjaar, soort, periode }) =>
        boekjaar === year.label &&
        (soort === 'opening' || (periode <= at && (soort === 'mutatie' || isClosed))),
    );
  }

  /** Whether an account has an amount in the opening of the fiscal year of a month. */
  opens({ rekening }: JudgedAccount, at: number): boolean {
    const cells = [...(this.#cells.get(rekening)?.values() ?? [])];
    const label = this.#yearAt(at)?.label;
    return cells.some(
      ({ boekjaar, soort, cents }) => boekjaar === label && soort === 'opening' && cents !== 0,
    );
  }

  #yearAt(at: number): FiscalYear | undefined {
    return [...this.years].reverse().find((one) => {
      const { first, last } = fiscalMonths(one);
      return at >= first && at <= last;
    });
  }

  #sum(which: Which, counts: (cell: Cell) => boolean): number {
    let total = 0;
    for (const account of this.accounts) {
      if (!which(account)) continue;
      for (const cell of this.#cells.get(account.rekening)?.values() ?? []) {
        if (counts(cell)) total += cell.cents;
      }
    }
    return total;
  }

  /** Months of a span without any movement. */
  empty({ first, last }: Months): number[] {
    return Array.from({ length: lengthOf({ first, last }) }, (_, index) =>
      addMonths(first, index),
    ).filter((month) => !this.booked.has(month));
  }
}

const dayText = (month: number, day: number) =>
  `${String(Math.floor(month / 100))}-${String(month % 100).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
