import { and, asc, desc, eq, sql as expression, type SQL } from 'drizzle-orm';
import type { AuditHeader, LedgerCompany } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import { imports, projectMembers, projects, sources, type SourceRow } from '../db/schema/index.ts';
import { newCompanyQuestion, questionOf, type Question } from './choices.ts';
import { isSame, mixedUp, overlaps } from './matching.ts';
import { isOpenTo, isReadBy, mayMakeProject, type Uploader } from './rights.ts';
import type { ImportRow } from './rows.ts';

/** Where the lines of a file will go. */
export type Place =
  | {
      readonly kind: 'place';
      /** Undefined when a project must be made. */
      readonly projectId: string | undefined;
      /** For each file the sources that it takes the place of. */
      readonly replaces: readonly (readonly SourceRow[])[];
    }
  /** Without a project it is whether to make one. */
  | ({ readonly kind: 'question'; readonly projectId: string | null } & Question)
  | { readonly kind: 'refused'; readonly message: string };

/** What the place of a file depends on besides the file. */
export type Uploading = Uploader &
  Pick<ImportRow, 'importId' | 'projectId' | 'decision' | 'bundleId' | 'part'>;

const NO_PROJECT =
  'Voor deze administratie is nog geen project, en in deze organisatie maakt alleen een beheerder projecten aan. Vraag een beheerder om het bestand te uploaden.';

/**
 * Finds the place of the files of an upload, which are years of one administration: the chosen
 * project, or the one that holds this administration.
 */
export async function findPlace(
  sql: Sql,
  job: Uploading,
  headers: readonly AuditHeader[],
): Promise<Place> {
  const [first] = headers;
  if (!first) throw new Error('an upload without files');
  const mixed = mixedUp(headers);
  if (mixed !== null) return { kind: 'refused', message: mixed };
  const own = async () =>
    (await projectOf(sql, job, first.company)) ?? (await bundleProject(sql, job));
  const isToOwn = job.decision === 'nieuw_project';
  const projectId = (isToOwn ? undefined : job.projectId) ?? (await own());
  if (projectId === undefined) return newPlace(sql, job, headers, first.company);
  const present = await sql.orm.select().from(sources).where(eq(sources.projectId, projectId));
  const place = placeAmong(present, { projectId, decision: job.decision }, headers);
  if (place) return place;
  const question = await questionOf(sql, {
    projectId,
    headers,
    present,
    replaced: present.filter((source) => headers.some((header) => overlaps(source, header))),
    ownProject: await own(),
    mayMakeProject: await mayMakeProject(sql, job),
  });
  return { kind: 'question', projectId, ...question };
}

/** The place of a company that is in no project yet which the uploader may change. */
async function newPlace(
  sql: Sql,
  job: Uploading,
  headers: readonly AuditHeader[],
  company: LedgerCompany,
): Promise<Place> {
  const read = await projectAmong(sql, isReadBy(job), job, company);
  // What is said of an import for a chosen project is read by all who are in that one.
  const named = job.projectId === null ? ` ${read?.name ?? ''}` : '';
  if (read) return { kind: 'refused', message: onlyRead(named) };
  const isAllowed = await mayMakeProject(sql, job);
  // Of hundreds of files at once, those of new companies are asked about together.
  if (job.part && job.decision === null) {
    return { kind: 'question', projectId: null, ...newCompanyQuestion(company, isAllowed) };
  }
  if (!isAllowed) return { kind: 'refused', message: NO_PROJECT };
  return { kind: 'place', projectId: undefined, replaces: headers.map(() => []) };
}

const onlyRead = (named: string): string =>
  `Deze administratie staat in ${named === '' ? 'een ander project' : `het project${named}`}, waarin je alleen meekijkt. Vraag een beheerder van het project om je bewerker te maken, of om het bestand te uploaden.`;

/** The place among the sources of a project; undefined where the user must choose first. */
function placeAmong(
  present: readonly SourceRow[],
  { projectId, decision }: { projectId: string; decision: ImportRow['decision'] },
  headers: readonly AuditHeader[],
): Place | undefined {
  const isMine = (source: SourceRow, { company }: AuditHeader) =>
    isSame(source.administration, company);
  const place = (wanted: (source: SourceRow, header: AuditHeader) => boolean): Place => {
    const left = new Set(present);
    const replaces = headers.map((header) => {
      const taken = [...left].filter(
        (source) => overlaps(source, header) && wanted(source, header),
      );
      for (const source of taken) left.delete(source);
      return taken;
    });
    return { kind: 'place', projectId, replaces };
  };
  if (decision === 'toevoegen') return place(() => false);
  if (decision === 'vervangen') return place(() => true);
  if (decision === 'nieuw_project' || decision === 'dit_project') return place(isMine);
  const isStranger = headers.some((header) => {
    const others = present.filter((source) => !isMine(source, header));
    const known = present.some((source) => overlaps(source, header) && isMine(source, header));
    return others.length > 0 && !known;
  });
  return isStranger ? undefined : place(isMine);
}

/** For whom a project is sought, and which one asks. */
type Seeker = Uploader & { readonly projectId?: string | null };

/**
 * The project in this organisation, open to the uploader, that holds the administration: the one that
 * asks where it does, else the oldest.
 */
export async function projectOf(
  sql: Sql,
  seeker: Seeker,
  company: LedgerCompany,
): Promise<string | undefined> {
  return (await projectAmong(sql, isOpenTo(seeker), seeker, company))?.projectId;
}

/** The project among these of an uploader that holds the administration. */
async function projectAmong(
  sql: Sql,
  among: SQL | undefined,
  { projectId = null }: Seeker,
  company: LedgerCompany,
): Promise<{ projectId: string; name: string } | undefined> {
  // What has no identifiers is not found by them.
  if (!isSame(company, company)) return undefined;
  const found = await sql.orm
    .select({
      projectId: sources.projectId,
      name: projects.name,
      administration: sources.administration,
    })
    .from(sources)
    .innerJoin(projects, eq(projects.projectId, sources.projectId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, sources.projectId))
    .where(among)
    .orderBy(
      desc(expression`${sources.projectId} = ${projectId}::uuid`),
      asc(projects.createdAt),
      asc(projects.projectId),
    );
  return found.find(({ administration }) => isSame(administration, company));
}

/** The project that was made for another file of the same administration in the same upload. */
async function bundleProject(sql: Sql, job: Uploading): Promise<string | undefined> {
  const { bundleId, part, decision } = job;
  if (bundleId === null || !part?.about || decision !== 'nieuw_project') return undefined;
  const [found] = await sql.orm
    .select({ projectId: imports.projectId })
    .from(imports)
    .innerJoin(projects, eq(projects.projectId, imports.projectId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, imports.projectId))
    .where(
      and(
        isOpenTo(job),
        eq(imports.bundleId, bundleId),
        eq(imports.status, 'gereed'),
        eq(imports.decision, decision),
        expression`(${imports.part} -> 'about' ->> 'group')::int = ${part.about.group}`,
      ),
    );
  return found?.projectId ?? undefined;
}
