import { WINST_EN_VERLIES } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { thousandAccounts } from '../../testing/thousand-accounts.ts';
import { turnsDuring } from '../../testing/turns.ts';
import { layoutOf } from './layout.ts';
import { monthsView } from './months-view.ts';
import { statementTable } from './statement-table.ts';

const YEAR = { periode_min: 202501, periode_max: 202512 };

const statementOf = (books: Books) => {
  const report = {
    type: 'jaar' as const,
    naam: '2025',
    voorlopig: false,
    voorlopig_omdat: [],
    ...YEAR,
  };
  const layout = layoutOf(monthsView(books, report));
  return statementTable(books, { key: 'a', title: 'A', rows: WINST_EN_VERLIES, layout });
};

it('a statement of many accounts lets the loop turn for every hundred of them', async () => {
  const books = thousandAccounts();
  let shown = 0;
  const turns = await turnsDuring(async () => {
    shown = (await statementOf(books)).rows.length;
  });
  expect(shown).toBeGreaterThan(1_000);
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('a statement of many accounts is not made on when nobody waits for it', async () => {
  const books = thousandAccounts().for({ kind: 'request', signal: AbortSignal.abort() });
  await expect(statementOf(books)).rejects.toThrow('nobody waits');
});
