import type { Dialect, GeneratedYear } from '@kengetal/generator';
import { cleanBooks, type Company } from '../books/clean.ts';
import { COMPANIES } from '../books/companies.ts';
import { written } from '../books/settle.ts';
import type { Label } from '../labels.ts';
import { composed } from '../plants/compose.ts';
import { TEMPLATES } from '../plants/index.ts';
import { APART } from '../apart/index.ts';

/** An administration to be looked at; made when it is asked for. */
export interface Administration {
  readonly name: string;
  readonly set: keyof typeof COMPANIES;
  readonly dialect: Dialect;
  readonly make: () => { years: readonly GeneratedYear[]; labels: readonly Label[] };
}

const NAMES = { own: 'boeken', apart: 'apart', clean: 'schoon' } as const;

/** All administrations: with plants, those kept apart, and clean ones. */
export const ADMINISTRATIONS: readonly Administration[] = (
  ['own', 'apart', 'clean'] as const
).flatMap((set) =>
  COMPANIES[set].map((company, index) => ({
    name: `${NAMES[set]}-${String(index + 1).padStart(2, '0')}`,
    set,
    dialect: company.dialect,
    make: () => made(set, company, index),
  })),
);

function made(set: Administration['set'], company: Company, index: number) {
  const books = cleanBooks(company);
  if (set === 'clean') return { years: written(books).years, labels: [] };
  return composed(books, set === 'own' ? TEMPLATES : APART, index);
}
