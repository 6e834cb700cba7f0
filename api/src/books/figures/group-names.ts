import { GROUPS, type GroupKey } from '@kengetal/ledger';

const STATEMENTS = { balans: 'balans', resultaat: 'winst en verlies' } as const;

/** Names of groups in one list; of two with one name each says on which statement it stands. */
export function groupNames(keys: readonly GroupKey[]): ReadonlyMap<GroupKey, string> {
  return new Map(
    keys.map((key) => {
      const { name, type } = GROUPS[key];
      const isDouble = keys.some((other) => other !== key && GROUPS[other].name === name);
      return [key, isDouble ? `${name} (${STATEMENTS[type]})` : name];
    }),
  );
}
