import { VatPlacing } from './placing.ts';

const KEY = { source_no: 0, btw_code: '', btw_rekening: '1500', btw_soort: '' } as const;
const placing = () =>
  new VatPlacing({
    codes: [],
    accounts: [{ rekening: '1500', naam: 'Af te dragen btw', rgs: null }],
    choices: [],
    producers: [],
    sides: [],
  });

test('lines that say their own side are placed alike, whichever window is asked first', () => {
  const [credit, debit] = [-100_00, 100_00];
  const orders = [
    [credit, debit],
    [debit, credit],
  ] as const;
  // What is charged stands in credit; the other side is where returns are settled.
  const expected = { [credit]: 'verschuldigd', [debit]: 'verrekening' };
  for (const order of orders) {
    const asked = placing();
    const places = order.map((cents) => [cents, asked.of(KEY, cents).place]);
    expect(Object.fromEntries(places)).toEqual(expected);
  }
});
