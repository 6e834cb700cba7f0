import type { Figure, TableBlock, TableColumn, TableRow } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { changePercent, difference, judge, shareOf, valueOf } from '../../figures/values.ts';
import {
  definition,
  resultLabel,
  type BookedDefinition,
  type StatementRow,
} from '../../ledger/index.ts';
import type { NamedSpan } from '../../periods/fiscal.ts';

/** A statement over a period, beside the period before. */
export interface Statement {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly StatementRow[];
  readonly current: NamedSpan;
  readonly comparison: NamedSpan;
  /** Adds a column with each amount as part of the omzet. */
  readonly withShare: boolean;
}

const CAPTION = 'Bedragen in euro’s';

/** The rows of a statement as a table; an account stands below the line that it is part of. */
export function statementTable(books: Books, statement: Statement): TableBlock {
  const rows = statement.rows.flatMap((row) => rowsOf(books, statement, row));
  return {
    kind: 'table',
    key: statement.key,
    title: statement.title,
    caption: CAPTION,
    columns: columnsOf(statement),
    rows,
  };
}

function columnsOf({ current, comparison, withShare }: Statement): TableColumn[] {
  const columns: TableColumn[] = [
    { key: 'periode', label: current.naam, role: 'current' },
    { key: 'vergelijking', label: comparison.naam, role: 'comparison' },
    { key: 'verschil', label: 'Verschil', role: 'difference' },
    { key: 'verschil_procent', label: 'Verschil %', role: 'difference_percent' },
  ];
  const share: TableColumn = { key: 'van_omzet', label: '% van omzet', role: 'share' };
  return withShare ? [...columns, share] : columns;
}

function rowsOf(books: Books, statement: Statement, row: StatementRow): TableRow[] {
  const { key, label, level, kind, emphasis } = row;
  if (row.definition === null) return [{ key, label, level, kind, cells: [] }];
  const defined = definition(row.definition);
  const figures = {
    current: books.figure(row.definition, statement.current, label),
    comparison: books.comparison(row.definition, statement.comparison, label),
  };
  const amounts = amountsOf(figures);
  const accounts = kind === 'line' ? accountRows(books, statement, row, defined) : [];
  const isEmpty = amounts.every((cents) => cents === 0) && accounts.length === 0;
  if (row.optional && isEmpty) return [];
  const inWords = resultLabel(row.definition, amounts);
  const named = inWords === defined.name ? label : inWords;
  return [
    {
      key,
      label: named,
      level,
      kind,
      emphasis,
      judgement: judgementOf(figures, defined),
      cells: cellsOf(books, statement, named, figures),
    },
    ...accounts,
  ];
}

interface Pair {
  readonly current: Figure;
  readonly comparison: Figure;
}

function accountRows(
  books: Books,
  statement: Statement,
  row: StatementRow,
  defined: BookedDefinition,
): TableRow[] {
  // The undivided result opens into the result, which has its own statement.
  if (row.definition === 'onverdeeld_resultaat') return [];
  return books.accountsOf(defined.groups).flatMap(({ rekening, naam }) => {
    const figures = {
      current: books.account(rekening, defined, statement.current),
      comparison: books.accountComparison(rekening, defined, statement.comparison),
    };
    if (amountsOf(figures).every((cents) => cents === 0)) return [];
    const label = `${rekening} ${naam}`.trim();
    return [
      {
        key: `rekening_${rekening}`,
        label,
        level: row.level + 1,
        kind: 'line' as const,
        judgement: judgementOf(figures, defined),
        cells: cellsOf(books, statement, label, figures),
      },
    ];
  });
}

function amountsOf({ current, comparison }: Pair): number[] {
  return [valueOf(current), valueOf(comparison)].filter((cents) => cents !== undefined);
}

function judgementOf({ current, comparison }: Pair, { more }: BookedDefinition) {
  const [now, then] = [valueOf(current), valueOf(comparison)];
  return now === undefined || then === undefined ? undefined : judge(now - then, more);
}

function cellsOf(books: Books, statement: Statement, label: string, pair: Pair): Figure[] {
  const one = { label: statement.current.naam, figure: pair.current };
  const other = { label: statement.comparison.naam, figure: pair.comparison };
  const explanation = `${statement.current.naam} vergeleken met ${statement.comparison.naam}.`;
  const cells = [
    pair.current,
    pair.comparison,
    difference(one, other, { label: `${label}, verschil`, explanation }),
    changePercent(one, other, { label: `${label}, verschil in procenten`, explanation }),
  ];
  if (!statement.withShare) return cells;
  const omzet = { label: 'Omzet', figure: books.figure('omzet', statement.current) };
  const about = {
    label: `${label} als deel van de omzet`,
    explanation: `Deel van de omzet van ${statement.current.naam}.`,
  };
  return [...cells, shareOf({ label, figure: pair.current }, omzet, about)];
}
