import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditfiles, type AdministrationOptions, type Dialect } from '@kengetal/generator';
import { ROOT } from '../../build/parts.ts';
import { LOOSE, SIX_DIGITS, type Chart } from '../assistant/gold/charts.ts';

/** An administration of which the past is expected once more. */
export interface Administration {
  readonly name: string;
  readonly about: string;
  /** RGS codes of accounts to which its files give none. */
  readonly chart: Chart;
  readonly files: () => Promise<Uint8Array[]>;
}

function made(
  name: string,
  about: string,
  options: Omit<AdministrationOptions, 'firstMonth' | 'years'> & Partial<AdministrationOptions>,
  dialect: Dialect = 'plain_3.2',
  chart: Chart = LOOSE,
): Administration {
  const whole = { firstMonth: 202201, years: 4, ...options };
  return { name, about, chart, files: () => filesOf(whole, dialect) };
}

async function filesOf(options: AdministrationOptions, dialect: Dialect): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const { bytes } of auditfiles(options, dialect)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    files.push(Buffer.concat(chunks));
  }
  return files;
}

/** Made-up administrations of four years and, some, of three. */
export const MADE: readonly Administration[] = [
  made('installatie-a', 'installation firm', { seed: 4101 }),
  made('installatie-b', 'the same, other customers', { seed: 4102 }),
  made('installatie-c', 'three years', { seed: 4103, years: 3, firstMonth: 202301 }),
  made('gevarieerd', 'several rates of VAT', { seed: 4104, varied: true }, 'exact_subledgers'),
  made('klein', 'a third of the invoices, each larger', { seed: 4105, scale: 0.35 }),
  made('groot', 'twice the invoices', { seed: 4106, scale: 2 }),
  made('gebroken', 'fiscal years from July', { seed: 4107, firstMonth: 202207, years: 3 }),
  made(
    'zonder-codes',
    'six digits, no RGS codes',
    { seed: 4108, digits: 6, withoutCodes: true },
    'afas',
    SIX_DIGITS,
  ),
  made('zzp-a', 'a person who works alone', { seed: 4109, trade: 'zzp' }),
  made('zzp-b', 'the same, other customers', { seed: 4110, trade: 'zzp' }),
  made('zzp-c', 'three years', { seed: 4111, trade: 'zzp', years: 3, firstMonth: 202301 }),
];

const FOLDER = join(ROOT, '../shared/data/xaf');

/** Real administrations with a bank, which are no part of the repository. */
const REAL = [
  ['afas', 'afas_32_2016_rebuilt.xaf', 'AFAS 2016'],
  ['banana', 'banana_32_2018.xaf', 'Banana 2018'],
  ['exact', 'exactonline_32_2016.xaf', 'Exact Online 2016'],
  ['multivers', 'multivers_32_2017.xaf', 'Multivers 2017'],
] as const;

/** Those whose files stand beside the repository. */
export const realAdministrations = (): Administration[] =>
  REAL.filter(([, file]) => existsSync(join(FOLDER, file))).map(([name, file, about]) => ({
    name,
    about,
    chart: {},
    files: () => Promise.resolve([readFileSync(join(FOLDER, file))]),
  }));
