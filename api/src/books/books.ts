import type { Figure, FilterItem } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import {
  addMonths,
  definition,
  Evaluation,
  fiscalMonths,
  fiscalYearAt,
  windowOf,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
  type SummaryRow,
} from '../ledger/index.ts';
import { monthName, spanName, type Span } from '../periods/names.ts';
import type { BooksCalendar } from './calendar.ts';
import { filtersOfGroups } from './selection.ts';

export interface BookedAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
}

/** The books of one project over some months: definitions become figures here, and nowhere else. */
export class Books {
  readonly calendar: BooksCalendar;
  readonly accounts: ReadonlyMap<string, BookedAccount>;
  readonly #rows: readonly SummaryRow[];
  readonly #evaluations = new Map<string, Evaluation>();

  constructor(
    calendar: BooksCalendar,
    rows: readonly SummaryRow[],
    accounts: ReadonlyMap<string, BookedAccount>,
  ) {
    this.calendar = calendar;
    this.#rows = rows;
    this.accounts = accounts;
  }

  /** True when fiscal years of the books hold every month of the span. */
  covers(span: Span): boolean {
    const { years } = this.calendar;
    for (let month = span.periode_min; month <= span.periode_max; month = addMonths(month, 1)) {
      if (!fiscalYearAt(years, month)) return false;
    }
    return true;
  }

  /** True when something was booked in the span. */
  hasBookings({ periode_min, periode_max }: Span): boolean {
    return [...this.calendar.months].some((month) => month >= periode_min && month <= periode_max);
  }

  /** A defined figure over a span; a balance is that at its end. */
  figure(key: DefinitionKey, span: Span, label?: string): Figure {
    const defined = definition(key);
    const about = {
      label: `${label ?? defined.name}, ${momentName(defined.basis, span)}`,
      explanation: defined.explanation,
    };
    const window = this.#window(defined.basis, span);
    const value = this.#evaluation(span).booked(key);
    const reason = this.#missing(defined.basis, span);
    if (!window || !value || reason) {
      return { kind: 'absent', reason: reason ?? notRead(span), about };
    }
    const selection = { ...window, filters: filtersOfGroups(defined.groups) };
    return { kind: 'booked', cents: value.cents, sign: defined.sign, selection, about };
  }

  /** A figure to compare with: only of a span that the books hold whole. */
  comparison(key: DefinitionKey, span: Span, label?: string): Figure {
    const figure = this.figure(key, span, label);
    const isComplete = definition(key).basis === 'stock' || this.covers(span);
    return isComplete ? figure : { kind: 'absent', reason: notRead(span), about: figure.about };
  }

  /** The part of a flow that was booked in closing periods; they are part of years alone. */
  closing(key: DefinitionKey, span: Span): Figure {
    const { sign, groups, explanation, name } = definition(key);
    const value = this.#evaluation(span).booked(key);
    return {
      kind: 'booked',
      cents: value?.closing_cents ?? 0,
      sign,
      selection: {
        periode_min: span.periode_min,
        periode_max: span.periode_max,
        soorten: ['afsluiting'],
        filters: filtersOfGroups(groups),
      },
      about: { label: `${name}, afsluitboekingen`, explanation },
    };
  }

  /** What one account adds to a figure with this basis and sign. */
  account(rekening: string, { basis, sign }: BookedDefinition, span: Span): Figure {
    const name = this.accounts.get(rekening)?.naam ?? '';
    const about = {
      label: `${rekening} ${name}`.trim() + `, ${momentName(basis, span)}`,
      explanation: 'Grootboekrekening zoals die in de boekhouding staat.',
    };
    const window = this.#window(basis, span);
    const reason = this.#missing(basis, span);
    if (!window || reason) return { kind: 'absent', reason: reason ?? notRead(span), about };
    const sum = this.#rows
      .filter(
        (row) =>
          row.account_id === rekening &&
          row.periode >= window.periode_min &&
          row.periode <= window.periode_max &&
          window.soorten.includes(row.soort),
      )
      .reduce((total, row) => total + row.debit_cents - row.credit_cents, 0);
    const filters: FilterItem[] = [{ column: 'rekening', operator: 'eq', value: rekening }];
    const cents = sum === 0 ? 0 : sign * sum;
    return { kind: 'booked', cents, sign, selection: { ...window, filters }, about };
  }

  /** Accounts of these groups that have amounts within the read months, by number. */
  accountsOf(groups: readonly GroupKey[]): BookedAccount[] {
    const used = new Set(this.#rows.map(({ account_id }) => account_id));
    return [...this.accounts.values()].filter(
      ({ rekening, groep }) => used.has(rekening) && groups.includes(groep),
    );
  }

  #window(basis: BookedDefinition['basis'], { periode_min, periode_max }: Span) {
    return windowOf(basis, { periode_min, periode_max }, this.calendar.years);
  }

  #evaluation(span: Span): Evaluation {
    const key = `${span.periode_min}-${span.periode_max}`;
    const known = this.#evaluations.get(key);
    if (known) return known;
    const { periode_min, periode_max } = span;
    const evaluation = new Evaluation(
      this.#rows,
      { periode_min, periode_max },
      this.calendar.years,
    );
    this.#evaluations.set(key, evaluation);
    return evaluation;
  }

  /** Why there is no figure: the books do not hold the span, or do not reach it yet. */
  #missing(basis: BookedDefinition['basis'], span: Span): string | undefined {
    const { years, booked } = this.calendar;
    if (basis === 'stock') {
      return fiscalYearAt(years, span.periode_max) ? undefined : notRead(span);
    }
    if (booked && span.periode_min > booked.periode_max) {
      return `Over ${spanName(span)} is nog niets geboekt.`;
    }
    return this.covers(span) || this.hasBookings(span) ? undefined : notRead(span);
  }
}

function notRead(span: Span): string {
  return `De boekhouding over ${spanName(span)} is niet ingelezen.`;
}

/** 'januari t/m maart 2025' for a flow, 'stand eind maart 2025' for a balance. */
function momentName(basis: BookedDefinition['basis'], span: Span): string {
  return basis === 'stock' ? `stand eind ${monthName(span.periode_max)}` : spanName(span);
}

/** Reads the books over a span, and from the start of the fiscal year that it begins in. */
export async function loadBooks(
  sql: Sql,
  calendar: BooksCalendar,
  projectId: string,
  span: Span,
): Promise<Books> {
  const year = fiscalYearAt(calendar.years, span.periode_min);
  const from = year ? fiscalMonths(year).first : span.periode_min;
  const rows = await sql.rows<SummaryRow>(
    `SELECT s.periode, s.boekjaar, s.soort, s.rekening AS account_id, a.groep AS "group",
            s.debet AS debit_cents, s.credit AS credit_cents
     FROM monthly_summary s
     JOIN accounts a ON a.project_id = s.project_id AND a.rekening = s.rekening
     WHERE s.project_id = $1 AND s.periode BETWEEN $2 AND $3`,
    [projectId, from, span.periode_max],
  );
  const accounts = await sql.rows<BookedAccount>(
    'SELECT rekening, naam, groep FROM accounts WHERE project_id = $1 ORDER BY rekening',
    [projectId],
  );
  const byNumber = new Map(accounts.map((account) => [account.rekening, account]));
  return new Books(calendar, rows, byNumber);
}
