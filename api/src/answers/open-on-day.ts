import type { Question } from '@kengetal/contract';
import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import { isMonthEnd } from './day.ts';
import { tellOpen } from './open.ts';
import { isOld } from './open-at.ts';
import { WORDS, type OpenSubject } from './open-narrowed.ts';
import { isChosen } from './rows.ts';
import { Telling } from './telling.ts';

/**
 * What is open; on a day within a month what it comes to then. Which invoices are open is kept of
 * the end of each month.
 * @param tellBalance tells the balance of the account on a day
 */
export async function tellOpened(
  asking: Asking,
  subject: OpenSubject,
  tellBalance: (asking: Asking) => Promise<Answer>,
): Promise<Answer> {
  const { question } = asking;
  const { day, measure, only } = question;
  if (day === undefined || isMonthEnd(day)) return tellOpen(asking, subject);
  const why = `${WORDS[subject.groep].of}: welke facturen dat zijn houd ik bij per einde van een maand, niet per dag.`;
  const isWhole =
    !isOld(subject) && measure === undefined && !isChosen(question) && only?.factuur === undefined;
  if (!isWhole) return new Telling().say(why).done(question);
  const { text, ...told } = await tellBalance({
    ...asking,
    question: balanceOf(question, subject),
  });
  return { ...told, question, text: `${text} ${why}` };
}

function balanceOf(question: Question, { groep, without_relations }: OpenSubject): Question {
  const without = without_relations && { without_relations };
  return { ...question, subject: { kind: 'figure', key: groep, ...without } };
}
