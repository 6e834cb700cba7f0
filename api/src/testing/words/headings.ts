import type { JudgedAccount, Which } from './ledger.ts';

/** What the words of a summary call a heading, and which accounts that is. */
export interface Heading {
  readonly noun: RegExp;
  readonly which: Which;
  /** 1 where a debit is more of it: a cost, something owned. */
  readonly sign: 1 | -1;
  /** Undefined for what is neither good nor bad by itself. */
  readonly moreIsGood?: boolean;
  /** A balance instead of what was booked in a period. */
  readonly isBalance?: true;
}

const main = (name: string) => (account: JudgedAccount) => account.main === name;
const group = (name: string) => (account: JudgedAccount) => account.groep === name;

const cost = (noun: RegExp, which: Which): Heading => ({ noun, which, sign: 1, moreIsGood: false });
const income = (noun: RegExp, which: Which): Heading => ({
  noun,
  which,
  sign: -1,
  moreIsGood: true,
});

export const ofOmzet = main('netto_omzet');
export const ofCostPrice = main('kostprijs_omzet');
const OF_INTEREST = main('financiele_baten_lasten');

/** The headings that make up the result; each account of the result is in one. */
export const RESULT_HEADINGS: readonly Heading[] = [
  income(/^omzet$/, ofOmzet),
  income(/^wijziging van (?:de )?voorraden$/, main('wijziging_voorraden')),
  income(/^overige bedrijfsopbrengsten$/, main('overige_opbrengsten')),
  cost(/^kostprijs van de omzet$/, ofCostPrice),
  cost(/^personeelskosten$/, main('personeelskosten')),
  cost(/^afschrijvingen$/, main('afschrijvingen')),
  cost(/^waardeveranderingen$/, main('waardeveranderingen')),
  cost(/^huisvestingskosten$/, group('huisvestingskosten')),
  cost(/^exploitatie- en machinekosten$/, group('machinekosten')),
  cost(/^verkoopkosten$/, group('verkoopkosten')),
  cost(/^autokosten$/, group('autokosten')),
  cost(/^transportkosten$/, group('transportkosten')),
  cost(/^kantoorkosten$/, group('kantoorkosten')),
  cost(/^organisatiekosten$/, group('organisatiekosten')),
  cost(/^verzekeringskosten$/, group('verzekeringskosten')),
  cost(/^accountants- en advieskosten$/, group('advieskosten')),
  cost(/^administratieve lasten$/, group('administratiekosten')),
  cost(/^andere kosten$/, group('andere_kosten')),
  income(/^(?:financiële baten|saldo van financiële baten en lasten)$/, OF_INTEREST),
  income(/^wat niet is ingedeeld$/, group('niet_ingedeeld_resultaat')),
  cost(/^belasting(?:en)?$/, main('belastingen')),
  income(/^resultaat uit deelnemingen$/, main('resultaat_deelnemingen')),
];

const OTHERS: readonly Heading[] = [
  cost(/^financiële lasten$/, OF_INTEREST),
  { ...income(/^liquide middelen$/, main('liquide_middelen')), sign: 1, isBalance: true },
  { ...income(/^saldo van bank en kas$/, group('bank_en_kas')), sign: 1, isBalance: true },
  { ...cost(/^openstaande debiteuren$/, group('debiteuren')), isBalance: true },
];

/** The heading that 'De personeelskosten' names. */
export function headingOf(words: string): Heading | undefined {
  const bare = words.replace(/^(?:De|Het|de|het) /, '');
  return [...RESULT_HEADINGS, ...OTHERS].find(({ noun }) => noun.test(bare));
}

const RESULT_MAINS = new Set([
  'netto_omzet',
  'wijziging_voorraden',
  'overige_opbrengsten',
  'kostprijs_omzet',
  'personeelskosten',
  'afschrijvingen',
  'waardeveranderingen',
  'overige_bedrijfskosten',
  'financiele_baten_lasten',
  'belastingen',
  'resultaat_deelnemingen',
]);

export const ofResult: Which = ({ main: own, groep }) =>
  RESULT_MAINS.has(own) || groep === 'niet_ingedeeld_resultaat';

export const ofTax = main('belastingen');
/** What the gross margin is of. */
export const ofMargin: Which = ({ main: own }) =>
  ['netto_omzet', 'wijziging_voorraden', 'overige_opbrengsten', 'kostprijs_omzet'].includes(own);

const SHORT_TERM = [
  'voorraden',
  'onderhanden_projecten',
  'vorderingen',
  'effecten',
  'liquide_middelen',
  'kortlopende_schulden',
];
export const ofWorkingCapital: Which = ({ main: own }) => SHORT_TERM.includes(own);
/** Equity with all that the result adds to it. */
export const ofEquity: Which = (account) =>
  ofResult(account) || ['eigen_vermogen', 'resultaatbestemming'].includes(account.main);
