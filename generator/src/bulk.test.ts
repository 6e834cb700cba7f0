import fc from 'fast-check';
import { read } from '@kengetal/ledger/testing';
import { bulkAuditfile } from './index.ts';

async function sizeOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of bytes) size += chunk.length;
  return size;
}

test('a bulk year has the lines asked for, in balance, as it declares', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 2 ** 31 }),
      fc.integer({ min: 4_000, max: 9_000 }),
      fc.constantFrom(202501, 202407),
      async (seed, targetLines, firstMonth) => {
        const { lines, summary } = await read(bulkAuditfile({ seed, targetLines, firstMonth }));
        expect(summary.warnings).toEqual([]);
        expect(summary.counted.lines).toBe(targetLines);
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        expect(new Set(lines.map(({ periode }) => periode)).size).toBe(12);
      },
    ),
    { numRuns: 5 },
  );
});

test('a bulk file has the size asked for, to the byte', async () => {
  for (const targetBytes of [1_900_000, 4_543_210]) {
    for (const dialect of [undefined, 'twinfield', 'banana_clair2'] as const) {
      const bytes = bulkAuditfile({ seed: 4, firstMonth: 202501, targetBytes, dialect });
      expect(await sizeOf(bytes)).toBe(targetBytes);
    }
  }
});

test('what is owed at the start is paid in the first month', async () => {
  const targetLines = 20_000;
  const { lines } = await read(bulkAuditfile({ seed: 4, firstMonth: 202501, targetLines }));
  const invoices = new Map<string, number>();
  for (const { rekening, document_ref, cents } of lines) {
    if (rekening !== '1300' || !document_ref?.startsWith('V')) continue;
    invoices.set(document_ref, (invoices.get(document_ref) ?? 0) + cents);
  }
  const open = [...invoices].filter(([name, cents]) => cents > 0 && name.startsWith('V2025'));
  const early = [...invoices].filter(([, cents]) => cents < 0);
  expect(open.length).toBe(early.length);
  expect(early.every(([name]) => name.startsWith('V2024'))).toBe(true);
});
