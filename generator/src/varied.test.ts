import { read } from '@kengetal/ledger/testing';
import { auditfile, PRODUCERS, simulate, type GeneratedYear } from './index.ts';

const OPTIONS = { seed: 1, firstMonth: 202401, years: 2, scale: 0.5 };

/**
 * Sums by account, but for what follows VAT: the accounts of it, debtors, creditors and bank, and
 * what is rounded off its returns with the tax on that.
 */
function resultOf({ entries }: GeneratedYear): [string, number][] {
  const sums = new Map<string, number>();
  for (const { rekening, cents } of entries.flatMap(({ lines }) => lines)) {
    if (rekening >= '3000' && !['4980', '9500', '9510'].includes(rekening))
      sums.set(rekening, (sums.get(rekening) ?? 0) + cents);
  }
  return [...sums].sort();
}

const readingOf = (year: GeneratedYear) => read(auditfile(year, 'exact_subledgers'));

test('varied books have the result of the plain ones, account by account', () => {
  const plain = [...simulate(OPTIONS)].map(resultOf);
  const varied = [...simulate({ ...OPTIONS, varied: true })].map(resultOf);
  expect(varied).toEqual(plain);
});

test('the VAT of a line is its rate, and reversed VAT is both owed and claimed', () => {
  const [year] = simulate({ ...OPTIONS, varied: true });
  const lines = year?.entries.flatMap((entry) => entry.lines) ?? [];
  const rates = { hoog: 0.21, laag: 0.09, geen: 0, verlegd: 0.21 };
  for (const [vat, rate] of Object.entries(rates)) {
    const own = lines.filter((line) => line.vat === vat && line.btw_cents !== 0);
    for (const { cents, btw_cents } of own) {
      expect(Math.abs((btw_cents ?? 0) - cents * rate)).toBeLessThanOrEqual(0.5);
    }
    if (vat !== 'geen') expect(own.length).toBeGreaterThan(10);
  }
  const reversed = year?.entries.filter(({ lines: own }) =>
    own.some(({ vat }) => vat === 'verlegd'),
  );
  for (const { lines: own } of reversed ?? []) {
    const centsOf = (id: string) => own.find(({ rekening }) => rekening === id)?.cents ?? 0;
    expect(centsOf('1600')).toBe(-centsOf('7100'));
    expect(centsOf('1520')).toBe(-centsOf('1510'));
  }
});

test('a year opens with the invoices that nobody has paid', async () => {
  for (const year of simulate({ ...OPTIONS, varied: true })) {
    const { lines } = await readingOf(year);
    for (const rekening of ['1300', '1600']) {
      const own = lines.filter((line) => line.soort === 'opening' && line.rekening === rekening);
      const sum = year.opening.find((line) => line.rekening === rekening)?.cents;
      expect(own.reduce((total, { cents }) => total + cents, 0)).toBe(sum);
      expect(own.every(({ factuur, relatie }) => factuur !== null && relatie !== null)).toBe(true);
    }
  }
});

test('the invoices of an opening balance element are told apart, with their days', async () => {
  const [year] = simulate({ ...OPTIONS, varied: true });
  if (!year) throw new Error('nothing generated');
  const chunks: Uint8Array[] = [];
  const habits = { ...PRODUCERS['plain_3.2'], subledgers: true };
  for await (const chunk of auditfile(year, habits)) chunks.push(chunk);
  const opening = /<openingBalance>.*<\/openingBalance>/s.exec(Buffer.concat(chunks).toString());
  // Four customers and two suppliers owe and are owed what the first year opens with.
  expect(opening?.[0].match(/<amnt>24200\.00<\/amnt><amntTp>D</g)).toHaveLength(4);
  expect(opening?.[0].match(/<amnt>21175\.00<\/amnt><amntTp>C</g)).toHaveLength(2);
  // Fourteen days and thirty.
  expect(opening?.[0]).toContain('<invDt>2023-11-22</invDt><invDueDt>2023-12-06</invDueDt>');
  expect(opening?.[0]).toContain('<invDt>2023-12-02</invDt><invDueDt>2024-01-01</invDueDt>');
});
