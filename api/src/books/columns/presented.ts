import type { Books } from '../books.ts';
import { presented, presentedAccount } from '../figures/overdraft.ts';
import type { AmountColumn, PeriodColumn } from './columns.ts';

/** A column of balances as they are presented. */
export function presentedColumn(books: Books, column: PeriodColumn): PeriodColumn {
  const { beside } = column;
  return {
    ...column,
    ...balancesOf(books, column),
    ...(beside && {
      beside: { ...beside, column: { ...beside.column, ...balancesOf(books, beside.column) } },
    }),
  };
}

function balancesOf(books: Books, column: AmountColumn): Pick<AmountColumn, 'figure' | 'account'> {
  return {
    figure: (key, label) => presented(books, key, column.figure(key, label)),
    account: (rekening, defined) =>
      presentedAccount(books, rekening, defined, column.account(rekening, defined)),
  };
}
