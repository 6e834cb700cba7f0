import { shortRow, spokenOut, type SpokenSeriesRow } from './short-series-row.ts';

const USUAL: SpokenSeriesRow = {
  ...{ id: 'a', name: 'Huur', rekening: '4100', sign: 1, frequentie: 'maandelijks' },
  ...{ amount_kind: 'vast', certainty: 'zeker', counts: true, status: 'actief' },
  ...{ last: '2025-03-01', next: '2025-04-01' },
  amount: { cents: 385_000, dagboek: 'I', boekstukken: ['7'] },
};

describe('a series in short', () => {
  it('leaves out what most series have', () => {
    expect(Object.keys(shortRow(USUAL)).sort()).toEqual(
      ['id', 'name', 'rekening', 'amount', 'last', 'next'].sort(),
    );
  });

  it.each<Partial<SpokenSeriesRow>>([
    {},
    { sign: -1, next: null },
    { frequentie: 'kwartaal', per_month: 128_333 },
    { amount_kind: 'trede', before: { cents: 1, dagboek: 'I', boekstukken: ['1'] } },
    { certainty: 'onzeker', counts: false },
    { status: 'gestopt', tegenpartij: '17' },
  ])('says everything again: %j', (rest) => {
    const row = { ...USUAL, ...rest };
    expect(spokenOut(shortRow(row))).toEqual(row);
  });
});
