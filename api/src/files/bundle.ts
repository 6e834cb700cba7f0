import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { dayOf } from '../clock.ts';
import type { Sql, SqlParameters } from '../db/database.ts';
import type { Cell } from './cells.ts';
import { csv } from './csv.ts';

export const ZIP_TYPE = 'application/zip';

type Row = Readonly<Record<string, unknown>>;
type CellOf = (value: unknown) => Cell;

/** A file of a bundle with a row for each thing of a kind, of what the bundle is of. */
export interface BundledTable<Of> {
  readonly file: string;
  /** What it holds, in Dutch, for the README. */
  readonly about: string;
  /** By heading, which is also the name of the column that `rows` gives. */
  readonly columns: Readonly<Record<string, CellOf>>;
  /** Asked when it is its turn to be written. */
  readonly rows: (sql: Sql, of: Of) => AsyncIterable<Row>;
}

/** A file that goes along as it is. */
export interface BundledFile {
  readonly name: string;
  /** Where it is kept, or its bytes, read when it is its turn. */
  readonly content: string | AsyncIterable<Uint8Array>;
}

export interface Bundle<Of> {
  readonly of: Of;
  /** What it is of and when it was made, in Dutch: the first lines of the README. */
  readonly intro: readonly string[];
  readonly tables: readonly BundledTable<Of>[];
  readonly files?: readonly BundledFile[];
  /** What is not in it, and why, in Dutch. */
  readonly without: readonly string[];
}

const TIME = new Intl.DateTimeFormat('nl-NL', {
  ...{ timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' },
});

/** Values of the database as cells; what is not there is empty. */
const filled =
  <Value>(cell: (value: Value) => Cell): CellOf =>
  // The statement of a table gives what its columns say.
  (value) =>
    value === null || value === undefined ? null : cell(value as Value);

export const text = filled<string | number>((value) => ({ text: String(value) }));
export const day = filled<string>((value) => ({ day: value }));
/** A moment, on Dutch clocks. */
export const moment = filled<string>((value) => {
  const at = new Date(value);
  return { day: dayOf(at), time: TIME.format(at) };
});
export const euro = filled<number>((value) => ({ value, kind: 'euro' }));
/** Hundredths of a percent. */
export const percent = filled<number>((value) => ({ value, kind: 'percent' }));
export const whole = filled<number>((value) => ({ value, kind: 'whole' }));
export const yesNo = filled<boolean>((value) => ({ text: value ? 'ja' : 'nee' }));
/** What has parts of its own, as it is kept. */
export const json = filled<object>((value) => ({ text: JSON.stringify(value) }));

/** Columns by heading: how their values are shown, and what they are in SQL. */
export type SqlColumns = Readonly<Record<string, readonly [cell: CellOf, expression: string]>>;

interface Selected<Of> extends Pick<BundledTable<Of>, 'file' | 'about'> {
  readonly columns: SqlColumns;
  /** The statement from its tables on. */
  readonly from: string;
  readonly params: (of: Of) => SqlParameters;
}

/** A table of the rows of one statement. */
export function selected<Of>(asked: Selected<Of>): BundledTable<Of> {
  const { file, about, columns, from, params } = asked;
  const list = Object.entries(columns).map(([heading, [, sql]]) => `${sql} AS "${heading}"`);
  return {
    ...{ file, about, columns: cellsIn(columns) },
    rows: async function* rows(sql, of) {
      yield* await sql.rows<Row>(`SELECT ${list.join(', ')} FROM ${from}`, params(of));
    },
  };
}

/** How the values of columns are shown. */
export const cellsIn = (columns: SqlColumns): Record<string, CellOf> =>
  Object.fromEntries(Object.entries(columns).map(([heading, [cell]]) => [heading, cell]));

/** The bytes of a zip file with a README, tables as CSV and files, each written when it is its turn. */
export function bundled<Of>(sql: Sql, bundle: Bundle<Of>): AsyncIterable<Uint8Array> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const broken = (error: Error) => void output.destroy(error);
  // A file that is gone, or a reading that breaks off, breaks the bundle off.
  zip.on('error', broken);
  const add = (name: string, read: () => Iterable<Uint8Array | string> | AsyncIterable<unknown>) =>
    zip.addReadStreamLazy(name, {}, (done) => {
      const content = Readable.from(read(), { objectMode: false });
      content.once('error', broken);
      done(null, content);
    });
  zip.addBuffer(Buffer.from(readme(bundle)), 'README.txt');
  for (const table of bundle.tables) {
    add(table.file, () => csv(cellsOf(table, sql, bundle.of)));
  }
  for (const { name, content } of bundle.files ?? []) {
    if (typeof content === 'string') zip.addFile(content, name);
    else add(name, () => content);
  }
  zip.end();
  return output;
}

async function* cellsOf<Of>(
  { columns, rows }: BundledTable<Of>,
  sql: Sql,
  of: Of,
): AsyncGenerator<readonly Cell[]> {
  const named = Object.entries(columns);
  yield named.map(([heading]) => ({ text: heading }));
  for await (const row of rows(sql, of)) yield named.map(([heading, cell]) => cell(row[heading]));
}

function readme<Of>({ intro, tables, files = [], without }: Bundle<Of>): string {
  const width = Math.max(...tables.map(({ file }) => file.length)) + 2;
  const lines = [
    ...intro,
    '',
    'Wat erin zit',
    ...tables.map(({ file, about }) => `  ${file.padEnd(width)}${about}`),
    ...files.map(({ name }) => `  ${name}`),
    '',
    'Wat er niet in zit',
    ...without.map((one) => `  ${one}`),
    '',
    'De tabellen zijn CSV: kolommen gescheiden door een puntkomma, bedragen in euro met een',
    'komma, datums als dd-mm-jjjj, tekens in UTF-8. Excel en LibreOffice openen ze direct.',
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
