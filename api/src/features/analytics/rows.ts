import type { GridRow } from '@kengetal/contract';
import {
  definition,
  GROUP_KEYS,
  GROUPS,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
} from '@kengetal/ledger';
import type { BookedAccount } from '../../books/books.ts';
import {
  OTHERS_EXPLANATION,
  othersFilter,
  othersLabel,
  type ListedAccounts,
} from '../../books/figures/most-accounts.ts';
import { isOnlyRevenue, ONLY_REVENUE } from '../../books/figures/group-names.ts';
import { filtersOfGroups } from '../../books/figures/selection.ts';
import type { RowSpec } from './matrix.ts';

type Place = Pick<RowSpec, 'parent' | 'level'>;

const TOP: Place = { parent: null, level: 0 };

/** A defined figure over the accounts that there are. */
export function definedRow(
  accounts: readonly BookedAccount[],
  key: DefinitionKey,
  options: Partial<Pick<GridRow, 'kind' | 'emphasis' | 'label' | 'role'>> & Partial<Place> = {},
): RowSpec {
  const { groups, name, explanation, ...defined } = definition(key);
  return {
    ...TOP,
    key,
    label: name,
    kind: 'line',
    explanation,
    ...presented(defined),
    ...options,
    accounts: ofGroups(accounts, groups),
    filters: filtersOfGroups(groups),
  };
}

/** One group of accounts. */
export function groupRow(
  accounts: readonly BookedAccount[],
  group: GroupKey,
  place: Place = TOP,
): RowSpec {
  return {
    ...definedRow(accounts, group, place),
    key: `groep_${group}`,
    label: isOnlyRevenue(group, (other) => accounts.some(({ groep }) => groep === other))
      ? ONLY_REVENUE
      : GROUPS[group].name,
    filters: [{ column: 'groep', operator: 'eq', value: group }],
  };
}

/** One account, with the sign of its group. */
export function accountRow(account: BookedAccount, place: Place = TOP): RowSpec {
  const { rekening, naam, groep } = account;
  return {
    ...place,
    key: `rekening_${rekening}`,
    label: `${rekening} ${naam}`.trim(),
    kind: 'line',
    explanation: `Grootboekrekening in de groep ${GROUPS[groep].name}.`,
    ...presented(definition(groep)),
    accounts: [account],
    filters: [{ column: 'rekening', operator: 'eq', value: rekening }],
  };
}

/** The accounts of a group that have no row of their own. */
export function othersRow(listed: ListedAccounts, group: GroupKey, place: Place): RowSpec {
  return {
    ...place,
    key: `overig_${group}`,
    label: othersLabel(listed),
    kind: 'rest',
    explanation: OTHERS_EXPLANATION,
    ...presented(definition(group)),
    accounts: listed.others,
    filters: [{ column: 'groep', operator: 'eq', value: group }, othersFilter(listed)],
  };
}

/** Several groups that have no name of their own: what is left over. */
export function restRow(
  accounts: readonly BookedAccount[],
  groups: readonly GroupKey[],
  label: string,
  like: Pick<RowSpec, 'sign' | 'basis' | 'more'>,
): RowSpec {
  return {
    ...TOP,
    key: 'overig',
    label,
    kind: 'rest',
    explanation: 'Alle andere groepen samen.',
    ...presented(like),
    accounts: ofGroups(accounts, groups),
    filters: [{ column: 'groep', operator: 'in', value: [...groups] }],
  };
}

function presented({ sign, basis, more }: Pick<BookedDefinition, 'sign' | 'basis' | 'more'>) {
  return { sign, basis, more };
}

function ofGroups(accounts: readonly BookedAccount[], groups: readonly GroupKey[]) {
  return accounts.filter(({ groep }) => groups.includes(groep));
}

/** Groups that accounts fall in, in the order of the statements. */
export function groupsIn(accounts: readonly BookedAccount[]): GroupKey[] {
  const used = new Set(accounts.map(({ groep }) => groep));
  return GROUP_KEYS.filter((key) => used.has(key));
}
