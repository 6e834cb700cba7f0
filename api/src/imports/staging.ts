import type { AuditEvent, AuditHeader, ImportSummary, LedgerAccount } from '@kengetal/ledger';
import { CopyBuffer } from '../db/copy-buffer.ts';
import { copyRow, type CopyLine } from '../db/copy-text.ts';
import type { CopyBytes } from '../db/database.ts';
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
  /** Resolves when there is room for more, with memory that was used before if there is any. */
  copy(
    table: string,
    columns: readonly string[],
    bytes: CopyBytes,
  ): Promise<ArrayBuffer | undefined>;
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
  const batchesOf = (table: string, columns: readonly string[]) =>
    new Batches(sink, staging.batchLines, table, columns);
  const send = async (table: string, columns: readonly string[], rows: Iterable<CopyLine>) => {
    const batches = batchesOf(table, columns);
    for (const row of rows) await batches.add(copyRow(row));
    await batches.flush();
  };
  const lines = batchesOf('journal_lines', LINE_COLUMNS);
  const lineRows = new LineRows(staging);
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
        const sent = lines.add(lineRows.row(line));
        if (sent) await sent;
      }
    }
    for (const { table, columns, rows } of dimensions.full()) await send(table, columns, rows);
  }
  await lines.flush();
  for (const { table, columns, rows } of dimensions.rest()) await send(table, columns, rows);
  if (!summary) throw new Error('the reader ended without a summary');
  const source = { projectId, sourceNo };
  await send('monthly_summary', SUMMARY_COLUMNS, totals.rows(source));
  await send('source_accounts', ACCOUNT_COLUMNS, accountRows(source, accounts));
  // The summary has what a sloppy file says of the company after its lines, the header event may not.
  return { sourceNo, header: summary, accounts, summary, lateRelations: relations.late() };
}

/** Rows of a table until there are enough for a batch. */
class Batches {
  readonly #buffer: CopyBuffer;

  constructor(
    private readonly sink: Sink,
    private readonly rows: number,
    private readonly table: string,
    private readonly columns: readonly string[],
  ) {
    this.#buffer = new CopyBuffer(rows * ROW_BYTES);
  }

  /**
   * Takes a row in COPY's text format. Answers a promise only when a batch was sent, since waiting
   * has its price.
   */
  add(row: string): Promise<void> | undefined {
    this.#buffer.add(row);
    return this.#buffer.rows < this.rows ? undefined : this.flush();
  }

  async flush(): Promise<void> {
    if (this.#buffer.rows === 0) return;
    this.#buffer.give(await this.sink.copy(this.table, this.columns, this.#buffer.take()));
  }
}
