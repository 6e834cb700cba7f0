import { simulate, type AdministrationOptions, type Dialect } from '@kengetal/generator';
import { fileOf } from '../../files.ts';
import { LOOSE, SIX_DIGITS, type Chart } from '../gold/charts.ts';

/** An administration that questions are asked about. */
export interface Company {
  readonly name: string;
  /** What is special about it. */
  readonly about: string;
  /** RGS codes of accounts to which its files give none. */
  readonly chart: Chart;
  readonly files: () => Promise<Uint8Array[]>;
}

function made(
  about: string,
  options: AdministrationOptions & { readonly companyName: string },
  dialect: Dialect,
  chart = LOOSE,
): Company {
  return { name: options.companyName, about, chart, files: () => filesOf(options, dialect) };
}

async function filesOf(options: AdministrationOptions, dialect: Dialect): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const year of simulate(options)) files.push(await fileOf(year, dialect));
  return files;
}

/**
 * The made-up companies. All books end before today, so that 'nu' and 'vorige maand' count from
 * their last booked month whatever the day on which the evaluation runs.
 */
export const COMPANIES = {
  installatie: made(
    'several rates of VAT, cost centres and due dates; the last year is under way',
    {
      ...{ seed: 1601, companyName: 'Van der Velde Installaties B.V.', firstMonth: 202301 },
      ...{ years: 3, lastMonth: 202509, varied: true },
    },
    'exact_subledgers',
  ),
  zzp: made(
    'a person who works alone, with private withdrawals',
    {
      ...{ seed: 1602, companyName: 'Adviesbureau Lindeboom', firstMonth: 202201, years: 3 },
      trade: 'zzp',
    },
    'plain_3.2',
  ),
  gebroken: made(
    'fiscal years from July up to June',
    { seed: 1603, companyName: 'Klimaattechniek Oost B.V.', firstMonth: 202207, years: 3 },
    'multivers',
  ),
  verlengd: made(
    'a first year of fifteen months, and tax over the year in a closing period',
    {
      ...{ seed: 1604, companyName: 'Installatiebedrijf De Brug B.V.', firstMonth: 202210 },
      ...{ years: 3, firstYearMonths: 15, closingPeriod: true },
    },
    'plain_4.0',
  ),
  zonder_codes: made(
    'ledger numbers of six digits without RGS codes; the last year is under way',
    {
      ...{ seed: 1605, companyName: 'Warmte en Water Zuid B.V.', firstMonth: 202301, years: 3 },
      ...{ lastMonth: 202504, digits: 6, withoutCodes: true },
    },
    'afas',
    SIX_DIGITS,
  ),
} as const satisfies Record<string, Company>;
