import type { Question, QuestionSubject } from '@kengetal/contract';
import { capitalised } from '@kengetal/ledger';
import { FIGURE_KEYS, figureWord, LEXICON, nameOf } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { findRelation } from '../names/relations.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { periodWords } from './periods.ts';

/** What figures are called in a text that is read back: by their own name where only they have it. */
const CALLED: ReadonlyMap<string, string> = new Map(
  FIGURE_KEYS.map((key) => [key, isOwn(key) ? nameOf(key) : capitalised(figureWord(key))]),
);

function isOwn(key: FigureKey): boolean {
  const tokens = tokensOf(nameOf(key));
  const found = LEXICON.longestAt(tokens, 0);
  return (
    found?.length === tokens.length &&
    found.values.every(({ role, value }) => role === 'figure' && value === key)
  );
}

const figureName = (key: string): string => CALLED.get(key) ?? key;

export const lower = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const CHECKS = {
  vraagposten: 'Vraagposten',
  opening: 'Aansluiting beginbalans',
  btw_code: 'Boekingen zonder btw-code',
  niet_ingedeeld: 'Niet ingedeelde rekeningen',
  ontbreekt: 'Wat ontbreekt er',
} as const;
const COMPONENTS: Readonly<Record<string, string>> = {
  'winst-en-verlies': 'Winst-en-verliesrekening',
  balans: 'De balans',
  kasstroom: 'Kasstroomoverzicht',
  kengetallen: 'Kengetallen overzicht',
  'debiteuren-en-crediteuren': 'Debiteuren en crediteuren',
  btw: 'Btw-overzicht',
  kosten: 'Kosten in detail',
};
const SIDES = {
  verkocht: 'Omzet van',
  ingekocht: 'Kosten van',
  openstaand: 'Openstaand van',
  betaald: 'Betaald aan',
} as const;

/** What a question is about, as a heading. */
export function subjectWords(
  { subject, of }: Pick<Question, 'subject' | 'of'>,
  vocabulary: Vocabulary,
): string {
  switch (subject.kind) {
    case 'figure':
      return `${figureWords(subject, vocabulary)}${wholeWords(of)}`;
    case 'account':
      return `${accountWords(subject.rekeningen, vocabulary)}${wholeWords(of)}`;
    case 'relation':
      return `${relationSubject(subject, vocabulary)}${wholeWords(of)}`;
    case 'sum':
      return `${sumWords(subject, vocabulary)}${wholeWords(of)}`;
    case 'lines':
      return 'Boekingen';
    case 'open':
      return openWords(subject, vocabulary);
    case 'charged':
      return subject.groep === 'debiteuren' ? 'Gefactureerd incl. btw' : 'Inkopen incl. btw';
    case 'vat':
      return subject.rubriek === undefined ? 'Btw te betalen' : `Btw rubriek ${subject.rubriek}`;
    case 'recurring':
      return recurringWords(subject, vocabulary);
    case 'component':
      return COMPONENTS[subject.id] ?? subject.id;
    case 'definition':
      return `Hoe wordt ${lower(figureName(subject.key))} berekend`;
    case 'data':
      return subject.rekeningen
        ? `Hoe heet rekening ${subject.rekeningen.join(', ')}`
        : 'Welke jaren zijn er';
    case 'check':
      return CHECKS[subject.of];
    case 'help':
      return 'Wat kan ik vragen';
  }
}

const wholeWords = (of: string | undefined): string =>
  of === undefined ? '' : ` als percentage van ${lower(figureName(of))}`;

function figureWords(
  {
    key,
    without = [],
    without_accounts = [],
    without_relations = [],
    also = [],
  }: Extract<QuestionSubject, { kind: 'figure' }>,
  vocabulary: Vocabulary,
): string {
  const names = [figureName(key), ...also.map((each) => lower(figureName(each)))].join(' en ');
  const parts = [
    ...without.map((each) => lower(figureName(each))),
    ...without_accounts.map((each) => lower(accountWords([each], vocabulary))),
    ...without_relations.map((each) => relationWords(each, vocabulary)),
  ];
  return `${names}${parts.length === 0 ? '' : ` zonder ${parts.join(' en ')}`}`;
}

type Sum = Extract<QuestionSubject, { kind: 'sum' }>;

function sumWords({ terms }: Sum, vocabulary: Vocabulary): string {
  return terms
    .map(({ teken, of }, place) => {
      const words = subjectWords({ subject: of }, vocabulary);
      return place === 0 ? words : `${teken} ${lower(words)}`;
    })
    .join(' ');
}

const relationSubject = (
  { side, relatie }: Extract<QuestionSubject, { kind: 'relation' }>,
  vocabulary: Vocabulary,
): string => `${SIDES[side]} ${relationWords(relatie, vocabulary)}`;

const ASPECTS = {
  frequentie: ', hoe vaak',
  volgende: ', wanneer de volgende',
  prijs: ', sinds wanneer het huidige bedrag',
  per_maand: ', bedrag per maand',
  per_kwartaal: ', bedrag per kwartaal',
  per_jaar: ', bedrag per jaar',
} as const;

function recurringWords(
  { side, rekeningen, aspect, elke }: Extract<QuestionSubject, { kind: 'recurring' }>,
  vocabulary: Vocabulary,
): string {
  const name = side === 'omzet' ? 'Terugkerende omzet' : 'Vaste lasten';
  const of = rekeningen ? ` van ${lower(accountWords(rekeningen, vocabulary))}` : '';
  const often =
    elke === undefined
      ? ''
      : `, die ${elke === 'maand' ? 'elke' : 'elk'} ${elke} ${side === 'omzet' ? 'terugkomt' : 'terugkomen'}`;
  return `${name}${of}${often}${aspect === undefined ? '' : ASPECTS[aspect]}`;
}

const MOST_NAMED = 5;

function accountWords(numbers: readonly string[], { accounts, world }: Vocabulary): string {
  const [only, ...others] = numbers;
  const last = others.at(-1) ?? '';
  const between = world.accounts.filter(
    ({ rekening }) => rekening >= (only ?? '') && rekening <= last,
  );
  const isRange =
    numbers.length > MOST_NAMED &&
    between.length === numbers.length &&
    between.every(({ rekening }) => numbers.includes(rekening));
  if (isRange) return `Rekeningen ${only} t/m ${last}`;
  if (only === undefined || others.length > 0) return `Rekening ${numbers.join(' en ')}`;
  return `Rekening ${only} ${accounts.byNumber.get(only.toLowerCase())?.naam ?? ''}`.trim();
}

/** A name that only one has; a number before it where others are like it. */
export function relationWords(number: string, vocabulary: Vocabulary): string {
  const relation = vocabulary.relations.byNumber.get(number.toLowerCase());
  if (!relation) return `relatienummer ${number}`;
  const tokens = tokensOf(`van ${relation.naam}`);
  const items = findRelation(tokens, vocabulary, () => false)?.items ?? [];
  const isOnly = items.length === 1 && items[0]?.relatie === number;
  return isOnly ? relation.naam : `relatienummer ${number} ${relation.naam}`;
}

function openWords(
  {
    groep,
    late,
    older,
    until,
    dated,
    without_relations: out = [],
  }: Extract<QuestionSubject, { kind: 'open' }>,
  vocabulary: Vocabulary,
): string {
  const all = groep === 'debiteuren' ? 'Openstaande facturen' : 'Openstaande inkoopfacturen';
  const without = out.map((each) => relationWords(each, vocabulary)).join(' en ');
  const of = dated ? ` uit ${periodWords(dated, vocabulary.calendar)}` : '';
  const name = without === '' ? `${all}${of}` : `${all}${of} zonder ${without}`;
  const isLate = late === true ? ', te laat' : '';
  const isRange = older !== undefined && until !== undefined;
  if (isRange) return `${name}${isLate}, tussen ${older} en ${until} dagen oud`;
  return `${name}${isLate}${older === undefined ? '' : `, ouder dan ${older} dagen`}`;
}
