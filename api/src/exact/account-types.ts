/**
 * RGS codes of the kinds that Exact gives accounts, for accounts without a mapping to RGS. Kinds
 * that only say 'costs' or 'general' are left out: the name of the account tells more.
 */
const RGS_OF_TYPE: Readonly<Record<number, string>> = {
  10: 'BLimKas',
  12: 'BLimBan',
  20: 'BVorDeb',
  22: 'BSchCre',
  24: 'BSchBepBtw',
  30: 'BMva',
  35: 'BMva',
  40: 'BVrd',
  50: 'BEiv',
  52: 'BEivOvr',
  110: 'WOmz',
  111: 'WKpr',
  122: 'WAfs',
  125: 'WPer',
  126: 'WPer',
  150: 'WBel',
  160: 'WFbe',
};

/** RGS code of an account: that of its mapping, else what its kind says; null where neither tells. */
export const rgsOf = ({ rgs, type }: { rgs: string | null; type: number | null }): string | null =>
  rgs ?? (type === null ? null : (RGS_OF_TYPE[type] ?? null));
