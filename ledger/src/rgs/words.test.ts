import { hasRealFiles, realFile } from '../testing/real-files.ts';
import { classify, GROUPS, rgsGroup } from '../index.ts';
import type { AccountType } from '../index.ts';

const group = (naam: string, type: AccountType | null = null) =>
  classify({ naam, type, rgs_candidates: [] });

const heading = (naam: string, type: AccountType) => GROUPS[group(naam, type).groep].main;

test.each([
  ['Nog te ontvangen facturen', 'kortlopende_schulden'],
  ['Nog te ontvangen bedragen', 'vorderingen'],
  ['Reservering vakantiegeld', 'kortlopende_schulden'],
  ['Voorziening dubieuze debiteuren', 'vorderingen'],
  ['Voorz. incourante voorraad', 'voorraden'],
  ['ABN-Amro', 'liquide_middelen'],
  ['R/C Rabobank', 'liquide_middelen'],
  ['Rek.crt. BTW', 'kortlopende_schulden'],
  ['R/C Beheer B.V.', 'vorderingen'],
  ['Inkopen BTW 0%', 'vorderingen'],
  ['Verkopen BTW 0%', 'kortlopende_schulden'],
  ['Afschr. computers', 'materiele_activa'],
  ['Cumulatieve afschrijving goodwill', 'immateriele_activa'],
  ['Lening u/g', 'financiele_activa'],
  ['Lening o/g', 'langlopende_schulden'],
  ['Privé-opnamen', 'eigen_vermogen'],
  ['BTW privé-gebruik', 'kortlopende_schulden'],
  ['Te betalen autokosten', 'kortlopende_schulden'],
  ['KPN', 'kortlopende_schulden'],
])('balance: %s is in %s', (naam, main) => {
  expect(heading(naam, 'balans')).toBe(main);
});

test.each([
  ['Kas', 'bank_en_kas'],
  ['Spaarrekening ING', 'bank_en_kas'],
  ['Creditcard', 'bank_en_kas'],
  ['Kruisposten', 'kruisposten'],
  ['Kruisposten bank/kas', 'kruisposten'],
  ['Geld onderweg', 'kruisposten'],
  ['Betalingen onderweg', 'kruisposten'],
  ['Stortingen onderweg', 'kruisposten'],
  ['Pin', 'kruisposten'],
  ['Pinbetalingen', 'kruisposten'],
  ['Bankgiro betalingen', 'kruisposten'],
  ['Tussenrekening bank', 'kruisposten'],
  ['Tussenrekening kas', 'kruisposten'],
  ['Tussenrekening betalingen', 'kruisposten'],
  ['Goederen onderweg', 'voorraden'],
  ['Tussenrekening lonen', 'salarisschulden'],
])('money: %s is %s', (naam, key) => {
  expect(group(naam, 'balans').groep).toBe(key);
});

test.each([
  ['Reservering vakantiegeld', 'lonen'],
  ['Ontvangen ziekengeld', 'overige_personeelskosten'],
  ['Kostprijs verkopen', 'inkoopwaarde'],
  ['Inkoop banken', 'inkoopwaarde'],
  ['Verkoop banken', 'overige_omzet'],
  ['Bankkosten', 'administratiekosten'],
  ['O.Z.B.', 'huisvestingskosten'],
  ['M.R.B.', 'autokosten'],
  ['Precario', 'administratiekosten'],
  ['VPB', 'belastingen'],
  ['Afschrijving dubieuze debiteuren', 'verkoopkosten'],
  ['Afschr. kosten inv. & inr.', 'afschrijvingen'],
  ['Brandstof auto’s', 'autokosten'],
  ['Kantoorhuur', 'huisvestingskosten'],
  ['WKR', 'overige_personeelskosten'],
  ['Concurrentieonderzoek', 'niet_ingedeeld_resultaat'],
])('result: %s is %s', (naam, key) => {
  expect(group(naam, 'resultaat').groep).toBe(key);
});

test('a guess by words is marked as one', () => {
  expect(group('Autokosten')).toMatchObject({
    type: 'resultaat',
    groep: 'autokosten',
    group_source: 'words',
    guessed: true,
    rgs_code: null,
  });
  expect(group('')).toMatchObject({ groep: 'niet_ingedeeld_balans', guessed: false });
});

/** Rows of the table; a name may be quoted, and then with commas in it. */
function rgsNames(): { code: string; names: string[] }[] {
  const [, ...rows] = realFile('../rgs/rgs_mkb_3.7.csv').toString().trim().split(/\r?\n/);
  return rows.map((row) => {
    const fields = [...row.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, field = '']) => field);
    const [code = ''] = fields;
    return { code, names: fields.slice(6, 8).map((name) => name.replace(/"/g, '')) };
  });
}

const whenReal = hasRealFiles ? test : test.skip;

// Many names of RGS are the same in two places (Waarborgsommen, Tussenrekeningen), so not all.
whenReal('names of RGS point to their own code (skipped without ../shared/data)', () => {
  const judged = rgsNames().flatMap(({ code, names }) => {
    const expected = code.length < 7 ? null : rgsGroup(code);
    if (expected === null) return [];
    const { main, type } = GROUPS[expected];
    return names.map((name) => heading(name, type) === main);
  });
  expect(judged.length).toBeGreaterThan(3000);
  expect(judged.filter((right) => right).length / judged.length).toBeGreaterThan(0.85);
});
