import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditfiles } from '@kengetal/generator';
import { journal, xaf } from '@kengetal/ledger/testing';
import type { Inspection } from './inspection.ts';
import { runLedger } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  let [out, error] = ['', ''];
  const code = await runLedger(args, {
    out: (text) => (out += text),
    error: (text) => (error += text),
  });
  return { code, out, error };
}

async function file(name: string, content: AsyncIterable<Uint8Array> | string): Promise<string> {
  const path = join(folder, name);
  if (typeof content === 'string') writeFileSync(path, content);
  else {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    writeFileSync(path, Buffer.concat(chunks));
  }
  return path;
}

test('inspect prints one JSON object whose accounts close and whose periods make the result', async () => {
  const [first] = auditfiles({ seed: 3, firstMonth: 202501, years: 1 }, 'multivers');
  if (!first) throw new Error('nothing generated');
  const { code, out, error } = await run('inspect', await file('year.xaf', first.bytes));
  const seen = JSON.parse(out) as Inspection;
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(seen).toMatchObject({ version: '3.2', fiscal_year: '2025', start_date: '2025-01-01' });
  expect(seen.opening).toMatchObject({ source: 'element', accounts: first.year.opening.length });
  expect(seen.transactions).toBe(first.year.entries.length);
  expect(seen.debit_cents).toBe(seen.credit_cents);
  const closing = seen.accounts.reduce((sum, { closing_cents }) => sum + closing_cents, 0);
  expect(closing).toBe(0);
  const periods = Object.values(seen.periods).reduce((sum, cents) => sum + cents, 0);
  expect(periods).toBe(seen.result_cents);
  expect(seen.accounts.find(({ account_id }) => account_id === '2000')).toMatchObject({
    type: 'balance',
    rgs_code: null,
  });
});

test('what the reader adds to an opening balance is not in what the file says of it', async () => {
  const content = xaf({
    before:
      '<openingBalance><obLine><accID>1000</accID><amnt>3.14</amnt><amntTp>C</amntTp></obLine></openingBalance>',
    journals: journal(
      [['8000', '5', 'C']],
      undefined,
      '<jrnID>B</jrnID><offsetAccID>1000</offsetAccID>',
    ),
  });
  const { out } = await run('inspect', await file('gap.xaf', content));
  const seen = JSON.parse(out) as Inspection;
  expect(seen).toMatchObject({
    opening: { source: 'element', accounts: 1, debit_cents: 0, credit_cents: 314 },
    lines: 1,
    credit_cents: 500,
    result_cents: 500,
    periods: { '3': 500 },
  });
  expect(seen.accounts.map(({ account_id, closing_cents }) => [account_id, closing_cents])).toEqual(
    [
      ['1000', 186],
      ['8000', -500],
    ],
  );
});

test('a refused file gives exit code 2 and one Dutch line', async () => {
  const { code, out, error } = await run('inspect', await file('x.csv', 'datum;bedrag\n1;2\n'));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toMatch(/^Dit is een tabel in tekst \(csv\), geen auditfile\. .*\n$/);
});

test('a missing file and a wrong call are said in one line', async () => {
  expect(await run('inspect', join(folder, 'nope.xaf'))).toMatchObject({
    code: 2,
    error: 'Dit bestand bestaat niet.\n',
  });
  expect((await run('look')).code).toBe(2);
});
