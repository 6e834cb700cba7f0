import fc from 'fast-check';
import { classifyChart } from './chart.ts';
import { classify, type ChartAccount } from './classify.ts';
import { GROUPS, GROUP_KEYS, type AccountType } from './groups.ts';
import { CHARTS } from './testing/charts.ts';

type Row = readonly [rekening: string, naam: string, type?: AccountType | null];

/** Groups by account number; result accounts unless a row says otherwise. */
function groups(...rows: Row[]): Record<string, string> {
  const chart = rows.map(([rekening, naam, type = 'resultaat']) => {
    return { rekening, naam, type, rgs_candidates: [] };
  });
  const classified = classifyChart(chart);
  return Object.fromEntries(
    chart.map(({ rekening }, at) => [rekening, classified[at]?.groep ?? '']),
  );
}

const B = 'balans';

test('an account without words is what its neighbours are, and says so', () => {
  const rows: Row[] = [
    ['8000', 'Omzet hoog'],
    ['8010', 'Workshops'],
    ['8020', 'Omzet laag'],
  ];
  expect(groups(...rows)).toMatchObject({ '8010': 'overige_omzet' });
  const [, found] = classifyChart(
    rows.map(([rekening, naam]) => {
      return { rekening, naam, type: 'resultaat', rgs_candidates: [] };
    }),
  );
  expect(found).toMatchObject({ group_source: 'chart', guessed: true });
});

test('neighbours with a code teach as well as those with words', () => {
  const [found] = classifyChart([
    { rekening: '4410', naam: 'Xyz', type: 'resultaat', rgs_candidates: [] },
    { rekening: '4415', naam: 'Qrs', type: 'resultaat', rgs_candidates: ['WBedAutBra'] },
  ]);
  expect(found?.groep).toBe('autokosten');
});

test('neighbours of the other statement teach nothing', () => {
  expect(groups(['1300', 'Debiteuren', B], ['1305', 'Xyz'])).toMatchObject({
    '1305': 'niet_ingedeeld_resultaat',
  });
});

test('where neighbours differ, an account stays without a place', () => {
  const rows: Row[] = [
    ['4000', 'Lonen'],
    ['4001', 'Omzet'],
    ['4002', 'Rente'],
    ['4003', 'Xyz'],
  ];
  expect(groups(...rows)['4003']).toBe('niet_ingedeeld_resultaat');
});

test('words that mean two things follow the chart', () => {
  expect(
    groups(
      ['4000', 'Lonen'],
      ['4050', 'Management fee'],
      ['8000', 'Omzet'],
      ['8010', 'Omzet buitenland'],
      ['8050', 'Management fee B.V.'],
    ),
  ).toMatchObject({ '4050': 'overige_personeelskosten', '8050': 'overige_omzet' });
});

test('customers and suppliers by name go with debtors and creditors, whatever their name says', () => {
  const names = ['Transportbedrijf De Vries', 'Bakkerij Smit', 'Bankstra', 'Loonbedrijf Mol'];
  const under = (parent: string) =>
    names.map((name, at): Row => [`${parent}${String(at + 1)}`, name, B]);
  const found = groups(
    ['0100', 'Inventaris', B],
    ['1000', 'Kas', B],
    ['1300', 'Debiteuren', B],
    ...under('1300'),
    ['1600', 'Crediteuren', B],
    ...under('1600'),
  );
  for (const at of [1, 2, 3, 4]) {
    expect(found[`1300${String(at)}`]).toBe('debiteuren');
    expect(found[`1600${String(at)}`]).toBe('crediteuren');
  }
});

test('numbers that lost their leading zeros stand before the others', () => {
  const found = groups(
    ['100', 'Inventaris', B],
    ['110', 'Xyz', B],
    ['120', 'Machines', B],
    ['1000', 'Kas', B],
    ['1100', 'Bank', B],
    ['1300', 'Debiteuren', B],
    ['1600', 'Crediteuren', B],
  );
  expect(found['110']).toBe('materiele_activa');
});

test('accounts for the bookkeeping itself are not guessed by the chart', () => {
  const rows: Row[] = [
    ...[1, 2, 3, 4, 5].map((at): Row => [`810${String(at)}`, 'Omzet']),
    ['8000', 'Omzet'],
    ['8010', 'Hulprekening'],
    ['8020', 'Omzet'],
  ];
  expect(groups(...rows)['8010']).toBe('niet_ingedeeld_resultaat');
});

test('a missing type comes from words, else from the chart', () => {
  const found = groups(
    ['1700', 'Te betalen loonheffing', null],
    ['1710', 'Vakantiegeld', null],
    ['1720', 'Te betalen lonen', null],
    ['4000', 'Brutolonen', null],
    ['4010', 'Vakantiegeld', null],
    ['4020', 'Personeelskosten', null],
  );
  expect(found).toMatchObject({ '1710': 'salarisschulden', '4010': 'lonen' });
});

const words = fc.constantFrom(
  ...Object.values(CHARTS).flatMap((chart) => chart.map(({ naam }) => naam)),
);
const account = fc.record<ChartAccount>({
  rekening: fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), fc.string()),
  naam: fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 300 })),
  type: fc.constantFrom('balans', 'resultaat', null),
  rgs_candidates: fc.array(fc.constantFrom('BLimKas', 'WBedAutBra', 'WPerLes', '1000', 'Onzin'), {
    maxLength: 2,
  }),
});
const chart = fc.uniqueArray(account, {
  maxLength: 60,
  selector: ({ rekening }) => rekening.replace(/^0+/, ''),
});

test('every account gets a group of its own statement, and no type is overruled', () => {
  fc.assert(
    fc.property(chart, (accounts) => {
      const classified = classifyChart(accounts);
      expect(classified).toHaveLength(accounts.length);
      for (const [at, { type }] of accounts.entries()) {
        const found = classified[at];
        expect(GROUP_KEYS).toContain(found?.groep);
        expect(found?.type).toBe(found && GROUPS[found.groep].type);
        if (type !== null) expect(found?.type).toBe(type);
      }
    }),
  );
});

test('the order of the accounts plays no part', () => {
  const shuffled = chart.chain((accounts) =>
    fc.tuple(
      fc.constant(accounts),
      fc.shuffledSubarray(accounts, { minLength: accounts.length, maxLength: accounts.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([accounts, others]) => {
      const classified = classifyChart(accounts);
      const again = classifyChart(others);
      for (const [at, other] of others.entries()) {
        expect(again[at]).toEqual(classified[accounts.indexOf(other)]);
      }
    }),
  );
});

test('an account that stands alone is placed as in a chart of one', () => {
  fc.assert(
    fc.property(account, (single) => {
      expect(classifyChart([single])).toEqual([classify(single)]);
    }),
  );
});
