import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../access/session.ts';
import { newToken, tokenHash } from '../access/tokens.ts';
import { later, stamp, type Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { connections, exactConnections, exactConsents, memberships } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { dropUnusedTokens } from './consent-sweeping.ts';
import { syncNow } from './deciding.ts';
import type { Exact } from './dependencies.ts';
import { authorizeUrl } from './oauth.ts';
import { exchange, reached, requireDivision, USED, userOf } from './reaching.ts';
import {
  findExact,
  isChosen,
  updateConnection,
  updateExact,
  type ExactConnection,
} from './rows.ts';

/** How long a consent may take. */
const CONSENT_SECONDS = 600;

const NOT_YOURS =
  'Deze toestemming hoort niet bij je sessie, of is te oud. Begin opnieuw met koppelen.';
const REFUSED = 'Je hebt in Exact Online geen toestemming gegeven.';

interface ConsentDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly exact: Exact;
}

type Consent = typeof exactConsents.$inferSelect;
type Begun = Pick<Consent, 'organisationId'> & Partial<Pick<Consent, 'projectId' | 'connectionId'>>;

/** Begins a consent: answers the address at Exact that this session is sent to. */
export async function beginConsent(
  { database, clock, exact }: ConsentDependencies,
  { userId, familyId }: Caller,
  begun: Begun,
): Promise<string> {
  const state = newToken();
  await database.orm.insert(exactConsents).values({
    ...{ stateHash: tokenHash(state), userId, familyId, ...begun },
    expiresAt: later(clock, CONSENT_SECONDS),
  });
  return authorizeUrl(exact.config, state);
}

interface Returned {
  readonly state: string;
  readonly code?: string | undefined;
}

/**
 * Ends a consent with what Exact sent back; once more it answers the same connection. Throws
 * not_found, unprocessable, conflict, forbidden or unavailable.
 */
export async function endConsent(
  deps: ConsentDependencies,
  caller: Caller,
  { state, code }: Returned,
): Promise<string> {
  const { database, clock, exact } = deps;
  const stateHash = tokenHash(state);
  const consent = await takeConsent(database, clock, caller, stateHash, code !== undefined);
  if (consent.madeConnectionId !== null) return consent.madeConnectionId;
  if (code === undefined) throw new DomainError('unprocessable', REFUSED);
  const pair = await exchange(exact, code);
  const tokenSetId = await exact.tokens.keep(pair);
  const signal = AbortSignal.timeout(30_000);
  const exactUser = await reached(() => userOf(exact.client({ tokenSetId, signal })));
  // Whatever comes next: what Exact gave this user before is of no use any more.
  const kept = await database.transaction(async (sql) => {
    const belongs = await exact.tokens.belongs(sql, tokenSetId, exactUser);
    await wakeAll(sql, clock, belongs);
    return belongs;
  });
  const { connectionId: asked } = consent;
  const renewed = asked === null ? undefined : await findExact(database, asked);
  if (renewed?.division) {
    await requireDivision(exact.client({ tokenSetId: kept, signal }), renewed.division);
  }
  return database.transaction(async (sql) => {
    const of = { caller, tokenSetId: kept };
    const connectionId = renewed
      ? await renew(sql, clock, { connection: renewed, ...of })
      : await make(sql, clock, { consent, ...of });
    await sql.orm
      .update(exactConsents)
      .set({ madeConnectionId: connectionId })
      .where(eq(exactConsents.stateHash, stateHash));
    return connectionId;
  });
}

/** The consent of this session; its code is used from now on. */
async function takeConsent(
  database: Database,
  clock: Clock,
  { userId, familyId }: Caller,
  stateHash: string,
  hasCode: boolean,
): Promise<Consent> {
  return database.transaction(async (sql) => {
    const own = and(
      ...[eq(exactConsents.stateHash, stateHash), eq(exactConsents.userId, userId)],
      eq(exactConsents.familyId, familyId),
    );
    const [found] = await sql.orm.select().from(exactConsents).where(own).for('update');
    if (!found || Date.parse(found.expiresAt) <= clock.now().getTime()) {
      throw new DomainError('not_found', NOT_YOURS);
    }
    const { organisationId } = found;
    const [manager] = await sql.orm
      .select({ level: memberships.level })
      .from(memberships)
      .where(and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId)));
    if (manager?.level !== 'beheerder') throw new DomainError('not_found', NOT_YOURS);
    if (found.isUsed && found.madeConnectionId === null) throw new DomainError('conflict', USED);
    if (hasCode) {
      await sql.orm.update(exactConsents).set({ isUsed: true }).where(own);
    }
    return found;
  });
}

/** A connection whose administrations are chosen next. */
async function make(
  sql: Sql,
  clock: Clock,
  { consent, tokenSetId }: { readonly consent: Consent; readonly tokenSetId: string },
): Promise<string> {
  const { organisationId, userId } = consent;
  const connectionId = randomUUID();
  await sql.orm.insert(connections).values({
    ...{ connectionId, organisationId, provider: 'exact', name: 'Exact Online' },
    ...{ status: 'niet_gekoppeld', createdAt: stamp(clock) },
  });
  await sql.orm.insert(exactConnections).values({ connectionId, tokenSetId, userId });
  return connectionId;
}

async function renew(
  sql: Sql,
  clock: Clock,
  {
    connection,
    caller: { userId },
    tokenSetId,
  }: {
    readonly connection: ExactConnection;
    readonly caller: Caller;
    readonly tokenSetId: string;
  },
): Promise<string> {
  const { connectionId, tokenSetId: before } = connection;
  await updateExact(sql, connectionId, { tokenSetId, userId });
  await updateConnection(sql, connectionId, { status: 'actief', error: null });
  if (isChosen(connection)) await syncNow(sql, clock, connectionId);
  if (before !== tokenSetId) await dropUnusedTokens(sql, before);
  return connectionId;
}

/** Connections by the same set of tokens read again. */
async function wakeAll(sql: Sql, clock: Clock, tokenSetId: string): Promise<void> {
  await sql.rows(
    `UPDATE exact_connections e SET next_sync_at = $2::timestamptz, error_code = NULL
     FROM connections c WHERE c.connection_id = e.connection_id AND e.token_set_id = $1
       AND c.status = 'verlopen' AND e.error_code = 'toestemming_verlopen'`,
    [tokenSetId, stamp(clock)],
  );
}
