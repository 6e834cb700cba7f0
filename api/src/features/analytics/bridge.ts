import type { Comparison, GridBlock } from '@kengetal/contract';
import { definition, GROUPS, type Span } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import { bridgeColumns, CAPTION, computeCells } from '../../books/figures/grid.ts';
import { comparisonColumn, currentColumn } from './columns.ts';
import { hasAmount, Matrix } from './matrix.ts';
import { definedRow, groupRow, groupsIn } from './rows.ts';
import type { Scope } from '../../books/scope.ts';
import { isOfResult } from './tree.ts';

const RESULT_TITLES: Record<Comparison, string> = {
  vorige_periode: 'Van resultaat vorige periode naar deze periode',
  vorig_jaar: 'Van resultaat vorig jaar naar deze periode',
  begroting: 'Van begroot resultaat naar deze periode',
};
const MARGIN_TITLES: Record<Comparison, string> = {
  vorige_periode: 'Van brutomarge vorige periode naar deze periode',
  vorig_jaar: 'Van brutomarge vorig jaar naar deze periode',
  begroting: 'Van begrote brutomarge naar deze periode',
};

/** From the result of before to that of now, a step for each heading; the steps add up. */
export async function resultBridge(
  read: ReadBooks,
  scope: Scope,
  span: Span,
  comparison: Comparison,
): Promise<GridBlock> {
  const accounts = scope.accounts.filter(({ groep }) => isOfResult(groep));
  const matrix = await matrixOf(read, scope, span, comparison);
  const mains = [...new Set(groupsIn(accounts).map((group) => GROUPS[group].main))];
  const steps = mains.map((main) =>
    main === 'niet_ingedeeld'
      ? groupRow(accounts, 'niet_ingedeeld_resultaat')
      : definedRow(accounts, main),
  );
  const end = definedRow(accounts, 'resultaat', { kind: 'total', emphasis: 'end' });
  return {
    kind: 'grid',
    key: 'brug',
    view: 'bridge',
    title: RESULT_TITLES[comparison],
    caption: CAPTION,
    columns: bridgeColumns(matrix.columns),
    rows: await computeCells(bridgeColumns(matrix.columns), [
      ...(await matrix.rows(steps)).filter(hasAmount),
      await matrix.row(end),
    ]),
  };
}

/** From the brutomarge of before to that of now, a step for each group. */
export async function marginBridge(
  read: ReadBooks,
  scope: Scope,
  span: Span,
  comparison: Comparison,
): Promise<GridBlock> {
  const { groups } = definition('brutomarge');
  const accounts = scope.accounts.filter(({ groep }) => groups.includes(groep));
  const matrix = await matrixOf(read, scope, span, comparison);
  const end = definedRow(accounts, 'brutomarge', { kind: 'total', emphasis: 'end' });
  const steps = await matrix.rows(groupsIn(accounts).map((group) => groupRow(accounts, group)));
  return {
    kind: 'grid',
    key: 'marge',
    view: 'bridge',
    title: MARGIN_TITLES[comparison],
    caption: CAPTION,
    columns: bridgeColumns(matrix.columns),
    rows: await computeCells(
      bridgeColumns(matrix.columns),
      accounts.length === 0 ? [] : [...steps.filter(hasAmount), await matrix.row(end)],
    ),
    reason: 'In je keuze zit geen omzet of kostprijs.',
  };
}

/** The period beside what it is held against. */
export async function matrixOf(
  read: Pick<ReadBooks, 'books' | 'days'>,
  scope: Scope,
  span: Span,
  comparison: Comparison,
): Promise<Matrix> {
  const columns = [await currentColumn(read, span), await comparisonColumn(read, span, comparison)];
  return new Matrix(read.books, columns, scope.items);
}
