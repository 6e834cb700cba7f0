import { definition } from '@kengetal/ledger';
import { thousandAccounts } from '../../testing/thousand-accounts.ts';
import { turnsDuring } from '../../testing/turns.ts';
import { partsOf } from './columns.ts';
import { Matrix } from './matrix.ts';
import { mostOfTree, resultTree } from './tree.ts';

const YEAR = { periode_min: 202501, periode_max: 202512 };

it('the tree of many accounts lets the loop turn for every hundred of them', async () => {
  const books = thousandAccounts();
  const accounts = books.accountsOf(definition('autokosten').groups);
  const matrix = new Matrix(books, partsOf(books, YEAR, 'maand'), []);
  let shown = 0;
  const turns = await turnsDuring(async () => {
    shown = (await resultTree(matrix, accounts, mostOfTree(accounts, 12))).length;
  });
  expect(shown).toBeGreaterThan(1_000);
  expect(turns).toBeGreaterThanOrEqual(9);
});
