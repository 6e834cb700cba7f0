import { journal, xaf } from '@kengetal/ledger/testing';
import { refused, type HostileFile, type Outcome } from './hostile-outcome.ts';
import { tampered, zipOf } from './zip.ts';

const BOOKS = xaf({
  journals: journal([
    ['1000', '1.00', 'D'],
    ['8000', '1.00', 'C'],
  ]),
});
const OTHER = BOOKS.replaceAll('Proef B.V.', 'Ander B.V.').replaceAll('2025', '2024');

const zip = (name: string, bytes: () => Promise<Buffer>, expected: Outcome): HostileFile => ({
  name: `a zip: ${name}`,
  filename: 'boeken.zip',
  bytes,
  expected,
});
const two = () => zipOf({ 'a.xaf': BOOKS, 'b.xaf': OTHER });

export const brokenZips: readonly HostileFile[] = [
  zip('empty', () => zipOf({}), refused(/leeg/)),
  zip('without an audit file', () => zipOf({ 'a.pdf': 'x' }), refused(/geen auditfile/)),
  zip('in a zip', async () => zipOf({ 'a.zip': await two() }), refused(/nog een zipbestand/)),
  zip(
    'of 1,100 files',
    () => zipOf(Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`${at}.xaf`, '']))),
    refused(/1\.000 bestanden/),
  ),
  zip(
    'that grows to 300 MB',
    () => zipOf({ 'a.xaf': Buffer.alloc(300 * 1024 ** 2, 'x') }),
    refused(/niet veilig/),
  ),
  zip(
    'whose files lie over each other',
    async () => tampered(await two(), 'offset', () => 0, 1),
    refused(/niet veilig/),
  ),
  zip(
    'that says it is smaller',
    async () => tampered(await zipOf({ 'a.xaf': BOOKS }), 'unpackedSize', () => 10),
    refused(/beschadigd/),
  ),
  zip(
    'that says it is 4 GB',
    async () => tampered(await two(), 'unpackedSize', () => 0xffff_fffe),
    refused(/Uitgepakt|veilig/),
  ),
  zip(
    'with a lock',
    async () => tampered(await two(), 'flags', (flags) => flags | 1),
    refused(/wachtwoord/),
  ),
  zip(
    'of a method that is not known',
    async () => tampered(await two(), 'method', () => 99),
    refused(/methode 99/),
  ),
  zip(
    'with another sum',
    async () => tampered(await zipOf({ 'a.xaf': BOOKS }), 'crc', (crc) => crc ^ 1),
    refused(/beschadigd/),
  ),
  zip('cut off', async () => (await two()).subarray(0, -30), refused(/beschadigd/)),
  zip(
    'of its first bytes alone',
    () => Promise.resolve(Buffer.from('PK\u0003\u0004')),
    refused(/beschadigd/),
  ),
  zip(
    'with names of 60 kB',
    () => zipOf({ [`${'n'.repeat(60_000)}.txt`]: '' }),
    refused(/geen auditfile/),
  ),
  zip(
    'with a way out',
    async () =>
      Buffer.from(
        (await zipOf({ 'aa/bb/c.txt': '' })).toString('latin1').replaceAll('aa/bb/', '../../'),
        'latin1',
      ),
    refused(/geen auditfile/),
  ),
];
