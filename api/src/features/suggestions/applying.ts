import type { Sql } from '../../db/database.ts';
import type { Event } from './events.ts';
import type { Finding } from './finding.ts';
import { suggestionId } from './identity.ts';
import { stepsOf, type Known, type Look, type Step } from './states.ts';

interface Applied extends Look {
  readonly projectId: string;
  /** Moment of the look. */
  readonly at: string;
}

/** Keeps what a look found. Belongs in a transaction that has locked the project. */
export async function applyFindings(
  sql: Sql,
  findings: readonly Finding[],
  look: Applied,
): Promise<void> {
  const { projectId, at } = look;
  const found = new Map(findings.map((one) => [suggestionId(projectId, one), one]));
  const steps = stepsOf(await knownOf(sql, projectId), found, look);
  await keepFound(sql, steps, look);
  await keepGone(sql, steps, look);
  await addEvents(
    sql,
    projectId,
    steps.flatMap((step) => eventOf(step).map((what) => ({ id: step.id, what }))),
    { at, userId: null },
  );
}

async function knownOf(sql: Sql, projectId: string): Promise<Map<string, Known>> {
  const rows = await sql.rows<Known>(
    `SELECT suggestion_id AS id, detector, answer, gone, aside_weight AS "asideWeight",
            (finding->>'due') AS due, (finding->>'periode_max')::int AS "periodeMax"
     FROM suggestions WHERE project_id = $1`,
    [projectId],
  );
  return new Map(rows.map((known) => [known.id, known]));
}

async function keepFound(sql: Sql, steps: readonly Step[], look: Applied): Promise<void> {
  const found = steps.flatMap((step) => (step.finding ? [{ ...step, finding: step.finding }] : []));
  await sql.rows(
    `INSERT INTO suggestions AS s
       (project_id, suggestion_id, detector, finding, created_at, answer, changed)
     SELECT $1, f.id, f.detector, f.finding::jsonb, $2::timestamptz, f.answer, f.changed
     FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
       AS f (id, detector, finding, answer, changed)
     ON CONFLICT (project_id, suggestion_id) DO UPDATE SET finding = excluded.finding,
       answer = excluded.answer, gone = NULL, gone_at = NULL,
       changed = coalesce(excluded.changed, s.changed),
       aside_weight = CASE WHEN excluded.changed IS NULL THEN s.aside_weight END`,
    [
      look.projectId,
      look.at,
      found.map(({ id }) => id),
      found.map(({ finding }) => finding.detector),
      found.map(({ finding }) => JSON.stringify(finding)),
      found.map(({ answer }) => answer),
      found.map(({ changed }) => changed ?? null),
    ],
  );
}

async function keepGone(sql: Sql, steps: readonly Step[], look: Applied): Promise<void> {
  const gone = steps.filter((step) => step.gone !== null);
  await sql.rows(
    `UPDATE suggestions s SET gone = g.gone, gone_at = $2::timestamptz
     FROM unnest($3::uuid[], $4::text[]) AS g (id, gone)
     WHERE s.project_id = $1 AND s.suggestion_id = g.id`,
    [look.projectId, look.at, gone.map(({ id }) => id), gone.map((step) => step.gone)],
  );
}

function eventOf({ event, changed }: Step): Event[] {
  if (event === undefined) return [];
  return [event === 'veranderd' ? { kind: event, changed: changed ?? '' } : { kind: event }];
}

/** Adds to the history of suggestions. */
export async function addEvents(
  sql: Sql,
  projectId: string,
  events: readonly { readonly id: string; readonly what: Event }[],
  { at, userId }: { readonly at: string; readonly userId: string | null },
): Promise<void> {
  await sql.rows(
    `INSERT INTO suggestion_events (project_id, suggestion_id, at, user_id, what)
     SELECT $1, e.id, $2::timestamptz, $3, e.what::jsonb
     FROM unnest($4::uuid[], $5::text[]) WITH ORDINALITY AS e (id, what, place) ORDER BY e.place`,
    [
      ...[projectId, at, userId],
      events.map(({ id }) => id),
      events.map(({ what }) => JSON.stringify(what)),
    ],
  );
}
