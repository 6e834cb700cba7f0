import type { AdministrationOptions } from '@kengetal/generator';

const ADMINISTRATIONS = 20;
const YEARS = 3;
const FIRST_SEED = 4_100;

/**
 * Made-up administrations of sixty years together, none like the other: a firm or somebody alone,
 * broken and short years, a last year that runs, closing periods, accounts without RGS codes.
 */
export function wordBooks(): AdministrationOptions[] {
  return Array.from({ length: ADMINISTRATIONS }, (_, index) => ({
    seed: FIRST_SEED + index,
    firstMonth: index % 4 === 1 ? 202207 : 202201,
    years: YEARS,
    trade: index % 5 === 2 ? 'zzp' : 'installatie',
    closingPeriod: index % 2 === 0,
    closeResult: index % 8 === 4,
    varied: index % 3 === 0,
    withoutCodes: index % 7 === 6,
    ...(index % 6 === 5 && { lastMonth: 202409 }),
    ...(index % 10 === 9 && { firstYearMonths: 7 }),
  }));
}
