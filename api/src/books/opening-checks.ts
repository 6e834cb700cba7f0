import type { BookedFigure, FilterItem, LineKind, Source } from '@kengetal/contract';
import {
  type AccountBalance,
  addMonths,
  EQUITY_AND_RESULT,
  fiscalMonths,
  type FiscalYear,
  openingGaps,
  type Window,
  yearLabel,
} from '@kengetal/ledger';
import { euros } from './figures/words.ts';
import type { Books } from './books.ts';
import { filtersOfGroups } from './figures/selection.ts';
import { inSlices, type Steps } from '../slices.ts';
import { yearOfSource } from './years.ts';

type OpeningCheck = NonNullable<Source['opening_check']>;

const MOVEMENTS: LineKind[] = ['mutatie', 'afsluiting'];

/** Of each fiscal year that follows another one; short years may bear one label. */
export type OpeningChecks = readonly { readonly year: FiscalYear; readonly check: OpeningCheck }[];

interface BalanceRow extends AccountBalance {
  readonly naam: string;
}

interface YearOfBooks extends FiscalYear {
  readonly accounts: BalanceRow[];
}

/** The check of the fiscal year that a source with this label and first day is part of. */
export function openingCheckOf(
  checks: OpeningChecks,
  source: Pick<FiscalYear, 'label' | 'start_date'>,
): OpeningCheck | undefined {
  const year = yearOfSource(
    checks.map((one) => one.year),
    source,
  );
  return checks.find((one) => one.year === year)?.check;
}

const KEY = 'opening checks';

/**
 * By fiscal year: whether its opening balance is the closing balance of the year before. In slices:
 * there may be many accounts in many years.
 */
export async function openingChecks(books: Books): Promise<OpeningChecks> {
  const made = books.derived.get<OpeningChecks>(KEY) ?? (await inSlices(checksOf(books)));
  return books.derived.memoize(KEY, () => made);
}

function accountsIn(books: Books, year: FiscalYear): BalanceRow[] {
  const { first, last } = fiscalMonths(year);
  const months = { periode_min: first, periode_max: last, boekjaar: year.label };
  // One window for all accounts: the books know it again.
  const opening: Window = { ...months, soorten: ['opening'] };
  const closing: Window = { ...months, soorten: ['opening', ...MOVEMENTS] };
  return [...books.accounts.values()].map(({ rekening, naam, groep }) => ({
    naam,
    rekening,
    groep,
    opening_cents: books.sumOf(rekening, opening),
    closing_cents: books.sumOf(rekening, closing),
  }));
}

function* checksOf(books: Books): Steps<OpeningChecks> {
  const checks: OpeningChecks[number][] = [];
  let before: YearOfBooks | undefined;
  const { years } = books.calendar;
  if (years.length < 2) return checks;
  for (const year of years) {
    const now = { ...year, accounts: accountsIn(books, year) };
    yield;
    if (before && isNext(before, year)) {
      const { label, start_date, end_date } = year;
      checks.push({ year: { label, start_date, end_date }, check: checkOf(before, now) });
      yield;
    }
    before = now;
  }
  return checks;
}

function isNext(before: FiscalYear, year: FiscalYear): boolean {
  return addMonths(fiscalMonths(before).last, 1) === fiscalMonths(year).first;
}

function checkOf(before: YearOfBooks, year: YearOfBooks): OpeningCheck {
  if (year.accounts.every(({ opening_cents }) => opening_cents === 0)) {
    const text = `In de boekhouding van ${yearLabel(year)} staat geen beginbalans. De balans van ${yearLabel(year)} toont daarom alleen wat er in dat jaar is veranderd.`;
    return { ok: false, message: { text, figures: {} } };
  }
  const gaps = openingGaps(before.accounts, year.accounts);
  const [largest] = gaps;
  if (!largest) {
    const text = `De beginbalans is gelijk aan de eindbalans van ${yearLabel(before)}.`;
    return { ok: true, message: { text, figures: {} } };
  }
  const { rekening, closing_cents, opening_cents } = largest;
  const name = year.accounts.find((account) => account.rekening === rekening)?.naam ?? '';
  const what =
    rekening === null
      ? `Het eigen vermogen (met het resultaat van ${yearLabel(before)})`
      : `Rekening ${rekening} ${name}`.trimEnd();
  const sign = rekening === null ? -1 : 1;
  const closed = amount(closing_cents, sign, before, rekening, ['opening', ...MOVEMENTS]);
  const opened = amount(opening_cents, sign, year, rekening, ['opening']);
  const text = `${countOf(gaps.length)} ${yearLabel(before)}. ${what} sloot op [${euros(closed.cents)}](figure:eind) en begint met [${euros(opened.cents)}](figure:begin).`;
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
