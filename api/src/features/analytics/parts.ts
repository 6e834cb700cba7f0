import type { Comparison, GridBlock } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import { costCentreSums } from '../../books/dimensions/cost-centre-months.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { relationSums } from '../../books/dimensions/relation-months.ts';
import { matrixOf } from './bridge.ts';
import { rankingBlock, type Ranking, type SumsOf } from './ranking.ts';
import { definedRow } from './rows.ts';
import type { Scope } from '../../books/scope.ts';

export interface PartsRequest {
  readonly scope: Scope;
  readonly span: Span;
  readonly comparison: Comparison;
}

/** Who the revenue comes from and who the costs go to. */
export async function relationBlocks(
  read: ReadBooks,
  { scope, span, comparison }: PartsRequest,
): Promise<GridBlock[]> {
  const matrix = await matrixOf(read, scope, span, comparison);
  const sums: SumsOf = (window, accounts) => relationSums(read, window, accounts);
  return [
    await rankingBlock(matrix, sums, {
      key: 'klanten',
      title: 'Topklanten',
      column: 'tegenpartij',
      total: definedRow(scope.accounts, 'omzet', { kind: 'total', emphasis: 'end' }),
      rest: 'Andere of geen klant',
      warning: (share) => `is goed voor ${share} van je omzet. Je leunt zwaar op één klant.`,
      reason: 'Bij de omzet in deze periode staan geen klanten.',
    }),
    await rankingBlock(matrix, sums, {
      key: 'leveranciers',
      title: 'Topleveranciers',
      column: 'tegenpartij',
      total: definedRow(scope.accounts, 'kosten', { kind: 'total', emphasis: 'end' }),
      rest: 'Andere of geen leverancier',
      warning: (share) => `is goed voor ${share} van je kosten. Je leunt zwaar op één leverancier.`,
      reason: 'Bij de kosten in deze periode staan geen leveranciers.',
    }),
  ];
}

const DIMENSIONS = [
  {
    dimension: 'kostenplaats',
    title: 'Kosten per kostenplaats',
    rest: 'Andere of geen kostenplaats',
  },
  {
    dimension: 'kostendrager',
    title: 'Kosten per kostendrager',
    rest: 'Andere of geen kostendrager',
  },
] as const;

/** Costs by cost centre and cost unit; none where the source has none. */
export async function costCentreBlocks(
  read: ReadBooks,
  { scope, span, comparison }: PartsRequest,
): Promise<GridBlock[]> {
  const matrix = await matrixOf(read, scope, span, comparison);
  const blocks: GridBlock[] = [];
  for (const { dimension, title, rest } of DIMENSIONS) {
    const ranking: Ranking = {
      key: dimension,
      title,
      column: dimension,
      total: definedRow(scope.accounts, 'kosten', { kind: 'total', emphasis: 'end' }),
      rest,
      reason: 'In deze periode is hierop niets geboekt.',
    };
    const sums: SumsOf = (window, accounts) => costCentreSums[dimension](read, window, accounts);
    blocks.push(await rankingBlock(matrix, sums, ranking));
  }
  return blocks.filter(({ rows }) => rows.length > 0);
}
