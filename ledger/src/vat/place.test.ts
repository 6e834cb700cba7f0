import { placeVat, type VatFacts } from './place.ts';

type Code = NonNullable<VatFacts['code']>;
type Account = NonNullable<VatFacts['account']>;

const code = (omschrijving: string, percentage: number | null, more: Partial<Code> = {}): Code => ({
  btw_code: 'X',
  omschrijving,
  percentage,
  keuze: null,
  ...more,
});
const account = (
  naam: string,
  rgs: string | null = null,
  more: Partial<Account> = {},
): Account => ({
  rekening: '1500',
  naam,
  rgs,
  rol: null,
  keuze: null,
  ...more,
});
const NOTHING: VatFacts = { pakket: '', code: null, account: null, soort: null, zijde: 'credit' };

/** Codes as Exact Online, AFAS, Multivers and Banana describe them, on one account for all VAT. */
test.each([
  ['BTW hoog tarief, exclusief', 2100, 'verkoop', 'credit', '1a'],
  ['BTW hoog tarief, exclusief', 2100, 'inkoop', 'debet', '5b'],
  ['BTW laag tarief, inclusief', 600, 'verkoop', 'credit', '1b'],
  ['BTW laag tarief, inclusief', 600, 'inkoop', 'debet', '5b'],
  ['BTW overige tarieven', null, 'verkoop', 'credit', '1c'],
  ['BTW prive gebruik', null, 'verkoop', 'credit', '1d'],
  ['BTW Verlegd', null, 'inkoop', 'credit', '2a'],
  ['BTW Verlegd', null, 'inkoop', 'debet', '5b'],
  ['Inkoop btw verlegd 21%', 2100, 'inkoop', 'credit', '2a'],
  ['Verleggingsregelingen 21%', 2100, 'inkoop', 'credit', '2a'],
  ['Voorbelasting 21% (BTW verlegd)', 2100, 'inkoop', 'debet', '5b'],
  ['Inkopen binnen de EU 21%', 2100, 'inkoop', 'credit', '4b'],
  ['Aankopen binnen EU', null, 'inkoop', 'credit', '4b'],
  ['Verwerving binnen de EU', null, 'inkoop', 'credit', '4b'],
  ['Verwerving binnen de EU', null, 'inkoop', 'debet', '5b'],
  ['Intracommunautaire prestaties 21%', 2100, 'inkoop', 'credit', '4b'],
  ['IC Verwerving', null, 'inkoop', 'credit', '4b'],
  ['Inkoop buiten de EU', null, 'inkoop', 'credit', '4a'],
  ['Verwerving buiten de EU (invoer)', null, 'inkoop', 'credit', '4a'],
  ['Leveringen uit landen buiten de EU (invoer) 21%', 2100, 'inkoop', 'credit', '4a'],
  ['Invoer met vergunning artikel 23', 2100, 'inkoop', 'credit', '4a'],
  ['BTW bij invoer betaald aan douane 21%', 2100, 'inkoop', 'debet', '5b'],
  ['Inkoop hoog', 2100, 'inkoop', 'debet', '5b'],
  ['Btw aftrekbaar 21%', 2100, 'inkoop', 'debet', '5b'],
  ['BTW te vorderen (laag)', null, 'inkoop', 'debet', '5b'],
  ['BTW te betalen (hoog)', null, 'verkoop', 'credit', '1a'],
  ['Oninbare vorderingen', 2100, 'verkoop', 'debet', '1a'],
  ['', 2100, 'verkoop', 'credit', '1a'],
  ['', 900, 'verkoop', 'credit', '1b'],
  ['', 1285, 'verkoop', 'credit', '1c'],
  ['', null, 'verkoop', 'credit', 'verschuldigd'],
  ['', null, 'inkoop', 'debet', '5b'],
  ['', null, 'inkoop', 'credit', 'verschuldigd'],
  ['Unieregeling (OSS) Duitsland', 1900, 'verkoop', 'credit', 'geen'],
] as const)('VAT of code %p at %p, %s in %s, is of %s', (words, rate, soort, zijde, place) => {
  const facts = { ...NOTHING, code: code(words, rate), account: account('Rekening 1500') };
  expect(placeVat({ ...facts, soort, zijde }).place).toBe(place);
});

test.each([
  ['BTW 0% (alleen grondslag)', 'verkoop', '1e'],
  ['Verkoop btw verlegd', 'verkoop', '1e'],
  ['BTW verlegd', 'verkoop', '1e'],
  ['Geen btw, belast bij de afnemer', 'verkoop', '1e'],
  ['Verkoop buiten de EU', 'verkoop', '3a'],
  ['Export buiten EU', 'verkoop', '3a'],
  ['Verkoop binnen de EU', 'verkoop', '3b'],
  ['Levering naar landen binnen de EU', 'verkoop', '3b'],
  ['IC Levering Goederen', 'verkoop', '3b'],
  ['Intracommunautair', 'verkoop', '3b'],
  ['Installatie/televerkoop in de EU', 'verkoop', '3c'],
  ['BTW vrijgesteld', 'verkoop', 'geen'],
  ['Geen BTW', 'verkoop', 'geen'],
  ['BTW te betalen (nul)', 'verkoop', '1e'],
  ['BTW te vorderen (nul)', 'inkoop', 'geen'],
  ['', 'verkoop', 'onbekend'],
] as const)('what %p is charged on without VAT, %s, is of %s', (words, soort, place) => {
  expect(placeVat({ ...NOTHING, code: code(words, 0), soort }).place).toBe(place);
});

/** Names and RGS codes of accounts as the same programs have them, without a code on the lines. */
test.each([
  ['Af te dragen BTW hoog', 'BVorBtwTtv', 'verkoop', 'credit', '1a'],
  ['Af te dragen BTW hoog', 'BVorBtwTtv', 'inkoop', 'credit', 'verschuldigd'],
  ['Te betalen btw laag (6%)', 'BSchBtwAtd', 'verkoop', 'credit', '1b'],
  ['Te betalen btw laag (6%)', 'BSchBtwAtd', 'afdracht', 'debet', 'verrekening'],
  ['BTW prive-gebruik', 'BVorBtwTtv', null, 'credit', '1d'],
  ['Af te dragen BTW verwerving goederen binnen EU', 'BVorBtwTtv', 'inkoop', 'credit', '4b'],
  ['Te vorderen BTW', 'BVorBtwTtv', 'inkoop', 'debet', '5b'],
  ['Te vorderen BTW', 'BVorBtwTtv', 'afdracht', 'credit', 'verrekening'],
  ['BTW Inkoop Hoog', null, 'inkoop', 'debet', '5b'],
  ['BTW Inkoop Hoog', null, null, 'debet', '5b'],
  ['BTW Verkoop Hoog', null, null, 'credit', '1a'],
  ['Btw hoog', 'BVorVbkTvo', 'inkoop', 'debet', '5b'],
  ['Btw-bedrag', 'BSchBepBtwVoo', null, 'debet', '5b'],
  ['Btw-bedrag', 'BSchBepBlv', null, 'credit', '1b'],
  ['Btw te betalen', 'BSchBepBaf', null, 'debet', 'verrekening'],
  ['Te vorderen btw Duitsland', 'BVorVbkEob', 'inkoop', 'debet', 'geen'],
  ['Af te dragen btw hoog', 'BVorVbkTvo', 'verkoop', 'credit', '1a'],
  ['Btw-aangifte', 'BVorVbkTvo', 'afdracht', 'debet', 'verrekening'],
  ['Afdracht btw', null, 'afdracht', 'debet', 'verrekening'],
  ['BTW R/C', null, null, 'debet', 'verrekening'],
  ['Te verrekenen btw', 'BSchBtwAtd', null, 'credit', 'verrekening'],
  ['Omzetbelasting betaald', null, null, 'debet', 'verrekening'],
  // AFAS calls so what it charges on, other programs what they settle on: the entries tell.
  ['Btw te betalen', null, 'verkoop', 'credit', 'verschuldigd'],
  ['Btw te betalen', null, 'afdracht', 'debet', 'verrekening'],
  ['BTW overeenkomstig het BTW overzicht', null, null, 'credit', 'onbekend'],
] as const)('VAT on %p (%p), %p in %s, is of %s', (naam, rgs, soort, zijde, place) => {
  expect(placeVat({ ...NOTHING, account: account(naam, rgs), soort, zijde }).place).toBe(place);
});

test('a bill of nothing but VAT, as of customs, is deducted', () => {
  const facts = { ...NOTHING, soort: 'afdracht', zijde: 'debet' } as const;
  expect(placeVat({ ...facts, account: account('Voorbelasting') }).place).toBe('5b');
});

describe('one code', () => {
  it.each([
    // Documented by e-Boekhouden.nl; the names of the codes are fixed there.
    ['e-Boekhouden.nl', 'HOOG_VERK_21', '1a'],
    ['e-Boekhouden.nl', 'VERL_VERK_L9', '1e'],
    ['e-Boekhouden.nl', 'BI_EU_VERK_D', '3b'],
    ['e-Boekhouden.nl', 'AFST_VERK', '3c'],
    ['e-Boekhouden.nl', 'GEEN', 'geen'],
    // Elsewhere it says nothing by itself.
    ['Andere', 'HOOG_VERK_21', 'onbekend'],
  ] as const)('of %s, %s, is of %s', (pakket, btw_code, place) => {
    const facts = { ...NOTHING, pakket, code: code('', null, { btw_code }) };
    expect(placeVat(facts).place).toBe(place);
  });

  it('means what its own package and list say: 1 is low in Exact and high in AFAS', () => {
    const of = (words: string) =>
      placeVat({
        ...NOTHING,
        code: code(words, null, { btw_code: '1' }),
        account: account('Btw'),
        soort: 'verkoop',
      }).place;
    expect(of('BTW laag tarief, exclusief')).toBe('1b');
    expect(of('BTW te betalen (hoog)')).toBe('1a');
  });
});

describe('a choice by hand', () => {
  it('comes first, and what it overrules is said', () => {
    const decision = placeVat({
      ...NOTHING,
      code: code('BTW laag tarief', 900, { keuze: '1c' }),
      account: account('Btw laag'),
      soort: 'verkoop',
    });
    expect(decision.place).toBe('1c');
    expect(decision.because).toContain('jouw keuze voor btw-code X');
    expect(decision.against.join()).toContain('het tarief van 9%');
  });

  it('for a code that sales and purchases share leaves what is deducted where it is', () => {
    const keuze = '1b' as const;
    const of = (rol: 'betalen' | 'vorderen', zijde: 'debet' | 'credit') =>
      placeVat({
        ...NOTHING,
        code: code('', null, { keuze }),
        account: account('Btw', null, { rol }),
        zijde,
      }).place;
    expect(of('betalen', 'credit')).toBe('1b');
    expect(of('vorderen', 'debet')).toBe('5b');
  });

  it('for an account leaves its returns settled', () => {
    const of = (soort: VatFacts['soort'], zijde: VatFacts['zijde']) =>
      placeVat({
        ...NOTHING,
        account: account('Tussenrekening', null, { keuze: 'verschuldigd' }),
        ...{ soort, zijde },
      }).place;
    expect(of('verkoop', 'credit')).toBe('verschuldigd');
    expect(of('afdracht', 'debet')).toBe('verrekening');
  });
});

test('what contradicts is said', () => {
  const { place, against } = placeVat({
    ...NOTHING,
    code: code('Voorbelasting hoog', 2100),
    account: account('Af te dragen btw hoog'),
    soort: 'verkoop',
  });
  expect(place).toBe('1a');
  expect(against).toEqual(['de omschrijving ‘Voorbelasting hoog’']);
});
