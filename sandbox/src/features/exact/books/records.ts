import type {
  ChartAccount,
  GeneratedLine,
  GeneratedRelation,
  JournalName,
} from '@kengetal/generator';
import type { Stamped } from './log.ts';

/** What lines of one entry have in common. */
export interface Entry {
  readonly key: number;
  readonly number: number;
  readonly year: number;
  readonly period: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly journal: JournalName;
  /** Kind of entry as Exact numbers them: 20 a sale, 310 the closing of a period. */
  readonly type: number;
  /** 20 open, 50 processed. */
  readonly status: 20 | 50;
}

export interface LedgerLine extends Stamped, GeneratedLine {
  readonly key: number;
  readonly entry: Entry;
  /** Within the entry, from 0. */
  readonly nr: number;
  /** Last day on which the invoice may be paid. */
  readonly due: string | null;
  /** Wall clock in milliseconds. */
  readonly modified: number;
}

export interface LedgerAccount extends Stamped, ChartAccount {
  readonly modified: number;
}

export interface Relation extends Stamped, GeneratedRelation {
  readonly modified: number;
}

/** Something that is no longer there. */
export interface Deletion extends Stamped {
  readonly key: number;
  readonly entityKey: string;
  readonly entityType: number;
  readonly deleted: number;
}

/** Kinds of records, as they stand in their ids. */
export const KINDS = {
  line: 1,
  entry: 2,
  account: 3,
  mapping: 4,
  classification: 5,
  relation: 6,
  journal: 7,
  period: 8,
  vat: 9,
  deletion: 10,
  user: 11,
} as const;

/** A GUID that belongs to one record of one division. */
export function guidOf(division: number, kind: keyof typeof KINDS, key: number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `${hex(division, 8)}-${hex(KINDS[kind], 4)}-4e0a-8d1c-${hex(key, 12)}`;
}
