import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { AuditfileRefused } from '@kengetal/ledger';

/**
 * Unpacks one file of a zip as it is read. No more comes out than the directory of the zip
 * declares, which the limits were held against.
 * @throws AuditfileRefused when the bytes are not those that were packed
 */
export async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream: AsyncIterable<Buffer> = await whenDamaged(zip.openReadStreamPromise(entry));
  const chunks = stream[Symbol.asyncIterator]();
  let check = 0;
  try {
    for (let next = await whenDamaged(chunks.next()); !next.done;) {
      check = crc32(next.value, check);
      yield next.value;
      next = await whenDamaged(chunks.next());
    }
  } finally {
    await chunks.return?.();
  }
  if (check !== entry.crc32) throw damaged();
}

/** Says in words what the zip library could not read; a failing disk is not the user's doing. */
export async function whenDamaged<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    throw /encryption/.test(error.message) ? locked() : damaged();
  }
}

export function locked(): AuditfileRefused {
  return new AuditfileRefused(
    'geen_xml',
    'Dit zipbestand heeft een wachtwoord. Pak het uit en upload de auditfile zelf.',
  );
}

function damaged(): AuditfileRefused {
  return new AuditfileRefused(
    'onvolledig',
    'Dit zipbestand is beschadigd of niet helemaal aangekomen. Maak het opnieuw, of upload de auditfile zelf.',
  );
}
