import { and, countDistinct, eq, inArray, sql as expression } from 'drizzle-orm';
import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';

/** Throws rate_limited when an organisation has as many files waiting as it may. */
export async function requireTurn(sql: Sql, organisationId: string, arriving = 0): Promise<void> {
  const file = expression`coalesce(${imports.bundleId}, ${imports.importId})`;
  const [waiting] = await sql.orm
    .select({ files: countDistinct(file) })
    .from(imports)
    .where(
      and(
        eq(imports.organisationId, organisationId),
        inArray(imports.status, ['wachtend', 'bezig']),
      ),
    );
  const limit = LIMITS.filesAtOncePerOrganisation;
  if ((waiting?.files ?? 0) + arriving >= limit.max)
    throw new DomainError('rate_limited', refusalOf(limit));
}

/** Keeps an organisation from filling the queue; what arrives is known to this program alone. */
export class WaitingFiles {
  /** Files that are being received, by organisation. */
  readonly #arriving = new Map<string, number>();

  /** Runs `receive` when there is room for one more file. Throws rate_limited when there is none. */
  async receive<T>(sql: Sql, organisationId: string, receive: () => Promise<T>): Promise<T> {
    const arriving = this.#arriving.get(organisationId) ?? 0;
    this.#arriving.set(organisationId, arriving + 1);
    try {
      await requireTurn(sql, organisationId, arriving);
      return await receive();
    } finally {
      const left = (this.#arriving.get(organisationId) ?? 1) - 1;
      if (left > 0) this.#arriving.set(organisationId, left);
      else this.#arriving.delete(organisationId);
    }
  }
}
