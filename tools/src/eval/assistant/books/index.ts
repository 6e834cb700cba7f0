import { readBooks, type GoldBooks } from '../gold/books.ts';
import { COMPANIES, type Company } from './companies.ts';
import { hasRealBooks, REAL } from './real.ts';

const ALL = { ...COMPANIES, ...REAL } as const;

export type CompanyName = keyof typeof ALL;

export const companyOf = (name: CompanyName): Company => ALL[name];

/** Those whose files are here. */
export const COMPANY_NAMES = (Object.keys(ALL) as CompanyName[]).filter(
  (name) => hasRealBooks || !(name in REAL),
);

/** Books of a company as the gold program reads them. */
export async function goldBooksOf(name: CompanyName): Promise<GoldBooks> {
  const { files, chart } = companyOf(name);
  return readBooks(await files(), chart);
}
