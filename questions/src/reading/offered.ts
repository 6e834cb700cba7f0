import type { Question } from '@kengetal/contract';
import type { Reading } from '../world.ts';

/** Words of an answer to what was asked back; more asks something else. */
const WORDS = 4;

/** 'Qua resultaat' after 'waarvan wil je dat weten': the one choice that is of it. */
export function chosenBy(
  text: string,
  { subject, period, order, limit }: Question,
  offered: readonly Question[],
): Question | undefined {
  const isOf = (each: Question) => JSON.stringify(each.subject) === JSON.stringify(subject);
  const [chosen, ...others] = offered.filter(isOf);
  const isShort = text.trim().split(/\s+/).length <= WORDS;
  // 'En in november' after choices of december chooses none of them.
  const isOther =
    (period !== undefined && !isSame(period, chosen?.period)) ||
    !isSame([order, limit], [chosen?.order, chosen?.limit]);
  return offered.length > 1 && others.length === 0 && isShort && !isOther ? chosen : undefined;
}

/** 'En in november' after what was asked back of december: the same choices of another period. */
export function movedTo(
  { period, ...asked }: Question,
  offered: readonly Question[],
): readonly Question[] {
  const [first, ...others] = offered;
  const { period: told, ...choice } = first ?? {};
  const isMoved =
    period !== undefined &&
    told !== undefined &&
    others.length > 0 &&
    !isSame(period, told) &&
    isSame(asked, choice);
  return isMoved ? withoutTwice(offered.map((each) => ({ ...each, period }))) : [];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What each that was offered becomes by a turn that says a period; the same only once. */
export function timedOf(
  offered: readonly Question[],
  read: (question: Question) => Reading,
): Question[] {
  const timed = offered.map(read).flatMap((of) => (of.kind === 'vraag' ? [of.question] : []));
  return withoutTwice(timed);
}

const withoutTwice = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [JSON.stringify(question), question])).values(),
];

/** All that is booked, whatever it is of. */
export const isOfAll = ({ subject, only }: Question): boolean =>
  subject.kind === 'lines' && only === undefined;
