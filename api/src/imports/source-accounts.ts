import type { LedgerAccount } from '@kengetal/ledger';

/** Columns of a source's account in the order of {@link accountRows}. */
export const ACCOUNT_COLUMNS = [
  'project_id',
  'source_no',
  'rekening',
  'naam',
  'type',
  'groep',
  'groep_bron',
  'geraden',
  'type_geraden',
  'rgs',
] as const;

/** Accounts of a file as rows of the table. */
export function accountRows(
  { projectId, sourceNo }: { projectId: string; sourceNo: number },
  accounts: readonly LedgerAccount[],
) {
  const rows = new Map(accounts.map((account) => [account.rekening, account])).values();
  return [...rows].map((account) => [
    projectId,
    sourceNo,
    account.rekening,
    account.naam,
    account.type,
    account.groep,
    account.group_source,
    account.guessed ? 't' : 'f',
    account.type_stated ? 'f' : 't',
    account.rgs_code,
  ]);
}
