import type { Block, PageData } from '@kengetal/contract';
import { isLongEnough, periodOfDay } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import { isGivenUp } from '../../jobs/rows.ts';
import type { PageBuilder } from '../../http/pages.ts';
import { scopeOf } from '../../books/scope.ts';
import { allRows } from './all-rows.ts';
import { expectation, onlySeries } from './expectation.ts';
import { emptyBlock, seriesBlock } from './block.ts';
import type { JobsOfKinds } from '../../jobs/queue.ts';
import { runOf, spanOf, type RunRow } from '../../books/expected/kept-series.ts';

/** Series that come back, from what was last found; asks for a new search when the books changed. */
export function recurringPage(renewal: Pick<JobsOfKinds, 'wake'>): PageBuilder {
  return async (read, { span: asked, filters }) => {
    const { books, version, sql, projectId } = read;
    const chosen = new Set(scopeOf(books, filters).accounts.map(({ rekening }) => rekening));
    const run = await runOf(sql, projectId);
    const isCurrent = run?.books_version === version;
    const isAside = !isCurrent && (await isPutAside(sql, projectId, version));
    const isSearching = !isCurrent && !isAside;
    if (isSearching) renewal.wake();
    const data = spanOf(run);
    const message = isAside ? PUT_ASIDE : messageOf(run, isCurrent);
    const page = (block: Block): PageData => ({
      title: 'Periodieke transacties',
      updated_at: books.calendar.updatedAt,
      blocks: [block],
    });
    if (!run || !data || !isLongEnough(data)) {
      return page(emptyBlock(isSearching ? 'bezig' : 'te_kort', message, data));
    }
    const all = await allRows(read, run.state, data);
    const rows = all.rows.filter(({ row }) => chosen.has(row.rekening));
    const expected = await expectation(read, rows, data);
    const block = seriesBlock(
      all,
      {
        last: Math.min(asked?.periode_max ?? Infinity, periodOfDay(data.last)),
        rows,
        expected: filters.length > 0 ? onlySeries(expected) : expected,
        accountName: (rekening) => books.accounts.get(rekening)?.naam ?? '',
      },
      data,
    );
    return page({ ...block, searching: isSearching, ...(message && { message }) });
  };
}

const isPutAside = (sql: Sql, key: string, version: number) =>
  isGivenUp(sql, { kind: 'recurring', key, version: String(version) });

const PUT_ASIDE =
  'Het zoeken naar reeksen in deze boekhouding is vastgelopen en is gestopt. Na een volgende import zoeken we opnieuw.';

function messageOf(run: RunRow | undefined, isCurrent: boolean): string | undefined {
  if (isCurrent) return undefined;
  return run
    ? 'De boekhouding is gewijzigd. De reeksen worden bijgewerkt.'
    : 'We zoeken naar boekingen die terugkomen. Dit duurt meestal een paar seconden.';
}
