import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { LIMITS, refusalOf } from '@kengetal/contract';
import { tokenHash } from '../access/tokens.ts';
import { later, stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { sentMails } from '../db/schema/index.ts';
import { MailRefused } from './mailer.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Of an address only this is kept beside a mail. */
const recipientHash = (to: string): string => tokenHash(to.toLowerCase());

interface Sent {
  readonly organisationId: string;
  readonly to: string;
}

/** Throws {@link MailRefused} when an organisation, or an address, had as many mails as it may. */
export async function requireRoomForMail(
  { orm }: Sql,
  clock: Clock,
  { organisationId, to }: Sent,
): Promise<void> {
  const today = gt(sentMails.at, later(clock, -DAY_SECONDS));
  const ofAddress = eq(sentMails.recipientHash, recipientHash(to));
  const ofOrganisation = eq(sentMails.organisationId, organisationId);
  for (const [limit, which] of [
    [LIMITS.mailsToAddress, ofAddress],
    [LIMITS.mailsPerDay, ofOrganisation],
  ] as const) {
    if ((await orm.$count(sentMails, and(which, today))) < limit.max) continue;
    throw new MailRefused(refusalOf(limit));
  }
}

/** Counts a mail that was handed to the server. */
export async function countMail(
  { orm }: Sql,
  clock: Clock,
  { organisationId, to }: Sent,
): Promise<void> {
  await orm.insert(sentMails).values({
    ...{ mailId: randomUUID(), organisationId, recipientHash: recipientHash(to) },
    at: stamp(clock),
  });
}

/** Forgets mails that no longer count. */
export async function sweepSentMails({ orm }: Sql, clock: Clock): Promise<void> {
  await orm.delete(sentMails).where(lte(sentMails.at, later(clock, -DAY_SECONDS)));
}
