import type { AnswerSources } from '../../answers/sources.ts';
import type { ColumnsCache } from './columns/cache.ts';
import { pageRows } from './page.ts';
import { reachOf } from './reach.ts';
import { linesOf } from './rows.ts';

/** Lines for the answers of the assistant. */
export function answeredLines(columns: ColumnsCache): AnswerSources['lines'] {
  return async ({ sql, projectId }, { selection, sort, limit }) => {
    const reach = await reachOf(sql, projectId, selection);
    const summed = { sum_cents: reach.sum_cents, count: reach.count };
    if (limit === 0 && reach.isExact) return { lines: [], ...summed };
    const page = await pageRows(
      sql,
      {
        reach,
        search: '',
        sort: sort ?? { column: 'datum', direction: 'desc' },
        limit: Math.max(1, limit),
        after: undefined,
        offset: 0,
      },
      columns.of(reach),
    );
    columns.want(reach);
    return { lines: linesOf(reach, page.rows.slice(0, limit)), ...(page.seen?.whole ?? summed) };
  };
}

/** How many lines a selection has, where the small tables know it. */
export const countedLines: AnswerSources['counted'] = async ({ sql, projectId }, selection) => {
  const { accounts, count, isExact } = await reachOf(sql, projectId, selection);
  return isExact ? { accounts: accounts.map(({ rekening }) => rekening), count } : undefined;
};
