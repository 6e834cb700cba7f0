import {
  definition,
  kengetal,
  KENGETAL_KEYS,
  type DefinitionKey,
  type KengetalKey,
} from '@kengetal/ledger';
import { faultsOf } from '../../testing/paper-books.ts';
import { column, PAPER, valueOf } from '../../testing/paper-company.ts';

/** By hand, in euros. */
const BOOKED: readonly (readonly [DefinitionKey, number, string])[] = [
  ['netto_omzet', 30_000, 'sold'],
  ['omzet', 30_000, 'sold'],
  ['kostprijs_omzet', 12_000, 'bought'],
  ['brutomarge', 18_000, '30,000 − 12,000'],
  ['marge_op_omzet', 18_000, '30,000 − 12,000'],
  ['personeelskosten', 9_000, 'wages'],
  ['overige_bedrijfskosten', 3_000, 'rent'],
  ['afschrijvingen', 1_000, 'depreciation'],
  ['som_der_kosten', 13_000, '9,000 + 3,000 + 1,000'],
  ['ebitda', 6_000, '18,000 − 9,000 − 3,000'],
  ['bedrijfsresultaat', 5_000, '6,000 − 1,000'],
  ['financiele_baten_lasten', -300, 'interest paid'],
  ['resultaat_voor_belasting', 4_700, '5,000 − 300'],
  ['nettoresultaat', 4_700, 'no tax'],
  ['resultaat', 4_700, 'no tax'],
  ['kosten', 25_300, '30,000 − 4,700'],
  ['vaste_activa', 19_000, '20,000 − 1,000'],
  ['voorraden', 8_000, 'opening'],
  ['vorderingen', 32_770, '12,100 + 36,300 − 18,150 + 2,520'],
  ['liquide_middelen', 24_850, '30,000 + 18,150 − 10,000 − 9,000 − 3,000 − 300 − 1,000'],
  ['vlottende_activa', 65_620, '8,000 + 32,770 + 24,850'],
  ['activa', 84_620, '19,000 + 65,620'],
  ['eigen_vermogen', 48_050, 'opening'],
  ['onverdeeld_resultaat', 4_700, 'net result so far'],
  ['totaal_eigen_vermogen', 52_750, '48,050 + 4,700'],
  ['langlopende_schulden', 15_000, 'loan'],
  ['kortlopende_schulden', 16_870, '6,050 + 14,520 − 10,000 + 1,000 + 6,300 − 1,000'],
  ['vreemd_vermogen', 31_870, '15,000 + 16,870'],
  ['passiva', 84_620, '52,750 + 31,870'],
  ['werkkapitaal', 48_750, '65,620 − 16,870'],
  ['balansverschil', 0, '84,620 − 84,620'],
];

test.each(BOOKED)('%s is € %d by hand: %s', (key, euros) => {
  expect(valueOf(column(PAPER).figure(key))).toBe(euros * 100);
});

/** In hundredths of a percent or ratio, tenths of a day, or cents; the quarter has 90 days. */
const BY_HAND: Record<KengetalKey, readonly [value: number, how: string]> = {
  brutomarge_percentage: [6_000, '18,000 / 30,000'],
  ebitda_marge: [2_000, '6,000 / 30,000'],
  nettomarge: [1_567, '4,700 / 30,000 = 15.666…%'],
  break_even_omzet: [2_216_667, '(13,000 + 300) / 60% = 22,166.666…'],
  current_ratio: [389, '65,620 / 16,870 = 3.8897…'],
  quick_ratio: [342, '(65,620 − 8,000) / 16,870 = 3.4155…'],
  solvabiliteit: [6_234, '52,750 / 84,620 = 62.3375…%'],
  btw_positie: [378_000, '6,300 − 2,520'],
  dso: [750, '30,250 / 36,300 × 90 = 75.0'],
  dso_excl_btw: [908, '30,250 / 30,000 × 90 = 90.75'],
  dpo: [655, '10,570 / 14,520 × 90 = 65.516…'],
  dpo_excl_btw: [634, '10,570 / (12,000 + 3,000) × 90 = 63.42'],
  runway: [4_343, '24,850 / (30,000 − 24,850) × 90 = 434.27…'],
};

test.each(KENGETAL_KEYS)('%s is as by hand, and opens into its operands', (key) => {
  const figure = column(PAPER).kengetal(key);
  expect(valueOf(figure)).toBe(BY_HAND[key][0]);
  expect(faultsOf(PAPER, figure)).toEqual([]);
});

test('a month that runs counts its days so far', () => {
  const march = { periode_min: 202503, periode_max: 202503, naam: '', kort: '', day: 20 };
  const figure = column(PAPER, march).kengetal('dpo');
  // The bill of 14,520 came in March: 10,570 / 14,520 × 20 = 14.559…
  expect(valueOf(figure)).toBe(146);
});

test('every definition says its name, formula, source and whether more is better', () => {
  const all = [
    ...BOOKED.map(([key]) => definition(key)),
    ...KENGETAL_KEYS.map((key) => kengetal(key)),
  ];
  for (const { name, explanation, formula, source, more, unit } of all) {
    for (const text of [name, explanation, formula, source]) expect(text).not.toBe('');
    expect(['gunstig', 'ongunstig', 'neutraal']).toContain(more);
    expect(['cents', 'percent', 'ratio', 'days']).toContain(unit);
  }
});
