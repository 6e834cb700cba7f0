import { posix } from 'node:path';
import { AuditfileRefused, type ByteChunks } from '@kengetal/ledger';

/** A file in an archive. */
export interface ArchivedFile {
  /** With its folders, separated by '/'. */
  readonly name: string;
  /** Unpacked, in bytes. */
  readonly size: number;
  readonly bytes: ByteChunks;
}

interface JoinedFile {
  readonly name: string;
  /** The files of the archive that it is made of, in order. */
  readonly members: readonly ArchivedFile[];
  /** Why it cannot be read. */
  readonly refusal?: AuditfileRefused;
}

/** The header of an audit file stands at its beginning. */
const HEAD = 64 * 1024;
const HEADER = /<(?:[\w.-]+:)?header[\s/>]/i;
const OF_AUDITFILE = /<(?:[\w.-]+:)?auditfile[\s>]|Vervolgbestand/i;
const BY_NAME = new Intl.Collator('nl', { numeric: true });

/**
 * Makes one of the files over which a program has split its books: `x.xaf`, `x-2.xaf`, `x-3.xaf`
 * in one folder, of which only the first has a header (Toelichting Auditfile Financieel 3.2).
 * A numbered file with a header of its own, such as a year, stays apart. One of which a part is
 * missing says so when it is read: another file has nothing to do with that.
 */
export async function joinParts(entries: readonly ArchivedFile[]): Promise<JoinedFile[]> {
  const sorted = [...entries].sort((one, other) => BY_NAME.compare(one.name, other.name));
  const names = new Set(sorted.map(({ name }) => name.toLowerCase()));
  const followers = new Map<string, Follower[]>();
  const firsts: ArchivedFile[] = [];
  const alone: JoinedFile[] = [];
  for (const entry of sorted) {
    const follower = await asFollower(entry, names);
    if (!follower) firsts.push(entry);
    else if (!('first' in follower)) alone.push(follower);
    else followers.set(follower.first, [...(followers.get(follower.first) ?? []), follower]);
  }
  const joined = firsts.map((first) => inOrder(first, followers.get(first.name.toLowerCase())));
  return [...joined, ...alone];
}

interface Follower {
  /** Name of the file that it goes on from, in lower case. */
  readonly first: string;
  readonly number: number;
  readonly entry: ArchivedFile;
}

async function asFollower(
  entry: ArchivedFile,
  names: ReadonlySet<string>,
): Promise<Follower | JoinedFile | null> {
  const { name, bytes } = entry;
  const [, stem, digits, extension] = /^(.*\S)\s?-\s?(\d+)(\.\w+)$/.exec(name) ?? [];
  const number = Number(digits);
  if (stem === undefined || extension === undefined || !(number >= 2)) return null;
  const head = await headOf(bytes).catch(refused);
  // Said again when the file is read.
  if (head instanceof AuditfileRefused || HEADER.test(head)) return null;
  const first = `${stem}${extension}`.toLowerCase();
  if (names.has(first)) return { first, number, entry };
  if (!OF_AUDITFILE.test(head)) return null;
  const refusal = incomplete(
    `${base(name)} is een vervolg op ${base(stem + extension)}, dat er niet bij zit`,
  );
  return { name, members: [entry], refusal };
}

function inOrder(first: ArchivedFile, followers: readonly Follower[] = []): JoinedFile {
  const { name } = first;
  const sorted = [...followers].sort((one, other) => one.number - other.number);
  const members = [first, ...sorted.map(({ entry }) => entry)];
  const gap = sorted.findIndex(({ number }, index) => number !== index + 2);
  if (gap < 0) return { name, members };
  const { dir, name: stem, ext } = posix.parse(name);
  const missing = base(posix.join(dir, `${stem}-${gap + 2}${ext}`));
  const refusal = incomplete(`Deel ${gap + 2} van ${base(name)} ontbreekt (${missing})`);
  return { name, members, refusal };
}

function refused(error: unknown): AuditfileRefused {
  if (error instanceof AuditfileRefused) return error;
  throw error;
}

async function headOf(bytes: ByteChunks): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD) break;
  }
  // Without the zeros of UTF-16 the marks are legible in every encoding that an audit file has.
  return Buffer.concat(chunks).toString('latin1', 0, HEAD).replaceAll('\0', '');
}

const base = (name: string): string => posix.basename(name);

function incomplete(what: string): AuditfileRefused {
  return new AuditfileRefused('onvolledig', `${what}. Upload alle delen samen in één zipbestand.`);
}
