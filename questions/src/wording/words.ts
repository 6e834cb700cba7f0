import type { Question } from '@kengetal/contract';
import type { Vocabulary } from '../vocabulary.ts';
import { relationWords, subjectWords } from './names.ts';
import { againstWords, timeWords } from './periods.ts';

const MEASURES = {
  bedrag: '',
  verschil: 'verschil',
  aandeel: 'aandeel',
  gemiddelde: 'gemiddeld per maand',
  aantal: 'aantal',
  oorzaken: 'waarom',
  boekingen: 'boekingen',
  samen: 'samen',
} as const;
export const SPLIT_NAMES = {
  maand: 'per maand',
  kwartaal: 'per kwartaal',
  jaar: 'per jaar',
  groep: 'per groep',
  rekening: 'per rekening',
  relatie: 'per relatie',
  dagboek: 'per dagboek',
  btw_code: 'per btw-code',
  kostenplaats: 'per kostenplaats',
  factuur: 'per factuur',
  ouderdom: 'per ouderdom',
} as const satisfies Record<NonNullable<Question['split']>, string>;
const ORDERS = {
  hoogste: 'hoogste',
  laagste: 'laagste',
  nieuwste: 'nieuwste',
  oudste: 'oudste',
} as const;

/**
 * A question as a person reads it, and as the grammar reads it back:
 * 'Omzet, 1e kwartaal 2025, t.o.v. vorig jaar, per maand'.
 * @param isInMonths says a period by its months: 'januari t/m maart 2025'
 */
export function wordsOf(question: Question, vocabulary: Vocabulary, isInMonths = false): string {
  const { calendar } = vocabulary;
  const { measure = 'bedrag', against, split, of } = question;
  const isParted = measure === 'gemiddelde' && split !== undefined;
  const isSaid = measure === 'aandeel' && of !== undefined;
  if (question.subject.kind === 'data' && split !== undefined)
    return [listWords(question), ...timeWords(question, calendar)].join(', ');
  return [
    subjectWords(question, vocabulary),
    ...(isSaid ? [] : [isParted ? (split === 'maand' ? '' : 'gemiddeld') : MEASURES[measure]]),
    ...onlyWords(question, vocabulary),
    ...timeWords(question, calendar, isInMonths),
    ...(against === undefined ? [] : [againstWords(against, calendar)]),
    ...(split === undefined
      ? []
      : [
          isParted && split === 'maand'
            ? 'maanden boven en onder het gemiddelde'
            : SPLIT_NAMES[split],
        ]),
    orderWords(question),
    ...rowWords(question),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const LISTS: Partial<Record<NonNullable<Question['split']>, string>> = {
  rekening: 'Welke grootboekrekeningen zijn er',
  dagboek: 'Welke dagboeken zijn er',
  btw_code: 'Welke btw-codes zijn er',
  kostenplaats: 'Welke kostenplaatsen zijn er',
};

/** A list of names, or of accounts with their balance. */
const listWords = ({ split = 'rekening', measure }: Question): string =>
  measure === 'bedrag' ? 'Saldibalans' : (LISTS[split] ?? '');

function orderWords({ order, limit }: Question): string {
  if (order === undefined) return limit === undefined ? '' : `${limit} posten`;
  if (limit === undefined) return ORDERS[order];
  return order === 'hoogste' ? `top ${limit}` : `${limit} ${ORDERS[order]}`;
}

const rowWords = ({ skip, rows = {} }: Question): string[] => [
  ...(skip === undefined ? [] : [`vanaf nummer ${skip + 1}`]),
  ...sizeWords(rows),
];

/** What lines or rows are more or less than. */
const sizeWords = ({
  boven_cents: above,
  onder_cents: below,
}: NonNullable<Question['rows']>): string[] => [
  ...(above === undefined ? [] : [`boven ${euros(above)}`]),
  ...(below === undefined ? [] : [`onder ${euros(below)}`]),
];

const DOCUMENTS = {
  boekstuk: 'boekstuknummer',
  factuur: 'factuurnummer',
  dagboek: 'dagboek',
  btw_code: 'btw-code',
  kostenplaats: 'kostenplaats',
} as const;

function onlyWords({ only = {} }: Question, vocabulary: Vocabulary): string[] {
  const { omschrijving, relatie, zijde, vanaf_cents: from, tot_cents: to, ...sizes } = only;
  const keys = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
  return [
    ...(relatie === undefined ? [] : [`van ${relationWords(relatie, vocabulary)}`]),
    ...(omschrijving === undefined ? [] : [`met omschrijving ‘${omschrijving}’`]),
    ...keys.flatMap((key) => (only[key] === undefined ? [] : [`${DOCUMENTS[key]} ${only[key]}`])),
    ...(zijde === undefined ? [] : [zijde]),
    ...(from === undefined ? [] : [`vanaf ${euros(from)}`]),
    ...(to === undefined ? [] : [`hooguit ${euros(to)}`]),
    ...sizeWords(sizes),
  ];
}

const WHOLE = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });

function euros(cents: number): string {
  const format = cents % 100 === 0 ? WHOLE : EXACT;
  return `€ ${format.format(cents / 100)}`;
}
