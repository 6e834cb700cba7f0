import { recordActivity } from '../access/activity.ts';
import { later, stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import type { ConnectionError } from '@kengetal/contract';
import { addJob } from '../jobs/rows.ts';
import { mailJob } from '../mail/job.ts';
import { letterId } from './broken-letter.ts';
import { concerned } from './concerned.ts';
import { WORDS } from './errors.ts';
import { updateConnection, updateExact, type ExactConnection } from './rows.ts';

const [HOUR, DAY] = [3_600, 86_400];
/** The consent is to be given again: nothing is tried until it is. */
const ENDED: readonly ConnectionError[] = ['toestemming_verlopen', 'maker_weg'];

/**
 * Writes down that a connection does not read, and tells it once to who can mend it; once more when
 * that is somebody else, since its maker has left.
 */
export async function breakConnection(
  sql: Sql,
  { clock, mails }: { readonly clock: Clock; readonly mails: boolean },
  connection: ExactConnection,
  { code, words = WORDS[code] }: { readonly code: ConnectionError; readonly words?: string },
): Promise<void> {
  const { connectionId, organisationId, projectId, name, brokenSince } = connection;
  const isEnded = ENDED.includes(code);
  const again = later(clock, code === 'niet_bereikbaar' ? HOUR : DAY);
  await updateConnection(sql, connectionId, {
    status: isEnded ? 'verlopen' : 'fout',
    error: words,
  });
  await updateExact(sql, connectionId, {
    errorCode: code,
    nextSyncAt: isEnded ? null : again,
    brokenSince: brokenSince ?? stamp(clock),
    waitsUntil: null,
    // What is tried next is another sync.
    startedAt: null,
  });
  if (brokenSince === null) {
    await recordActivity(sql, clock, {
      ...{ organisationId, ...(projectId !== null && { projectId }) },
      action: 'koppeling.gebroken',
      description: `De koppeling met ${name} in Exact Online leest niet meer`,
    });
  }
  if (!mails || (brokenSince !== null && code !== 'maker_weg')) return;
  for (const userId of await concerned(sql, connection)) {
    const about = { subject: 'koppeling', id: letterId(connectionId, userId) } as const;
    await addJob(sql, clock, mailJob({ ...about, version: stamp(clock), organisationId }));
  }
}
