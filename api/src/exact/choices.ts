import type { ConnectionChoice } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { answersOf, type Rules } from '../imports/answers.ts';
import { isHere } from '../imports/choices.ts';
import type { ChosenConnection } from './rows.ts';

/** Who chooses another project than the one that was chosen first. */
export const BY_MAKER =
  'Naar een ander project brengt alleen wie deze koppeling maakte: die gaf Exact Online toestemming.';

const RULES: Rules<ConnectionChoice> = {
  elsewhere: BY_MAKER,
  isByMaker: isHere,
  isLost:
    'Wie deze koppeling maakte, mag dit project niet meer wijzigen. Vraag een beheerder van de organisatie om de administratie opnieuw te koppelen.',
};

type Asked = Pick<ChosenConnection, 'question' | 'userId' | 'projectId'>;

/** What somebody can answer to what is asked of each of these connections. */
export const choicesOf = (
  sql: Sql,
  asked: readonly Asked[],
  viewer: string,
): Promise<ConnectionChoice[][]> =>
  answersOf(
    sql,
    asked.map((one) => ({ ...one, choices: one.question?.choices ?? [] })),
    viewer,
    RULES,
  );
