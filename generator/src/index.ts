/**
 * Made-up Dutch administrations, the same for the same seed: for the sandbox, tests and
 * benchmarks.
 *
 * - `simulate` gives the books year by year: what is true, whoever writes it.
 * - `auditfile` writes one of those years as bytes, with the habits of a program (`PRODUCERS`);
 *   `auditfiles` writes all years, `auditfileParts` one year split over files.
 * - `bulkAuditfile` writes one year of any size in little memory.
 */
import { bytesOf } from './encode.ts';
import type { Producer } from './producer.ts';
import { PRODUCERS, type Dialect } from './producers.ts';
import type { GeneratedYear } from './generated-year.ts';
import { simulate, type AdministrationOptions } from './simulate.ts';
import { writable } from './year.ts';

export { bulkYear } from './bulk.ts';
export { bulkAuditfile, type BulkOptions } from './bulk-file.ts';
export {
  chartOf,
  JOURNALS,
  JOURNAL_ORDER,
  numberOf,
  type AccountName,
  type JournalName,
} from './chart.ts';
export { bytesOf } from './encode.ts';
export { createRandom, share, type Random } from './random.ts';
export { writable, type WritableYear } from './year.ts';
export { dueDate } from './write-subledgers.ts';
export { writtenJournals, type WrittenEntry, type WrittenJournal } from './written.ts';
export type { Producer } from './producer.ts';
export { PRODUCERS, type Dialect } from './producers.ts';
export { renumbered, withDigits, type GeneratedYear } from './generated-year.ts';
export { addDays } from './days.ts';
export { OpenItems } from './open-items.ts';
export type { GeneratedRelation } from './relations.ts';
export { VAT_CODES, VAT_NAMES, type VatName } from './vat.ts';
export type { ChartAccount } from './chart.ts';
export { simulate, type AdministrationOptions } from './simulate.ts';
export type { GeneratedEntry, GeneratedLine } from './books.ts';

/**
 * Audit file of a year in chunks of bytes.
 * @param dialect a program by name, or habits of one's own
 */
export function auditfile(
  year: GeneratedYear,
  dialect: Dialect | Producer,
): AsyncGenerator<Uint8Array, void, void> {
  return bytesOf(writable(year), habitsOf(dialect));
}

/** Audit file of a year cut between entries: the parts of a split export, in order. */
export function auditfileParts(
  year: GeneratedYear,
  dialect: Dialect | Producer,
  count: number,
): { filename: string; bytes: AsyncGenerator<Uint8Array, void, void> }[] {
  return Array.from({ length: count }, (_, index) => ({
    filename: filenameOf(year, index === 0 ? '' : `-${String(index + 1)}`),
    bytes: bytesOf(writable(year), habitsOf(dialect), { number: index + 1, of: count }),
  }));
}

/** Audit files of all years of an administration, with the name that a user would give them. */
export function* auditfiles(
  options: AdministrationOptions,
  dialect: Dialect | Producer,
): Generator<{ year: GeneratedYear; filename: string; bytes: AsyncGenerator<Uint8Array> }> {
  for (const year of simulate(options)) {
    yield { year, filename: filenameOf(year), bytes: auditfile(year, dialect) };
  }
}

function habitsOf(dialect: Dialect | Producer): Producer {
  return typeof dialect === 'string' ? PRODUCERS[dialect] : dialect;
}

function filenameOf({ fiscal_year }: GeneratedYear, part = ''): string {
  return `auditfile-${fiscal_year.label.replace('/', '-')}${part}.xaf`;
}
