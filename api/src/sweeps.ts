import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { sweepChats } from './features/chats/sweeping.ts';
import { sweepConsents } from './exact/consent-sweeping.ts';
import { sweepSessions } from './features/identity/sweeping.ts';
import { sweepInvitations } from './features/invitations/sweeping.ts';
import { sweepDownloads } from './files/downloads.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepSentMails } from './mail/sent.ts';
import type { SharedRates } from './http/shared-rates.ts';
import { keepSwept } from './sweeping.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Removes what is over, for as long as the program runs. */
export function keepAllSwept(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  log: FastifyBaseLogger,
  {
    made,
    sharedRates,
  }: { readonly made: FileStore; readonly sharedRates: SharedRates | undefined },
) {
  const of = { sql: database.quietly, clock, log };
  const rates = sharedRates ? [sharedRates.sweep] : [];
  const kept = [
    keepSwept({ ...of, everyMs: HOUR_MS }, [
      ...[sweepSessions, sweepChats, sweepConsents, sweepInvitations, sweepSentMails],
    ]),
    keepSwept({ ...of, everyMs: MINUTE_MS }, [sweepDownloads(made), ...rates]),
  ];
  return { stop: () => Promise.all(kept.map((one) => one.stop())) };
}
