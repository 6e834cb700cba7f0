import { folded } from '@kengetal/questions';

/** A period as a text calls it; without a year any year is meant. */
export interface PeriodSaid {
  readonly words: string;
  readonly key: string;
  readonly years: string;
  /** 'Vorige maand': which that is depends on the day it is said. */
  readonly isRelative?: true;
}

const MONTHS = [
  ['januari', 'jan'],
  ['februari', 'feb'],
  ['maart', 'mrt'],
  ['april', 'apr'],
  ['mei'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['augustus', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const MONTH = `(?:${MONTHS.flat().join('|')})\\b\\.?`;
/** A number of years in a place where only a year can stand is one; with a unit behind it is none. */
const YEAR =
  '(?:19|20)\\d\\d(?:[/-](?:19|20)?\\d\\d)?(?![\\d%]|[.,:/-]\\d|\\s{0,3}(?:€|euro|eur\\b|k\\b|m\\b))';
const OF_YEAR = `(?:\\s{1,3}(?:van\\s{1,3})?(?:het\\s{1,3})?(?:boekjaar\\s{1,3}|jaar\\s{1,3})?(${YEAR}))?`;
const DAY_OF_MONTH = `(?:(\\d{1,2})\\s{1,3})?(${MONTH})${OF_YEAR}`;
const TO = '\\s{0,3}(?:t/m|tm|tot en met|tot|–|-)\\s{0,3}';
const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde'];
const QUARTER = `(?:\\b(?:([1-4])(?:e|ste|de)|(${ORDINALS.join('|')}))\\s{1,3}kwartaal|\\b(?:q|kwartaal\\s{1,3})([1-4]))\\b${OF_YEAR}`;
const BEFORE_YEAR =
  '(?<=(?:^|[(\\s])(?:in|over|van|voor|sinds|vanaf|tot|t/m|met|heel|boekjaar|jaar|eind|begin|medio|dan|per|tegen)\\s{1,3}|[(])';
const UNIT =
  '(?:boek|kalender)?(?:jaar|jaren|maand|maanden|kwartaal|kwartalen|week|weken|halfjaar)';
const RELATIVE = [
  `\\b(?:vorige?|voorgaande?|voorafgaande?|afgelopen|laatste|huidige?|volgende?|komende?|dit|deze|hele|zelfde|datzelfde|dezelfde)\\s{1,3}${UNIT}\\b`,
  `\\b${UNIT}\\s{1,3}(?:eerder|ervoor|daarvoor|geleden|terug|later|erna|daarna)\\b`,
  '\\b(?:eerste|tweede)\\s{1,3}(?:helft|halfjaar)\\b',
  '\\b(?:eergisteren|gisteren|vandaag|morgen|zomer|winter|herfst|najaar|lente|voorjaar|halfjaar)\\b',
].join('|');
const PERIOD = new RegExp(
  [
    `\\b${DAY_OF_MONTH}(?:${TO}${DAY_OF_MONTH})?`,
    QUARTER,
    `${BEFORE_YEAR}(${YEAR})|^\\s{0,3}(?:boekjaar\\s{1,3}|jaar\\s{1,3})?(${YEAR})\\s{0,3}$`,
    `(${RELATIVE})`,
  ].join('|'),
  'gu',
);

/** Periods that a text names, and the text without them. */
export function periodsIn(text: string): { periods: PeriodSaid[]; rest: string } {
  const periods: PeriodSaid[] = [];
  const rest = folded(text).replace(PERIOD, (...found: unknown[]) => {
    const parts = found.slice(0, 14).map((part) => (typeof part === 'string' ? part : ''));
    periods.push(periodOf(parts));
    return ' . ';
  });
  return { periods, rest };
}

function periodOf(parts: readonly string[]): PeriodSaid {
  const [words = '', day, month, year, lastDay, lastMonth, lastYear] = parts;
  const [quarter, ordinal, short, ofYear, alone, only, relative] = parts.slice(7);
  if (relative) return { words, key: words, years: '', isRelative: true };
  if (month) {
    const [from, to] = [momentOf(day, month), lastMonth ? `-${momentOf(lastDay, lastMonth)}` : ''];
    return { words, key: from + to, years: [year, lastYear].filter(Boolean).join('-') };
  }
  if (quarter || ordinal || short) {
    const number = quarter || short || String(ORDINALS.indexOf(ordinal ?? '') + 1);
    return { words, key: `q${number}`, years: ofYear ?? '' };
  }
  return { words, key: 'jaar', years: alone || only || '' };
}

const momentOf = (day: string | undefined, month: string): string => {
  const name = month.replace('.', '');
  return `${day ? `${day} ` : ''}m${MONTHS.findIndex((names) => names.includes(name)) + 1}`;
};

/** Whether what is said is a period that is known: as exact as that or less, never more. */
export const isSamePeriod = (said: PeriodSaid, known: PeriodSaid): boolean =>
  (said.key === known.key || known.key.replace(/^\d+ /, '') === said.key) &&
  (said.years === '' ? said.key !== 'jaar' : said.years === known.years);

/** Whether one period is before another, as far as these are of a kind. */
export function isEarlier(one: PeriodSaid, other: PeriodSaid): boolean {
  const isOfKind = /^(?:m\d+|q\d|jaar)$/.test(one.key) && one.key.charAt(0) === other.key.charAt(0);
  if (!isOfKind || !/^(?:m\d+|q\d|jaar)$/.test(other.key) || !one.years || !other.years)
    return false;
  if (one.years !== other.years) return one.years < other.years;
  return Number(one.key.slice(1)) < Number(other.key.slice(1));
}

/** The months of a month or a calendar year with its year, as YYYYMM; undefined for other periods. */
export function monthsSaid({ key, years }: PeriodSaid): readonly [number, number] | undefined {
  if (!/^\d{4}$/.test(years)) return undefined;
  const year = Number(years) * 100;
  if (key === 'jaar') return [year + 1, year + 12];
  const month = Number(/^m(\d+)$/.exec(key)?.[1] ?? 0);
  return month === 0 ? undefined : [year + month, year + month];
}
