import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Job, Kind, NewJob } from '../jobs/kind.ts';
import type { Letter } from './letter.ts';
import { MailRefused, type Mailer } from './mailer.ts';
import { countMail, requireRoomForMail } from './sent.ts';

/** What mails are about: the part of the key of a job before its id. */
export type MailSubject = 'uitnodiging' | 'akkoord' | 'koppeling';

/** What became of a mail: `problem`, in Dutch, is why it did not leave. */
export interface MailOutcome {
  readonly state: 'wachtend' | 'verzonden' | 'mislukt';
  readonly problem: string | null;
}

/** How mails of a subject are written, and who is told what became of them. */
export interface Correspondence {
  /**
   * Writes it as things are now, in a transaction of its own; undefined when there is nothing to
   * write any more. Of a newer version of the job it will be asked again.
   */
  write(sql: Sql, id: string, version: string): Promise<Letter | undefined>;
  told?(sql: Sql, id: string, version: string, outcome: MailOutcome): Promise<void>;
}

export type Correspondences = Readonly<Record<MailSubject, Correspondence>>;

interface Asked {
  readonly subject: MailSubject;
  readonly id: string;
  readonly version: string;
  readonly organisationId: string;
}

/** The job that sends a mail; nothing of what it will say is kept (decision 0107). */
export const mailJob = ({ subject, id, version, organisationId }: Asked): NewJob => ({
  ...{ kind: 'mail', key: `${subject} ${id}`, version, organisationId },
});

/** From seconds for a server that is away to hours for one that takes strangers later. */
const PAUSES_MS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400].map((seconds) => seconds * 1_000);

const WAITING = 'De mailserver neemt nog niets aan. We proberen het opnieuw.';
const REMOVED_MEANWHILE =
  'Niet verstuurd: de organisatie was verwijderd voor de mail vertrok. Stuur opnieuw.';
const GIVEN_UP =
  'De mailserver nam urenlang niets aan. Kopieer de link en stuur die zelf, of stuur opnieuw.';

/** Sends mails. */
export function mailKind({
  database,
  clock,
  mailer,
  correspondences,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  readonly correspondences: Correspondences;
}): Kind {
  const tell = (sql: Sql, { key, version }: Job, outcome: MailOutcome) => {
    const [about, id] = subjectOf(key, correspondences);
    return about.told?.(sql, id, version, outcome) ?? Promise.resolve();
  };
  /** @returns the letter that left; undefined when there was none to write */
  const send = async ({ key, version, organisationId }: Job): Promise<Letter | undefined> => {
    const [about, id] = subjectOf(key, correspondences);
    const letter = await database.transaction(async (sql) => {
      const written = await about.write(sql, id, version);
      if (written && organisationId) {
        await requireRoomForMail(sql, clock, { organisationId, to: written.to });
      }
      return written;
    });
    if (!mailer) throw new MailRefused('Er is geen mailserver meer ingesteld.');
    if (letter) await mailer.send(letter);
    return letter;
  };
  return {
    name: 'mail',
    lane: 'mail',
    attempts: PAUSES_MS.length + 1,
    pausesMs: PAUSES_MS,
    leaseSeconds: 120,
    mayBeCancelled: false,
    mayPass: () => true,
    run: async (job, { finish }) => {
      const { letter, outcome } = await send(job).then(
        (letter) => ({ letter, outcome: { state: 'verzonden', problem: null } as const }),
        async (error: unknown) => {
          if (!(error instanceof MailRefused)) {
            await tell(database, job, { state: 'wachtend', problem: WAITING });
            throw error;
          }
          return {
            letter: undefined,
            outcome: { state: 'mislukt', problem: error.message } as const,
          };
        },
      );
      await database.transaction(async (sql) => {
        await finish(sql);
        if (letter && job.organisationId) {
          await countMail(sql, clock, { organisationId: job.organisationId, to: letter.to });
        }
        if (letter || outcome.state === 'mislukt') await tell(sql, job, outcome);
      });
    },
    ended: (sql, job, how) =>
      tell(sql, job, {
        state: 'mislukt',
        problem: how === 'geannuleerd' ? REMOVED_MEANWHILE : GIVEN_UP,
      }),
  };
}

function subjectOf(key: string, correspondences: Correspondences): [Correspondence, string] {
  const [subject = '', id = ''] = key.split(' ');
  const found = Object.entries(correspondences).find(([name]) => name === subject)?.[1];
  if (!found) throw new Error(`mails about ${subject} are not known`);
  return [found, id];
}
