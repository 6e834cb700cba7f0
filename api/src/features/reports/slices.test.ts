import { WINST_EN_VERLIES } from '@kengetal/ledger';
import { thousandAccounts } from '../../testing/thousand-accounts.ts';
import { turnsDuring } from '../../testing/turns.ts';
import { layoutOf } from './layout.ts';
import { monthsView } from './months-view.ts';
import { statementTable } from './statement-table.ts';

const YEAR = { periode_min: 202501, periode_max: 202512 };

it('a statement of many accounts lets the loop turn for every hundred of them', async () => {
  const books = thousandAccounts();
  const report = { type: 'jaar', naam: '2025', voorlopig: false, ...YEAR } as const;
  const layout = layoutOf(monthsView(books, report));
  const rows = WINST_EN_VERLIES;
  let shown = 0;
  const turns = await turnsDuring(async () => {
    const table = await statementTable(books, { key: 'a', title: 'A', rows, layout });
    shown = table.rows.length;
  });
  expect(shown).toBeGreaterThan(1_000);
  expect(turns).toBeGreaterThanOrEqual(9);
});
