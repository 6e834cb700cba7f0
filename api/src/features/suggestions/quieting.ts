import type { Detector } from '@kengetal/contract';
import { recordInProject } from '../../access/activity.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { quietDetectors } from '../../db/schema/index.ts';

interface Quieting {
  readonly projectId: string;
  readonly userId: string;
  readonly detector: Detector;
  /** False lets it speak, and is the answer to being asked too: until it is rejected anew. */
  readonly isQuiet: boolean;
}

/** Keeps whether a detector is quiet in a project. */
export async function quietDetector(
  sql: Sql,
  clock: Clock,
  { projectId, userId, detector, isQuiet }: Quieting,
): Promise<void> {
  const row = { isQuiet, userId, at: stamp(clock) };
  await sql.orm
    .insert(quietDetectors)
    .values({ projectId, detector, ...row })
    .onConflictDoUpdate({
      target: [quietDetectors.projectId, quietDetectors.detector],
      set: row,
    });
  const name = detector.replaceAll('_', ' ');
  const description = `Suggesties over ${name} ${isQuiet ? 'stilgezet' : 'weer aangezet'}`;
  await recordInProject(sql, clock, {
    ...{ projectId, userId, action: 'suggestie.soort', description },
  });
}
