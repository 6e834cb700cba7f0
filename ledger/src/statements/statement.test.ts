import fc from 'fast-check';
import {
  BALANS,
  definition,
  fiscalYear,
  GROUPS,
  GROUP_KEYS,
  groupsOfType,
  KASSTROOM,
  resultLabel,
  WINST_EN_VERLIES,
  windowOf,
  type DefinitionKey,
  type GroupKey,
  type LineKind,
  type SummaryRow,
  type Window,
} from '../index.ts';
import { evaluated } from '../testing/evaluated.ts';

const YEARS = [fiscalYear('2024-01-01', '2024-12-31'), fiscalYear('2025-01-01', '2025-12-31')];
const YEAR = { periode_min: 202501, periode_max: 202512 };
const MARCH = { periode_min: 202503, periode_max: 202503 };

function row(groep: GroupKey, cents: number, periode = 202503, soort: LineKind = 'mutatie') {
  return {
    periode,
    boekjaar: '2025',
    soort,
    rekening: groep,
    groep,
    cents,
    debit_cents: Math.max(cents, 0),
  } satisfies SummaryRow;
}

/** March of a small company, in euros on paper: debit positive. */
const BOOKS: SummaryRow[] = [
  row('bank_en_kas', 10_000, 202501, 'opening'),
  row('voorraden', 2_000, 202501, 'opening'),
  row('kapitaal', -12_000, 202501, 'opening'),
  row('omzet_diensten', -6_000),
  row('omzet_handelsgoederen', -4_000),
  row('overige_opbrengsten', -500),
  row('wijziging_voorraden', 100),
  row('inkoopwaarde', 3_000),
  row('uitbesteed_werk', 400),
  row('lonen', 2_000),
  row('sociale_lasten', 300),
  row('afschrijvingen', 250),
  row('waardeveranderingen', 50),
  row('huisvestingskosten', 600),
  row('andere_kosten', 150),
  row('financiele_baten_lasten', 80),
  row('niet_ingedeeld_resultaat', 20),
  row('belastingen', 700),
  row('resultaat_deelnemingen', -30),
  row('debiteuren', 5_000),
  row('crediteuren', -1_500),
  row('langlopende_schulden', -600),
  row('niet_ingedeeld_balans', 75),
  row('bank_en_kas', -95),
];

const value = (key: DefinitionKey, range = MARCH, rows = BOOKS) =>
  evaluated(rows, range, YEARS)(key);

test.each<[DefinitionKey, number]>([
  ['omzet', 10_000],
  ['netto_omzet', 10_000],
  ['overige_opbrengsten', 500],
  ['wijziging_voorraden', -100],
  ['kostprijs_omzet', 3_400],
  ['brutomarge', 7_000],
  ['personeelskosten', 2_300],
  ['overige_bedrijfskosten', 750],
  ['som_der_kosten', 3_350],
  ['ebitda', 3_950],
  ['bedrijfsresultaat', 3_650],
  ['financiele_baten_lasten', -80],
  ['resultaat_voor_belasting', 3_550],
  ['belastingen', -700],
  ['nettoresultaat', 2_880],
  ['resultaat', 2_880],
  // 10,000 + 500 − 2,880.
  ['kosten', 7_620],
  ['liquide_middelen', 9_905],
  ['vorderingen', 5_000],
  ['vaste_activa', 0],
  ['vlottende_activa', 16_905],
  ['activa', 16_980],
  ['eigen_vermogen', 12_000],
  ['onverdeeld_resultaat', 2_880],
  ['totaal_eigen_vermogen', 14_880],
  ['kortlopende_schulden', 1_500],
  ['vreemd_vermogen', 2_100],
  ['passiva', 16_980],
  ['werkkapitaal', 15_405],
  ['balansverschil', 0],
])('%s, computed by hand', (key, cents) => {
  expect(value(key)).toBe(cents);
});

test('a month leaves closing entries out, a year counts them and shows them apart', () => {
  const rows = [...BOOKS, row('andere_kosten', 40, 202512, 'afsluiting')];
  const december = { periode_min: 202512, periode_max: 202512 };
  expect(value('andere_kosten', december, rows)).toBe(0);
  expect(value('andere_kosten', YEAR, rows)).toBe(190);
  expect(evaluated(rows, YEAR, YEARS)('andere_kosten', 'afsluiting')).toBe(40);
});

test('a balance belongs to the fiscal year of its month', () => {
  const before = { ...row('bank_en_kas', 777, 202412), boekjaar: '2024' };
  expect(value('liquide_middelen', MARCH, [...BOOKS, before])).toBe(9_905);
  expect(windowOf('stock', { periode_min: 202412, periode_max: 202502 }, YEARS)).toEqual({
    periode_min: 202501,
    periode_max: 202502,
    soorten: ['opening', 'mutatie'],
  });
  expect(value('liquide_middelen', { periode_min: 203001, periode_max: 203001 })).toBeUndefined();
});

test('appropriation of the result does not change the result and keeps the balance', () => {
  const rows = [...BOOKS, row('resultaatbestemming', 2_880), row('reserves', -2_880)];
  expect(value('nettoresultaat', MARCH, rows)).toBe(2_880);
  expect(value('onverdeeld_resultaat', MARCH, rows)).toBe(0);
  expect(value('balansverschil', MARCH, rows)).toBe(0);
});

test('names of results say profit or loss', () => {
  expect(resultLabel('nettoresultaat', [100, 0])).toBe('Nettowinst');
  expect(resultLabel('nettoresultaat', [-100])).toBe('Nettoverlies');
  expect(resultLabel('nettoresultaat', [-100, 5])).toBe('Nettoresultaat');
  expect(resultLabel('resultaat', [0])).toBe('Resultaat');
  expect(resultLabel('omzet', [-5])).toBe('Omzet');
});

const balancedRows = fc
  .array(
    fc.tuple(
      fc.constantFrom(...GROUP_KEYS),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 202501, max: 202512 }),
      fc.constantFrom<LineKind>('opening', 'mutatie', 'afsluiting'),
    ),
    { maxLength: 40 },
  )
  .map((items) =>
    items.flatMap(([groep, cents, periode, soort]) => [
      row(groep, cents, periode, soort),
      row('bank_en_kas', -cents, periode, soort),
    ]),
  );

test('whatever the books: totals are the sum of their lines, and the balance balances', () => {
  fc.assert(
    fc.property(balancedRows, fc.constantFrom(YEAR, MARCH), (rows, range) => {
      const cents = (key: DefinitionKey) => value(key, range, rows) ?? 0;
      expect(cents('balansverschil')).toBe(0);
      expect(cents('activa')).toBe(cents('passiva'));
      expect(cents('kosten')).toBe(
        cents('omzet') + cents('overige_opbrengsten') - cents('nettoresultaat'),
      );
      const { soorten, periode_min, periode_max } = windowOf('flow', range, YEARS) ?? MARCH_ONLY;
      const result = rows
        .filter(({ groep }) => GROUPS[groep].type === 'resultaat')
        .filter(({ groep }) => groep !== 'resultaatbestemming')
        .filter(
          ({ soort, periode }) =>
            soorten.includes(soort) && periode >= periode_min && periode <= periode_max,
        )
        .reduce((sum, { cents }) => sum - cents, 0);
      expect(cents('nettoresultaat')).toBe(result);
    }),
  );
});

const MARCH_ONLY: Window = { ...MARCH, soorten: ['mutatie'] };

test('the lines of each statement hold every groep once and lead to its end', () => {
  const groupsIn = (rows: typeof BALANS) =>
    rows
      .filter(({ kind }) => kind === 'line')
      .flatMap(({ definition: key }) => (key === null ? [] : definition(key).groups));
  const result = groupsOfType('resultaat').filter((key) => key !== 'resultaatbestemming');
  expect(groupsIn(WINST_EN_VERLIES).sort()).toEqual([...result].sort());
  expect(groupsIn(BALANS).sort()).toEqual([...GROUP_KEYS].sort());
  for (const statement of [WINST_EN_VERLIES, BALANS]) {
    expect(new Set(statement.map(({ key }) => key)).size).toBe(statement.length);
  }
});

test('a total names the rows that it adds up, by the groups of their definitions', () => {
  for (const statement of [WINST_EN_VERLIES, BALANS, KASSTROOM]) {
    const definedAs = (wanted: string) =>
      statement.find(({ key }) => key === wanted)?.definition ?? null;
    for (const { key, kind, definition: defines, plus = [], minus = [] } of statement) {
      if (kind !== 'total' || defines === null) continue;
      const counts = new Map<GroupKey, number>();
      const add = (row: string, factor: number) => {
        const of = definedAs(row);
        if (of === null) throw new Error(`${key} names ${row}, which is no row`);
        const { groups, sign } = definition(of);
        for (const groep of groups) counts.set(groep, (counts.get(groep) ?? 0) + factor * sign);
      };
      for (const row of plus) add(row, 1);
      for (const row of minus) add(row, -1);
      const { groups, sign } = definition(defines);
      const found = [...counts].filter(([, count]) => count !== 0);
      expect([key, Object.fromEntries(found)]).toEqual([
        key,
        Object.fromEntries(groups.map((groep) => [groep, sign])),
      ]);
    }
  }
});

test('a statement has an amount in every row but the titles', () => {
  const rows = WINST_EN_VERLIES.map(({ label, optional, definition: key }) => {
    return { label, optional, cents: key === null ? null : value(key) };
  });
  const shown = rows.filter(({ optional, cents }) => !optional || cents !== 0);
  expect(shown.map(({ label, cents }) => [label, cents])).toEqual([
    ['Opbrengsten', null],
    ['Diensten', 6_000],
    ['Handelsgoederen', 4_000],
    ['Netto-omzet', 10_000],
    ['Wijziging voorraden', -100],
    ['Overige bedrijfsopbrengsten', 500],
    ['Inkoopwaarde goederen', 3_000],
    ['Uitbesteed werk', 400],
    ['Kostprijs van de omzet', 3_400],
    ['Brutomarge', 7_000],
    ['Kosten', null],
    ['Personeelskosten', 2_300],
    ['Afschrijvingen', 250],
    ['Waardeveranderingen', 50],
    ['Huisvestingskosten', 600],
    ['Andere kosten', 150],
    ['Som der kosten', 3_350],
    ['Bedrijfsresultaat', 3_650],
    ['Financiële baten en lasten', -80],
    ['Niet ingedeeld', -20],
    ['Resultaat vóór belasting', 3_550],
    ['Belastingen', -700],
    ['Resultaat deelnemingen', 30],
    ['Nettoresultaat', 2_880],
  ]);
});
