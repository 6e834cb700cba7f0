import { CopyBuffer } from '../db/copy-buffer.ts';
import type { CopyLine } from '../db/copy-text.ts';
import type { CopyBytes } from '../db/database.ts';
import type {
  AuditEvent,
  AuditHeader,
  ImportSummary,
  LedgerAccount,
  LedgerLine,
} from '../ledger/index.ts';
import { Dimensions } from './dimensions.ts';
import { LateRelations, type NamedRelation } from './late-relations.ts';
import { LINE_COLUMNS, LineRows } from './line-rows.ts';
import { ACCOUNT_COLUMNS, accountRows } from './source-accounts.ts';
import { MonthlyTotals, SUMMARY_COLUMNS } from './totals.ts';

/** What was read of a file besides its rows. */
export interface StagedFile {
  readonly sourceNo: number;
  readonly header: AuditHeader;
  readonly accounts: readonly LedgerAccount[];
  readonly summary: ImportSummary;
  /** Relations that lines name and that the file lists later. */
  readonly lateRelations: readonly NamedRelation[];
}

/** Where rows go. */
export interface Sink {
  /** Resolves when there is room for more. */
  copy(table: string, columns: readonly string[], bytes: CopyBytes): Promise<void>;
  progress(bytes: number, lines: number): void;
}

export interface Staging {
  /** The project that the lines will belong to; may not exist yet. */
  readonly projectId: string;
  /** Number that is not current, so that nobody sees the rows. */
  readonly sourceNo: number;
  readonly batchLines: number;
}

/** What a row usually takes, in bytes. */
const ROW_BYTES = 320;

/** Turns the events of a file into rows of the ledger's tables, in batches. */
export async function stage(
  staging: Staging,
  events: AsyncIterable<AuditEvent>,
  sink: Sink,
): Promise<StagedFile> {
  const { projectId, sourceNo } = staging;
  const lines = new LineBatches(staging, sink);
  const totals = new MonthlyTotals();
  const relations = new LateRelations();
  const dimensions = new Dimensions({ projectId, sourceNo });
  const accounts: LedgerAccount[] = [];
  let summary: ImportSummary | undefined;

  for await (const event of events) {
    dimensions.event(event);
    if (event.kind === 'summary') summary = event.summary;
    else if (event.kind === 'accounts') accounts.push(...event.accounts);
    else if (event.kind === 'relations') relations.named(event.relations);
    else if (event.kind === 'progress') sink.progress(event.bytes, event.lines);
    else if (event.kind === 'lines') {
      for (const line of event.lines) {
        totals.add(line);
        relations.seen(line);
        dimensions.line(line);
        const sent = lines.add(line);
        if (sent) await sent;
      }
    }
    for (const rows of dimensions.full())
      await sink.copy(rows.table, rows.columns, encoded(rows.rows));
  }
  await lines.flush();
  for (const rows of dimensions.rest())
    await sink.copy(rows.table, rows.columns, encoded(rows.rows));
  if (!summary) throw new Error('the reader ended without a summary');
  const source = { projectId, sourceNo };
  await sink.copy('monthly_summary', SUMMARY_COLUMNS, encoded(totals.rows(source)));
  await sink.copy('source_accounts', ACCOUNT_COLUMNS, encoded(accountRows(source, accounts)));
  // The summary has what a sloppy file says of the company after its lines, the header event may not.
  return { sourceNo, header: summary, accounts, summary, lateRelations: relations.late() };
}

function encoded(rows: readonly CopyLine[]): CopyBytes {
  const buffer = new CopyBuffer(rows.length * ROW_BYTES);
  for (const row of rows) buffer.add(row);
  return buffer.take();
}

/** Rows of lines until there are enough for a batch. */
class LineBatches {
  readonly #buffer: CopyBuffer;
  readonly #rows: LineRows;

  constructor(
    private readonly staging: Staging,
    private readonly sink: Sink,
  ) {
    this.#buffer = new CopyBuffer(staging.batchLines * ROW_BYTES);
    this.#rows = new LineRows(staging);
  }

  /** Answers a promise only when a batch was sent, since waiting has its price. */
  add(line: LedgerLine): Promise<void> | undefined {
    this.#buffer.addText(this.#rows.row(line));
    return this.#buffer.rows < this.staging.batchLines ? undefined : this.flush();
  }

  async flush(): Promise<void> {
    if (this.#buffer.rows === 0) return;
    await this.sink.copy('journal_lines', LINE_COLUMNS, this.#buffer.take());
  }
}
