import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { later, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { chatMessages } from '../../db/schema/index.ts';
import { inChat, type ChatPlace } from './messages.ts';
import type { Runs } from './runs.ts';

/** No answer is made for longer, in seconds. */
const LONGEST_SECONDS = 3_600;

/** Whose answers: of all that is in a project or organisation, or of one person there. */
export type Whose = ({ readonly projectId: string } | { readonly organisationId: string }) & {
  readonly userId?: string;
};

/** Ends the answers that are being made, whichever program makes them. */
export type StopAnswers = (sql: Sql, whose: Whose) => Promise<void>;

export const stopAnswersOf =
  (runs: Runs): StopAnswers =>
  async (sql, whose) => {
    const [column, id] =
      'projectId' in whose
        ? ['project_id', whose.projectId]
        : ['organisation_id', whose.organisationId];
    const made = await sql.rows<ChatPlace>(
      `SELECT DISTINCT c.project_id AS "projectId", c.chat_id AS "chatId"
       FROM chat_messages m JOIN chats c USING (project_id, chat_id) JOIN projects p USING (project_id)
       WHERE p.${column} = $1 AND m.state = 'bezig' AND ($2::uuid IS NULL OR c.user_id = $2)`,
      [id, whose.userId ?? null],
    );
    for (const place of made) await stopAnswer(runs, sql, place);
  };

/** Ends the answer that is being made in a chat; one of another program within a second. */
export async function stopAnswer(runs: Runs, sql: Sql, place: ChatPlace): Promise<void> {
  await runs.stop(place.chatId);
  await sql.orm
    .update(chatMessages)
    .set({ state: 'gestopt' })
    .where(and(inChat(place), eq(chatMessages.state, 'bezig')));
}

const BROKEN = { state: 'afgebroken' } as const;

/**
 * Answers that were being made when a program ended are as far as they will come: those of its run
 * before, and those that would have ended long ago.
 */
export async function endBroken({ orm }: Sql, clock: Clock, before?: string): Promise<void> {
  const ofBefore = before === undefined ? [] : [eq(chatMessages.worker, before)];
  await orm
    .update(chatMessages)
    .set(BROKEN)
    .where(
      and(
        eq(chatMessages.state, 'bezig'),
        or(
          ...ofBefore,
          isNull(chatMessages.worker),
          lt(chatMessages.createdAt, later(clock, -LONGEST_SECONDS)),
        ),
      ),
    );
}

/** The same for one of this run that it makes no more: its end could not be written. */
export async function endLost({ orm }: Sql, place: ChatPlace, worker: string): Promise<void> {
  await orm
    .update(chatMessages)
    .set(BROKEN)
    .where(and(inChat(place), eq(chatMessages.state, 'bezig'), eq(chatMessages.worker, worker)));
}
