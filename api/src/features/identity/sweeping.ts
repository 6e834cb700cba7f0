import { lt } from 'drizzle-orm';
import { later, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import {
  accessTokens,
  loginChallenges,
  sessionEvents,
  tokenFamilies,
} from '../../db/schema/index.ts';

const DAY_SECONDS = 24 * 3_600;
/** How long an expired token is still recognised as expired instead of unknown. */
const REMEMBER_SECONDS = DAY_SECONDS;
/** How long it stays known who signed in when (decision 0020). */
const EVENT_SECONDS = 365 * DAY_SECONDS;

/** Removes what no sign-in or session needs any more; a family goes with its refresh tokens. */
export async function sweepSessions({ orm }: Sql, clock: Clock): Promise<void> {
  const remembered = later(clock, -REMEMBER_SECONDS);
  await orm.delete(loginChallenges).where(lt(loginChallenges.expiresAt, later(clock, 0)));
  await orm.delete(accessTokens).where(lt(accessTokens.expiresAt, remembered));
  await orm.delete(tokenFamilies).where(lt(tokenFamilies.expiresAt, remembered));
  await orm.delete(sessionEvents).where(lt(sessionEvents.at, later(clock, -EVENT_SECONDS)));
}
