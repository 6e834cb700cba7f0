import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build/parts.ts';
import { EXACT_STOCKS, type Chart } from '../gold/charts.ts';
import type { Company } from './companies.ts';

const FOLDER = join(ROOT, '../shared/data/xaf');

const real = (name: string, about: string, file: string, chart: Chart): Company => ({
  name,
  about,
  chart,
  files: () => Promise.resolve([readFileSync(join(FOLDER, file))]),
});

/** Whether the real files stand beside the repository; without them their questions are skipped. */
export const hasRealBooks = existsSync(FOLDER);

/** Real administrations, which are no part of the repository. */
export const REAL = {
  exact: real(
    'Exact Online 2016',
    'one year without an opening balance',
    'exactonline_32_2016.xaf',
    EXACT_STOCKS,
  ),
  multivers: real('Multivers 2017', 'two months of a year', 'multivers_32_2017.xaf', {}),
} as const satisfies Record<string, Company>;
