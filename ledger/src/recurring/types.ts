import type { CadenceKey } from './cadences.ts';

/** A profit-and-loss line in a calendar period, as the detection reads it. */
export interface RecurringLine {
  readonly rekening: string;
  /** The only relation of its entry, null where there is none. */
  readonly tegenpartij: string | null;
  readonly tegenpartij_naam: string | null;
  readonly omschrijving: string;
  /** YYYY-MM-DD. */
  readonly datum: string;
  /** Month that reports the line, YYYYMM. */
  readonly periode: number;
  /** Excluding VAT, debit positive. */
  readonly cents: number;
  readonly dagboek: string;
  readonly dagboek_naam: string;
  readonly boekstuk: string;
}

/** Days from one up to another, both included, YYYY-MM-DD. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** First and last day with bookings: 'now' is the last day of the data, not today. */
export interface DataSpan extends DayRange {
  /** Days between them that no books were read of, in order; only known while series are looked for. */
  readonly unread?: readonly DayRange[];
}

/**
 * Lines of one account, relation, day and journal that have one of these values. An absent list
 * means that every value counts.
 */
export interface Evidence {
  readonly rekening: string;
  readonly tegenpartij: string | null;
  /** Relations on the same entries whose lines are left out; only without a relation. */
  readonly others?: readonly string[];
  readonly datum: string;
  readonly periodes: readonly number[];
  readonly dagboek: string;
  readonly entries: readonly string[];
  /** Their sum, debit positive. */
  readonly cents: number;
  readonly omschrijvingen?: readonly string[];
  readonly amounts?: readonly number[];
}

export interface Booking {
  readonly datum: string;
  readonly periode: number;
  /** Debit positive. */
  readonly cents: number;
  readonly evidence: readonly Evidence[];
}

/** One time that a series came: on one day, or in one month where days say nothing. */
export interface Occurrence extends Booking {
  /** Bookings that came right after and look like this one once more. */
  readonly doubles: readonly Booking[];
}

/** How amounts behave: equal, equal with steps in time, or different each time. */
export type AmountKind = 'vast' | 'trede' | 'variabel';

export interface AmountLevel {
  /** Index of the first occurrence at this level. */
  readonly from: number;
  /** Median at this level. */
  readonly cents: number;
}

export interface Amounts {
  readonly kind: AmountKind;
  /** At least one; only a 'trede' has more. */
  readonly levels: readonly AmountLevel[];
  /** Index of the occurrence that has the usual amount of today. */
  readonly usual: number;
  /** Part of the amounts within 10 % of their median, in hundredths of a percent. */
  readonly within: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Whether the days repeat, or only the months (bookings made in batches). */
export type RhythmBasis = 'dag' | 'maand';

export type Certainty = 'zeker' | 'waarschijnlijk' | 'onzeker';

export interface Rhythm {
  readonly cadence: CadenceKey;
  readonly basis: RhythmBasis;
  /** Part of the intervals within the band, in hundredths of a percent. */
  readonly within: number;
  /** Shortest, median and longest interval in days. */
  readonly gaps: { readonly shortest: number; readonly median: number; readonly longest: number };
}

/** Bookings that come back. */
export interface RecurringSeries {
  /** Stays the same over imports, see `identity.ts`. */
  readonly id: string;
  readonly rekening: string;
  readonly tegenpartij: string | null;
  readonly tegenpartij_naam: string | null;
  /** Text of the bookings that is most used. */
  readonly omschrijving: string;
  /** What the texts of its bookings have in common; not in what was found by an earlier version. */
  readonly words?: string;
  /** Journal of most of its bookings. */
  readonly dagboek_naam: string;
  readonly rhythm: Rhythm;
  readonly amounts: Amounts;
  readonly certainty: Certainty;
  readonly occurrences: readonly Occurrence[];
  /** Days of the books that were never read, where there are any. */
  readonly unread?: readonly DayRange[];
}

/** A series before it has its id. */
export interface FoundSeries extends Omit<RecurringSeries, 'id'> {
  /** Number of lines that it is made of. */
  readonly lines: number;
}
