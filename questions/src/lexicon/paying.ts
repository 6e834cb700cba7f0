import { formsOf } from '../text/verb-forms.ts';

/** Verbs of paying; 'over-maken' stands apart as well: 'maakt … over', 'over te maken'. */
const PAYING =
  'over-maken over-boeken over-schrijven af-rekenen af-tikken af-wikkelen op-hoesten neer-tellen bij-betalen bij-passen bij-leggen door-storten af-storten na-betalen vereffenen dokken lappen schuiven';
/** Verbs of getting money, and what is got by some of them may be omzet as well. */
const GETTING = 'innen incasseren vangen beuren';
const GETTING_FROM = 'binnen-halen binnen-krijgen op-halen binnen-vangen';
/** Of what comes back: to charge. */
const CHARGING = 'incasseert berekent int';

/** One of these verbs: its first part where it has two, and its forms in the order of `formsOf`. */
export interface PayingVerb {
  readonly particle: string;
  readonly forms: readonly string[];
}

const verbsOf = (verbs: string): readonly PayingVerb[] =>
  verbs.split(' ').map((verb) => {
    const [infinitive = '', particle = ''] = verb.split('-').reverse();
    return { particle, forms: formsOf(infinitive) };
  });

export const PAYING_VERBS = verbsOf(PAYING);
export const GETTING_VERBS = verbsOf(GETTING);
export const GETTING_FROM_VERBS = verbsOf(GETTING_FROM);
export const CHARGING_VERBS = CHARGING.replaceAll(' ', '|');

/** What is done about an invoice, by its noun: 'de inning bij klanten', 'wacht op afwikkeling'. */
export const SETTLING =
  'betaling betalingen afrekening verrekening afwikkeling afhandeling vereffening voldoening inning incasso incassering ontvangst ontvangsten storting stortingen overboeking overboekingen overschrijving overschrijvingen';

/** Prepositions as they are shortened before who pays or gets. */
export const PREPOSITIONS: Readonly<Record<string, string>> = {
  aan: 'a',
  bij: 'b',
  door: 'd dr',
  met: 'mt',
  naar: 'n nr',
  van: 'v vn',
  voor: 'vr',
};

/** Words of turns of phrase that are said plainly, and shortened ones. */
const OTHERS =
  'storten stort stortte stortten gestort beurt interval tussenpozen tegemoet tegemoetzien ontv bet btld gezin betalers trage betalingstermijn betalingstermijnen betaalachterstand betaalachterstanden toekomen toekomt toegekomen verplicht';

/** Words that are right as they stand, though they mean nothing by themselves. */
export const PAYING_WORDS: ReadonlySet<string> = new Set([
  ...[...PAYING_VERBS, ...GETTING_VERBS, ...GETTING_FROM_VERBS].flatMap(({ particle, forms }) =>
    forms.map((form) => particle + form),
  ),
  ...[CHARGING, SETTLING, OTHERS].flatMap((words) => words.split(' ')),
]);
