/**
 * Made-up Dutch administrations, the same for the same seed: for the sandbox, tests and
 * benchmarks. `simulate` gives the books year by year, `auditfile` one of those years as bytes,
 * `bulkAuditfile` one year of any size in little memory.
 */
import { bulkYear, type BulkYearOptions } from './bulk.ts';
import { encoded } from './encode.ts';
import { simulate, writable, type AdministrationOptions, type GeneratedYear } from './simulate.ts';
import { writeXaf, type Dialect } from './write-xaf.ts';
import type { WritableYear } from './year.ts';

export { simulate, type AdministrationOptions, type GeneratedYear } from './simulate.ts';
export type { Dialect } from './write-xaf.ts';
export type { GeneratedEntry, GeneratedLine } from './books.ts';

/** Audit file of a year in chunks of bytes, in the encoding and with the mark of the dialect. */
export function auditfile(
  year: GeneratedYear,
  dialect: Dialect,
): AsyncGenerator<Uint8Array, void, void> {
  return bytesOf(writable(year), dialect);
}

function bytesOf(year: WritableYear, dialect: Dialect): AsyncGenerator<Uint8Array, void, void> {
  return encoded(writeXaf(year, dialect), {
    latin1: dialect !== 'exact',
    bom: dialect === 'exact',
  });
}

/** Audit files of all years of an administration, with the name that a user would give them. */
export function* auditfiles(
  options: AdministrationOptions,
  dialect: Dialect,
): Generator<{ year: GeneratedYear; filename: string; bytes: AsyncGenerator<Uint8Array> }> {
  for (const year of simulate(options)) {
    const label = year.fiscal_year.label.replace('/', '-');
    yield { year, filename: `auditfile-${label}.xaf`, bytes: auditfile(year, dialect) };
  }
}

export interface BulkOptions extends Omit<BulkYearOptions, 'lines'> {
  dialect?: Dialect;
  /** Lines in the file, exactly, those of the opening balance left out. */
  targetLines?: number;
  /** Size of the file in bytes, exactly; white space after the last tag makes up the rest. */
  targetBytes?: number;
}

/**
 * One fiscal year as an audit file of any size, written as it is read: memory does not grow with
 * the file. Ask either lines or bytes.
 * @throws RangeError when neither is asked, or less than the story of a year takes
 */
export async function* bulkAuditfile(options: BulkOptions): AsyncGenerator<Uint8Array, void, void> {
  const { dialect = 'multivers', targetBytes } = options;
  const lines = options.targetLines ?? linesFor(targetBytes, options);
  let written = 0;
  for await (const chunk of bytesOf(bulkYear({ ...options, lines }), dialect)) {
    written += chunk.length;
    yield chunk;
  }
  if (options.targetLines === undefined && targetBytes !== undefined && written < targetBytes) {
    yield Buffer.alloc(targetBytes - written, '\n');
  }
}

/** Part of the asked size that is left to white space, so that it is not exceeded. */
const SLACK = 0.0005;
const SAMPLE = 5_000;

/**
 * Number of lines for a size, from trials: a small one, and one of about the size, since lines
 * grow with the digits of their numbers.
 */
function linesFor(bytes: number | undefined, options: BulkOptions): number {
  if (bytes === undefined) throw new RangeError('Ask for a number of lines or of bytes.');
  const size = (lines: number) => {
    let sum = 0;
    const year = bulkYear({ ...options, lines });
    for (const piece of writeXaf(year, options.dialect ?? 'multivers')) sum += piece.length;
    return sum;
  };
  const target = bytes * (1 - SLACK);
  const small = size(SAMPLE);
  const guess = SAMPLE + Math.floor((target - small) / 330);
  if (guess <= SAMPLE) return guess;
  const large = size(guess);
  return guess + Math.floor(((target - large) * (guess - SAMPLE)) / (large - small));
}
