import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { UNFINISHED } from './rows.ts';

/** What an organisation may still send. */
export interface Room {
  readonly bytes: number;
  /** Why there is no more. */
  readonly refusal: string;
}

/** Room of an organisation beside the files that are kept of it. Throws too_large without any. */
export async function roomOf(sql: Sql, organisationId: string, limitBytes: number): Promise<Room> {
  const [found] = await sql.rows<{ bytes: number }>(
    `SELECT coalesce(sum(bytes_total), 0)::bigint AS bytes FROM imports
     WHERE organisation_id = $1
       AND (status = ANY ($2)
            OR import_id IN (SELECT import_id FROM sources)
            OR import_id IN (SELECT import_id FROM source_versions))`,
    [organisationId, UNFINISHED],
  );
  const bytes = limitBytes - (found?.bytes ?? 0);
  const refusal = refusalOf(LIMITS.storedBytes, limitBytes);
  if (bytes <= 0) throw new DomainError('too_large', refusal);
  return { bytes, refusal };
}
