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
    'Wie deze koppeling maakte, mag dit project niet meer wijzigen. Wil je dit kiezen, ontkoppel dan en koppel opnieuw.',
};

/** What somebody can answer to what is asked of a connection. */
export async function choicesOf(
  sql: Sql,
  asked: Pick<ChosenConnection, 'question' | 'userId' | 'organisationId' | 'projectId'>,
  viewer: string,
): Promise<ConnectionChoice[]> {
  const choices = asked.question?.choices ?? [];
  return choices.length === 0 ? [] : answersOf(sql, { ...asked, choices }, viewer, RULES);
}
