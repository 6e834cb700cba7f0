import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AuditfileRefused, ByteChunks } from '@kengetal/ledger';
import { joinParts, type ArchivedFile } from './archive-parts.ts';
import { openZip, type ZipLimits } from './archive-zip.ts';

/** An audit file as it was uploaded; the parts of a split one in order. */
export interface UploadedFile {
  readonly name: string;
  /** Names in the archive of its parts; none for a file that was sent as it is. */
  readonly members: readonly string[];
  /** Unpacked. */
  readonly bytes: number;
  /** Each is opened when it is read, and can be read again. */
  readonly parts: ByteChunks[];
}

export interface UploadedFiles {
  readonly files: UploadedFile[];
  /** Names in the archive of what cannot be an audit file. */
  readonly ignored: string[];
  close(): Promise<void>;
}

/** How an upload is opened. */
export interface Opening {
  /** Reads only the file of these parts, of an archive that was opened whole before. */
  readonly members?: readonly string[] | undefined;
  readonly limits?: Partial<ZipLimits>;
}

const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/**
 * What was uploaded: a file as it is, or the audit files in a zip, which its first bytes tell.
 * Nothing is unpacked on disk.
 * @param filename what the user calls it
 * @throws AuditfileRefused when a zip is damaged, locked, unsafe, too large, or holds no audit
 *   file; reading the parts can throw it too
 */
export async function openUpload(
  path: string,
  filename: string,
  { members, limits = {} }: Opening = {},
): Promise<UploadedFiles> {
  const { size, start } = await look(path);
  if (!ZIP.includes(start)) {
    const whole: ByteChunks = { [Symbol.asyncIterator]: () => bytesOf(path) };
    const close = () => Promise.resolve();
    const file = { name: filename, members: [], bytes: size, parts: [whole] };
    return { files: [file], ignored: [], close };
  }
  const zip = await openZip(path, size, limits, members !== undefined);
  try {
    const { entries, ignored, close } = zip;
    if (members) return { files: [fileOf(filename, named(entries, members))], ignored: [], close };
    const joined = await joinParts(entries);
    const files = joined.map(({ name, members: parts, refusal }) => fileOf(name, parts, refusal));
    return { files, ignored, close };
  } catch (error) {
    await zip.close();
    throw error;
  }
}

/** The bytes of one file of an archive, unpacked; opened when they are read. */
export async function* memberOf(path: string, name: string): AsyncGenerator<Uint8Array> {
  const { files, close } = await openUpload(path, name, { members: [name] });
  try {
    for (const { parts } of files) for (const part of parts) yield* part;
  } finally {
    await close();
  }
}

function fileOf(
  name: string,
  entries: readonly ArchivedFile[],
  refusal?: AuditfileRefused,
): UploadedFile {
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const members = entries.map((entry) => entry.name);
  return {
    name,
    members,
    bytes,
    parts: refusal ? [refusing(refusal)] : entries.map((one) => one.bytes),
  };
}

function named(entries: readonly ArchivedFile[], names: readonly string[]): ArchivedFile[] {
  return names.map((name) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry) throw new Error('the archive has no such file');
    return entry;
  });
}

/** Bytes that cannot be read. */
const refusing = (refusal: AuditfileRefused): ByteChunks => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(refusal) }),
});

async function look(path: string): Promise<{ size: number; start: string }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return { size, start: buffer.toString('latin1', 0, bytesRead) };
  } finally {
    await file.close();
  }
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}
