import { bulkYear, type BulkYearOptions } from './bulk.ts';
import { bytesOf } from './encode.ts';
import { PRODUCERS, type Dialect } from './producers.ts';

export interface BulkOptions extends Omit<BulkYearOptions, 'lines'> {
  /** Program whose habits the file has; 'plain_3.2' unless told. */
  dialect?: Dialect;
  /** Lines in the file, exactly, those of an opening balance element left out. */
  targetLines?: number;
  /** Size of the file in bytes, exactly; white space after the last tag makes up the rest. */
  targetBytes?: number;
}

/** Part of the asked size that is left to white space, so that it is not exceeded. */
const SLACK = 0.0005;
const SAMPLE = 5_000;
const BYTES_OF_LINE = 330;

/**
 * One fiscal year as an audit file of any size, written as it is read: memory does not grow with
 * the file. Ask either lines or bytes.
 * @throws RangeError when neither is asked, or less than the story of a year takes
 */
export async function* bulkAuditfile(options: BulkOptions): AsyncGenerator<Uint8Array, void, void> {
  const { dialect = 'plain_3.2', targetLines, targetBytes } = options;
  const lines = targetLines ?? (await linesFor(targetBytes, options));
  let written = 0;
  for await (const chunk of bytesOf(bulkYear({ ...options, lines }), PRODUCERS[dialect])) {
    written += chunk.length;
    yield chunk;
  }
  if (targetLines === undefined && targetBytes !== undefined && written < targetBytes) {
    yield Buffer.alloc(targetBytes - written, '\n');
  }
}

/**
 * Number of lines for a size, from two trials: a small one, and one of about the size, since
 * lines grow with the digits of their numbers.
 */
async function linesFor(bytes: number | undefined, options: BulkOptions): Promise<number> {
  if (bytes === undefined) throw new RangeError('Ask for a number of lines or of bytes.');
  const habits = PRODUCERS[options.dialect ?? 'plain_3.2'];
  const size = async (lines: number) => {
    let sum = 0;
    for await (const chunk of bytesOf(bulkYear({ ...options, lines }), habits)) sum += chunk.length;
    return sum;
  };
  const target = bytes * (1 - SLACK);
  const small = await size(SAMPLE);
  const guess = SAMPLE + Math.floor((target - small) / BYTES_OF_LINE);
  if (guess === SAMPLE) return guess;
  const large = await size(guess);
  return guess + Math.floor(((target - large) * (guess - SAMPLE)) / (large - small));
}
