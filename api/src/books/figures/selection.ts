import type { FilterItem } from '@kengetal/contract';
import { GROUP_KEYS, GROUPS, groupsOfType, type GroupKey } from '@kengetal/ledger';

/** By the groups of a definition, which are one list for as long as the program runs. */
const FILTERS = new WeakMap<readonly GroupKey[], FilterItem[]>();

/** The shortest filters that select exactly the accounts of these groups. */
export function filtersOfGroups(groups: readonly GroupKey[]): FilterItem[] {
  const filters = FILTERS.get(groups) ?? made(groups);
  FILTERS.set(groups, filters);
  return filters;
}

function made(groups: readonly GroupKey[]): FilterItem[] {
  if (groups.length === GROUP_KEYS.length) return [];
  const [type, ...otherTypes] = new Set(groups.map((key) => GROUPS[key].type));
  if (type !== undefined && otherTypes.length === 0) {
    const left = groupsOfType(type).filter((key) => !groups.includes(key));
    const ofType: FilterItem = { column: 'type', operator: 'eq', value: type };
    if (left.length === 0) return [ofType];
    if (left.length < groups.length) {
      return [ofType, { column: 'groep', operator: 'not_in', value: left }];
    }
  }
  return [{ column: 'groep', operator: 'in', value: [...groups] }];
}
