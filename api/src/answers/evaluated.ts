import type { Question, QuestionMeasure } from '@kengetal/contract';
import { HEADS } from './part-names.ts';
import { isPeriodSplit } from './series-by.ts';

type Split = NonNullable<Question['split']>;
type Kind = Question['subject']['kind'];
/** Not divided, by months, quarters or years, by what its lines have, or by one thing alone. */
type Divided = 'geheel' | 'perioden' | 'delen' | Split;
/** Whether it is told by itself only, or also held against another period. */
type Way = 'alleen' | 'naast';

/** What is evaluated of a subject besides its amount in a period. */
interface Evaluated {
  /** What it is called in a sentence, where it has no name of its own. */
  readonly name: string;
  readonly measures: Readonly<
    Partial<Record<QuestionMeasure, Readonly<Partial<Record<Divided, Way>>>>>
  >;
  readonly only: readonly (keyof NonNullable<Question['only']>)[] | 'alles';
  readonly rows: readonly (typeof ROWS)[number][];
  /** By what it may be divided where it is of one day. */
  readonly day: readonly Divided[];
}

const ROWS = ['order', 'limit', 'skip', 'rows'] as const;
const ANY: Partial<Record<Divided, Way>> = { geheel: 'naast', perioden: 'naast', delen: 'naast' };
const BESIDE_WHOLE: Partial<Record<Divided, Way>> = {
  geheel: 'naast',
  perioden: 'alleen',
  delen: 'alleen',
};
const OPEN: Partial<Record<Divided, Way>> = {
  geheel: 'alleen',
  relatie: 'alleen',
  factuur: 'alleen',
  ouderdom: 'alleen',
};
const ALONE = { bedrag: { geheel: 'alleen' } } as const;

const AMOUNT: Evaluated = {
  name: 'Dit bedrag',
  measures: {
    ...{ bedrag: ANY, verschil: ANY },
    ...{ aandeel: { ...ANY, delen: 'alleen' }, gemiddelde: { ...ANY, delen: 'alleen' } },
    ...{ aantal: BESIDE_WHOLE, boekingen: BESIDE_WHOLE, samen: BESIDE_WHOLE },
    oorzaken: { geheel: 'naast', delen: 'naast' },
  },
  only: 'alles',
  rows: ROWS,
  day: ['geheel', 'delen'],
};
const CHARGED: Evaluated = {
  ...AMOUNT,
  measures: {
    ...AMOUNT.measures,
    bedrag: { ...ANY, factuur: 'alleen' },
    boekingen: { ...BESIDE_WHOLE, factuur: 'alleen' },
    gemiddelde: { ...AMOUNT.measures.gemiddelde, factuur: 'alleen' },
  },
};
const PLAIN: Evaluated = { name: 'Dit', measures: ALONE, only: [], rows: [], day: [] };

/** Of each subject what its evaluator does; what is not here is said to be not done. */
const EVALUATED: Readonly<Record<Kind, Evaluated>> = {
  ...{ figure: AMOUNT, account: AMOUNT, relation: AMOUNT, sum: AMOUNT, vat: AMOUNT },
  charged: CHARGED,
  lines: { ...AMOUNT, name: 'Boekingen' },
  open: {
    name: 'Wat openstaat',
    measures: {
      bedrag: { ...OPEN, geheel: 'naast', perioden: 'naast', relatie: 'naast' },
      verschil: { geheel: 'naast', perioden: 'naast', relatie: 'naast' },
      ...{ aantal: OPEN, aandeel: OPEN, samen: OPEN },
    },
    only: 'alles',
    rows: ROWS,
    day: ['geheel'],
  },
  recurring: {
    name: 'Wat terugkomt',
    measures: {
      bedrag: { geheel: 'naast', perioden: 'alleen', relatie: 'alleen', rekening: 'alleen' },
      // The price of each time beside what it was then.
      verschil: { geheel: 'naast' },
    },
    only: ['omschrijving', 'relatie'],
    rows: ['order', 'limit'],
    day: [],
  },
  component: {
    name: 'Dit onderdeel van het rapport',
    measures: { bedrag: { geheel: 'naast', perioden: 'alleen' }, verschil: { geheel: 'naast' } },
    ...{ only: [], rows: [], day: ['geheel'] },
  },
  data: {
    ...PLAIN,
    name: 'Wat er in de boekhouding staat',
    measures: {
      bedrag: {
        ...{ geheel: 'alleen', rekening: 'alleen', dagboek: 'alleen' },
        ...{ btw_code: 'alleen', kostenplaats: 'alleen' },
      },
    },
    rows: ['order', 'limit'],
  },
  check: { ...PLAIN, name: 'Deze controle' },
  definition: { ...PLAIN, name: 'Hoe een cijfer wordt berekend' },
  help: { ...PLAIN, name: 'Wat je kunt vragen' },
};

const MEASURES: Readonly<Record<QuestionMeasure, string>> = {
  bedrag: 'Het bedrag',
  verschil: 'Het verschil',
  aandeel: 'Het aandeel',
  gemiddelde: 'Het gemiddelde',
  aantal: 'Het aantal',
  boekingen: 'De boekingen',
  oorzaken: 'De oorzaken',
  samen: 'Het totaal van gekozen regels',
};

/**
 * What a question says that the evaluator of its subject does not do, in a sentence; undefined where
 * all of it is done.
 * @param name of what is measured, where that is known
 */
export function whyNotEvaluated(question: Question, name?: string): string | undefined {
  const { subject, measure = 'bedrag', split, against, day, only = {} } = question;
  const evaluated = EVALUATED[subject.kind];
  const called = name ?? evaluated.name;
  const inside = /^[A-Z]{2}/.test(called)
    ? called
    : `${called.charAt(0).toLowerCase()}${called.slice(1)}`;
  const ways = evaluated.measures[measure];
  const what = measure === 'bedrag' ? called : `${MEASURES[measure]} van ${inside}`;
  if (!ways) return `${what} geef ik niet.`;
  const divided = dividedBy(split);
  const way = ways[split ?? 'geheel'] ?? ways[divided];
  const per = split === undefined ? '' : ` ${perWords(split)}`;
  if (!way && measure !== 'bedrag') return `${what} geef ik niet${per}.`;
  if (!way) return `${called} verdeel ik niet${per}${waysWords(Object.keys(ways) as Divided[])}.`;
  const beside = against === 'begroting' ? 'een begroting' : 'een andere periode';
  if (against !== undefined && way === 'alleen')
    return `${what} zet ik${per} niet naast ${beside}.`;
  const isOfDay =
    evaluated.day.includes(divided) && against === undefined && measure !== 'gemiddelde';
  if (day !== undefined && !isOfDay) return `${called}${per} geef ik zo niet van één dag.`;
  const narrowing = Object.keys(only) as (keyof typeof only)[];
  const { only: known } = evaluated;
  if (known !== 'alles' && narrowing.some((key) => !known.includes(key)))
    return `${called} is zo niet verder te filteren.`;
  if (ROWS.some((key) => question[key] !== undefined && !evaluated.rows.includes(key)))
    return `Uit ${inside} kies ik geen regels.`;
  return undefined;
}

const dividedBy = (split: Question['split']): Divided =>
  split === undefined
    ? 'geheel'
    : isPeriodSplit(split)
      ? 'perioden'
      : split in HEADS
        ? 'delen'
        : split;

/** 'Per btw-code'. */
export const perWords = (split: Split): string =>
  `per ${(split in HEADS ? HEADS[split as keyof typeof HEADS] : split).toLowerCase()}`;

/** ', wel per maand, kwartaal, jaar of relatie': what it can be divided by. */
function waysWords(ways: readonly Divided[]): string {
  const words = ways.flatMap((way) => {
    if (way === 'geheel') return [];
    if (way === 'perioden') return ['maand', 'kwartaal', 'jaar'];
    if (way === 'delen') return Object.values(HEADS).map((head) => head.toLowerCase());
    return [perWords(way).slice('per '.length)];
  });
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1
    ? `, wel per ${last}`
    : `, wel per ${words.slice(0, -1).join(', ')} of ${last}`;
}
