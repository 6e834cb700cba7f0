import { valueOf } from '../../../books/figures/values.ts';
import type { Result } from './result.ts';

const UP =
  /\b(?:stijg(?:t|en|ing)|steeg|stegen|gestegen|groei(?:t|en|de|den)?|gegroeid|toegenomen|toename|hoger)\b/i;
const DOWN =
  /\b(?:dal(?:en|ing)|daalt|daalden?|gedaald|krimp(?:t|en)?|kromp(?:en)?|gekrompen|afgenomen|afname|lager)\b/i;
const CHANGE = /, (?:verschil|verandering)$/i;
const OF_RESULT = /resultaat|winst/i;

/**
 * What a sentence says of up and down, profit and loss, that its figures do not; undefined where it is
 * right, or says nothing of it. Without a change among its own figures those of the turn count.
 */
export function wrongDirection(
  sentence: string,
  own: readonly Result[],
  all: Iterable<Result>,
): string | undefined {
  const [isUp, isDown] = [UP.test(sentence), DOWN.test(sentence)];
  if (isUp || isDown) {
    const mine = own.filter(isChange);
    const changes = mine.length > 0 ? mine : [...all].filter(isChange);
    const agree = (change: Result) => {
      const value = valueOf(change.figure) ?? 0;
      return (isUp && value > 0) || (isDown && value < 0);
    };
    const isShown = mine.length > 0 ? mine.every(agree) : changes.some(agree);
    // With both words each change must still be one of them: up in one, down in another.
    if (!isShown || (isUp && isDown && mine.length === 1)) return 'hoger of lager';
  }
  const results = own.filter(({ name }) => OF_RESULT.test(name) && !CHANGE.test(name));
  const has = (isMeant: (value: number) => boolean) =>
    results.some(({ figure }) => isMeant(valueOf(figure) ?? 0));
  if (/\bwinst\b/i.test(sentence) && !/\bverlies\b/i.test(sentence) && has((value) => value < 0)) {
    return 'winst';
  }
  if (/\bverlies\b/i.test(sentence) && results.length > 0 && !has((value) => value < 0)) {
    return 'verlies';
  }
  return undefined;
}

const isChange = ({ name }: Result): boolean => CHANGE.test(name);
