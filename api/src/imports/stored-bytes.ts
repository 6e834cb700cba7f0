import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { IS_KEPT, UNFINISHED } from './rows.ts';

/** What one organisation has and sends; there while files of it arrive. */
interface Room {
  arriving: number;
  /** Bytes of the files that arrive. */
  taken: number;
  /** Bytes of those that are kept. */
  stored: number;
  /** How many have been kept since the first arrived. */
  finished: number;
}

/** The room of one file. */
export interface Claim {
  /** Takes so many bytes more. Throws too_large when they are not there. */
  take(bytes: number): void;
}

/**
 * Holds the files that are kept of an organisation and those that arrive, together, against the
 * limit. What arrives is known to this program alone; what other programs receive counts once it is
 * kept ({@link StoredRoom.require}).
 */
export class StoredRoom {
  readonly #limitBytes: number;
  readonly #rooms = new Map<string, Room>();

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Receives a file, and keeps it when `work` ends well. Throws too_large without any room. */
  async receive<T>(
    sql: Sql,
    organisationId: string,
    work: (claim: Claim) => Promise<T>,
  ): Promise<T> {
    const room = this.#rooms.get(organisationId) ?? {
      arriving: 0,
      taken: 0,
      stored: 0,
      finished: 0,
    };
    this.#rooms.set(organisationId, room);
    room.arriving += 1;
    let own = 0;
    const take = (bytes: number) => {
      if (room.stored + room.taken + bytes > this.#limitBytes) throw this.#full();
      room.taken += bytes;
      own += bytes;
    };
    try {
      const { finished } = room;
      const stored = await storedBytes(sql, organisationId);
      // What was finished meanwhile may not be in it; then what was known before is right.
      if (room.finished === finished) room.stored = stored;
      // Without any room its first byte need not come.
      if (room.stored + room.taken >= this.#limitBytes) throw this.#full();
      const kept = await work({ take });
      room.stored += own;
      room.finished += 1;
      return kept;
    } finally {
      room.taken -= own;
      room.arriving -= 1;
      if (room.arriving === 0) this.#rooms.delete(organisationId);
    }
  }

  /** Throws too_large when a file that has arrived does not fit beside what all programs keep. */
  async require(sql: Sql, organisationId: string, bytes: number): Promise<void> {
    if ((await storedBytes(sql, organisationId)) + bytes > this.#limitBytes) throw this.#full();
  }

  #full(): DomainError {
    return new DomainError('too_large', refusalOf(LIMITS.storedBytes, this.#limitBytes));
  }
}

async function storedBytes(sql: Sql, organisationId: string): Promise<number> {
  const [found] = await sql.rows<{ bytes: number }>(
    `SELECT coalesce(sum(bytes_total), 0)::bigint AS bytes FROM imports
     WHERE bundle_id IS NULL AND import_id IN (
       SELECT coalesce(i.bundle_id, i.import_id) FROM imports i
       WHERE i.organisation_id = $1 AND ${IS_KEPT})`,
    [organisationId, UNFINISHED],
  );
  return found?.bytes ?? 0;
}
