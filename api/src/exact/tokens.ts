import { randomUUID } from 'node:crypto';
import { and, eq, sql as expression } from 'drizzle-orm';
import { later, stamp, type Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { exactTokens } from '../db/schema/index.ts';
import { ExactBusy, ExactError } from './errors.ts';
import { refreshPair, TokenRefused, type ExactConfig, type TokenPair } from './oauth.ts';
import { seal, SealBroken, unseal, type TokenKeys } from './sealing.ts';

export type TokenRow = typeof exactTokens.$inferSelect;

/** Waits; throws when it is aborted. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export interface TokenDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: ExactConfig;
  readonly keys: TokenKeys;
  readonly wait: Wait;
}

/** A new pair is asked for in the last so many ms of the old one; Exact refuses it before. */
const LAST_MS = 30_000;
/** From so many ms after a pair on, Exact gives the next; a second is for clocks that differ. */
const NOT_BEFORE_MS = 571_000;
/** Longer than an answer of the token endpoint may take. */
const LEASE_SECONDS = 30;
const LOOK_AGAIN_MS = 200;
/** What is asked with a token takes some time. */
const MARGIN_MS = 5_000;
/** After a rate limit of the token endpoint, which says nothing of when. */
const LIMITED_MS = 60_000;

const ACCESS = 'exact access';
const REFRESH = 'exact refresh';

/** An access token, and which pair it is of. */
export interface Access {
  readonly token: string;
  readonly version: number;
}

/**
 * Access to Exact by one set of tokens, which several connections and programs share (decision
 * 0109): one of them at a time asks for a new pair, and stores it before anyone uses it.
 */
export class Tokens {
  constructor(private readonly deps: TokenDependencies) {}

  /**
   * A token that is good for what is asked now. Throws ExactError once the consent has ended, and
   * ExactBusy while Exact gives no new one.
   * @param not a pair whose access token Exact did not take, though its time was not over
   */
  async access(tokenSetId: string, not?: number, signal?: AbortSignal): Promise<Access> {
    for (;;) {
      signal?.throwIfAborted();
      const row = await this.#row(tokenSetId);
      const now = this.deps.clock.now().getTime();
      // No other program is to try it either.
      if (row.version === not) await this.#change(row, { expiresAt: stamp(this.deps.clock) });
      const left = row.version === not ? 0 : Date.parse(row.expiresAt) - now;
      if (left > LAST_MS) return this.#opened(row);
      if (await this.#lease(row)) {
        const renewed = await this.#renew(row, now);
        if (renewed) return renewed;
      } else if (left > MARGIN_MS) return this.#opened(row);
      const until = row.leaseUntil === null ? 0 : Date.parse(row.leaseUntil);
      if (until - now > LEASE_SECONDS * 1_000) throw new ExactBusy(until);
      await this.deps.wait(LOOK_AGAIN_MS, signal);
    }
  }

  /** Keeps the pair of a code, of a user who is not known yet: it is stored before it is used. */
  async keep(pair: TokenPair): Promise<string> {
    const { clientId, host } = this.deps.config;
    const tokenSetId = randomUUID();
    const exactUser = `onbekend ${tokenSetId}`;
    const sealed = this.#sealed(pair);
    await this.deps.database.orm
      .insert(exactTokens)
      .values({ tokenSetId, host, clientId, exactUser, ...sealed });
    return tokenSetId;
  }

  /**
   * Says whose a set is; one that there was of that user goes on with its pair, for Exact has ended
   * the older one. Answers the set that is left.
   */
  async belongs(sql: Sql, tokenSetId: string, exactUser: string): Promise<string> {
    const { host, clientId } = this.deps.config;
    const ofUser = and(
      ...[eq(exactTokens.host, host), eq(exactTokens.clientId, clientId)],
      eq(exactTokens.exactUser, exactUser),
    );
    const [known] = await sql.orm.select().from(exactTokens).where(ofUser).for('update');
    const mine = eq(exactTokens.tokenSetId, tokenSetId);
    if (!known) {
      await sql.orm.update(exactTokens).set({ exactUser }).where(mine);
      return tokenSetId;
    }
    const [given] = await sql.orm.delete(exactTokens).where(mine).returning();
    if (!given) throw new Error('the new tokens are gone');
    const { access, refresh, issuedAt, expiresAt } = given;
    const pair = { access, refresh, issuedAt, expiresAt };
    await sql.orm
      .update(exactTokens)
      .set({ ...pair, version: known.version + 1, isEnded: false, leaseUntil: null })
      .where(ofUser);
    return known.tokenSetId;
  }

  async #row(tokenSetId: string): Promise<TokenRow> {
    const { quietly } = this.deps.database;
    const [row] = await quietly.orm
      .select()
      .from(exactTokens)
      .where(eq(exactTokens.tokenSetId, tokenSetId));
    if (!row || row.isEnded) throw new ExactError('toestemming_verlopen', 'there are no tokens');
    return row;
  }

  #opened({ access, version }: TokenRow): Access {
    return { token: this.#unsealed(ACCESS, access), version };
  }

  #unsealed(purpose: string, sealed: string): string {
    try {
      return unseal(this.deps.keys, purpose, sealed);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      throw new ExactError('toestemming_verlopen', error.message);
    }
  }

  #sealed({ access, refresh, lifeSeconds }: TokenPair) {
    const { clock, keys } = this.deps;
    return {
      access: seal(keys, ACCESS, access),
      refresh: seal(keys, REFRESH, refresh),
      issuedAt: stamp(clock),
      expiresAt: later(clock, lifeSeconds),
    };
  }

  /** True for the one who may ask for the next pair. */
  async #lease({ tokenSetId, version }: TokenRow): Promise<boolean> {
    const { clock, database } = this.deps;
    const got = await database.quietly.rows(
      `UPDATE exact_tokens SET lease_until = $3::timestamptz
       WHERE token_set_id = $1 AND version = $2 AND NOT is_ended
         AND (lease_until IS NULL OR lease_until <= $4::timestamptz) RETURNING 1`,
      [tokenSetId, version, later(clock, LEASE_SECONDS), stamp(clock)],
    );
    return got.length > 0;
  }

  /** Asks for a new pair; undefined where another pair has come meanwhile. */
  async #renew(row: TokenRow, now: number): Promise<Access | undefined> {
    const refresh = this.#unsealed(REFRESH, row.refresh);
    let pair: TokenPair;
    try {
      pair = await refreshPair(this.deps.config, refresh);
    } catch (error) {
      return this.#refused(row, now, error);
    }
    // Also when the lease is over: nobody else has the pair that follows on this one.
    const isStored = await this.#change(row, {
      ...this.#sealed(pair),
      version: row.version + 1,
      leaseUntil: null,
    });
    return isStored ? { token: pair.access, version: row.version + 1 } : undefined;
  }

  async #refused(row: TokenRow, now: number, error: unknown): Promise<Access | undefined> {
    const why = error instanceof TokenRefused ? error.why : undefined;
    if (why === 'ended') {
      const isEnded = await this.#change(row, { isEnded: true, leaseUntil: null });
      if (!isEnded) return undefined;
      throw new ExactError('toestemming_verlopen', String(error));
    }
    // After a limit the old token may be used up: asked too soon, the answer would be the same.
    const until =
      why === 'too_early'
        ? Math.max(Date.parse(row.issuedAt) + NOT_BEFORE_MS, now + LAST_MS)
        : now + LIMITED_MS;
    const next = error instanceof TokenRefused ? error.refresh : undefined;
    if (next !== undefined) return this.#keepNext(row, now, next);
    const leaseUntil = why === undefined ? null : new Date(until).toISOString();
    await this.#change(row, { leaseUntil });
    if (why === undefined) throw error;
    throw new ExactBusy(until);
  }

  /** Keeps a refresh token that came without an access token; the next pair may not be asked yet. */
  async #keepNext(row: TokenRow, now: number, refresh: string): Promise<undefined> {
    const at = stamp(this.deps.clock);
    const until = now + NOT_BEFORE_MS;
    const isKept = await this.#change(row, {
      ...{ refresh: seal(this.deps.keys, REFRESH, refresh), version: row.version + 1 },
      ...{ issuedAt: at, expiresAt: at, leaseUntil: new Date(until).toISOString() },
    });
    if (isKept) throw new ExactBusy(until);
    return undefined;
  }

  /** Changes a set that has this pair still. */
  async #change({ tokenSetId, version }: TokenRow, change: Partial<TokenRow>): Promise<boolean> {
    const { orm } = this.deps.database.quietly;
    const is = expression`${exactTokens.tokenSetId} = ${tokenSetId} AND ${exactTokens.version} = ${version}`;
    const changed = await orm.update(exactTokens).set(change).where(is).returning();
    return changed.length > 0;
  }
}
