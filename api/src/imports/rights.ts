import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ProjectRight } from '@kengetal/contract';
import { projectMembers, projects } from '../db/schema/index.ts';
import type { ImportRow } from './rows.ts';

/** Who asks for a file to be read, and for which organisation. */
export type Uploader = Pick<ImportRow, 'organisationId' | 'userId'>;

/** Condition on joined projects and members: projects of the organisation that the uploader may change. */
export const isOpenTo = (uploader: Uploader) => isOfLevel(uploader, ['bewerker', 'beheerder']);

/** The same, of projects that the uploader may only look at. */
export const isReadBy = (uploader: Uploader) => isOfLevel(uploader, ['lezer']);

function isOfLevel({ organisationId, userId }: Uploader, levels: readonly ProjectRight[]) {
  return and(
    eq(projects.organisationId, organisationId),
    isNull(projects.removedAt),
    eq(projectMembers.userId, userId),
    inArray(projectMembers.level, levels),
  );
}
