import type { BookedFigure, FilterItem, LineKind, Source } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { euros } from '../figures/words.ts';
import {
  addMonths,
  EQUITY_AND_RESULT,
  fiscalMonths,
  openingGaps,
  type AccountBalance,
  type FiscalYear,
} from '../ledger/index.ts';
import type { Books } from './books.ts';
import { oncePerBooks } from './once.ts';
import { filtersOfGroups } from './selection.ts';

type OpeningCheck = NonNullable<Source['opening_check']>;

const MOVEMENTS: LineKind[] = ['mutatie', 'afsluiting'];

/** By label of the fiscal year. */
export type OpeningChecks = ReadonlyMap<string, OpeningCheck>;

interface BalanceRow extends AccountBalance {
  readonly boekjaar: string;
  readonly naam: string;
}

interface YearOfBooks extends FiscalYear {
  readonly accounts: BalanceRow[];
}

/** By fiscal year: whether its opening balance is the closing balance of the year before. */
export async function openingChecks(sql: Sql, projectId: string): Promise<OpeningChecks> {
  return checksOf(await yearsOf(sql, projectId));
}

/** The same, read once while the books are in memory. */
export const keptOpeningChecks = oncePerBooks(({ sql, projectId }) =>
  openingChecks(sql, projectId),
);

const IN_MEMORY = new WeakMap<Books, OpeningChecks>();

/** The same of books that are in memory. */
export function openingChecksIn(books: Books): OpeningChecks {
  const known = IN_MEMORY.get(books);
  if (known) return known;
  const { years } = books.calendar;
  const checks = checksOf(years.map((year) => ({ ...year, accounts: accountsIn(books, year) })));
  IN_MEMORY.set(books, checks);
  return checks;
}

function accountsIn(books: Books, year: FiscalYear): BalanceRow[] {
  const { first, last } = fiscalMonths(year);
  const boekjaar = year.label;
  const sumOf = (rekening: string, soorten: LineKind[]) =>
    books.sumOf(rekening, { periode_min: first, periode_max: last, soorten, boekjaar });
  return [...books.accounts.values()].map(({ rekening, naam, groep }) => ({
    boekjaar,
    naam,
    account_id: rekening,
    group: groep,
    opening_cents: sumOf(rekening, ['opening']),
    closing_cents: sumOf(rekening, ['opening', ...MOVEMENTS]),
  }));
}

function checksOf(years: readonly YearOfBooks[]): OpeningChecks {
  const checks = new Map<string, OpeningCheck>();
  for (const [index, year] of years.entries()) {
    const before = years[index - 1];
    if (before && isNext(before, year)) checks.set(year.label, checkOf(before, year));
  }
  return checks;
}

async function yearsOf(sql: Sql, projectId: string): Promise<YearOfBooks[]> {
  const years = await sql.rows<FiscalYear>(
    `SELECT boekjaar AS label, min(start_date) AS start_date, max(end_date) AS end_date
     FROM sources WHERE project_id = $1 GROUP BY boekjaar ORDER BY min(start_date)`,
    [projectId],
  );
  const rows = await sql.rows<BalanceRow>(
    `SELECT m.boekjaar, m.rekening AS account_id, a.naam, a.groep AS "group",
            coalesce(sum(m.debet - m.credit) FILTER (WHERE m.soort = 'opening'), 0)::bigint
              AS opening_cents,
            sum(m.debet - m.credit)::bigint AS closing_cents
     FROM monthly_summary m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
     WHERE m.project_id = $1
     GROUP BY m.boekjaar, m.rekening, a.naam, a.groep`,
    [projectId],
  );
  return years.map((year) => ({
    ...year,
    accounts: rows.filter(({ boekjaar }) => boekjaar === year.label),
  }));
}

function isNext(before: FiscalYear, year: FiscalYear): boolean {
  return addMonths(fiscalMonths(before).last, 1) === fiscalMonths(year).first;
}

function checkOf(before: YearOfBooks, year: YearOfBooks): OpeningCheck {
  if (year.accounts.every(({ opening_cents }) => opening_cents === 0)) {
    const text = `In de boekhouding van ${year.label} staat geen beginbalans. De balans van ${year.label} toont daarom alleen wat er in dat jaar is veranderd.`;
    return { ok: false, message: { text, figures: {} } };
  }
  const gaps = openingGaps(before.accounts, year.accounts);
  const [largest] = gaps;
  if (!largest) {
    const text = `De beginbalans is gelijk aan de eindbalans van ${before.label}.`;
    return { ok: true, message: { text, figures: {} } };
  }
  const { account_id, closing_cents, opening_cents } = largest;
  const name = year.accounts.find((account) => account.account_id === account_id)?.naam ?? '';
  const what =
    account_id === null
      ? `Het eigen vermogen (met het resultaat van ${before.label})`
      : `Rekening ${account_id} ${name}`.trimEnd();
  const sign = account_id === null ? -1 : 1;
  const closed = amount(closing_cents, sign, before, account_id, ['opening', ...MOVEMENTS]);
  const opened = amount(opening_cents, sign, year, account_id, ['opening']);
  const text = `${countOf(gaps.length)} ${before.label}. ${what} sloot op [${euros(closed.cents)}](figure:eind) en begint met [${euros(opened.cents)}](figure:begin).`;
  return { ok: false, message: { text, figures: { eind: closed, begin: opened } } };
}

function countOf(gaps: number): string {
  return gaps === 1
    ? 'De beginbalans wijkt op één punt af van de eindbalans van'
    : `De beginbalans wijkt op ${String(gaps)} punten af van de eindbalans van`;
}

/** Balance of an account, or of equity and result together, in a fiscal year. */
function amount(
  sum: number,
  sign: 1 | -1,
  year: FiscalYear,
  account: string | null,
  soorten: LineKind[],
): BookedFigure {
  const { first, last } = fiscalMonths(year);
  const which: FilterItem[] =
    account === null
      ? filtersOfGroups(EQUITY_AND_RESULT)
      : [{ column: 'rekening', operator: 'eq', value: account }];
  return {
    kind: 'booked',
    cents: sum === 0 ? 0 : sign * sum,
    sign,
    selection: {
      periode_min: first,
      periode_max: last,
      soorten,
      filters: [{ column: 'boekjaar', operator: 'eq', value: year.label }, ...which],
    },
  };
}
