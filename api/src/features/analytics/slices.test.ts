import { definition } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { thousandAccounts } from '../../testing/thousand-accounts.ts';
import { turnsDuring } from '../../testing/turns.ts';
import { partsOf } from './columns.ts';
import { Matrix } from './matrix.ts';
import { mostOfTree, resultTree } from './tree.ts';

const YEAR = { periode_min: 202501, periode_max: 202512 };

const treeOf = (books: Books) => {
  const accounts = books.accountsOf(definition('autokosten').groups);
  const matrix = new Matrix(books, partsOf(books, YEAR, 'maand'), []);
  return resultTree(matrix, accounts, mostOfTree(accounts, 12));
};

it('the tree of many accounts lets the loop turn for every hundred of them', async () => {
  const books = thousandAccounts();
  let shown = 0;
  const turns = await turnsDuring(async () => {
    shown = (await treeOf(books)).length;
  });
  expect(shown).toBeGreaterThan(1_000);
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('the tree of many accounts is not made on when nobody waits for it', async () => {
  const books = thousandAccounts().for({ kind: 'request', signal: AbortSignal.abort() });
  await expect(treeOf(books)).rejects.toThrow('nobody waits');
});
