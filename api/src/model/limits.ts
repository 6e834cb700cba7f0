import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import type { ModelConfig, ModelLimit } from '../model-config.ts';
import { costOf, MILLION } from './cost.ts';
import type { Tokens } from './pieces.ts';
import { addUse, usedThisMonth, usedToday, type Asker } from './use.ts';

/** What an answer takes as a rule: two rounds of a prompt, and a few sentences. */
const USUAL: Tokens = { in: 8_000, out: 500 };

/** Tokens that were set aside for an answer that begins, on the day that it counts for. */
export type SetAside = Asker & { readonly day: string };

/** What is said where someone's limit of today is met; undefined where it is not. */
export async function metToday(sql: Sql, clock: Clock, config: ModelConfig, userId: string) {
  const isMet = meets(config, config.perDay, await usedToday(sql, clock, userId));
  return isMet ? refusalOf(LIMITS.modelTokensOfPerson) : undefined;
}

/** The same of the limit of an organisation in this month. */
export async function metThisMonth(
  sql: Sql,
  clock: Clock,
  config: ModelConfig,
  organisationId: string,
) {
  const isMet = meets(config, config.perMonth, await usedThisMonth(sql, clock, organisationId));
  return isMet ? refusalOf(LIMITS.modelTokensOfOrganisation) : undefined;
}

function meets({ prices }: ModelConfig, limit: ModelLimit, used: Tokens): boolean {
  if (used.in + used.out >= limit.tokens) return true;
  return prices !== undefined && costOf(prices, used) >= limit.cents * MILLION;
}

/**
 * Sets tokens aside for an answer, so that questions at once do not go past a limit together; or says
 * which limit is met.
 */
export function setAside(
  database: Database,
  clock: Clock,
  config: ModelConfig,
  asker: Asker,
): Promise<SetAside | string> {
  const aside = { ...asker, day: clock.today() };
  return database.transaction(async (sql) => {
    // One after the other: each sees what those before it set aside.
    await sql.rows('SELECT FROM users WHERE user_id = $1 FOR NO KEY UPDATE', [asker.userId]);
    await sql.rows('SELECT FROM organisations WHERE organisation_id = $1 FOR NO KEY UPDATE', [
      asker.organisationId,
    ]);
    const met =
      (await metToday(sql, clock, config, asker.userId)) ??
      (await metThisMonth(sql, clock, config, asker.organisationId));
    if (met !== undefined) return met;
    await addUse(sql, aside, { answers: 0, broken: 0, tokens: USUAL });
    return aside;
  });
}

/** Counts an answer for which tokens were set aside, and gives back what it did not take. */
export function countAnswer(
  sql: Sql,
  aside: SetAside,
  { isWhole, tokens }: { readonly isWhole: boolean; readonly tokens: Tokens },
): Promise<void> {
  const more = { in: tokens.in - USUAL.in, out: tokens.out - USUAL.out };
  return addUse(sql, aside, { answers: 1, broken: isWhole ? 0 : 1, tokens: more });
}
