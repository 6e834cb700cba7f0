import type { Question } from '@kengetal/contract';
import { isOfAround } from './around-average.ts';
import { isAskedBeside, isOnlyAlike, isOtherList, isOtherSplit } from './asked-beside.ts';
import { isAtCentre, isOfCentre } from './centre-of-list.ts';
import { isPeriodSplit } from './draft.ts';
import { isLeftOut } from './left-out.ts';
import { asksWhose } from './of-lines.ts';
import { isOfEnds } from './row-of-list.ts';
import type { Mark } from './scan.ts';
import type { Sense } from './sense.ts';
import { isMeaningUnused } from './unused-meaning.ts';

const TELLING: ReadonlySet<string> = new Set(['figure', 'order', 'split', 'against', 'measure']);

/** Whether a reading does nothing with words that the lexicon has (decision 0112). */
export const isUnused = (mark: Mark, sense: Sense, question: Question): boolean =>
  mark.meanings.length > 0 &&
  !isOfRow(mark, sense, question) &&
  (isBesideReading(mark, sense, question) ||
    isOfOthers(mark, question) ||
    saidBy(mark).every((meaning) => isMeaningUnused(meaning, mark, sense, question)));

/** What words mean that say what is asked, though they are ordinary ones as well: 'kosten'. */
function saidBy({ meanings }: Mark): Mark['meanings'] {
  const said = meanings.filter(({ role }) => TELLING.has(role));
  return said.length > 0 ? said : meanings;
}

/** Words that choose a row, an average or a centre of the list, or ask whose one is. */
const isOfRow = ({ meanings, from }: Mark, sense: Sense, question: Question): boolean =>
  isOfEnds({ meanings, from }, sense, question) ||
  isOfAround({ meanings }, question) ||
  isOfCentre(from, sense, question) ||
  (question.only?.kostenplaats !== undefined &&
    isAtCentre(sense) &&
    meanings.some(({ value }) => value === 'kostenplaats')) ||
  (asksWhose(sense, question) && meanings.some(({ role }) => role === 'noun'));

/** Something that is asked beside what the reading tells, or that only looks like a word. */
const isBesideReading = ({ meanings, from, to }: Mark, sense: Sense, question: Question): boolean =>
  isAskedBeside(from, to, sense, question) ||
  isOtherSplit(from, meanings, sense, question) ||
  isOtherList(from, sense, question) ||
  isOnlyAlike(from, to, sense, meanings);

/** Rows that are chosen or put in order, where the reading has none of them. */
function isOfOthers({ meanings }: Mark, question: Question): boolean {
  const { limit, order, split } = question;
  // 'Wie had de meeste omzet op Jansen na': rows are chosen, and there are none.
  if (
    limit !== undefined &&
    meanings.some((each) => each.role === 'order' && isLeftOut(each, question))
  )
    return true;
  // 'De grootste kostenpost per maand' is one for each of them.
  return (
    order !== undefined &&
    isPeriodSplit(split) &&
    meanings.some(
      ({ role, value }) => role === 'noun' && (value === 'posten' || value === 'kosten'),
    )
  );
}
