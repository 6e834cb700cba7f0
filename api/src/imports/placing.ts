import { and, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { memberships, projectMembers, projects, sources } from '../db/schema/index.ts';
import type { AuditHeader, LedgerCompany } from '../ledger/index.ts';
import type { ImportRow } from './rows.ts';

export type SourceRow = typeof sources.$inferSelect;

/** Where the lines of a file will go. */
export type Place =
  | {
      readonly kind: 'place';
      /** Undefined when a project must be made. */
      readonly projectId: string | undefined;
      /** Sources that the file takes the place of. */
      readonly replaces: readonly SourceRow[];
    }
  | { readonly kind: 'question'; readonly projectId: string; readonly question: string }
  | { readonly kind: 'refused'; readonly message: string };

const NO_PROJECT =
  'Voor deze administratie is nog geen project, en in deze organisatie maakt alleen een beheerder projecten aan. Vraag een beheerder om het bestand te uploaden.';

/** Finds the place of a file: the chosen project, or the one that holds this administration. */
export async function findPlace(sql: Sql, job: ImportRow, header: AuditHeader): Promise<Place> {
  const projectId = job.projectId ?? (await projectOf(sql, job, header.company));
  if (projectId === undefined) {
    return (await mayMakeProject(sql, job))
      ? { kind: 'place', projectId, replaces: [] }
      : { kind: 'refused', message: NO_PROJECT };
  }
  const present = await sql.orm.select().from(sources).where(eq(sources.projectId, projectId));
  const sameYear = present.filter(
    ({ startDate, endDate }) =>
      startDate <= header.fiscal_year.end_date && endDate >= header.fiscal_year.start_date,
  );
  if (job.decision === 'toevoegen') return { kind: 'place', projectId, replaces: [] };
  if (job.decision === 'vervangen') return { kind: 'place', projectId, replaces: sameYear };
  const others = present.filter((source) => !isSame(source.administration, header.company));
  if (others.length === 0) return { kind: 'place', projectId, replaces: sameYear };
  const mine = sameYear.filter((source) => isSame(source.administration, header.company));
  if (mine.length > 0) return { kind: 'place', projectId, replaces: mine };
  return { kind: 'question', projectId, question: questionOf(header, others, sameYear) };
}

/** True when both name the same administration by their identifiers, and those are not blank. */
export function isSame(one: LedgerCompany, other: LedgerCompany): boolean {
  const [taxOne, taxOther] = [normal(one.tax_id), normal(other.tax_id)];
  if (taxOne !== '' && taxOther !== '') {
    return taxOne === taxOther && normal(one.ident) === normal(other.ident);
  }
  // A package numbers its administrations from 1, so a number alone says little.
  const ident = normal(one.ident);
  return ident !== '' && ident === normal(other.ident) && normal(one.name) === normal(other.name);
}

function normal(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The project in this organisation, open to the uploader, that holds the administration. */
async function projectOf(
  sql: Sql,
  job: ImportRow,
  company: LedgerCompany,
): Promise<string | undefined> {
  const found = await sql.orm
    .select({ projectId: sources.projectId, administration: sources.administration })
    .from(sources)
    .innerJoin(projects, eq(projects.projectId, sources.projectId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, sources.projectId))
    .where(
      and(
        eq(projects.organisationId, job.organisationId),
        eq(projectMembers.userId, job.userId),
        inArray(projectMembers.level, ['bewerker', 'beheerder']),
      ),
    );
  return found.find(({ administration }) => isSame(administration, company))?.projectId;
}

/** A new project asks for the same right as POST /project. */
async function mayMakeProject(sql: Sql, job: ImportRow): Promise<boolean> {
  const { organisationId, userId } = job;
  const found = await sql.orm
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.organisationId, organisationId),
        eq(memberships.userId, userId),
        eq(memberships.level, 'beheerder'),
      ),
    );
  return found.length > 0;
}

function questionOf(
  header: AuditHeader,
  others: readonly SourceRow[],
  sameYear: readonly SourceRow[],
): string {
  const names = [...new Set(others.map(({ administration }) => administration.name))].join(', ');
  const file = `Dit bestand is van ${header.company.name}, boekjaar ${header.fiscal_year.label}.`;
  const held =
    sameYear.length > 0
      ? `Het project bevat voor die periode al de boekhouding van ${names}.`
      : `Het project bevat de boekhouding van ${names}.`;
  return `${file} ${held} Vervangen of toevoegen?`;
}
