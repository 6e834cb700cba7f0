import { Readable } from 'node:stream';
import { isProduction } from '@kengetal/server';
import { and, eq } from 'drizzle-orm';
import { auditfiles, type AdministrationOptions } from '@kengetal/generator';
import { addMonths, periodOfDay, yearOf } from '@kengetal/ledger';
import { createOrganisation, createProject } from '../../access/creating.ts';
import { microsoftIdentity, rememberUser } from '../../access/users.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import {
  memberships,
  organisations,
  projectMembers,
  projects,
  sources,
} from '../../db/schema/index.ts';
import type { Imports } from '../../imports/jobs.ts';
import type { SandboxPerson } from './people.ts';

export interface SeedDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly imports: Imports;
}

interface SeededProject {
  readonly name: string;
  readonly books: AdministrationOptions;
}

const ORGANISATION = 'Voorbeeld BV';
const YEARS = 3;

/**
 * Gives the sandbox's people an organisation with books to look at, and resolves when these have
 * been read. What is there already stays as it is, so that it can run at every start. Throws in
 * production.
 */
export async function seed(
  deps: SeedDependencies,
  people: readonly SandboxPerson[],
): Promise<void> {
  if (isProduction(process.env)) throw new Error('no seeding in production');
  const { database, clock } = deps;
  const named = (start: string) => people.find(({ email }) => email.startsWith(start));
  const [owner, reader] = [named('beheerder@'), named('lezer@')];
  if (!owner) throw new Error('the sandbox has no beheerder');
  const ownerId = await userOf(database, clock, owner);
  const organisationId = await organisationOf(database, clock, ownerId);
  const readerId = reader && (await userOf(database, clock, reader));
  let submitted = 0;
  for (const [index, project] of seededProjects(clock).entries()) {
    const projectId = await projectOf(deps, { ownerId, organisationId, name: project.name });
    if (readerId && index === 0) await addReader(deps, { readerId, organisationId, projectId });
    submitted += await importBooks(deps, { ownerId, organisationId, projectId }, project);
  }
  // Nobody waits here for what users had handed over before a restart.
  if (submitted > 0) await deps.imports.idle();
}

/** Three calendar years up to last month, and three years that begin in July. */
function seededProjects(clock: Clock): SeededProject[] {
  const lastMonth = addMonths(periodOfDay(clock.today()), -1);
  const january = yearOf(lastMonth) * 100 + 1;
  const july = lastMonth - january >= 6 ? january + 6 : january - 100 + 6;
  const years = { years: YEARS, lastMonth, varied: true };
  return [
    {
      name: 'Boekhouding',
      books: { seed: 1, companyName: ORGANISATION, firstMonth: yearsBefore(january), ...years },
    },
    {
      name: 'Gebroken boekjaar',
      books: {
        seed: 2,
        companyName: 'Voorbeeld Techniek BV',
        firstMonth: yearsBefore(july),
        ...years,
      },
    },
  ];
}

function yearsBefore(firstMonthOfLastYear: number): number {
  return addMonths(firstMonthOfLastYear, -12 * (YEARS - 1));
}

async function userOf(sql: Sql, clock: Clock, person: SandboxPerson): Promise<string> {
  const { email, name, tid, oid } = person;
  const user = await rememberUser(sql, clock, {
    identity: microsoftIdentity(tid, oid),
    email,
    name,
  });
  return user.user_id;
}

async function organisationOf(database: Database, clock: Clock, ownerId: string): Promise<string> {
  const [found] = await database.orm
    .select({ id: organisations.organisationId })
    .from(organisations)
    .innerJoin(memberships, eq(memberships.organisationId, organisations.organisationId))
    .where(and(eq(organisations.name, ORGANISATION), eq(memberships.userId, ownerId)));
  if (found) return found.id;
  const made = await database.transaction((sql) =>
    createOrganisation(sql, clock, ownerId, ORGANISATION),
  );
  return made.organisation_id;
}

async function projectOf(
  { database, clock }: SeedDependencies,
  { ownerId, organisationId, name }: { ownerId: string; organisationId: string; name: string },
): Promise<string> {
  const [found] = await database.orm
    .select()
    .from(projects)
    .where(and(eq(projects.organisationId, organisationId), eq(projects.name, name)));
  if (found) return found.projectId;
  const made = await database.transaction((sql) =>
    createProject(sql, clock, { userId: ownerId, organisationId, name }),
  );
  return made.project_id;
}

async function addReader(
  { database, clock }: SeedDependencies,
  ids: { readerId: string; organisationId: string; projectId: string },
): Promise<void> {
  const { readerId: userId, organisationId, projectId } = ids;
  const since = stamp(clock);
  await database.orm
    .insert(memberships)
    .values({ organisationId, userId, level: 'lid', since })
    .onConflictDoNothing();
  await database.orm
    .insert(projectMembers)
    .values({ projectId, userId, level: 'lezer', since })
    .onConflictDoNothing();
}

/**
 * The same way in as an upload; a year that is there already is left alone by its hash. Answers
 * how many years it handed over.
 */
async function importBooks(
  { database, imports }: SeedDependencies,
  ids: { ownerId: string; organisationId: string; projectId: string },
  { books }: SeededProject,
): Promise<number> {
  const { ownerId: userId, organisationId, projectId } = ids;
  const present = await database.orm
    .select({ id: sources.sourceId })
    .from(sources)
    .where(eq(sources.projectId, projectId));
  if (present.length >= YEARS) return 0;
  let submitted = 0;
  for (const { filename, bytes } of auditfiles(books, 'exact_subledgers')) {
    const content = Readable.from(bytes);
    await imports.submit({ organisationId, projectId, userId, filename, content });
    submitted += 1;
  }
  return submitted;
}
