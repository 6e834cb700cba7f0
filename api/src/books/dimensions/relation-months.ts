import { sumsByCode } from './dimensions.ts';

/** Sums per counterparty on accounts of the result; lines without one are in none of them. */
export const relationSums = sumsByCode({
  months: { table: 'relation_months', code: 'tegenpartij' },
  names: { table: 'relations', code: 'relatie' },
});
