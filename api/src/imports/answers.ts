import type { ImportChoice } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { isHere } from './choices.ts';
import { mayStillChange } from './rights.ts';

type Choice = Omit<ImportChoice, 'decision'> & { readonly decision: string };

/** A question about books that were brought to a project. */
interface Question<Asked extends Choice> {
  readonly organisationId: string;
  readonly projectId: string;
  /** Who brought the books. */
  readonly userId: string;
  readonly choices: readonly Asked[];
}

/** By whose rights answers are carried out. */
export interface Rules<Asked extends Choice> {
  /** Said to others of another project than the one that was chosen first. */
  readonly elsewhere: string;
  /** Whether it is done by the rights of who brought the books. */
  readonly isByMaker: (choice: Asked) => boolean;
  /** Said of that once they may not change the project any more. */
  readonly isLost: string;
}

const LOOKS_ONLY =
  'Je kijkt alleen mee in dit project. Vraag een beheerder van het project om je bewerker te maken.';

/**
 * What somebody can answer now, and why not: rights may have changed since it was asked. Only who
 * brought the books takes them to another project, and what that is called is told to nobody else.
 */
export async function answersOf<Asked extends Choice>(
  sql: Sql,
  { organisationId, projectId, userId, choices }: Question<Asked>,
  viewer: string,
  { elsewhere, isByMaker, isLost }: Rules<Asked>,
): Promise<Asked[]> {
  const may = (who: string) => mayStillChange(sql, { organisationId, userId: who }, projectId);
  if (!(await may(viewer))) return choices.map((choice) => refused(choice, LOOKS_ONLY));
  if (viewer === userId) return [...choices];
  const makerMay = await may(userId);
  return choices.map((choice) => {
    const isElsewhere = choice.decision === 'nieuw_project' && !isHere(choice);
    const shown = isElsewhere ? { ...choice, label: 'Ander project' } : choice;
    if (!makerMay && isByMaker(choice)) return refused(shown, isLost);
    return isElsewhere ? refused(shown, elsewhere) : shown;
  });
}

const refused = <Asked extends Choice>(choice: Asked, words: string): Asked => ({
  ...choice,
  words,
  possible: false,
});
