import { posix } from 'node:path';
import { LIMITS } from '@kengetal/contract';
import * as yauzl from 'yauzl';
import type { ByteChunks } from '@kengetal/ledger';
import { bytesOf, whenDamaged } from './archive-bytes.ts';
import {
  refuseContent,
  refuseUnsafe,
  tooMany,
  type Member,
  type ZipLimits,
} from './archive-checks.ts';
import type { ArchivedFile } from './archive-parts.ts';

export type { ZipLimits } from './archive-checks.ts';

const ZIP_LIMITS: ZipLimits = {
  maxEntries: LIMITS.filesPerZip.max,
  maxExpandedBytes: LIMITS.unpackedBytes.max,
  maxRatio: 200,
  ratioFromBytes: 100 * 1024 ** 2,
};
const AUDITFILE = /\.(xaf|xml)$/i;

export interface OpenZip {
  readonly entries: ArchivedFile[];
  readonly ignored: string[];
  close(): Promise<void>;
}

/**
 * Reads the directory of a zip and holds it against the limits; its files are read when asked for.
 * @param wasChecked that was done before; hundreds of files of one zip need not have it done for each
 * @throws AuditfileRefused
 */
export async function openZip(
  path: string,
  size: number,
  given: Partial<ZipLimits>,
  wasChecked = false,
): Promise<OpenZip> {
  const limits = { ...ZIP_LIMITS, ...given };
  // Names are decoded here: an odd path is no danger, as nothing is written to disk.
  const options = { autoClose: false, decodeStrings: false };
  const zip = await whenDamaged(yauzl.openPromise(path, options));
  // Without a listener the program ends when closing the file fails.
  zip.on('error', () => undefined);
  try {
    const members = await membersOf(zip, limits);
    const auditfiles = members.filter(({ name }) => AUDITFILE.test(name));
    if (!wasChecked) {
      refuseContent(members, auditfiles);
      await refuseUnsafe({ zip, members, auditfiles, size, limits });
    }
    return {
      entries: auditfiles.map(({ name, entry }) => ({
        name,
        size: entry.uncompressedSize,
        bytes: readable(zip, entry),
      })),
      ignored: members.flatMap(({ name }) => (AUDITFILE.test(name) ? [] : [name])),
      close: () => Promise.resolve(zip.close()),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The files in the archive, without folders and what systems leave in them. */
async function membersOf(zip: yauzl.ZipFile, limits: ZipLimits): Promise<Member[]> {
  if (zip.entryCount > limits.maxEntries) throw tooMany(limits);
  const entries: yauzl.Entry[] = [];
  await whenDamaged(
    (async () => {
      for await (const entry of zip.eachEntry()) entries.push(entry);
    })(),
  );
  return entries.map((entry) => ({ name: nameOf(entry), entry })).filter(isFile);
}

/** Path of an entry without `..`, drive and control characters, fit to be shown: its end. */
function nameOf(entry: yauzl.Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  const shown = name.replace(/\p{C}/gu, '');
  const kept = shown.split('/').filter((part) => !['', '.', '..'].includes(part));
  return kept.join('/').slice(-LIMITS.nameCharacters.max) + (shown.endsWith('/') ? '/' : '');
}

function isFile({ name }: Member): boolean {
  const parts = name.split('/');
  return (
    !name.endsWith('/') && !parts.includes('__MACOSX') && !posix.basename(name).startsWith('.')
  );
}

const readable = (zip: yauzl.ZipFile, entry: yauzl.Entry): ByteChunks => ({
  [Symbol.asyncIterator]: () => bytesOf(zip, entry),
});
