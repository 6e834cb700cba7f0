import type { ImportChoice } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { isHere } from './choices.ts';
import { whoMayStillChange } from './rights.ts';

type Choice = Omit<ImportChoice, 'decision'> & { readonly decision: string };

/** A question about books that were brought to a project. */
interface Question<Asked extends Choice> {
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
 * What somebody can answer now to each of these questions, and why not: rights may have changed since
 * they were asked. Only who brought the books takes them to another project, and what that is called
 * is told to nobody else.
 */
export async function answersOf<Asked extends Choice>(
  sql: Sql,
  questions: readonly Question<Asked>[],
  viewer: string,
  { elsewhere, isByMaker, isLost }: Rules<Asked>,
): Promise<Asked[][]> {
  const pairs = questions.flatMap(({ projectId, userId }) => [
    { projectId, userId },
    { projectId, userId: viewer },
  ]);
  const may = await whoMayStillChange(sql, pairs);
  return questions.map(({ projectId, userId, choices }) => {
    const [isMaker, viewerMay] = [viewer === userId, may(projectId, viewer)];
    return choices.map((choice) => {
      const isElsewhere = !isMaker && choice.decision === 'nieuw_project' && !isHere(choice);
      const shown = isElsewhere ? { ...choice, label: 'Ander project' } : choice;
      if (!viewerMay) return refused(shown, LOOKS_ONLY);
      if (!may(projectId, userId) && isByMaker(choice)) return refused(shown, isLost);
      return isElsewhere ? refused(shown, elsewhere) : shown;
    });
  });
}

const refused = <Asked extends Choice>(choice: Asked, words: string): Asked => ({
  ...choice,
  words,
  possible: false,
});
