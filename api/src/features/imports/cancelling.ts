import { and, desc, eq, inArray } from 'drizzle-orm';
import { stamp } from '../../clock.ts';
import { imports as importsTable } from '../../db/schema/index.ts';
import { HttpProblem } from '../../http/problem.ts';
import { cancelledStatus, updateImport, type ImportRow } from '../../imports/rows.ts';
import { CANCELLED } from '../../imports/running.ts';
import { forgetFile } from '../../imports/versions.ts';
import type { ImportCallDependencies } from './dependencies.ts';

export const DECIDED = 'Over deze import valt niets meer te kiezen.';

const UNDER_WAY = ['wachtend', 'bezig', 'vraag'] as const;

/** Ends an import, or all that is under way of an upload of many files. Throws conflict. */
export function cancelling({ database, clock, imports, uploads }: ImportCallDependencies) {
  const cancel = async (row: ImportRow): Promise<void> => {
    const { importId, status } = row;
    if (status === 'verdeeld') return cancelAll(importId);
    if (status === 'vraag') {
      const finishedAt = stamp(clock);
      await updateImport(database, importId, {
        ...{ status: cancelledStatus(row), message: CANCELLED, finishedAt },
      });
      await forgetFile(database, uploads, row);
    } else if (!(await imports.cancel(importId))) throw new HttpProblem('conflict', DECIDED);
  };
  /** Those that came last first: of what waits nothing begins meanwhile. */
  const cancelAll = async (bundleId: string) => {
    const rows = await database.orm
      .select()
      .from(importsTable)
      .where(and(eq(importsTable.bundleId, bundleId), inArray(importsTable.status, [...UNDER_WAY])))
      .orderBy(desc(importsTable.arrival));
    // One that has ended by now stays as it ended.
    for (const row of rows) await cancel(row).catch(unlessDecided);
  };
  return cancel;
}

function unlessDecided(error: unknown): void {
  if (!(error instanceof HttpProblem)) throw error;
}
