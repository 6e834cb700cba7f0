import { posix } from 'node:path';
import { AuditfileRefused, type ByteChunks } from '@kengetal/ledger';

/** A file in an archive. */
export interface ArchivedFile {
  /** With its folders, separated by '/'. */
  readonly name: string;
  readonly bytes: ByteChunks;
}

interface JoinedFile {
  readonly name: string;
  readonly parts: ByteChunks[];
}

/** The header of an audit file stands at its beginning. */
const HEAD = 64 * 1024;
const HEADER = /<(?:[\w.-]+:)?header[\s/>]/i;
const OF_AUDITFILE = /<(?:[\w.-]+:)?auditfile[\s>]|Vervolgbestand/i;
const BY_NAME = new Intl.Collator('nl', { numeric: true });

/**
 * Makes one of the files over which a program has split its books: `x.xaf`, `x-2.xaf`, `x-3.xaf`
 * in one folder, of which only the first has a header (Toelichting Auditfile Financieel 3.2).
 * A numbered file with a header of its own, such as a year, stays apart.
 * @throws AuditfileRefused when a part is missing
 */
export async function joinParts(entries: readonly ArchivedFile[]): Promise<JoinedFile[]> {
  const sorted = [...entries].sort((one, other) => BY_NAME.compare(one.name, other.name));
  const names = new Set(sorted.map(({ name }) => name.toLowerCase()));
  const followers = new Map<string, Follower[]>();
  const firsts: ArchivedFile[] = [];
  for (const entry of sorted) {
    const follower = await asFollower(entry, names);
    if (!follower) firsts.push(entry);
    else followers.set(follower.first, [...(followers.get(follower.first) ?? []), follower]);
  }
  return firsts.map(({ name, bytes }) => ({
    name,
    parts: [bytes, ...inOrder(name, followers.get(name.toLowerCase()) ?? [])],
  }));
}

interface Follower {
  /** Name of the file that it goes on from, in lower case. */
  readonly first: string;
  readonly number: number;
  readonly bytes: ByteChunks;
}

async function asFollower(
  { name, bytes }: ArchivedFile,
  names: ReadonlySet<string>,
): Promise<Follower | null> {
  const [, stem, digits, extension] = /^(.*\S)\s?-\s?(\d+)(\.\w+)$/.exec(name) ?? [];
  const number = Number(digits);
  if (stem === undefined || extension === undefined || !(number >= 2)) return null;
  const head = await headOf(bytes);
  if (HEADER.test(head)) return null;
  const first = `${stem}${extension}`.toLowerCase();
  if (names.has(first)) return { first, number, bytes };
  if (!OF_AUDITFILE.test(head)) return null;
  throw incomplete(
    `${base(name)} is een vervolg op ${base(stem + extension)}, dat er niet bij zit`,
  );
}

function inOrder(name: string, followers: readonly Follower[]): ByteChunks[] {
  const sorted = [...followers].sort((one, other) => one.number - other.number);
  sorted.forEach(({ number }, index) => {
    if (number === index + 2) return;
    const { dir, name: stem, ext } = posix.parse(name);
    const missing = base(posix.join(dir, `${stem}-${index + 2}${ext}`));
    throw incomplete(`Deel ${index + 2} van ${base(name)} ontbreekt (${missing})`);
  });
  return sorted.map(({ bytes }) => bytes);
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
