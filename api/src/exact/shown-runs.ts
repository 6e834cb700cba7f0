import type { ConnectionRun } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { findExact } from './rows.ts';

/** What the paths hold that we ask, in Dutch. */
const WORDS: Readonly<Record<string, string>> = {
  'system/Divisions': 'Administratie',
  'sync/Financial/GLAccounts': 'Grootboekrekeningen',
  'financial/GLAccountClassificationMappings': 'Indeling in RGS',
  'vat/VATCodes': 'Btw-codes',
  'financial/Journals': 'Dagboeken',
  'financial/FinancialPeriods': 'Perioden',
  'read/sync/Sync/SyncTimestamp': 'Tot waar er iets nieuws is',
  'sync/Financial/TransactionLines': 'Boekingsregels',
  'sync/Deleted': 'Wat is verwijderd',
  'financial/ReportingBalance': 'Saldi, om te vergelijken',
};

/** What Exact was asked for the last syncs of a connection, newest first; nothing for files. */
export async function shownRuns(sql: Sql, connectionId: string): Promise<ConnectionRun[]> {
  const row = await findExact(sql, connectionId);
  return (row?.runs ?? []).map(({ startedAt, waitedMs, asked }) => ({
    started_at: startedAt,
    waited_seconds: Math.round(waitedMs / 1_000),
    asked: asked.map((one) => ({ what: WORDS[one.path] ?? one.path, ...one })),
  }));
}
