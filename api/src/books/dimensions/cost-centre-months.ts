import type { CostDimension } from './dimension-months.ts';
import { sumsByCode, type SumsByCode } from './dimensions.ts';

/** Sums per cost centre or cost unit on accounts of the result; none where the source has none. */
export const costCentreSums: Readonly<Record<CostDimension, SumsByCode>> = {
  kostenplaats: sumsOf('kostenplaats'),
  kostendrager: sumsOf('kostendrager'),
};

function sumsOf(dimensie: CostDimension): SumsByCode {
  return sumsByCode({
    months: { table: 'cost_centre_months', code: 'code' },
    names: { table: 'cost_centres', code: 'code' },
    dimensie,
  });
}
