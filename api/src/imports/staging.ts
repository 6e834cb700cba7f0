import type { Database } from '../db/database.ts';
import type {
  AuditEvent,
  AuditHeader,
  ImportSummary,
  LedgerAccount,
  LedgerLine,
} from '../ledger/index.ts';
import { LateRelations } from './late-relations.ts';
import { LINE_COLUMNS, lineRow } from './line-rows.ts';
import { ACCOUNT_COLUMNS, accountRows } from './source-accounts.ts';
import { MonthlyTotals, SUMMARY_COLUMNS } from './totals.ts';

export interface StagedFile {
  readonly sourceNo: number;
  readonly header: AuditHeader;
  readonly accounts: readonly LedgerAccount[];
  readonly summary: ImportSummary;
}

export interface Staging {
  readonly database: Database;
  /** The project that the lines will belong to; may not exist yet. */
  readonly projectId: string;
  readonly sourceNo: number;
  /** Told now and then how far the reading is. */
  readonly onProgress: (bytes: number, lines: number) => Promise<void>;
}

/**
 * Reads the events of a file into the ledger's tables under a number that is not current, so that
 * nobody sees them, in batches that are committed one by one.
 */
export async function stage(
  { database, projectId, sourceNo, onProgress }: Staging,
  events: AsyncIterable<AuditEvent>,
): Promise<StagedFile> {
  const { quietly, batchLines } = database;
  const totals = new MonthlyTotals();
  const relations = new LateRelations();
  const accounts: LedgerAccount[] = [];
  let header: AuditHeader | undefined;
  let summary: ImportSummary | undefined;
  let batch: LedgerLine[] = [];
  let loading: Promise<void> = Promise.resolve();

  // One batch loads while the next is read.
  const flush = async () => {
    const rows = batch.map((line) => lineRow(projectId, sourceNo, line));
    batch = [];
    await loading;
    loading = quietly.copy('journal_lines', LINE_COLUMNS, rows);
    loading.catch(() => undefined);
  };
  for await (const event of events) {
    if (event.kind === 'header') header = event.header;
    else if (event.kind === 'summary') summary = event.summary;
    else if (event.kind === 'accounts') accounts.push(...event.accounts);
    else if (event.kind === 'relations') relations.named(event.relations);
    else if (event.kind === 'progress') await onProgress(event.bytes, event.lines);
    else if (event.kind === 'lines') {
      for (const line of event.lines) {
        totals.add(line);
        relations.seen(line);
        batch.push(line);
        if (batch.length >= batchLines) await flush();
      }
    }
  }
  await flush();
  await loading;
  if (!header || !summary) throw new Error('the reader ended without a header or a summary');
  const source = { projectId, sourceNo };
  await relations.fill(quietly, source);
  await quietly.copy('monthly_summary', SUMMARY_COLUMNS, totals.rows(source));
  await quietly.copy('source_accounts', ACCOUNT_COLUMNS, accountRows(source, accounts));
  return { sourceNo, header, accounts, summary };
}
