import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import { take, type References } from './taken.ts';

const ACCOUNTS =
  /^(?:rekening|rekeningen|rekeningnummers|grootboekrekening|grootboekrekeningen|kostenrekeningen|omzetrekeningen|rek|grootboek|grootboeken)$/;
const TO = /^(?:en|tm|tot|met)$/;
/** 'Rekeningen tussen 4000 en 4999', '4000 t/m 4999': the accounts that are meant. */
export function takeRange(
  tokens: readonly Token[],
  { world, accounts }: Vocabulary,
  found: References,
): void {
  const range = betweenIn(tokens, (text) => accounts.byNumber.has(text));
  if (!range) return;
  const chosen = world.accounts.filter(({ rekening }) => range.holds(rekening));
  // 'Rekening van 2023 tot 2024' names years.
  if (range.said.split(' t/m ').every((each) => YEAR.test(each))) return;
  if (chosen.length === 0) {
    found.unknown = range.said;
    return;
  }
  found.accounts.push(...chosen);
  found.isRange = true;
  take(found, range.from, range.to);
}

const YEAR = /^20\d\d$/;
interface Range {
  readonly from: number;
  readonly to: number;
  readonly said: string;
  holds(rekening: KnownAccount['rekening']): boolean;
}

const NUMBER = /^\d{3,8}$/;

function betweenIn(
  tokens: readonly Token[],
  isAccount: (text: string) => boolean,
): Range | undefined {
  const text = (at: number) => tokens[at]?.text ?? '';
  for (let at = 0; at < tokens.length; at += 1) {
    // '4200-4220' is one word.
    const ends = text(at).split('-');
    if (ends.length === 2 && ends.every(isAccount))
      return { from: at, to: at + 1, ...between(ends[0], ends[1]) };
    if (!NUMBER.test(text(at))) continue;
    let next = at + 1;
    while (TO.test(text(next)) && next - at < 4) next += 1;
    const isDashed = next === at + 1 && tokens[next]?.isDashed === true;
    const [low, high] = [text(at), text(next)];
    if (!NUMBER.test(high) || low.length !== high.length || low >= high) continue;
    const start = /^(?:tussen|van|vanaf)$/.test(text(at - 1)) ? at - 1 : at;
    const isCalled = ACCOUNTS.test(text(start - 1)) || ACCOUNTS.test(text(at - 1));
    const isList = next === at + 2 && text(at + 1) === 'en' && text(start) !== 'tussen';
    // '800000 vs 802000' and '4000 en 4100' are two of them.
    const isRange = !isList && (isDashed || next > at + 1);
    const isOfAccounts =
      isCalled ||
      (isAccount(low) && (/^(?:tm|tot)$/.test(text(at + 1)) || (isDashed && isAccount(high))));
    if (!isRange || !isOfAccounts) continue;
    return {
      from: isCalled && ACCOUNTS.test(text(start - 1)) ? start - 1 : start,
      to: next + 1,
      ...between(low, high),
    };
  }
  return undefined;
}

const between = (low = '', high = ''): Pick<Range, 'said' | 'holds'> => ({
  said: `${low} t/m ${high}`,
  holds: (rekening) => rekening.length === low.length && rekening >= low && rekening <= high,
});
