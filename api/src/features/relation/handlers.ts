import type { CallResponse, FilterItem } from '@kengetal/contract';
import type { BooksReader, ReadBooks } from '../../books/store/reader.ts';
import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { RelationBooked, relationSums, SIDES } from './booked.ts';
import { namedRelation } from './named.ts';
import { openOf } from './open.ts';
import { settledDays } from './settled.ts';

type Relation = CallResponse<'relation'>;

/** What is known of one relation. */
export function relationHandlers(books: BooksReader): Pick<Handlers, 'relation'> {
  return {
    relation: ({ body: { project_id, relatie }, database, booksVersion }) =>
      books.read(project_id, (read) => relationPage(read, relatie), database, booksVersion),
  };
}

/** Throws not_found for a relation that the books do not know. */
async function relationPage(read: ReadBooks, relatie: string): Promise<Relation> {
  const { books, sql, projectId } = read;
  const named = await namedRelation(sql, projectId, relatie);
  const sums = await relationSums(sql, projectId, relatie);
  if (!named && sums.length === 0) {
    throw new DomainError('not_found', 'Deze relatie staat niet in deze boekhouding.');
  }
  const { booked, told } = books.calendar;
  const span = booked ?? { periode_min: 190001, periode_max: 190001 };
  const own = new RelationBooked(books, relatie, sums);
  const [bought, sold] = SIDES;
  return {
    relatie,
    naam: named?.naam ?? relatie,
    soort: named?.soort ?? 'overig',
    ingekocht: own.side(bought, span),
    verkocht: own.side(sold, span),
    rekeningen: SIDES.flatMap((side) => own.accounts(side, span)),
    maanden: told ? own.months({ ...span, periode_max: told.periode_max }) : [],
    open: told ? await openOf(read, relatie, told.periode_max) : null,
    betaald: await settledDays(sql, projectId, relatie),
    boekingen: {
      aantal: sums.reduce((total, { aantal }) => total + aantal, 0),
      sum_cents: sums.reduce((total, { cents }) => total + cents, 0),
      selection: { ...ALL, filters: [ofRelation(relatie)] },
    },
  };
}

const ALL = {
  periode_min: 190001,
  periode_max: 210012,
  soorten: ['opening' as const, 'mutatie' as const, 'afsluiting' as const],
};

const ofRelation = (value: string): FilterItem => ({
  column: 'tegenpartij',
  operator: 'eq',
  value,
});
