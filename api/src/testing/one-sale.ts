import type { Question } from '@kengetal/contract';
import { capital, smallBooks, throughBank, usual } from './small-books.ts';

/** Books of a sale of € 1.000 in March 2024, and nothing else. */
export const ONE_SALE = smallBooks({
  year: 2024,
  accounts: usual('0500', '1000', '8000'),
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '8000', -1000)],
});

/** A question for what was sold, and how an answer shows it. */
export const OMZET: Question = { subject: { kind: 'figure', key: 'omzet' } };
export const SOLD = '[€\u00a01.000,00](figure:a1)';
