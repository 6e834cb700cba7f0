import { and, eq, inArray, isNull } from 'drizzle-orm';
import { projectMembers, projects } from '../db/schema/index.ts';
import type { ImportRow } from './rows.ts';

/** Condition on joined projects and members: projects of the organisation that the uploader may change. */
export function isOpenTo({ organisationId, userId }: Pick<ImportRow, 'organisationId' | 'userId'>) {
  return and(
    eq(projects.organisationId, organisationId),
    isNull(projects.removedAt),
    eq(projectMembers.userId, userId),
    inArray(projectMembers.level, ['bewerker', 'beheerder']),
  );
}
