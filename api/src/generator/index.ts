/**
 * Made-up Dutch administrations, the same for the same seed: for the sandbox, tests and
 * benchmarks. `simulate` gives the books year by year, `auditfile` one of those years as bytes.
 */
import { simulate, type AdministrationOptions, type GeneratedYear } from './simulate.ts';
import { writeXaf, type Dialect } from './write-xaf.ts';

export { simulate, type AdministrationOptions, type GeneratedYear } from './simulate.ts';
export type { Dialect } from './write-xaf.ts';
export type { GeneratedEntry, GeneratedLine } from './books.ts';

/** Bytes in one chunk. */
const CHUNK = 64 * 1024;

/** Audit file of a year in chunks of bytes, in the encoding and with the mark of the dialect. */
export async function* auditfile(
  year: GeneratedYear,
  dialect: Dialect,
): AsyncGenerator<Uint8Array, void, void> {
  const encoding = dialect === 'exact' ? 'utf8' : 'latin1';
  let text = dialect === 'exact' ? '\ufeff' : '';
  for (const piece of writeXaf(year, dialect)) {
    text += piece;
    if (text.length < CHUNK) continue;
    yield await Promise.resolve(Buffer.from(text, encoding));
    text = '';
  }
  yield Buffer.from(text, encoding);
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
