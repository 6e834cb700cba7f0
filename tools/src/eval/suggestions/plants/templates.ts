import type { Detector } from '@kengetal/contract';
import type { Entry } from '../books/books.ts';
import type { Desk } from './desk.ts';

/** What a plant is about: numbers of relations and accounts; documents by number or entry. */
export interface Told {
  readonly relaties?: readonly string[];
  /** Ledger numbers of four digits. */
  readonly rekeningen?: readonly string[];
  readonly documenten?: readonly (string | Entry)[];
  /** Months that a finding may be about, YYYYMM, both included. */
  readonly months: readonly [from: number, to: number];
  /** Whether it is about the company, so that any finding of the detector in those months is it. */
  readonly whole?: boolean;
  /** Other detectors that are right to speak of the same. */
  readonly also?: readonly Detector[];
}

/** Books something; null where these books cannot hold it. */
export type Template = (desk: Desk) => Told | null;

/** What a detector must find and what it must leave alone, by a few words. */
export interface Templates {
  readonly plants: Readonly<Record<string, Template>>;
  readonly near: Readonly<Record<string, Template>>;
}
