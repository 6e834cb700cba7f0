import type { Figure, Selection } from '@kengetal/contract';
import { Summary, GROUPS, type GroupKey, type LineKind } from '@kengetal/ledger';
import { Books } from '../books/books.ts';
import type { BooksData, Budget } from '../books/store/data.ts';
import type { DayLimit, DaySums } from '../books/columns/days.ts';
import type { BookedYear } from '../books/periods/reports.ts';

/** A line of books that exist on paper only. */
export interface PaperLine {
  readonly periode: number;
  readonly boekjaar: string;
  readonly soort: LineKind;
  readonly datum: string;
  readonly rekening: string;
  /** Debit positive. */
  readonly cents: number;
}

export interface PaperBooks {
  readonly years: readonly BookedYear[];
  /** Group by account. */
  readonly accounts: Readonly<Record<string, GroupKey>>;
  readonly lines: readonly PaperLine[];
  readonly today: string;
  readonly vatAccounts?: readonly string[];
  readonly budgets?: readonly Budget[];
}

/** Books over lines, without a database. */
export function booksOf(paper: PaperBooks): Books {
  const { years, accounts, lines, today, vatAccounts = [], budgets = [] } = paper;
  const months = [...new Set(lines.filter(moves).map(({ periode }) => periode))].sort();
  const [first, last] = [months[0], months[months.length - 1]];
  const rows = lines.map((line) => ({
    ...line,
    rekening: line.rekening,
    groep: groupOf(accounts, line.rekening),
    debit_cents: Math.max(0, line.cents),
  }));
  const data: BooksData = {
    years,
    months: new Set(months),
    booked: first && last ? { periode_min: first, periode_max: last } : undefined,
    updatedAt: null,
    accounts: new Map(
      Object.entries(accounts).map(([rekening, groep]) => [
        rekening,
        { rekening, naam: `Rekening ${rekening}`, groep },
      ]),
    ),
    summary: Summary.of(rows, new Map(years.map((year) => [year.label, year.start_date]))),
    vatAccounts,
    isOfPerson: false,
    otherCreditors: { relations: [], names: [], sums: [] },
    lacking: [],
    budgets,
  };
  return new Books(data, today);
}

const moves = ({ soort }: PaperLine) => soort !== 'opening';

function groupOf(accounts: PaperBooks['accounts'], rekening: string): GroupKey {
  const groep = accounts[rekening];
  if (!groep) throw new Error(`no account ${rekening}`);
  return groep;
}

/** What `ReadBooks.days` reads of the database, over the lines. */
export const daysOf =
  ({ lines }: PaperBooks) =>
  ({ periode_min, periode_max, until, boekjaar }: DayLimit): Promise<DaySums> => {
    const sums = new Map<string, number>();
    for (const { periode, datum, soort, rekening, cents, ...line } of lines) {
      if (periode < periode_min || periode > periode_max) continue;
      if (boekjaar !== undefined && line.boekjaar !== boekjaar) continue;
      if (soort === 'mutatie' && datum <= until) {
        sums.set(rekening, (sums.get(rekening) ?? 0) + cents);
      }
    }
    return Promise.resolve(sums);
  };

/** Σ of the lines of a selection, one by one, debit positive. */
function sumOf({ accounts, lines }: PaperBooks, selection: Selection): number {
  const { periode_min, periode_max, soorten, filters } = selection;
  const fits = (line: PaperLine) =>
    filters.every(({ column, operator, value }) => {
      const groep = groupOf(accounts, line.rekening);
      const actual = {
        rekening: line.rekening,
        groep,
        type: GROUPS[groep].type,
        boekjaar: line.boekjaar,
        datum: line.datum,
        zijde: line.cents < 0 ? 'credit' : 'debet',
      }[column as 'rekening'];
      const values = (Array.isArray(value) ? value : [value]).map(String);
      if (operator === 'lte') return actual <= (values[0] ?? '');
      if (operator === 'gte') return actual >= (values[0] ?? '');
      if (operator === 'not_in') return !values.includes(actual);
      if (operator === 'in' || operator === 'eq') return values.includes(actual);
      throw new Error(`no such filter on paper: ${column} ${operator}`);
    });
  return lines
    .filter(({ periode }) => periode >= periode_min && periode <= periode_max)
    .filter(({ soort }) => soorten.includes(soort))
    .filter(fits)
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** What is wrong with a figure, held against the lines and its own terms; empty when it agrees. */
export function faultsOf(paper: PaperBooks, figure: Figure): string[] {
  const name = figure.about?.label ?? '';
  if (figure.kind === 'absent') return figure.reason === '' ? [`${name}: no reason`] : [];
  if (figure.kind === 'booked') {
    const sum = figure.sign * sumOf(paper, figure.selection);
    return sum === figure.cents || (sum === 0 && figure.cents === 0)
      ? []
      : [`${name}: ${figure.cents}, but lines ${sum}`];
  }
  if (figure.kind !== 'derived') return [];
  const inside = figure.terms.flatMap((term) => faultsOf(paper, term.figure));
  const total = (part: 'teller' | 'noemer') =>
    figure.terms
      .filter((term) => term.part === part)
      .reduce((sum, term) => sum + term.factor * numberOf(term.figure), 0);
  const { unit, divisor = 1 } = figure;
  const hasNoemer = figure.terms.some(({ part }) => part === 'noemer');
  const scale = { percent: 10_000, ratio: 100, days: 10 * divisor, cents: 1 }[unit];
  const exact = hasNoemer ? (scale * total('teller')) / total('noemer') : total('teller') / divisor;
  // Half a unit, and what a double loses on large amounts.
  const isNear = Math.abs(exact - figure.value) <= 0.5 + Math.abs(exact) * 1e-12;
  return isNear ? inside : [...inside, `${name}: ${figure.value}, not ${exact}`];
}

function numberOf(figure: Figure): number {
  if (figure.kind === 'absent') return NaN;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}
