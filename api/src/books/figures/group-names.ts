import { GROUPS, type GroupKey } from '@kengetal/ledger';

/** What the only revenue of books is called. */
export const ONLY_REVENUE = 'Omzet';

const STATEMENTS = { balans: 'balans', resultaat: 'winst en verlies' } as const;

const OTHER_REVENUE: readonly GroupKey[] = [
  'omzet_diensten',
  'omzet_handelsgoederen',
  'omzet_productie',
];

/** 'Overige omzet' beside no other revenue, as that of a freelancer, is simply omzet. */
export function isOnlyRevenue(key: string, used: (group: GroupKey) => boolean): boolean {
  return key === 'overige_omzet' && !OTHER_REVENUE.some(used);
}

/** Names of groups in one list; of two with one name each says on which statement it stands. */
export function groupNames(keys: readonly GroupKey[]): ReadonlyMap<GroupKey, string> {
  return new Map(
    keys.map((key) => {
      const { name, type } = GROUPS[key];
      if (isOnlyRevenue(key, (group) => keys.includes(group))) return [key, ONLY_REVENUE];
      const isDouble = keys.some((other) => other !== key && GROUPS[other].name === name);
      return [key, isDouble ? `${name} (${STATEMENTS[type]})` : name];
    }),
  );
}
