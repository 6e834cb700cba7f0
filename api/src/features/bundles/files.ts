import { and, asc, eq, isNull, sql as expression } from 'drizzle-orm';
import type { Bundle, BundleFile } from '@kengetal/contract';
import { organisationLevel } from '../../access/policy.ts';
import type { Sql } from '../../db/database.ts';
import { imports, projectMembers, projects, sources } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { isSame, normal } from '../../imports/matching.ts';
import { isOpenTo } from '../../imports/rights.ts';
import { findImport, type ImportRow } from '../../imports/rows.ts';
import type { Uploads } from '../../imports/uploads.ts';

interface Asked {
  readonly importId: string;
  readonly userId: string;
}

/** The files of an upload of several administrations, for who uploaded it. Throws not_found. */
export async function bundleOf(
  sql: Sql,
  uploads: Uploads,
  { importId, userId }: Asked,
): Promise<Bundle> {
  const row = await findImport(sql, importId);
  if (!row) throw new DomainError('not_found');
  const { organisationId, filename } = row;
  const found = await sql.orm
    .select({ row: imports, name: projects.name })
    .from(imports)
    .leftJoin(
      projectMembers,
      and(eq(projectMembers.projectId, imports.projectId), eq(projectMembers.userId, userId)),
    )
    .leftJoin(
      projects,
      and(eq(projects.projectId, projectMembers.projectId), isNull(projects.removedAt)),
    )
    .where(and(eq(imports.bundleId, importId), eq(imports.userId, userId)))
    .orderBy(asc(imports.arrival));
  const asked = found.some((one) => isNew(one.row));
  const like = asked ? await projectsByName(sql, row, userId) : new Map<string, string>();
  const isKept = found.length > 0 && (await uploads.has(importId));
  const level = await organisationLevel(sql, organisationId, userId);
  return {
    ...{ import_id: importId, organisation_id: organisationId, filename },
    may_make_projects: level === 'beheerder',
    files: found.map((one) => fileOf(one.row, { ...one, isKept, like })),
  };
}

/** True for a file that waits for an answer on whether its company gets a project. */
export const isNew = ({ status, projectId }: ImportRow): boolean =>
  status === 'vraag' && projectId === null;

interface About {
  readonly name: string | null;
  readonly isKept: boolean;
  readonly like: ReadonlyMap<string, string>;
}

function fileOf(row: ImportRow, { name, isKept, like }: About): BundleFile {
  const { status, part, result } = row;
  const about = part?.about ?? null;
  const company = about?.company;
  const isUnread = ['mislukt', 'geweigerd', 'overgeslagen'].includes(status);
  return {
    import_id: row.importId,
    filename: row.filename,
    status,
    about: about && {
      company_name: result?.company_name ?? about.company.name,
      boekjaar: result?.boekjaar ?? about.boekjaar,
      group: about.group,
      identified: isSame(about.company, about.company),
    },
    project_id: name === null ? null : row.projectId,
    project_name: name,
    like_project_id: (isNew(row) && company && like.get(normal(company.name))) || null,
    lines_read: row.linesRead,
    asks: askedOf(row),
    message: row.message ?? result?.notice?.text ?? null,
    left_out: status === 'overgeslagen',
    retryable: isUnread && isKept && (part?.members.length ?? 0) > 0,
  };
}

function askedOf(row: ImportRow): BundleFile['asks'] {
  if (row.status !== 'vraag') return null;
  return isNew(row) ? 'nieuw' : 'plaats';
}

/** Projects that the user may change, by the names of their companies and of themselves. */
async function projectsByName(
  sql: Sql,
  { organisationId }: ImportRow,
  userId: string,
): Promise<Map<string, string>> {
  const found = await sql.orm
    .selectDistinct({
      projectId: projects.projectId,
      name: projects.name,
      company: expression<string | null>`${sources.administration} ->> 'name'`,
    })
    .from(projects)
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.projectId))
    .leftJoin(sources, eq(sources.projectId, projects.projectId))
    .where(isOpenTo({ organisationId, userId }));
  return new Map(
    found.flatMap(({ projectId, name, company }) =>
      [name, company ?? name].map((one): [string, string] => [normal(one), projectId]),
    ),
  );
}
