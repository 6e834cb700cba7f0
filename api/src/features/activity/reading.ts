import * as z from 'zod';
import type { Activity, ActivityPage, CallQuery } from '@kengetal/contract';
import type { Sql, SqlParameters } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';

/** Whose log: of an organisation as one of its beheerders may see it, or of a project. */
export type Log =
  | { readonly organisationId: string; readonly userId: string }
  | { readonly projectId: string };

export type ActivityFilter = Pick<
  CallQuery<'projectActivity'>,
  'soort' | 'user_id' | 'van' | 'tot'
>;

const PAGE = 50;

/** Where a page ended. */
const cursorSchema = z.tuple([z.iso.datetime({ offset: true }), z.guid()]);
type Cursor = z.output<typeof cursorSchema>;

/** A page of a log, newest first. Throws unprocessable for a cursor that is not ours. */
export async function activityPage(
  sql: Sql,
  log: Log,
  { cursor, ...filter }: ActivityFilter & { readonly cursor?: string },
): Promise<ActivityPage> {
  const found = await activitiesAfter(sql, log, filter, {
    ...{ after: cursor === undefined ? undefined : readCursor(cursor), most: PAGE + 1 },
  });
  const items = found.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next_cursor: found.length > PAGE && last ? writeCursor(cursorOf(last)) : null };
}

const cursorOf = ({ at, activity_id }: Activity): Cursor => [at, activity_id];

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new DomainError('unprocessable', 'De verwijzing naar de volgende bladzijde klopt niet.');
  }
}

const BATCH = 1_000;

/** The whole log, newest first, read in batches. */
export async function* allActivities(
  sql: Sql,
  log: Log,
  filter: ActivityFilter,
): AsyncGenerator<Activity> {
  for (let after: Cursor | undefined; ;) {
    const found = await activitiesAfter(sql, log, filter, { after, most: BATCH });
    yield* found;
    const last = found.at(-1);
    if (found.length < BATCH || !last) return;
    after = cursorOf(last);
  }
}

/** Kinds that say who belongs where, and nothing of the books. */
const OF_PEOPLE = ['project', 'gebruiker', 'uitnodiging'];

function activitiesAfter(
  sql: Sql,
  log: Log,
  { soort, user_id, van, tot }: ActivityFilter,
  { after, most }: { readonly after: Cursor | undefined; readonly most: number },
): Promise<Activity[]> {
  const ofProject = 'projectId' in log;
  // A beheerder of the organisation sees no books of a project that they are not in (0011).
  const seen = ofProject
    ? 'a.project_id = $1'
    : `a.organisation_id = $1 AND (a.project_id IS NULL OR split_part(a.action, '.', 1) = ANY ($9)
         OR EXISTS (SELECT FROM project_members m
                    WHERE m.project_id = a.project_id AND m.user_id = $10))`;
  const parameters: SqlParameters = [
    ofProject ? log.projectId : log.organisationId,
    soort ?? null,
    user_id ?? null,
    van ?? null,
    tot ?? null,
    after?.[0] ?? null,
    after?.[1] ?? null,
    most,
    ...(ofProject ? [] : [OF_PEOPLE, log.userId]),
  ];
  return sql.rows<Activity>(
    `SELECT a.activity_id, a.at, u.name AS user_name, a.project_id, p.name AS project_name,
            a.action, a.description
     FROM activities a
     LEFT JOIN users u ON u.user_id = a.user_id
     LEFT JOIN projects p ON p.project_id = a.project_id
     WHERE ${seen}
       AND ($2::text IS NULL OR split_part(a.action, '.', 1) = $2)
       AND ($3::uuid IS NULL OR a.user_id = $3)
       AND ($4::date IS NULL OR a.at >= $4::date::timestamp AT TIME ZONE 'Europe/Amsterdam')
       AND ($5::date IS NULL OR a.at < ($5::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam')
       AND ($6::timestamptz IS NULL OR (a.at, a.activity_id) < ($6::timestamptz, $7::uuid))
     ORDER BY a.at DESC, a.activity_id DESC LIMIT $8::int`,
    parameters,
  );
}
