import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ByteChunks } from '@kengetal/ledger';
import { joinParts } from './archive-parts.ts';
import { openZip, type ZipLimits } from './archive-zip.ts';

/** An audit file as it was uploaded; the parts of a split one in order. */
export interface UploadedFile {
  readonly name: string;
  /** Each is opened when it is read, and can be read again. */
  readonly parts: ByteChunks[];
}

export interface UploadedFiles {
  readonly files: UploadedFile[];
  /** Names in the archive of what cannot be an audit file. */
  readonly ignored: string[];
  /** Size of the audit files when they are unpacked, all together. */
  readonly expandedBytes: number;
  close(): Promise<void>;
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
  limits: Partial<ZipLimits> = {},
): Promise<UploadedFiles> {
  const { size, start } = await look(path);
  if (!ZIP.includes(start)) {
    const whole: ByteChunks = { [Symbol.asyncIterator]: () => bytesOf(path) };
    const close = () => Promise.resolve();
    return { files: [{ name: filename, parts: [whole] }], ignored: [], expandedBytes: size, close };
  }
  const zip = await openZip(path, size, limits);
  try {
    const { ignored, expandedBytes, close } = zip;
    return { files: await joinParts(zip.entries), ignored, expandedBytes, close };
  } catch (error) {
    await zip.close();
    throw error;
  }
}

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
