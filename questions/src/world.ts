import type { Question } from '@kengetal/contract';
import type { FiscalYear, GroupKey, Span } from '@kengetal/ledger';

export interface Coded {
  readonly code: string;
  readonly naam: string;
}

export interface KnownAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
  /** The relation that all of its bookings are of, where it is one. */
  readonly leverancier?: string;
}

/** What the books have of a relation, ever or, as 'staat_open', at their end. */
export type BookedAs = 'verkocht' | 'ingekocht' | 'openstaand' | 'staat_open';

export interface KnownRelation {
  readonly relatie: string;
  readonly naam: string;
  readonly soort: 'klant' | 'leverancier' | 'beide' | 'overig';
  /** Left out where it is not known. */
  readonly booked?: readonly BookedAs[];
}

/** What the grammar knows of one administration: its calendar and its names, no figure. */
export interface World {
  /** What the company itself is called, where that is known. */
  readonly name?: string;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  readonly years: readonly FiscalYear[];
  /** First and last month with movements. */
  readonly booked?: Span;
  /** First and last month that are really told: booked, and not ahead of their source. */
  readonly told?: Span;
  readonly accounts: readonly KnownAccount[];
  readonly relations: readonly KnownRelation[];
  readonly journals: readonly Coded[];
  readonly vatCodes: readonly Coded[];
  readonly costCentres: readonly Coded[];
  readonly hasBudget: boolean;
}

/** The row of a list that an answer singled out. */
export type FoundRow =
  | { readonly relatie: string }
  | { readonly rekening: string }
  | { readonly groep: GroupKey };

/** The month, quarter, year, document or row that an answer singled out. */
export type SingledOut = { readonly period: Span } | { readonly boekstuk: string } | FoundRow;

/** What came before a question. */
export interface Before {
  /** The question before it in the conversation. */
  readonly question?: Question;
  /** The words that it was asked in, where they are known: 'begin 2024' is no period of a question. */
  readonly said?: string;
  /** The one before that, which it can be held against: 'wat is het verschil?'. */
  readonly earlier?: Question;
  /** All that were asked of late, the last first: what 'samen' and 'gemiddeld' are of. */
  readonly told?: readonly Question[];
  /** The last list of the conversation, of which a row may be named by its place. */
  readonly list?: Question;
  /**
   * Set where what was said last was asked back, so that it is not sure what goes on from it: what it
   * could be chosen from.
   */
  readonly offered?: readonly Question[];
  /** What was said since the last question that was answered, none of which was understood. */
  readonly unread?: readonly string[];
  /** What the answer before it named, where it named one of many. */
  readonly found?: SingledOut;
  /** The same of the one before that. */
  readonly earlierFound?: SingledOut;
  /** The row of the list before it that the question names by its place, or the month of a series. */
  readonly row?: FoundRow | { readonly period: Span };
  /** The period on the screen that it came from. */
  readonly period?: Span;
  /** What is on that screen, in words. */
  readonly context?: string;
}

/** Why a question gets no figure (decision 0090). */
export type Refusal =
  | 'buiten_boeken'
  | 'toekomst'
  | 'advies'
  | 'wereld'
  | 'andere_administratie'
  | 'wijzigen'
  | 'onbekend';

/** A reading that a person can choose with a click. */
export interface Choice {
  readonly label: string;
  readonly question: Question;
}

/** How a text was understood. */
export type Reading =
  | {
      readonly kind: 'vraag';
      readonly question: Question;
      /** Readings that would give another figure. */
      readonly others: readonly Choice[];
    }
  | {
      readonly kind: 'terugvraag';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** The question before it, where only its period has no figure; a conversation goes on from it. */
      readonly asked?: Question;
    }
  | {
      readonly kind: 'geen_antwoord';
      readonly reason: Refusal;
      readonly text: string;
      readonly related?: Question;
      /** What was asked, where only its period has no figure; a conversation goes on from it. */
      readonly asked?: Question;
    };

/** A part of a question that a click can change. */
export interface Chip {
  readonly part: 'cijfer' | 'periode' | 'vergelijking' | 'verdeling';
  readonly label: string;
  readonly choices: readonly Choice[];
}
