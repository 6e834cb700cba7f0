import type { Database } from '../db/database.ts';
import { eq } from 'drizzle-orm';
import { stagedLines } from '../db/schema/index.ts';
import type {
  AuditEvent,
  AuditHeader,
  ImportSummary,
  LedgerAccount,
  LedgerLine,
} from '../ledger/index.ts';
import { updateImport } from './rows.ts';

/** Columns that staging and the ledger share; also the order in which lines are moved. */
export const LINE_COLUMNS = [
  'project_id',
  'entry_no',
  'line_no',
  'boekjaar',
  'boekperiode',
  'periode',
  'soort',
  'datum',
  'rekening',
  'dagboek',
  'dagboek_naam',
  'boekstuk',
  'relatie',
  'relatie_naam',
  'omschrijving',
  'zoek',
  'cents',
  'btw_code',
  'btw_cents',
] as const;

const BATCH_LINES = 5_000;
const PROGRESS_EVERY_MS = 250;

export interface StagedFile {
  readonly header: AuditHeader;
  readonly accounts: readonly LedgerAccount[];
  readonly summary: ImportSummary;
}

export interface Staging {
  readonly database: Database;
  readonly importId: string;
  /** The project that the lines will belong to; may not exist yet. */
  readonly projectId: string;
  /** Milliseconds that only ever grow, to space out the reports of progress. */
  readonly elapsed: () => number;
}

/** Reads the events of a file into staging, in batches that are committed one by one. */
export async function stage(
  { database, importId, projectId, elapsed }: Staging,
  events: AsyncIterable<AuditEvent>,
): Promise<StagedFile> {
  let header: AuditHeader | undefined;
  let summary: ImportSummary | undefined;
  let batch: LedgerLine[] = [];
  let reported = elapsed();
  const accounts: LedgerAccount[] = [];

  const flush = async () => {
    const lines = batch.map((line) => [...stagedLine(projectId, line), importId]);
    batch = [];
    await database.copy('staged_lines', [...LINE_COLUMNS, 'import_id'], lines);
  };
  for await (const event of events) {
    if (event.kind === 'header') header = event.header;
    else if (event.kind === 'summary') summary = event.summary;
    else if (event.kind === 'accounts') accounts.push(...event.accounts);
    else if (event.kind === 'lines') {
      batch.push(...event.lines);
      if (batch.length >= BATCH_LINES) await flush();
    } else if (event.kind === 'progress' && elapsed() - reported >= PROGRESS_EVERY_MS) {
      reported = elapsed();
      await updateImport(database, importId, {
        bytesRead: event.bytes,
        linesRead: event.lines,
      });
    }
  }
  await flush();
  if (!header || !summary) throw new Error('the reader ended without a header or a summary');
  return { header, accounts, summary };
}

/** Removes what an import left in staging; all of it without an import. */
export async function sweepStaging(database: Database, importId?: string): Promise<void> {
  const all = database.orm.delete(stagedLines);
  await (importId ? all.where(eq(stagedLines.importId, importId)) : all);
}

function stagedLine(projectId: string, line: LedgerLine): (string | number | null)[] {
  const words = [line.description, line.relation_name, line.entry_nr, line.document_ref];
  return [
    projectId,
    line.entry_no,
    line.line_no,
    line.boekjaar,
    line.boekperiode,
    line.periode,
    line.soort,
    line.datum,
    line.account_id,
    line.journal_id,
    line.journal_name,
    line.entry_nr,
    line.relation_id,
    line.relation_name,
    line.description,
    words.filter(Boolean).join(' ').toLowerCase(),
    line.cents,
    line.vat_code,
    line.vat_cents,
  ];
}
