import type { Dialect } from '@kengetal/generator';
import { addMonths } from '@kengetal/ledger';
import type { Company } from './clean.ts';
import { COSTUMES, type Costume } from './costumes.ts';

/** Who the labelled administrations are of, and whose are kept apart. */
const OWN: readonly Costume[] = ['installatie', 'adviseur', 'hovenier', 'drukker', 'fotograaf'];
const APART: readonly Costume[] = ['groothandel', 'kapper', 'groothandel'];
const ALL: readonly Costume[] = [...OWN, 'groothandel', 'kapper'];

const DIALECTS: readonly Dialect[] = [
  'exact',
  'plain_3.2',
  'exact_subledgers',
  'multivers',
  'plain_4.0',
  'afas',
  'twinfield',
];
/** First months; the third begins fiscal years in July. */
const FIRST = [202201, 202301, 202207] as const;
/** Months of books: whole years, and years under way. */
const MONTHS = [36, 33, 30, 35, 28, 36, 31] as const;
/** Who pays no wages owes tax at the end of a quarter only. */
const QUARTERS = [36, 33, 30] as const;

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list.');
  return item;
};

function company(index: number, costumes: readonly Costume[], seed: number): Company {
  const first = at(FIRST, Math.floor(index / 2));
  const costume = at(costumes, index);
  const months = COSTUMES[costume].kind === 'zzp' ? at(QUARTERS, index) : at(MONTHS, index);
  const last = addMonths(first, months - 1);
  const isCut = index % 6 === 5 && months < 36;
  return {
    ...{
      seed: seed + index,
      costume,
      dialect: at(DIALECTS, index),
      first,
      last,
    },
    ...(isCut && { until: 9 + (index % 5) }),
    ...(index % 5 === 3 && { digits: 6 }),
    ...(index % 9 === 4 && { withoutCodes: true }),
    scale: at([0.4, 0.7, 0.5], index),
  };
}

const listed = (count: number, costumes: readonly Costume[], seed: number) =>
  Array.from({ length: count }, (_, index) => company(index, costumes, seed));

/** Companies whose books get plants, those kept apart, and those that stay clean. */
export const COMPANIES = {
  own: listed(66, OWN, 4_100),
  apart: listed(22, APART, 8_300),
  clean: listed(14, ALL, 6_500),
} as const;
