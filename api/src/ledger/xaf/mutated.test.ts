import fc from 'fast-check';
import { AuditfileRefused } from '../index.ts';
import { journal, read, xaf } from '../testing/reading.ts';

const FILE = Buffer.from(
  xaf({
    before: '<openingBalance><obLine><accID>1000</accID><amnt>5</amnt></obLine></openingBalance>',
    journals: journal([
      ['1000', '121.00', 'D'],
      ['8000', '121.00', 'C'],
    ]),
  }),
);

const place = fc.integer({ min: 0, max: FILE.length - 1 });

/** Cuts, removals, repeats and other bytes. */
const mutation = fc.oneof(
  place.map((at) => (bytes: Buffer) => bytes.subarray(0, at)),
  fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(([at, byte]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    if (at < copy.length) copy[at] = byte;
    return copy;
  }),
  fc.tuple(place, fc.integer({ min: 1, max: 200 })).map(
    ([at, length]) =>
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 200 })).map(
    ([at, length]) =>
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]),
  ),
);

test('a damaged file gives a result or a refusal in words, never anything else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const bytes = mutations.reduce<Buffer>((content, mutate) => mutate(content), FILE);
      try {
        const { summary, lines } = await read(bytes);
        expect(lines.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
        expect(summary.warnings.every(({ message }) => message !== '')).toBe(true);
      } catch (error) {
        if (!(error instanceof AuditfileRefused)) throw error;
        expect(error.message).toMatch(/\.$/);
      }
    }),
    { numRuns: 1500 },
  );
});
