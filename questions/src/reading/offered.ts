import type { Question } from '@kengetal/contract';

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
