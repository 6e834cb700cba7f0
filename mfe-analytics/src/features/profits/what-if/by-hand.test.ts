import { whatIf } from './compute.ts';
import { blockOf, row, valueIn } from './testing/blocks.ts';

describe('what if, by hand', () => {
  // Revenue 1,000.00 of two accounts, costs 400.33 of three.
  const block = blockOf([
    row('omzet', null, -1, 100_000),
    row('handel', 'omzet', -1, 60_000),
    row('diensten', 'omzet', -1, 40_000),
    row('lonen', null, 1, 40_033),
    row('loon', 'lonen', 1, 10_001),
    row('pensioen', 'lonen', 1, 20_011),
    row('reiskosten', 'lonen', 1, 10_021),
    { ...row('resultaat', null, -1, 59_967), kind: 'total' },
  ]);

  it('rounds a percentage in each account: 2.5% of 100.01, 200.11 and 100.21', () => {
    const rows = whatIf(block, [{ row: 'lonen', kind: 'percent', value: 250 }]);
    // 2.50025, 5.00275 and 2.50525: 2.50 + 5.00 + 2.51.
    expect(['loon', 'pensioen', 'reiskosten'].map((key) => valueIn(rows, key))).toEqual([
      10_251, 20_511, 10_272,
    ]);
    expect(valueIn(rows, 'lonen')).toBe(41_034);
    expect(valueIn(rows, 'resultaat')).toBe(58_966);
  });

  it('gives an amount on a heading a row of its own, and adds a percentage of an account to it', () => {
    const rows = whatIf(block, [
      { row: 'omzet', kind: 'amount', value: 5_000 },
      { row: 'handel', kind: 'percent', value: -1_000 },
    ]);
    expect(rows.slice(0, 4).map(({ row: each }) => [each.label, valueIn(rows, each.key)])).toEqual([
      ['omzet', 99_000],
      ['Wat als, niet verdeeld', 5_000],
      ['handel', 54_000],
      ['diensten', 40_000],
    ]);
    expect(valueIn(rows, 'resultaat')).toBe(58_967);
  });

  it('says so where a total is not the sum of what is shown', () => {
    const broken = blockOf([
      row('omzet', null, -1, 100),
      { ...row('resultaat', null, -1, 90), kind: 'total' },
    ]);
    expect(whatIf(broken, [])[1]?.changed).toMatchObject({
      kind: 'absent',
      reason: 'Dit totaal is niet de som van de regels erboven.',
    });
  });
});
