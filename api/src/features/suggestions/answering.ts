import type { CallBody, Suggestion } from '@kengetal/contract';
import { recordInProject } from '../../access/activity.ts';
import { lockProject } from '../../access/lock-project.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { addEvents } from './applying.ts';
import type { Event } from './events.ts';
import { shownSuggestion, type KeptSuggestion } from './shown.ts';
import { isAside, type Answer } from './states.ts';
import { editorsOf, suggestionsOf } from './store.ts';

type Said = CallBody<'updateSuggestions'>;

const STATUS_WORDS: Readonly<Record<Answer, string>> = {
  nieuw: 'teruggezet op nieuw',
  in_behandeling: 'in behandeling genomen',
  afgehandeld: 'afgehandeld',
  niet_relevant: 'niet relevant genoemd',
};

/**
 * Keeps what somebody says of suggestions, of all of them or of none, and answers them as they are
 * then. Throws not_found where one is not of this project, unprocessable for a reason that belongs to
 * nothing, for who cannot take it, and for opening what the books no longer show.
 */
export async function answerSuggestions(
  sql: Sql,
  clock: Clock,
  userId: string,
  said: Said,
): Promise<Suggestion[]> {
  const { project_id: projectId, suggestion_ids } = said;
  await lockProject(sql, projectId);
  const ids = [...new Set(suggestion_ids)];
  const before = await suggestionsOf(sql, projectId, ids);
  await refuseWrong(sql, said);
  refuseGone(said, before);
  const at = stamp(clock);
  const events = before.flatMap((kept) =>
    eventsIn(said, kept).map((what) => ({ id: kept.id, what })),
  );
  const idsOf = (kind: Event['kind']) =>
    events.filter(({ what }) => what.kind === kind).map(({ id }) => id);
  const changed = idsOf('status');
  if (said.status !== undefined) {
    await keepStatus(sql, projectId, changed, { ...said, status: said.status, userId, at });
  }
  await keepAssignee(sql, projectId, idsOf('toegewezen'), said.assignee ?? null);
  await addEvents(sql, projectId, events, { at, userId });
  if (said.status !== undefined && changed.length > 0) {
    const titles = before.filter(({ id }) => changed.includes(id)).map((one) => one.finding.title);
    const what = titles.length === 1 ? `Suggestie '${titles[0]}'` : `${titles.length} suggesties`;
    const description = `${what} ${STATUS_WORDS[said.status]}`;
    await recordInProject(sql, clock, {
      ...{ projectId, userId, action: 'suggestie.gewijzigd', description },
    });
  }
  return (await suggestionsOf(sql, projectId, ids)).map(shownSuggestion);
}

async function refuseWrong(sql: Sql, { project_id, status, reason, assignee }: Said) {
  if (reason !== undefined && status !== 'niet_relevant') {
    throw wrong('reason', 'Een reden hoort bij een suggestie die niet relevant is.');
  }
  if (typeof assignee !== 'string') return;
  const people = await editorsOf(sql, project_id);
  if (people.some(({ user_id }) => user_id === assignee)) return;
  throw wrong('assignee', 'Deze persoon kan dit niet oppakken: kies iemand die mag bewerken.');
}

/** What the books no longer show cannot wait for anybody: it returns by itself when they do again. */
function refuseGone({ status }: Said, before: readonly KeptSuggestion[]): void {
  if (status === undefined || isAside(status)) return;
  const gone = before.find((kept) => kept.gone !== null);
  if (!gone) return;
  const message = `'${gone.finding.title}' staat niet meer zo in de boeken en kan niet worden teruggezet. Komt het terug in de boeken, dan komt de suggestie vanzelf terug.`;
  throw wrong('status', message);
}

const wrong = (path: string, message: string) =>
  new DomainError('unprocessable', message, [{ path, message }]);

/** What of it is news for a suggestion. */
function eventsIn({ status, reason, assignee, note }: Said, kept: KeptSuggestion): Event[] {
  const words = reason?.trim() ?? '';
  const isOther = status !== kept.answer || (kept.reason ?? '') !== words;
  return [
    ...(status !== undefined && isOther
      ? [{ kind: 'status' as const, status, ...(words !== '' && { reason: words }) }]
      : []),
    ...(assignee !== undefined && assignee !== kept.assignee
      ? [{ kind: 'toegewezen' as const, to: assignee }]
      : []),
    ...(note?.trim() ? [{ kind: 'notitie' as const, note: note.trim() }] : []),
  ];
}

interface Status extends Pick<Said, 'reason'> {
  readonly status: Answer;
  readonly userId: string;
  readonly at: string;
}

async function keepStatus(
  sql: Sql,
  projectId: string,
  ids: readonly string[],
  { status, reason, userId, at }: Status,
): Promise<void> {
  await sql.rows(
    `UPDATE suggestions SET answer = $3, answered_at = $4::timestamptz, answered_by = $5,
       reason = $6, aside_weight = CASE WHEN $7 THEN (finding->>'weight')::bigint END
     WHERE project_id = $1 AND suggestion_id = ANY ($2::uuid[])`,
    [projectId, ids, status, at, userId, reason?.trim() || null, isAside(status)],
  );
}

async function keepAssignee(
  sql: Sql,
  projectId: string,
  ids: readonly string[],
  assignee: string | null,
): Promise<void> {
  await sql.rows(
    `UPDATE suggestions SET assignee = $3
     WHERE project_id = $1 AND suggestion_id = ANY ($2::uuid[])`,
    [projectId, ids, assignee],
  );
}
