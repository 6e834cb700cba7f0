import type { Caller } from '../caller.ts';
import { JudgedLedger } from './ledger.ts';

/** The books of a project for the judge: of the files that were uploaded, in the groups it has. */
export async function judgedLedger(
  caller: Pick<Caller, 'ask'>,
  project_id: string,
  files: readonly (Buffer | string)[],
): Promise<JudgedLedger> {
  const { accounts } = await caller.ask('projectAccounts', { query: { project_id } });
  return JudgedLedger.read(files, accounts);
}
