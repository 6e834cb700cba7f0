import { TINY } from '../testing/tiny.ts';
import {
  account,
  average,
  change,
  difference,
  figure,
  lines,
  monthsWhere,
  ofAccount,
  ofLargest,
  oldest,
  on,
  openRelations,
  perMonth,
  plus,
  ratio,
  saysBeside,
  share,
  soldTo,
  together,
  top,
  vatFiled,
  vatToDeduct,
  vatToPay,
  type Ask,
} from './ask/index.ts';
import { centsOf, readBooks } from './books.ts';
import { divided } from './gold.ts';
import { openInvoices } from './open-items.ts';
import { periodOf } from './period.ts';

// What is expected here was reckoned by hand from the table in testing/tiny.ts.
const books = readBooks(TINY, {});
const valuesOf = (ask: Ask) => {
  const gold = ask(books);
  return gold.kind === 'figures' ? gold.figures.map(({ value }) => value) : [];
};
const rowsOf = (ask: Ask) => {
  const gold = ask(books);
  return gold.kind === 'rows'
    ? gold.rows.map(({ names, values }) => [names[0], values[0]?.value])
    : [];
};

describe('the gold program', () => {
  it('reads cents by their digits', () => {
    expect(['0.10', '-12.3', '1234', '.05'].map(centsOf)).toEqual([10, -1230, 123_400, 5]);
  });

  it('rounds halves away from zero', () => {
    expect([divided(5, 2), divided(-5, 2), divided(7, 3), divided(0, -3)]).toEqual([3, -3, 2, 0]);
  });

  it('adds up what moved in a period, with closing bookings in the year alone', () => {
    expect(valuesOf(figure('omzet', '2024-01'))).toEqual([70_000]);
    expect(valuesOf(figure('omzet', '2024'))).toEqual([70_000]);
    expect(valuesOf(figure('kosten', '2024-02'))).toEqual([30_000]);
    // 300.00 of rent and 50.00 that closes the year; not in its last quarter.
    expect(valuesOf(figure('kosten', '2024'))).toEqual([35_000]);
    expect(valuesOf(figure('kosten', '2024-Q4'))).toEqual([0]);
    expect(valuesOf(figure('resultaat', '2024'))).toEqual([35_000]);
    expect(valuesOf(figure('ebitda', '2024'))).toEqual([40_000]);
  });

  it('takes balances of the fiscal year that a moment is in', () => {
    expect(valuesOf(figure('bank_en_kas', '2024-01'))).toEqual([100_000]);
    expect(valuesOf(figure('bank_en_kas', '2024-02'))).toEqual([124_200]);
    // 121.00 + 242.00 + 605.00 − 242.00; then 121.00 more.
    expect(valuesOf(figure('debiteuren', '2024'))).toEqual([72_600]);
    expect(valuesOf(figure('debiteuren', '2025'))).toEqual([84_700]);
    // Capital, and the result with and without what closes the year.
    expect(valuesOf(figure('totaal_eigen_vermogen', '2024'))).toEqual([112_100 + 35_000]);
    expect(valuesOf(figure('totaal_eigen_vermogen', '2024-12'))).toEqual([112_100 + 40_000]);
    // Bank 1,242.00 + debtors 726.00 − machines 50.00.
    expect(valuesOf(figure('activa', '2024'))).toEqual([191_800]);
    expect(valuesOf(account('1600', '2024'))).toEqual([36_300]);
  });

  it('computes ratios in the units of the product', () => {
    // 350.00 ÷ 700.00.
    expect(valuesOf(ratio('nettomarge', '2024'))).toEqual([5_000]);
    // 1,968.00 ÷ (363.00 + 147.00 − 63.00) = 4.4027.
    expect(valuesOf(ratio('current_ratio', '2024'))).toEqual([440]);
    // 1,471.00 ÷ 1,918.00 = 76.694 %.
    expect(valuesOf(ratio('solvabiliteit', '2024'))).toEqual([7_669]);
    // 726.00 ÷ (242.00 + 605.00) × 366 days = 313.71.
    expect(valuesOf(ratio('dso', '2024'))).toEqual([3_137]);
  });

  it('compares, divides and takes shares', () => {
    // January: from 700.00 to 100.00.
    expect(valuesOf(change('omzet', '2025-01', '2024-01'))).toEqual([-60_000, -8_571]);
    expect(valuesOf(share(soldTo('Relatie A'), 'omzet', '2024'))).toEqual([2_857]);
    // 300.00 over January and February.
    expect(valuesOf(average('kosten', '2024-01..2024-02'))).toEqual([15_000]);
  });

  it('adds up, subtracts and ranks amounts of relations', () => {
    const [a, b] = [soldTo('Relatie A'), soldTo('Relatie B')];
    // 500.00 of B and 200.00 of A; B alone is 71.43 % of both.
    expect(valuesOf(difference(b, a, '2024'))).toEqual([30_000]);
    // The result of 350.00 and the 50.00 that was written off.
    expect(valuesOf(plus('resultaat', ofAccount('4700'), '2024'))).toEqual([40_000]);
    expect(valuesOf(share(together(a, b), 'omzet', '2024'))).toEqual([10_000]);
    expect(valuesOf(share(ofLargest('customers', 1), 'omzet', '2024'))).toEqual([7_143]);
  });

  it('finds the months in which a figure was more or less than an amount', () => {
    const when = '2024-01..2024-02';
    expect(rowsOf(monthsWhere('omzet', when, { above: 699 }))).toEqual([['januari 2024', 70_000]]);
    expect(rowsOf(monthsWhere('omzet', when, { above: 700 }))).toEqual([]);
    expect(rowsOf(monthsWhere('kosten', when, { below: 300 }))).toEqual([['januari 2024', 0]]);
  });

  it('lists by relation, by month and by line', () => {
    expect(rowsOf(top('customers', 2, '2024'))).toEqual([
      ['Relatie B', 50_000],
      ['Relatie A', 20_000],
    ]);
    expect(rowsOf(perMonth('omzet', '2024-01..2024-02'))).toEqual([
      ['januari 2024', 70_000],
      ['februari 2024', 0],
    ]);
    expect(lines('2024', on('1300'))(books)).toEqual({ kind: 'lines', count: 3, cents: 60_500 });
  });

  it('follows invoices over the years, openings but the first left out', () => {
    const open = openInvoices(books, 'debiteuren', '2025-01');
    expect(open.map(({ invoice, cents, days }) => [invoice, cents, days])).toEqual([
      ['OUD-1', 12_100, 396],
      ['V2', 60_500, 377],
      ['V3', 12_100, 26],
    ]);
    expect(rowsOf(openRelations('debiteuren', '2025-01'))).toEqual([
      ['Relatie B', 60_500],
      ['Relatie A', 24_200],
    ]);
    expect(rowsOf(oldest('debiteuren', '2025-01'))).toEqual([['OUD-1', 12_100]]);
  });

  it('knows the VAT of a quarter', () => {
    // 42.00 + 105.00 charged, 63.00 paid to the supplier.
    expect(valuesOf(vatToPay('2024-K1'))).toEqual([8_400]);
    expect(valuesOf(vatToDeduct('2024-K1'))).toEqual([6_300]);
    // As the return has it, without its payment.
    expect(valuesOf(vatFiled('2024-K1'))).toEqual([8_000]);
    expect(valuesOf(vatFiled('2024-K1..2025-01'))).toEqual([8_000]);
  });

  it('has amounts that may stand beside words', () => {
    const also = [{ unit: 'cents', value: 70_000 }];
    const gold = saysBeside(figure('omzet', '2024'), 'januari')(books);
    expect(gold).toEqual({ kind: 'text', has: ['januari'], also });
  });

  it('ends a period that is under way with its last booked month, and refuses others', () => {
    expect(periodOf(books, '2025')).toEqual({ from: 202501, to: 202501, closed: [] });
    expect(() => periodOf(books, '2023')).toThrow('2023');
    expect(() => periodOf(books, '2025-03')).toThrow('2025-03');
  });
});
