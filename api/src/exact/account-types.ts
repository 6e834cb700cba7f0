import type { Sql } from '../db/database.ts';
import type { ExactLists } from '../db/schema/index.ts';

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

type OfAccount = Pick<ExactLists['accounts'][number], 'rgs' | 'type'>;

/** RGS code of an account: that of its mapping, else what its kind says; null where neither tells. */
export const rgsOf = ({ rgs, type }: OfAccount): string | null =>
  rgs ?? (type === null ? null : (RGS_OF_TYPE[type] ?? null));

/**
 * Says of accounts of a reading that their group follows from their kind at Exact: the code by which
 * that was told to the reader of audit files is not theirs.
 */
export async function tellKinds(
  sql: Sql,
  { projectId, sourceNo }: { readonly projectId: string; readonly sourceNo: number },
  accounts: ExactLists['accounts'],
): Promise<void> {
  const byKind = accounts.filter((account) => account.rgs === null && rgsOf(account) !== null);
  await sql.rows(
    `UPDATE source_accounts SET groep_bron = 'kind'
     WHERE project_id = $1 AND source_no = $2 AND groep_bron = 'rgs' AND rekening = ANY ($3)`,
    [projectId, sourceNo, byKind.map(({ code }) => code)],
  );
}
