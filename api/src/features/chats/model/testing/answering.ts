import type { Question } from '@kengetal/contract';
import { figure } from '../../../../testing/answered.ts';
import type { Beside } from '../../../../testing/asked.ts';
import { askingModel } from '../../../../testing/asking.ts';
import { capital, smallBooks, throughBank, usual } from '../../../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-02-01',
  accounts: usual('0500', '1000', '4100', '8000'),
  opening: capital(100_000),
  entries: [
    throughBank('2024-01-03', '8000', -500),
    throughBank('2024-03-01', '8000', -1000),
    throughBank('2024-03-05', '4100', 400),
  ],
});

/** What a figure of March is, as a question. */
export const ofMarch = (key: string, more: Partial<Question> = {}): Question =>
  figure(key, { period: { periode_min: 202403, periode_max: 202403 }, ...more });

/** A model that is asked about books of omzet in January and March, and of costs in March. */
export function answering() {
  const made = askingModel([BOOKS]);
  const ask = (message = 'Wat was de omzet in maart?', more?: Beside) => made.ask(message, more);
  return { ...made, ask };
}
