import { addMonths, dayIn, monthsBetween } from '@kengetal/ledger';
import type { GeneratedRelation, JournalName } from '@kengetal/generator';
import { ledger, type Account } from '../books/accounts.ts';
import { balanceOf, firstMonth, monthOf, placeOf, type Books, type Entry } from '../books/books.ts';

/** Books with what is added to them and taken out of them. */
export class Draft {
  readonly added: Entry[] = [];
  readonly removed = new Set<Entry>();
  readonly relations: GeneratedRelation[] = [];

  constructor(readonly books: Books) {}

  get now(): string {
    return this.books.now;
  }

  /** A month so many before the last whole one. */
  month(back: number): number {
    return addMonths(this.books.last, -back);
  }

  /** A day in it; the last of the month when it has no such day. */
  day(back: number, day: number): string {
    return dayIn(this.month(back), day);
  }

  /** Months from the first of the books up to one so many before the last whole one. */
  months(until = 0, from = this.whole()): number[] {
    return Array.from({ length: Math.max(0, from - until + 1) }, (_, index) =>
      this.month(from - index),
    );
  }

  /** How many months the books go back. */
  whole(): number {
    return monthsBetween(firstMonth(this.books), this.books.last);
  }

  remove(...entries: readonly Entry[]): void {
    for (const entry of entries) {
      const own = this.added.indexOf(entry);
      if (own === -1) this.removed.add(entry);
      else this.added.splice(own, 1);
    }
  }

  /** Puts an entry in the place of another; gone when its day is after the books. */
  replace(old: Entry, change: Partial<Pick<Entry, 'datum' | 'lines'>>): Entry {
    this.remove(old);
    const moved =
      change.datum === undefined ? {} : placeOf(this.books, laterOr(change.datum, this.now));
    const entry = { ...old, ...change, ...moved };
    if (entry.datum <= this.now) this.added.push(entry);
    return entry;
  }

  /** Entries as they are with what was booked and taken out here. */
  get entries(): readonly Entry[] {
    return [...this.books.entries.filter((entry) => !this.removed.has(entry)), ...this.added];
  }

  /** What was booked for or by a relation in a journal, in order of day. */
  of(relatie: string, journal: JournalName): Entry[] {
    return this.entries
      .filter(
        (one) => one.journal === journal && one.lines.some((line) => line.relatie === relatie),
      )
      .toSorted((a, b) => (a.datum < b.datum ? -1 : 1));
  }

  /** Payments of the document of an entry. */
  payments(entry: Entry): Entry[] {
    const { relatie, factuur } = entry.lines[0] ?? { relatie: null, factuur: null };
    return this.of(relatie ?? '', 'bank').filter(({ lines }) =>
      lines.some((line) => line.factuur === factuur),
    );
  }

  balance(account: Account, day = this.now): number {
    return balanceOf({ ...this.books, entries: this.entries }, ledger(account), day);
  }

  nameOf(relatie: string): string {
    return (
      [...this.books.relations, ...this.relations].find((own) => own.relatie === relatie)?.name ??
      ''
    );
  }

  monthOf(entry: Entry): number {
    return monthOf(this.books, entry);
  }
}

const laterOr = (day: string, now: string) => (day > now ? now : day);
