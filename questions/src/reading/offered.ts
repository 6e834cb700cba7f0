import type { Question } from '@kengetal/contract';
import type { Reading } from '../world.ts';

/** Words of an answer to what was asked back; more asks something else. */
const WORDS = 4;

/** 'Qua resultaat' after 'waarvan wil je dat weten': the one choice that is of it. */
export function chosenBy(
  text: string,
  { subject }: Question,
  offered: readonly Question[],
): Question | undefined {
  const isOf = (each: Question) => JSON.stringify(each.subject) === JSON.stringify(subject);
  const [chosen, ...others] = offered.filter(isOf);
  const isShort = text.trim().split(/\s+/).length <= WORDS;
  return offered.length > 1 && others.length === 0 && isShort ? chosen : undefined;
}

/** What each that was offered becomes by a turn that says a period; the same only once. */
export function timedOf(
  offered: readonly Question[],
  read: (question: Question) => Reading,
): Question[] {
  const timed = offered.map(read).flatMap((of) => (of.kind === 'vraag' ? [of.question] : []));
  return [...new Map(timed.map((question) => [JSON.stringify(question), question])).values()];
}
