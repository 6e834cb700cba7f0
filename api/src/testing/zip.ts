import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import yazl from 'yazl';

interface Packing {
  /** Names that are packed as they are, without making them smaller. */
  readonly stored?: readonly string[];
  readonly zip64?: boolean;
}

/** A zip of these files in this order; a name that ends in '/' is a folder. */
export async function zipOf(
  files: Record<string, string | Buffer>,
  { stored = [], zip64: forceZip64Format = false }: Packing = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else
      zip.addBuffer(Buffer.from(content), name, {
        compress: !stored.includes(name),
        forceZip64Format,
      });
  }
  zip.end({ forceZip64Format, comment: '' });
  return buffer(zip.outputStream);
}

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>((bytes, options, done) =>
  yauzl.fromBuffer(bytes, options, done),
);

/** What a zip holds, by name in its order. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await open(zip, { lazyEntries: true, autoClose: false });
  const found = new Map<string, Buffer>();
  const read = promisify(opened.openReadStream.bind(opened));
  return new Promise((done, fail) => {
    opened.on('end', () => done(found)).on('error', fail);
    opened.on('entry', (entry: yauzl.Entry) => {
      read(entry)
        .then(buffer)
        .then((content) => found.set(entry.fileName, content))
        .then(() => opened.readEntry(), fail);
    });
    opened.readEntry();
  });
}

/** Where fields stand in an entry of a zip's directory (APPNOTE.TXT §4.3.12). */
const FIELDS = {
  flags: [8, 2],
  method: [10, 2],
  crc: [16, 4],
  unpackedSize: [24, 4],
  offset: [42, 4],
} as const;

/** The zip with another value in the directory, at its first entry or at a later one. */
export function tampered(
  zip: Buffer,
  field: keyof typeof FIELDS,
  change: (value: number) => number,
  index = 0,
): Buffer {
  let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  for (let skip = index; skip > 0; skip -= 1) at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1');
  const copy = Buffer.from(zip);
  const [offset, size] = FIELDS[field];
  copy.writeUIntLE(change(copy.readUIntLE(at + offset, size)), at + offset, size);
  return copy;
}
