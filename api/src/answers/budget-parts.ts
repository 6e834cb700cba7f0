import type { FilterItem } from '@kengetal/contract';
import { GROUPS } from '@kengetal/ledger';
import type { BookedAccount, Books } from '../books/books.ts';
import { NOT_BUDGETED } from '../books/columns/budget.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { filtersOfAccount } from '../books/figures/booked.ts';
import { groupNames } from '../books/figures/group-names.ts';
import { filtersOfGroups } from '../books/figures/selection.ts';
import { valueOf } from '../books/figures/values.ts';
import { perWords } from './not-evaluated.ts';
import type { LinesOf } from './lines-of.ts';
import type { Part, PartSplit } from './parts-of-lines.ts';

/** What was budgeted of an amount by account or by group, also of accounts on which nothing is booked. */
export function budgetParts(
  books: Books,
  column: PeriodColumn,
  { basis, sign, filters }: LinesOf,
  split: PartSplit,
): Part[] | string {
  const { budget, reason } = column.source(basis);
  if (budget === undefined) return reason ?? NOT_BUDGETED;
  if (split !== 'rekening' && split !== 'groep')
    return `Een begroting is per rekening, en niet ${perWords(split)}.`;
  const accounts = [...books.accounts.values()].filter((account) =>
    filters.every((item) => passes(item, account)),
  );
  const names = groupNames([...new Set(accounts.map(({ groep }) => groep))]);
  const parts = new Map<string, Part>();
  for (const { rekening, naam, groep } of accounts) {
    const cents = valueOf(column.account(rekening, { ...books.defined(groep), sign })) ?? 0;
    if (cents === 0) continue;
    const [key, name, own] =
      split === 'rekening'
        ? [rekening, `${rekening} ${naam}`.trim(), filtersOfAccount(rekening)]
        : [groep, names.get(groep) ?? groep, filtersOfGroups([groep])];
    const sum = (valueOf(parts.get(key)?.figure ?? { kind: 'absent', reason: '' }) ?? 0) + cents;
    const about = { label: `${name}, ${column.naam}`, explanation: 'Begroot bedrag.' };
    parts.set(key, {
      key,
      name,
      filters: own,
      figure: { kind: 'budget', cents: sum, basis: budget, about },
    });
  }
  return [...parts.values()].sort((one, other) => other.figure.cents - one.figure.cents);
}

/** Whether an account is one of those that filters of accounts choose. */
function passes(
  { column, operator, value }: FilterItem,
  { rekening, groep }: BookedAccount,
): boolean {
  const own = { rekening, groep, type: GROUPS[groep].type }[String(column)];
  const isOne = own !== undefined && [value].flat().includes(own);
  return operator === 'not_in' ? !isOne : isOne;
}
