import type { Figure, FilterItem } from '@kengetal/contract';
import {
  addMonths,
  monthName,
  periodRange,
  type Span,
  spanName,
  type Window,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { bookedFigure, filtersOfAccount } from '../../books/figures/booked.ts';
import { filtersOfGroups } from '../../books/figures/selection.ts';
import type { Sql } from '../../db/database.ts';

/** What the lines of a relation add up to in a month on an account, debit positive. */
export interface RelationSum {
  readonly periode: number;
  readonly rekening: string;
  readonly soort: Window['soorten'][number];
  readonly cents: number;
  readonly aantal: number;
}

/** Bought is what costs say, sold what revenue says: the same accounts as of all relations. */
export const SIDES = [
  { kant: 'ingekocht', of: 'kosten', name: 'Ingekocht' },
  { kant: 'verkocht', of: 'omzet', name: 'Verkocht' },
] as const;
export type Side = (typeof SIDES)[number];

const SOORTEN: Window['soorten'] = ['mutatie', 'afsluiting'];
/** Two years: each month beside the same one of the year before. */
const MONTHS = 24;
/** Accounts of a side that have a row of their own. */
const ACCOUNTS = 8;

/** Sums of the lines of a relation; by the index of counterparties only these are read. */
export function relationSums(sql: Sql, projectId: string, relatie: string): Promise<RelationSum[]> {
  return sql.rows<RelationSum>(
    `SELECT l.periode, l.rekening, l.soort, sum(l.cents)::bigint AS cents, count(*)::int AS aantal
     FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.tegenpartij = $2
     GROUP BY l.periode, l.rekening, l.soort`,
    [projectId, relatie],
  );
}

/** What is bought from and sold to a relation. */
export class RelationBooked {
  readonly #books: Books;
  readonly #who: FilterItem;
  readonly #sums: readonly RelationSum[];

  constructor(books: Books, relatie: string, sums: readonly RelationSum[]) {
    this.#books = books;
    this.#who = { column: 'tegenpartij', operator: 'eq', value: relatie };
    this.#sums = sums.filter(({ soort }) => SOORTEN.includes(soort));
  }

  /** A side over some months. */
  side({ of, name }: Side, span: Span, when = spanName(span)): Figure {
    const { sign, groups } = this.#books.defined(of);
    const accounts = new Set(this.#books.accountsOf(groups).map(({ rekening }) => rekening));
    const cents = this.#sum(span, (rekening) => accounts.has(rekening));
    const explanation = `Boekingen van deze relatie op rekeningen van ${of}, zonder btw.`;
    const about = { label: `${name}, ${when}`, explanation };
    const filters = [...filtersOfGroups(groups), this.#who];
    return bookedFigure(cents, windowOf(span), { sign, filters, about });
  }

  /** The accounts of a side, the largest first. */
  accounts({ kant, of }: Side, span: Span) {
    const { sign, groups } = this.#books.defined(of);
    return this.#books
      .accountsOf(groups)
      .map(({ rekening, naam }) => {
        const cents = this.#sum(span, (each) => each === rekening);
        const about = {
          label: `${rekening} ${naam}`,
          explanation: 'Boekingen van deze relatie op deze rekening, zonder btw.',
        };
        const filters = [...filtersOfAccount(rekening), this.#who];
        const figure = bookedFigure(cents, windowOf(span), { sign, filters, about });
        return { kant, rekening, naam, figure };
      })
      .filter(({ figure }) => figure.cents !== 0)
      .sort((one, other) => Math.abs(other.figure.cents) - Math.abs(one.figure.cents))
      .slice(0, ACCOUNTS);
  }

  /** Both sides by month, up to the last booked one. */
  months({ periode_min, periode_max }: Span) {
    const first = Math.max(periode_min, addMonths(periode_max, 1 - MONTHS));
    const [bought, sold] = SIDES;
    return periodRange(first, periode_max).map((periode) => {
      const span = { periode_min: periode, periode_max: periode };
      const when = monthName(periode);
      return {
        periode,
        ingekocht: this.side(bought, span, when),
        verkocht: this.side(sold, span, when),
      };
    });
  }

  #sum({ periode_min, periode_max }: Span, isOf: (rekening: string) => boolean): number {
    return this.#sums
      .filter(({ periode }) => periode >= periode_min && periode <= periode_max)
      .filter(({ rekening }) => isOf(rekening))
      .reduce((total, { cents }) => total + cents, 0);
  }
}

const windowOf = (span: Span): Window => ({
  periode_min: span.periode_min,
  periode_max: span.periode_max,
  soorten: SOORTEN,
});
