import type { Question } from '@kengetal/contract';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { wordsOf } from '../wording/words.ts';
import type { Reading } from '../world.ts';

/** Words of an answer to what was asked back; more asks something else. */
const WORDS = 4;

const SMALL = new Set(
  'de het die dat deze van en ik bedoel bedoelde graag doe maar dan liever laat zien ja nee een optie keuze nummer nr'.split(
    ' ',
  ),
);
const YES =
  /^(?:ja|jawel|jazeker|graag|prima|ok|oke|klopt|doe maar|ja graag|ja doe maar|ja klopt)$/;

/** 'Bouw', 'de tweede', 'ja' after what was asked back: the one choice that it names, by place or by words of it. */
export function pickedFrom(
  text: string,
  offered: readonly Question[],
  vocabulary: Vocabulary,
): Question | undefined {
  const tokens = tokensOf(text).map((token) => token.text);
  const share = shareOf(tokens, offered, vocabulary);
  if (share) return share;
  if (tokens.length > WORDS || offered.length === 0) return undefined;
  if (YES.test(tokens.join(' '))) return offered.length === 1 ? offered[0] : undefined;
  const said = tokens.filter((word) => !SMALL.has(word));
  const [first, ...more] = said;
  if (first === undefined || offered.length === 1) return undefined;
  const place = more.length > 0 ? undefined : placeOf(first, tokens, offered.length);
  if (place !== undefined) return offered[place - 1];
  // A period that is said asks for that one, and may be of each of them.
  const named = offered.filter(({ period: _, day: __, ...each }) => {
    const words = new Set(tokensOf(wordsOf(each, vocabulary)).map((token) => token.text));
    return said.every((word) => words.has(word));
  });
  return named.length === 1 ? named[0] : undefined;
}

/** 'Van de omzet bedoel ik' after what a share is of was asked back: that one. */
function shareOf(
  tokens: readonly string[],
  [share, ...others]: readonly Question[],
  vocabulary: Vocabulary,
): Question | undefined {
  if (share?.measure !== 'aandeel' || share.of === undefined || others.length > 0) return undefined;
  const whole = wordsOf({ subject: { kind: 'figure', key: share.of } }, vocabulary).toLowerCase();
  const said = tokens.filter((word) => !SMALL.has(word)).join(' ');
  return said === whole ? share : undefined;
}

/** The place that is said among as many choices; a bare number behind 'nummer' or 'optie' as well. */
function placeOf(word: string, tokens: readonly string[], count: number): number | undefined {
  if (/^laatste?$/.test(word)) return count;
  const isNumber =
    tokens.length === 1 || tokens.some((each) => /^(?:nummer|nr|optie|keuze)$/.test(each));
  return ordinalOf(word) ?? (isNumber ? countOf(word) : undefined);
}

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

/** Whether a turn differs from what it asks by itself in the time alone that all of the choices have. */
export function isPlaced(
  { period, against, ...asked }: Question,
  alone: Question,
  offered: readonly Question[],
): boolean {
  return (
    period !== undefined &&
    isSame(asked, alone) &&
    offered.every((each) => isSame([each.period, each.against], [period, against]))
  );
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
