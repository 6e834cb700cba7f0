import type { Detector } from '@kengetal/contract';
import { addMonths, periodOfDay } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import type { ProjectBooks } from './books-of.ts';
import type { Finding } from './finding.ts';

/** So many customers do not all pay later by chance: then payments are booked later. */
const MOST_LATER = 8;
/** Of more customers that do not pay only those with the largest amounts are told. */
const MOST_OPEN = 25;
/** A change of costs that comes to less than this part of the costs of a year is not worth reading. */
const PART = 2_000;
/** Years that a cost that comes back counts: about as long as nobody looks at a contract. */
const YEARS = 3;

const CHANGES_OF_COSTS: ReadonlySet<Detector> = new Set([
  'kosten_gestegen',
  'prijsverhoging',
  'verdubbeld',
]);

/**
 * What is worth telling of all that was found: no habits of all customers, and no trifles.
 * @param costs of a year, in cents
 */
export function fewOf(found: readonly Finding[], costs: number): Finding[] {
  const later = found.filter(({ detector }) => detector === 'betaalt_later').length;
  const open = found
    .filter(({ detector }) => detector === 'te_laat_open')
    .sort((one, other) => other.weight - one.weight);
  const small = new Set(open.slice(MOST_OPEN));
  return found.filter(
    (one) =>
      !(one.detector === 'betaalt_later' && later > MOST_LATER) &&
      !(CHANGES_OF_COSTS.has(one.detector) && worthOf(one) * PART < costs) &&
      !small.has(one),
  );
}

const worthOf = ({ weight, effect }: Finding) =>
  effect?.per === 'per_jaar' ? weight * YEARS : weight;

/** All costs of the last twelve months, in cents. */
export function yearOfCosts({ books, now }: ProjectBooks): number {
  const last = periodOfDay(now);
  const span = { periode_min: addMonths(last, -11), periode_max: last };
  return valueOf(books.figure('kosten', span)) ?? 0;
}
