import { distance } from '../text/distance.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { tokenOf, type Token } from '../text/tokens.ts';
import { UNITS, WHICH } from './time-words.ts';

const NEXT: readonly string[] = [...WHICH.words].filter(({ length }) => length > 4);
const STRETCHES: readonly string[] =
  'maand maanden kwartaal kwartalen jaar jaren boekjaar boekjaren kalenderjaar halfjaar'.split(' ');
const ORDINALS: readonly string[] = ['eerste', 'tweede', 'derde', 'vierde'];
const BEFORE = /^(?:per|elke?|iedere?|heel|hele|gehele|volledige?|dit|deze|dat|die)$/;

/**
 * Typing errors in words of time, by what stands beside them: 'laaste kwartaal', 'vorig jar',
 * 'twede maand', 'kwartal 2'. By themselves they are like other words, or too short to be like any.
 */
export function withTimesRight(
  tokens: readonly Token[],
  isRight: (text: string) => boolean,
): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? '';
  const units = tokens.map(
    (_, at) => UNITS.longestAt(tokens, at) !== undefined || isUnitOf(tokens, at, isRight),
  );
  return tokens.map((token, at) => {
    if (!/^[a-z]{3,14}$/.test(token.text) || isRight(token.text)) return token;
    const unit = isUnitOf(tokens, at, isRight) ? nearest(token.text, STRETCHES) : undefined;
    const next = countOf(text(at + 1)) === undefined ? at + 1 : at + 2;
    const which = units[next]
      ? nearest(token.text, next === at + 1 ? [...NEXT, ...ORDINALS] : NEXT)
      : undefined;
    const right = unit ?? which;
    return right === undefined
      ? token
      : { ...token, ...tokenOf(right, token.isDashed), raw: token.raw };
  });
}

/** Whether a word that is no word stands where a month, quarter or year does. */
function isUnitOf(
  tokens: readonly Token[],
  at: number,
  isRight: (text: string) => boolean,
): boolean {
  const [before = '', text = '', behind = ''] = [at - 1, at, at + 1].map(
    (place) => tokens[place]?.text,
  );
  if (isRight(text) || nearest(text, STRETCHES) === undefined) return false;
  const counted = countOf(before) === undefined ? before : (tokens[at - 2]?.text ?? '');
  const isWhich = WHICH.words.has(counted) || nearest(counted, NEXT) !== undefined;
  return (
    isWhich ||
    BEFORE.test(before) ||
    ordinalOf(before) !== undefined ||
    /^(?:[1-4]|20\d\d)$/.test(behind)
  );
}

/** The one that it differs from in one letter. */
const nearest = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => word.charAt(0) === text.charAt(0) && distance(text, word, 1) === 1);
