import { and, eq } from 'drizzle-orm';
import type { CallBody } from '@kengetal/contract';
import { requireProject } from '../../access/policy.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { imports, projects } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import type { Imports } from '../../imports/jobs.ts';
import { updateImport, type ImportRow } from '../../imports/rows.ts';
import { isNew } from './files.ts';

type Choice = CallBody<'decideBundle'>['files'][number];

const SKIPPED = 'Overgeslagen: je koos om dit bestand niet in te lezen.';
const NOTHING = 'Over deze bestanden valt niets meer te kiezen.';

interface Decision {
  readonly importId: string;
  readonly userId: string;
  readonly choices: readonly Choice[];
}

/**
 * Has files of new companies read where the user says, or left out; what is not asked any more stays
 * as it is. Throws conflict when nothing is asked, not_found for a project that is not the user's.
 */
export async function decideFiles(
  sql: Sql,
  clock: Clock,
  queue: Imports['queue'],
  { importId, userId, choices }: Decision,
): Promise<void> {
  const rows = await sql.orm
    .select()
    .from(imports)
    .where(and(eq(imports.bundleId, importId), eq(imports.userId, userId)))
    .for('update');
  const asked = new Map(rows.filter(isNew).map((row) => [row.importId, row]));
  const decided = choices.flatMap((choice) => {
    const row = asked.get(choice.import_id);
    return row ? [{ row, choice }] : [];
  });
  const [first] = decided;
  if (!first) throw new DomainError('conflict', NOTHING);
  const named = new Set(decided.flatMap(({ choice }) => projectOf(choice) ?? []));
  for (const projectId of named) {
    await requireOwn(sql, { organisationId: first.row.organisationId, userId }, projectId);
  }
  for (const { row, choice } of decided) {
    const change = changeOf(choice, clock);
    await updateImport(sql, row.importId, { ...change, question: null });
    if (change.status === 'wachtend') await queue(sql, { ...row, ...change });
  }
}

function changeOf(choice: Choice, clock: Clock): Partial<ImportRow> {
  if (choice.decision === 'overslaan') {
    return { status: 'overgeslagen', message: SKIPPED, finishedAt: stamp(clock) };
  }
  const projectId = projectOf(choice);
  if (projectId !== undefined) return { status: 'wachtend', projectId };
  return { status: 'wachtend', decision: 'nieuw_project' };
}

const projectOf = (choice: Choice): string | undefined =>
  choice.decision === 'project' ? choice.project_id : undefined;

async function requireOwn(
  sql: Sql,
  { organisationId, userId }: { organisationId: string; userId: string },
  projectId: string,
): Promise<void> {
  await requireProject(sql, { userId }, projectId, 'bewerker');
  const [found] = await sql.orm.select().from(projects).where(eq(projects.projectId, projectId));
  if (found?.organisationId !== organisationId) throw new DomainError('not_found');
}
