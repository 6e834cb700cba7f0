import fc from 'fast-check';
import { AuditfileRefused } from '@kengetal/ledger';
import { chunks, journal, read, xaf } from '@kengetal/ledger/testing';
import { auditfile, PRODUCERS, simulate, type Dialect } from './index.ts';
import { damaged, DAMAGE_KINDS, type Damage } from './testing/damage.ts';

/** Longest reading of one small file, and growth of the heap over all of them. */
const MAX_MS = 5_000;
const MAX_GROWTH = 300 * 1024 ** 2;

/** Time for all files of a test: in a process that many tests went before, all is slower. */
const PATIENCE = 600_000;

/** `npm test -- heavy` damages ten thousand files, `npm test` a tenth part of it. */
const PART = process.env.KENGETAL_HEAVY === '1' ? 1 : 10;

const SMALL = xaf({
  before:
    '<periods><period><periodNumber>1</periodNumber><startDatePeriod>2025-01-01</startDatePeriod><endDatePeriod>2025-03-31</endDatePeriod></period></periods><openingBalance><obLine><accID>1000</accID><amnt>5</amnt></obLine></openingBalance>',
  journals:
    journal(
      [['8000', '121.00', 'C']],
      undefined,
      '<jrnID>B</jrnID><offsetAccID>1000</offsetAccID>',
    ) +
    journal(
      [
        ['1000', '5', 'D'],
        ['0500', '5', 'C'],
      ],
      '<nr>1</nr><periodNumber>0</periodNumber>',
    ) +
    journal(
      [
        ['8000', '121.00', 'D'],
        ['0500', '121', 'C'],
      ],
      '<nr>1</nr><periodNumber>13</periodNumber>',
    ),
});

const SMALL_FILES = [
  Buffer.from(SMALL),
  Buffer.from(`\ufeff${SMALL}`, 'utf16le'),
  Buffer.from(SMALL.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
];

const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...DAMAGE_KINDS),
    at: fc.nat(),
    by: fc.nat(),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The result of a reading, or its refusal in words; anything else is thrown. */
async function outcome(bytes: Buffer, size: number): Promise<'read' | 'refused'> {
  const start = performance.now();
  try {
    const { summary, lines } = await read(chunks(bytes, size));
    expect(lines.every(({ cents, periode }) => Number.isSafeInteger(cents) && periode > 0)).toBe(
      true,
    );
    expect(Number.isSafeInteger(summary.result_cents)).toBe(true);
    expect(summary.warnings.every(({ message }) => message.endsWith('.'))).toBe(true);
    return 'read';
  } catch (error) {
    if (!(error instanceof AuditfileRefused)) throw error;
    expect(error.message).toMatch(/^[A-Z].*\.$/s);
    return 'refused';
  } finally {
    expect(performance.now() - start).toBeLessThan(MAX_MS);
  }
}

interface Trial {
  files: readonly Buffer[];
  numRuns: number;
  /** Bytes per chunk; a chunk costs a turn, so large files come in fewer. */
  sizes: readonly number[];
}

async function survive({ files, numRuns, sizes }: Trial): Promise<void> {
  const before = process.memoryUsage().heapUsed;
  let growth = 0;
  const seen = { read: 0, refused: 0 };
  const file = fc.constantFrom(...files);
  const size = fc.constantFrom(...sizes);
  await fc.assert(
    fc.asyncProperty(file, damages, size, async (bytes, harm, chunk) => {
      seen[await outcome(damaged(bytes, harm), chunk)] += 1;
      growth = Math.max(growth, process.memoryUsage().heapUsed - before);
    }),
    { numRuns },
  );
  expect(growth).toBeLessThan(MAX_GROWTH);
  // Both ends must be met, or the damage is too much or too little.
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(numRuns / 20);
}

async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

describe('a damaged file gives a result or a refusal in words, never anything else', () => {
  test(
    'small files',
    () => survive({ files: SMALL_FILES, numRuns: 7_000 / PART, sizes: [7, 1000, 65_536] }),
    PATIENCE,
  );

  test(
    'files of programs',
    async () => {
      const [year] = simulate({
        seed: 2,
        firstMonth: 202512,
        years: 1,
        firstYearMonths: 1,
        scale: 0.1,
        trade: 'zzp',
      });
      if (!year) throw new Error('nothing generated');
      const dialects = Object.keys(PRODUCERS) as Dialect[];
      const files = await Promise.all(dialects.map((dialect) => whole(auditfile(year, dialect))));
      await survive({ files, numRuns: 3_000 / PART, sizes: [97, 1000, 65_536] });
    },
    PATIENCE,
  );
});
