import type { ChartAccount, JournalName, WritableYear } from '@kengetal/generator';
import { addMonths, monthDays, periodOfDay } from '@kengetal/ledger';
import { dutchWallClock, type ExactClock } from '../clock.ts';
import { balancesOf, type Balance } from './balances.ts';
import { entriesOf, yearOf } from './entries.ts';
import { Log } from './log.ts';
import {
  guidOf,
  type Deletion,
  type Entry,
  type LedgerAccount,
  type LedgerLine,
  type Relation,
} from './records.ts';

/** Above 32 bits, as in the administrations of who has used Exact for years. */
const FIRST_TIMESTAMP = 5_000_000_000;
/** Where timestamps begin again in the database that a division moves to. */
const MOVED_TIMESTAMP = 1_000;
const EVENING_MS = 23.5 * 3_600_000;

/** What of a line can be changed. */
export type LineChange = Partial<
  Pick<LedgerLine, 'cents' | 'omschrijving' | 'rekening' | 'relatie' | 'factuur'>
>;

/** An entry to be added; its lines must sum to zero. */
export interface NewEntry {
  readonly journal: JournalName;
  readonly date: string;
  readonly year: number;
  readonly period: number;
  readonly type: number;
  readonly lines: readonly { rekening: string; cents: number; omschrijving: string }[];
}

/** Books of one division as Exact keeps them; made when they are first asked for. */
export class ExactBooks {
  readonly lines = new Log<LedgerLine>(() => this.#next++);
  readonly accounts = new Log<LedgerAccount>(() => this.#next++);
  readonly relations = new Log<Relation>(() => this.#next++);
  readonly deletions = new Log<Deletion>(() => this.#next++);
  readonly accountNames: ReadonlyMap<string, ChartAccount>;
  readonly relationNames: ReadonlyMap<string, string>;
  readonly costCentres: ReadonlyMap<string, string>;
  #next = FIRST_TIMESTAMP;
  #keys = 0;
  #entries = 0;
  #balances: { readonly upTo: number; readonly rows: readonly Balance[] } | undefined;

  constructor(
    readonly division: number,
    readonly years: readonly WritableYear[],
    private readonly clock: ExactClock,
  ) {
    const [last] = years.slice(-1);
    if (!last) throw new Error('there are no years');
    const begun = eveningOf(years[0]?.fiscal_year.start_date ?? last.created);
    for (const account of last.accounts) this.accounts.add({ ...account, modified: begun });
    for (const relation of last.relations) this.relations.add({ ...relation, modified: begun });
    this.accountNames = new Map(last.accounts.map((account) => [account.rekening, account]));
    this.relationNames = new Map(last.relations.map(({ relatie, name }) => [relatie, name]));
    this.costCentres = new Map(last.costCentres.map(({ id, name }) => [id, name]));
    for (const { lines, ...head } of entriesOf(years)) {
      const entry = { ...head, key: ++this.#entries };
      const modified = eveningOf(entry.date);
      for (const [nr, line] of lines.entries()) {
        this.lines.add({ ...line, key: ++this.#keys, entry, nr, modified });
      }
    }
  }

  /** Sums by year, period, account, kind and status. */
  get balances(): readonly Balance[] {
    if (this.#balances?.upTo !== this.#next) {
      this.#balances = { upTo: this.#next, rows: balancesOf(this.lines.rows) };
    }
    return this.#balances.rows;
  }

  /** The line with an id, or none. */
  line(id: string): LedgerLine[] {
    return this.#find((line) => guidOf(this.division, 'line', line.key) === id);
  }

  /** Lines of the entry with an id. */
  entry(id: string): LedgerLine[] {
    return this.#find(({ entry }) => guidOf(this.division, 'entry', entry.key) === id);
  }

  change(line: LedgerLine, changes: LineChange): LedgerLine {
    return this.lines.replace(line, { ...changes, modified: this.wallClock() });
  }

  /** Changes what the lines of one entry have in common. */
  changeEntry(lines: readonly LedgerLine[], changes: Partial<Entry>): LedgerLine[] {
    const [first] = lines;
    if (!first) return [];
    const entry = { ...first.entry, ...changes };
    const modified = this.wallClock();
    return lines.map((line) => this.lines.replace(line, { entry, modified }));
  }

  remove(lines: readonly LedgerLine[]): void {
    for (const line of lines) {
      line.live = false;
      this.deletions.add({
        key: line.key,
        entityKey: guidOf(this.division, 'line', line.key),
        entityType: 1,
        deleted: this.wallClock(),
      });
    }
  }

  /** @throws RangeError for an entry that does not sum to zero */
  add({ lines, ...head }: NewEntry): LedgerLine[] {
    if (lines.reduce((sum, { cents }) => sum + cents, 0) !== 0) {
      throw new RangeError('the lines do not sum to zero');
    }
    const key = ++this.#entries;
    const number = Number(
      `${String(head.year).slice(2)}99${String(key % 100_000).padStart(5, '0')}`,
    );
    const entry = { ...head, key, number, status: 20 } as const;
    const rest = { entry, relatie: null, factuur: null, btw_cents: null, due: null };
    const modified = this.wallClock();
    return lines.map((line, nr) =>
      this.lines.add({ ...line, ...rest, key: ++this.#keys, nr, modified }),
    );
  }

  /** Gives all records new timestamps, as in the database that a division moves to. */
  move(): void {
    this.#next = MOVED_TIMESTAMP;
    for (const log of [this.accounts, this.relations, this.lines, this.deletions]) log.restamp();
  }

  #find(matches: (line: LedgerLine) => boolean): LedgerLine[] {
    return this.lines.rows.filter((line) => line.live && matches(line));
  }

  /** What Dutch clocks show now. */
  wallClock(): number {
    return dutchWallClock(this.clock.now());
  }
}

/** Half past eleven in the evening: who shifts the clock ends up on another day. */
const eveningOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + EVENING_MS;

/** Months of a fiscal year with their days, and the closing period, if any. */
export function periodsOf(
  year: WritableYear,
): { year: number; period: number; start: string; end: string }[] {
  const { start_date, end_date } = year.fiscal_year;
  const rows = Array.from({ length: year.months }, (_, index) => {
    const { first: start, last: end } = monthDays(addMonths(periodOfDay(start_date), index));
    return { year: yearOf(year), period: index + 1, start, end };
  });
  if (year.lastPeriod > year.months) {
    rows.push({ year: yearOf(year), period: year.lastPeriod, start: end_date, end: end_date });
  }
  return rows;
}
