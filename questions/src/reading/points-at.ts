import type { Question } from '@kengetal/contract';
import type { Token } from '../text/tokens.ts';
import { isTime, PARTY, SAME } from './party-words.ts';

/** 'Hoeveel is Jansen in die tijd gegroeid': between the last two periods. */
export const pointsAtBoth = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      SAME.test(text) && /^(?:tijd|periode|tussentijd)$/.test(tokens[at + 1]?.text ?? ''),
  );

/** Whether a question says a period by pointing at the one before it. */
export const pointsAtTime = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => SAME.test(text) && isTime(tokens[at + 1]?.text ?? ''));

/** Words for what a question is about, as it is pointed at. */
export const NOUNS = {
  relation: PARTY,
  account: /^(?:rekening|grootboekrekening|post|kostenpost|rek)$/,
} as const;

/** 'Doe die klant eens over heel 2023': what was asked, by what it is. */
export function pointsAt(tokens: readonly Token[], { subject }: Question): boolean {
  const noun =
    subject.kind === 'relation' || subject.kind === 'account' ? NOUNS[subject.kind] : undefined;
  return (
    noun !== undefined &&
    tokens.some(
      ({ text }, at) =>
        (SAME.test(text) || text === 'deze') && noun.test(tokens[at + 1]?.text ?? ''),
    )
  );
}
