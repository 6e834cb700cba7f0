import type { Comparison, GridBlock, GridRow } from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  GROUPS,
  type MainGroupKey,
  quarterOf,
  type Span,
  yearAround,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { CAPTION } from '../../books/figures/grid.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { budgetOf, partsOf, shownPer, yearBefore, type Per } from './columns.ts';
import { besideEarlier } from './earlier.ts';
import { hasAmount, Matrix, type RowSpec } from './matrix.ts';
import { accountRow, definedRow, groupRow, groupsIn } from './rows.ts';
import { groupNames } from '../../books/figures/group-names.ts';
import type { Scope } from '../../books/scope.ts';

/** Series that can be told apart; what comes after them is one rest. */
const MOST_SERIES = 7;
const LEAST_MONTHS = 12;
const LEAST_QUARTERS = 8;

/** The months or quarters around a span that a trend shows: enough to see one. */
export function trendSpan(books: Books, span: Span, per: Per): Span {
  const { periode_max } = span;
  if (per === 'maand') {
    const from = addMonths(periode_max, 1 - LEAST_MONTHS);
    return { periode_min: Math.min(span.periode_min, from), periode_max };
  }
  const from = Math.min(span.periode_min, addMonths(periode_max, 1 - LEAST_QUARTERS * 3));
  const { first } = fiscalMonths(yearAround(books.calendar.years, from));
  const quarter = quarterOf(yearAround(books.calendar.years, from), from);
  return { periode_min: Math.max(first, quarter.periode_min), periode_max };
}

/** How a trend is looked at. */
interface TrendLook {
  readonly per: Per;
  /** A budget stands beside its months; with anything else, the year before does. */
  readonly comparison: Comparison;
}

/** What was chosen, over months or quarters. */
export async function trendBlock(
  read: ReadBooks,
  scope: Scope,
  span: Span,
  { per, comparison }: TrendLook,
): Promise<GridBlock> {
  const { books } = read;
  const around = trendSpan(books, span, per);
  const columns = partsOf(books, around, per).map((column) => ({
    ...column,
    chosen: isWithin(column.key, span),
  }));
  const matrix = new Matrix(books, columns, scope.items);
  const specs = seriesOf(scope);
  const rows = await matrix.rows(specs);
  const size = new Map(
    rows.map((row) => [
      row.key,
      row.values.reduce((sum: number, cents) => sum + Math.abs(cents ?? 0), 0),
    ]),
  );
  const ranked = specs
    .filter(({ key }) => (size.get(key) ?? 0) > 0)
    .sort((one, other) => (size.get(other.key) ?? 0) - (size.get(one.key) ?? 0));
  const isLong = scope.by !== 'all' && ranked.length > MOST_SERIES;
  const kept = new Set((isLong ? ranked.slice(0, MOST_SERIES - 1) : ranked).map(({ key }) => key));
  const left = isLong ? ranked.slice(MOST_SERIES - 1) : [];
  const shown = rows.filter(({ key }) => kept.has(key));
  const rests = restsOf(left);
  const all = [...shown, ...(await matrix.rows(rests))].filter(hasAmount);
  return {
    kind: 'grid',
    key: 'trend',
    view: 'trend',
    // Without amounts it is called after what would be there.
    title: titleOf(scope, shown.length > 0 ? shown : specs, shownPer(around, per)),
    caption: CAPTION,
    ...(await beside(
      read,
      scope,
      { columns, rows: all, specs: [...specs, ...rests] },
      comparison === 'begroting' ? budgetOf : yearBefore,
    )),
    reason: 'In deze maanden is op je keuze niets geboekt.',
  };
}

type Amounts = Pick<GridBlock, 'columns' | 'rows'>;

/** The same with the amounts of a year earlier, or of a budget, where there are any of these. */
async function beside(
  read: ReadBooks,
  scope: Scope,
  { columns, rows, specs }: Amounts & { readonly specs: readonly RowSpec[] },
  columnsBeside: typeof yearBefore,
): Promise<Amounts> {
  const before = await columnsBeside(read, columns);
  const matrix = new Matrix(read.books, before, scope.items);
  const known = (await matrix.rows(specs)).filter(hasAmount);
  const earlier = new Map(known.map((row) => [row.key, row]));
  if (!rows.some(({ key }) => earlier.has(key))) return { columns, rows };
  return {
    columns: columns.map((column, index) => besideEarlier(column, before[index])),
    rows: rows.map((row): GridRow => {
      const before = earlier.get(row.key);
      return before ? { ...row, earlier: before.values } : row;
    }),
  };
}

function isWithin(key: string, { periode_min, periode_max }: Span): boolean {
  const [from = 0, to = 0] = key.split('-').map(Number);
  return from <= periode_max && to >= periode_min;
}

function seriesOf({ accounts, by }: Scope): RowSpec[] {
  if (by === 'account') return accounts.map((account) => accountRow(account));
  const groups = groupsIn(accounts);
  if (by === 'group') {
    const names = groupNames(groups);
    return groups.map((group) => {
      const row = groupRow(accounts, group);
      return { ...row, label: names.get(group) ?? row.label };
    });
  }
  if (groups.some((group) => GROUPS[group].type === 'resultaat')) {
    return [
      definedRow(accounts, 'omzet', { role: 'omzet' }),
      definedRow(accounts, 'kosten', { role: 'kosten' }),
      definedRow(accounts, 'resultaat', { role: 'resultaat' }),
    ];
  }
  const mains = [...new Set<MainGroupKey>(groups.map((group) => GROUPS[group].main))];
  return mains.map((main) =>
    main === 'niet_ingedeeld'
      ? groupRow(accounts, 'niet_ingedeeld_balans')
      : definedRow(accounts, main),
  );
}

/** What is left over as one series for each way of counting, so that it adds up. */
function restsOf(left: readonly RowSpec[]): RowSpec[] {
  const kinds = new Map<string, RowSpec[]>();
  for (const spec of left) {
    const kind = `${spec.basis} ${spec.sign}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), spec]);
  }
  return [...kinds].flatMap(([kind, specs]) => {
    const [first] = specs;
    if (!first) return [];
    const accounts = specs.flatMap((spec) => spec.accounts);
    return [
      {
        ...first,
        key: `overig ${kind}`,
        label: `Overige (${specs.length})`,
        kind: 'rest' as const,
        explanation: 'De andere die je koos, samen.',
        accounts,
        filters: [
          {
            column: 'rekening' as const,
            operator: 'in' as const,
            value: accounts.map(({ rekening }) => rekening),
          },
        ],
      },
    ];
  });
}

function titleOf({ by }: Scope, rows: readonly { label: string; basis: string }[], per: Per) {
  const when = per === 'maand' ? 'per maand' : 'per kwartaal';
  const names = rows.map(({ label }, index) => (index === 0 ? label : lower(label)));
  const isStock = rows.length > 0 && rows.every(({ basis }) => basis === 'stock');
  const what =
    names.length > 3 || names.length === 0
      ? by === 'account'
        ? 'Gekozen rekeningen'
        : isStock
          ? 'Stand van de balans'
          : 'Gekozen groepen'
      : listOf(names);
  return isStock && names.length <= 3 ? `Stand ${lower(what)} ${when}` : `${what} ${when}`;
}

function listOf(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;
}

const lower = (text: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
