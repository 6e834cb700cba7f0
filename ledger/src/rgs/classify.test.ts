import { hasRealFiles, realFile } from '../testing/real-files.ts';
import { classify, defaultGroup, GROUPS, GROUP_KEYS, HEADINGS, rgsGroup } from '../index.ts';

const account = (type: 'balans' | 'resultaat' | null, ...rgs_candidates: string[]) =>
  classify({ naam: 'Rekening', type, rgs_candidates });

test.each([
  ['WBedAutBra', 'autokosten'],
  ['WBedWkrXyz', 'overige_personeelskosten'],
  ['WBedZzzZzz', 'andere_kosten'],
  ['WPerWkoCiB', 'overige_personeelskosten'],
  ['BivaKouVvp', 'immateriele_activa'],
  [' BLimBanRba.123 ', 'bank_en_kas'],
  ['BLimKruSto', 'kruisposten'],
  ['BLimXyz', 'bank_en_kas'],
  ['BSchCre:eigen', 'crediteuren'],
])('%s is %s', (code, group) => {
  expect(account(null, code)).toMatchObject({ groep: group, group_source: 'rgs', guessed: false });
});

test('the first candidate with a known code decides', () => {
  expect(account('balans', '1', '1000', 'BVrdHan', 'BLimKas').groep).toBe('voorraden');
});

test('without a usable code the account is visible as not placed, in its own statement', () => {
  expect(account('resultaat', '4000', 'Bank')).toMatchObject({
    groep: 'niet_ingedeeld_resultaat',
    group_source: 'type',
    rgs_code: null,
  });
  expect(account('resultaat', 'WBbeBubBub')).toMatchObject({
    groep: 'niet_ingedeeld_resultaat',
    rgs_code: 'WBbeBubBub',
  });
  expect(account(null).groep).toBe('niet_ingedeeld_balans');
});

test('a code never moves an account to the other statement', () => {
  expect(account('resultaat', 'BLimBanRba').groep).toBe('niet_ingedeeld_resultaat');
});

test('every group has a heading, and a heading gives one of its own groups', () => {
  for (const key of GROUP_KEYS) {
    const { main, type } = GROUPS[key];
    expect(HEADINGS[main].name).not.toBe('');
    expect(GROUPS[defaultGroup(main, type)]).toMatchObject({ main, type });
  }
});

/** The table's own words for groups, of which some take several headings of ours together. */
const TABLE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  activa_vast: ['immateriele_activa', 'materiele_activa', 'financiele_activa'],
  activa_vlottend: [
    'voorraden',
    'onderhanden_projecten',
    'vorderingen',
    'effecten',
    'liquide_middelen',
  ],
  eigen_vermogen: ['eigen_vermogen'],
  voorzieningen: ['voorzieningen'],
  langlopende_schulden: ['langlopende_schulden'],
  kortlopende_schulden: ['kortlopende_schulden'],
  omzet: ['netto_omzet'],
  wijziging_voorraden: ['wijziging_voorraden'],
  overige_opbrengsten: ['overige_opbrengsten'],
  kostprijs: ['kostprijs_omzet'],
  personeel: ['personeelskosten'],
  personeel_overig: ['personeelskosten'],
  afschrijvingen: ['afschrijvingen'],
  waardeveranderingen: ['waardeveranderingen'],
  overige_kosten: ['overige_bedrijfskosten'],
  financieel: ['financiele_baten_lasten'],
  belastingen: ['belastingen'],
  deelnemingen: ['resultaat_deelnemingen'],
  aandeel_derden: ['resultaat_deelnemingen'],
  resultaatbestemming: ['resultaatbestemming'],
};

const whenReal = hasRealFiles ? test : test.skip;

whenReal('every code of the RGS table lands in its group (skipped without ../shared/data)', () => {
  const [head = '', ...rows] = realFile('../rgs/rgs_mkb_3.7.csv').toString().trim().split(/\r?\n/);
  expect(head.startsWith('code,')).toBe(true);
  const wrong = rows
    .map((row) => ({ code: row.split(',')[0] ?? '', groep: row.split(',').at(-1) ?? '' }))
    .filter(({ groep }) => groep !== '')
    .filter(({ code, groep }) => {
      const group = rgsGroup(code);
      return group === null || !TABLE_GROUPS[groep]?.includes(GROUPS[group].main);
    });
  expect(rows.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});
