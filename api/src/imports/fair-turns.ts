import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import type { ImportRow } from './rows.ts';

/** Which of the waiting jobs may be chosen. */
interface Choice {
  /** Only of other organisations than this one. */
  readonly notOf?: string;
  /** Only of files of at most so many bytes as they were sent. */
  readonly upTo?: number;
}

/** Chooses the next import: organisations take turns, within one the oldest goes first. */
export class FairTurns {
  /** By organisation, the number of its last turn. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  /** The next job, which is taken as having had its turn; undefined when none waits. */
  async next(sql: Sql, choice: Choice = {}): Promise<ImportRow | undefined> {
    const waiting = await firstOfEach(sql, choice);
    const [job] = waiting.sort(
      (one, other) => this.#turnOf(one) - this.#turnOf(other) || one.arrival - other.arrival,
    );
    if (!job) return undefined;
    this.#turn += 1;
    if (choice.notOf === undefined) this.#forgetOthers(waiting);
    this.#turns.set(job.organisationId, this.#turn);
    return job;
  }

  /** Who has nothing waiting comes first when something arrives. */
  #forgetOthers(waiting: readonly ImportRow[]): void {
    const isWaiting = new Set(waiting.map(({ organisationId }) => organisationId));
    for (const id of this.#turns.keys()) if (!isWaiting.has(id)) this.#turns.delete(id);
  }

  #turnOf({ organisationId }: ImportRow): number {
    return this.#turns.get(organisationId) ?? 0;
  }
}

/** The oldest job that waits of each organisation. */
function firstOfEach(sql: Sql, { notOf, upTo }: Choice): Promise<ImportRow[]> {
  return sql.orm
    .selectDistinctOn([imports.organisationId])
    .from(imports)
    .where(
      and(
        eq(imports.status, 'wachtend'),
        notOf === undefined ? undefined : ne(imports.organisationId, notOf),
        upTo === undefined ? undefined : lte(imports.bytesTotal, upTo),
      ),
    )
    .orderBy(asc(imports.organisationId), asc(imports.createdAt), asc(imports.arrival));
}

/** Keeps an organisation from filling the queue. */
export class WaitingFiles {
  /** Files that are being received, by organisation. */
  readonly #arriving = new Map<string, number>();

  /** Runs `receive` when there is room for one more file. Throws rate_limited when there is none. */
  async receive<T>(sql: Sql, organisationId: string, receive: () => Promise<T>): Promise<T> {
    const arriving = this.#arriving.get(organisationId) ?? 0;
    this.#arriving.set(organisationId, arriving + 1);
    try {
      const waiting = await sql.orm.$count(
        imports,
        and(
          eq(imports.organisationId, organisationId),
          inArray(imports.status, ['wachtend', 'bezig']),
        ),
      );
      const limit = LIMITS.filesAtOncePerOrganisation;
      if (waiting + arriving >= limit.max) throw new DomainError('rate_limited', refusalOf(limit));
      return await receive();
    } finally {
      const left = (this.#arriving.get(organisationId) ?? 1) - 1;
      if (left > 0) this.#arriving.set(organisationId, left);
      else this.#arriving.delete(organisationId);
    }
  }
}
