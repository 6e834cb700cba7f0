import { eq } from 'drizzle-orm';
import { newToken, tokenHash } from '../../access/tokens.ts';
import { later, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { loginChallenges } from '../../db/schema/index.ts';

export const CHALLENGE_SECONDS = 15 * 60;

/** A new nonce, good once and only together with this browser's cookie. */
export async function issueChallenge(
  database: Database,
  clock: Clock,
  browser: string,
): Promise<string> {
  const nonce = newToken();
  await database.orm.insert(loginChallenges).values({
    nonceHash: tokenHash(nonce),
    cookieHash: tokenHash(browser),
    expiresAt: later(clock, CHALLENGE_SECONDS),
  });
  return nonce;
}

/** Uses a nonce up; false unless it was issued to this browser and is still good. */
export async function consumeChallenge(
  database: Database,
  clock: Clock,
  nonce: string,
  browser: string,
): Promise<boolean> {
  const [found] = await database.orm
    .delete(loginChallenges)
    .where(eq(loginChallenges.nonceHash, tokenHash(nonce)))
    .returning();
  return (
    found !== undefined &&
    found.cookieHash === tokenHash(browser) &&
    Date.parse(found.expiresAt) > clock.now().getTime()
  );
}
