import fc from 'fast-check';
import {
  definition,
  GROUPS,
  groupsOf,
  fiscalYear,
  GROUP_KEYS,
  KASSTROOM,
  type DefinitionKey,
  type GroupKey,
  type SummaryRow,
} from '../index.ts';
import { evaluated } from '../testing/evaluated.ts';

const YEARS = [fiscalYear('2025-01-01', '2025-12-31')];
const MARCH = { periode_min: 202503, periode_max: 202503 };

const row = (groep: GroupKey, cents: number, soort: SummaryRow['soort'] = 'mutatie') =>
  ({
    periode: 202503,
    boekjaar: '2025',
    soort,
    rekening: groep,
    groep,
    cents,
    debit_cents: Math.max(cents, 0),
  }) satisfies SummaryRow;

const value = (key: DefinitionKey, rows: readonly SummaryRow[]) =>
  evaluated(rows, MARCH, YEARS)(key);

/**
 * March on paper, in euros. Sold 1,000 on account and received 700; bought stock of 300 on account
 * and paid 200 of it, used 250; paid wages 150; depreciation 40, an increase of provisions 20,
 * bought a machine for 500, borrowed 400, repaid 60 of the overdraft, owner took 90. A subsidiary
 * earned 30 and paid 10 as dividend.
 */
const BOOKS = [
  row('debiteuren', 1_000),
  row('omzet_handelsgoederen', -1_000),
  row('bank_en_kas', 700),
  row('debiteuren', -700),
  row('voorraden', 300),
  row('crediteuren', -300),
  row('crediteuren', 200),
  row('bank_en_kas', -200),
  row('inkoopwaarde', 250),
  row('voorraden', -250),
  row('lonen', 150),
  row('bank_en_kas', -150),
  row('afschrijvingen', 40),
  row('materiele_activa', -40),
  row('andere_kosten', 20),
  row('voorzieningen', -20),
  row('materiele_activa', 500),
  row('bank_en_kas', -500),
  row('bank_en_kas', 400),
  row('langlopende_schulden', -400),
  row('bankschulden', 60),
  row('bank_en_kas', -60),
  row('kapitaal', 90),
  row('bank_en_kas', -90),
  row('financiele_activa', 30),
  row('resultaat_deelnemingen', -30),
  row('bank_en_kas', 10),
  row('financiele_activa', -10),
];

test.each<[DefinitionKey, number]>([
  // 1,000 − 250 − 150 − 40 − 20 + 30.
  ['nettoresultaat', 570],
  ['afschrijvingen', 40],
  ['kasstroom_deelnemingen', -30],
  ['kasstroom_voorzieningen', 20],
  ['kasstroom_voorraden', -50],
  ['kasstroom_vorderingen', -300],
  ['kasstroom_kortlopende_schulden', 100],
  // Received 700, paid 200 and 150.
  ['kasstroom_operationeel', 350],
  ['kasstroom_vaste_activa', -500],
  ['kasstroom_financiele_activa', 10],
  ['kasstroom_investeringen', -490],
  ['kasstroom_eigen_vermogen', -90],
  ['kasstroom_langlopend', 400],
  ['kasstroom_bankschulden', -60],
  ['kasstroom_financiering', 250],
  ['kasstroom', 110],
])('%s, computed by hand', (key, euros) => {
  expect(value(key, BOOKS)).toBe(euros);
});

test('dividing the result moves no money', () => {
  const rows = [...BOOKS, row('resultaatbestemming', 570), row('reserves', -570)];
  expect(value('kasstroom_eigen_vermogen', rows)).toBe(-90);
  expect(value('kasstroom', rows)).toBe(110);
});

const entries = fc.array(
  fc.tuple(
    fc.constantFrom(...GROUP_KEYS),
    fc.constantFrom(...GROUP_KEYS),
    fc.integer({ min: -1e9, max: 1e9 }),
  ),
  { maxLength: 30 },
);

test('whatever the books: lines add up to their total, and the total is the change in money', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const rows = all.flatMap(([debit, credit, cents]) => [
        row(debit, cents),
        row(credit, -cents),
      ]);
      const money = rows.filter(({ groep }) => GROUPS[groep].main === 'liquide_middelen');
      expect(value('kasstroom', rows)).toBe(money.reduce((sum, { cents }) => sum + cents, 0));
      let open = 0;
      let whole = 0;
      for (const { kind, definition: key } of KASSTROOM) {
        if (key === null) continue;
        const cents = value(key, rows) ?? 0;
        if (kind === 'line') open += cents;
        else if (key !== 'kasstroom') {
          expect(cents).toBe(open);
          whole += open;
          open = 0;
        } else expect(cents).toBe(whole);
      }
    }),
  );
});

test('every groep but money stands in exactly one of the three activities', () => {
  const parts = (['operationeel', 'investeringen', 'financiering'] as const).flatMap(
    (name) => definition(`kasstroom_${name}`).groups,
  );
  expect([...parts, ...groupsOf('liquide_middelen')].sort()).toEqual([...GROUP_KEYS].sort());
});
