import { and, eq } from 'drizzle-orm';
import type { CallResponse } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { reportSummaries } from '../../db/schema/index.ts';
import type { ReportRequest } from '../../books/reports/parts.ts';

export type SummaryParts = CallResponse<'reportSummary'>['summary'];

type Key = Pick<ReportRequest, 'projectId' | 'report' | 'vergelijking' | 'weergave'>;

/** A summary with what it was made of. */
interface StoredSummary {
  readonly parts: SummaryParts;
  readonly basis: string;
  readonly createdAt: string;
}

/** The summary that was last made of a report, as it is looked at. */
export async function storedSummary(sql: Sql, key: Key): Promise<StoredSummary | undefined> {
  const { type, periode_min, periode_max } = key.report;
  const [row] = await sql.orm
    .select()
    .from(reportSummaries)
    .where(
      and(
        eq(reportSummaries.projectId, key.projectId),
        eq(reportSummaries.type, type),
        eq(reportSummaries.periodeMin, periode_min),
        eq(reportSummaries.periodeMax, periode_max),
        eq(reportSummaries.vergelijking, key.vergelijking),
        eq(reportSummaries.weergave, key.weergave),
      ),
    );
  // Written below, and checked against the contract when it is answered.
  return row && { ...row, parts: row.parts as SummaryParts };
}

/** Keeps a summary in the place of the one before. */
export async function storeSummary(sql: Sql, key: Key, made: StoredSummary): Promise<void> {
  const { projectId, report, vergelijking, weergave } = key;
  await sql.orm
    .insert(reportSummaries)
    .values({
      projectId,
      type: report.type,
      periodeMin: report.periode_min,
      periodeMax: report.periode_max,
      vergelijking,
      weergave,
      ...made,
    })
    .onConflictDoUpdate({
      target: [
        reportSummaries.projectId,
        reportSummaries.type,
        reportSummaries.periodeMin,
        reportSummaries.periodeMax,
        reportSummaries.vergelijking,
        reportSummaries.weergave,
      ],
      set: made,
    });
}
