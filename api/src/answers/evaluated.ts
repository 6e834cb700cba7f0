import type { Question, QuestionMeasure } from '@kengetal/contract';

type Split = NonNullable<Question['split']>;
/** Not divided, by months, quarters or years, by what its lines have, or by one thing alone. */
export type Divided = 'geheel' | 'perioden' | 'delen' | Split;

export const ROWS = ['order', 'limit', 'skip', 'rows'] as const;
type Rows = readonly (typeof ROWS)[number][];
/** Rows of an order, as many as are asked. */
const CUT: Rows = ['order', 'limit', 'skip'];

/** How a subject is told where it is measured and divided so. */
export interface Way {
  /** Also held against another period, besides told by itself. */
  readonly beside: boolean;
  /** What chooses rows of it; against another period not of a whole. */
  readonly rows: Rows;
}
const alone = (rows: Rows = []): Way => ({ beside: false, rows });
const beside = (rows: Rows = []): Way => ({ beside: true, rows });

type Ways = Readonly<Partial<Record<Divided, Way>>>;

/** What is evaluated of a subject besides its amount in a period. */
export interface Evaluated {
  /** What it is called in a sentence, where it has no name of its own. */
  readonly name: string;
  readonly measures: Readonly<Partial<Record<QuestionMeasure, Ways>>>;
  readonly only: readonly (keyof NonNullable<Question['only']>)[] | 'alles';
  /** By what it may be divided where it is of one day. */
  readonly day: readonly Divided[];
  /** Whether it is said as a part of another figure. */
  readonly of?: true;
}

const NUMBERED: Ways = { geheel: beside(CUT), perioden: alone(CUT), delen: alone(CUT) };

const AMOUNT: Evaluated = {
  name: 'Dit bedrag',
  measures: {
    bedrag: { geheel: beside(), perioden: beside(ROWS), delen: beside(ROWS) },
    verschil: { geheel: beside(), perioden: beside(ROWS), delen: beside(CUT) },
    aandeel: { geheel: beside(), perioden: beside(ROWS), delen: alone(ROWS) },
    gemiddelde: { geheel: beside(), perioden: beside(), delen: alone(['rows']) },
    aantal: { geheel: beside(), perioden: alone(ROWS), delen: alone(['rows']) },
    boekingen: NUMBERED,
    samen: { geheel: beside(), perioden: alone(ROWS), delen: alone(ROWS) },
    oorzaken: { geheel: beside(CUT), delen: beside(CUT) },
  },
  only: 'alles',
  day: ['geheel', 'delen'],
  of: true,
};
const COUNTED: Ways = { geheel: beside(), perioden: alone(CUT), delen: alone(CUT) };
const CHARGED: Evaluated = {
  ...AMOUNT,
  measures: {
    ...AMOUNT.measures,
    bedrag: { ...AMOUNT.measures.bedrag, factuur: alone(CUT) },
    boekingen: { ...NUMBERED, factuur: alone(CUT) },
    gemiddelde: { ...AMOUNT.measures.gemiddelde, factuur: alone() },
    aantal: COUNTED,
  },
};
const OPEN: Ways = {
  ...{ geheel: alone(ROWS), relatie: alone(ROWS), factuur: alone(ROWS) },
  ouderdom: alone(),
};
const HELD: Ways = { geheel: beside(), perioden: beside(ROWS), relatie: beside(ROWS) };
const PLAIN: Evaluated = {
  name: 'Dit',
  measures: { bedrag: { geheel: alone() } },
  ...{ only: [], day: [] },
};

/** Of each subject what its evaluator does; what is not here is said to be not done. */
export const EVALUATED: Readonly<Record<Question['subject']['kind'], Evaluated>> = {
  ...{ figure: AMOUNT, account: AMOUNT, relation: AMOUNT, sum: AMOUNT, vat: AMOUNT },
  charged: CHARGED,
  // Both sides of all lines come to nothing together: they are counted.
  lines: {
    ...{ name: 'Boekingen', only: 'alles', day: AMOUNT.day },
    measures: { bedrag: NUMBERED, boekingen: NUMBERED, aantal: COUNTED },
  },
  open: {
    name: 'Wat openstaat',
    measures: {
      bedrag: { ...OPEN, ...HELD, geheel: beside(ROWS) },
      verschil: HELD,
      ...{ aantal: OPEN, aandeel: OPEN, samen: OPEN },
    },
    ...{ only: 'alles', day: ['geheel'] },
  },
  recurring: {
    name: 'Wat terugkomt',
    measures: {
      bedrag: {
        ...{ geheel: beside(['order', 'limit']), perioden: alone(['order', 'limit']) },
        ...{ relatie: alone(['order', 'limit']), rekening: alone(['order', 'limit']) },
      },
      // The price of each time beside what it was then.
      verschil: { geheel: beside(['order', 'limit']) },
    },
    ...{ only: ['omschrijving', 'relatie'], day: [] },
  },
  component: {
    name: 'Dit onderdeel van het rapport',
    measures: { bedrag: { geheel: beside(), perioden: alone() }, verschil: { geheel: beside() } },
    ...{ only: [], day: ['geheel'] },
  },
  data: {
    ...PLAIN,
    name: 'Wat er in de boekhouding staat',
    measures: {
      bedrag: {
        ...{ geheel: alone(), rekening: alone(), dagboek: alone() },
        ...{ btw_code: alone(), kostenplaats: alone() },
      },
    },
  },
  check: { ...PLAIN, name: 'Deze controle' },
  definition: { ...PLAIN, name: 'Hoe een cijfer wordt berekend' },
  help: { ...PLAIN, name: 'Wat je kunt vragen' },
};

/** What is told of several amounts beside each other: of accounts also each by itself. */
export const SEVERAL: Evaluated['measures'] = {
  bedrag: { geheel: beside(), perioden: alone(ROWS), rekening: alone() },
};
