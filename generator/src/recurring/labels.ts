import type { RecurringLine } from '@kengetal/ledger';

/** What a series is made to show. */
export type RecurringClass =
  | 'wekelijks'
  | 'tweewekelijks'
  | 'vierwekelijks'
  | 'maandelijks'
  | 'tweemaandelijks'
  | 'kwartaal'
  | 'halfjaar'
  | 'jaar'
  | 'maandelijks wisselend'
  | 'kwartaal wisselend'
  | 'prijsverhoging'
  | 'gemist'
  | 'dubbel'
  | 'veel omschrijvingen'
  | 'geboekt in batches'
  | 'twee bij één leverancier'
  | 'abonnement van klant'
  | 'kleine verschillen'
  | 'losse facturen ertussen'
  | 'weken met vakantie'
  | 'gestopt'
  | 'nieuw';

/** A series as it was made: what a search has to find. */
export interface RecurringLabel {
  readonly kind: RecurringClass;
  readonly frequency:
    | 'wekelijks'
    | 'tweewekelijks'
    | 'vierwekelijks'
    | 'maandelijks'
    | 'tweemaandelijks'
    | 'kwartaal'
    | 'halfjaar'
    | 'jaar';
  /** Whether the amount stays the same, but for steps. */
  readonly fixed: boolean;
  readonly rekening: string;
  readonly tegenpartij: string | null;
  /** Numbers of its entries, doubles included. */
  readonly entries: readonly string[];
}

/** Profit-and-loss lines of made-up books, with the series that were put into them. */
export interface LabelledBooks {
  readonly lines: readonly RecurringLine[];
  readonly labels: readonly RecurringLabel[];
  readonly first: string;
  readonly last: string;
}
