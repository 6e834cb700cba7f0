import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import { take, type References } from './taken.ts';

const ACCOUNTS =
  /^(?:rekening|rekeningen|rekeningnummers|grootboekrekening|grootboekrekeningen|kostenrekeningen|omzetrekeningen|rek|grootboek|grootboeken)$/;
const TO = /^(?:en|tm|tot|met)$/;
const BEGINNING = /^(?:beginnen|beginnend|begint|beginnende|starten|startend)$/;
const CLASS = /^(?:rubriek|klasse|hoofdrubriek)$/;

/** 'Rekeningen tussen 4000 en 4999', '4000 t/m 4999', 'die beginnen met 45', 'rubriek 4': the accounts that are meant. */
export function takeRange(
  tokens: readonly Token[],
  { world, accounts }: Vocabulary,
  found: References,
): void {
  const range = betweenIn(tokens, (text) => accounts.byNumber.has(text)) ?? beginningIn(tokens);
  if (!range) return;
  const chosen = world.accounts.filter(({ rekening }) => range.holds(rekening));
  // 'Rekening van 2023 tot 2024' names years, and 'btw rubriek 4' no accounts.
  const isOther =
    range.said.split(' t/m ').every((each) => YEAR.test(each)) ||
    tokens.some(({ text }) => text === 'btw');
  if (isOther) return;
  if (chosen.length === 0) {
    found.unknown = range.said;
    return;
  }
  found.accounts.push(...chosen);
  found.isRange = true;
  take(found, range.from, range.to);
}

const YEAR = /^20\d\d$/;
/** What is asked of an account by its number. */
const CARD =
  /^(?:grootboekkaart|grootboekkaartje|grootboek|kaart|saldo|(?:debet|credit)?(?:boekingen|mutaties))$/;

/** 'Grootboekkaart 1540', 'debetboekingen op 1100' of an account that is not there. */
export function isMissing(
  tokens: readonly Token[],
  at: number,
  { accounts }: Vocabulary['world'],
): boolean {
  const [one, other] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  const isCalled =
    CARD.test(/^(?:op|rekening)$/.test(one) ? other : one) || (one === 'op' && other === 'geboekt');
  return (
    isCalled &&
    !YEAR.test(tokens[at]?.raw ?? '') &&
    accounts.some(
      ({ rekening }) =>
        rekening.length === tokens[at]?.raw.length || rekening.startsWith(tokens[at]?.raw ?? ' '),
    )
  );
}

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

function beginningIn(tokens: readonly Token[]): Range | undefined {
  const text = (at: number) => tokens[at]?.text ?? '';
  const starts = tokens.findIndex(
    (token, at) =>
      BEGINNING.test(token.text) && text(at + 1) === 'met' && /^\d{1,3}$/.test(text(at + 2)),
  );
  const cls = tokens.findIndex((token, at) => CLASS.test(token.text) && /^\d$/.test(text(at + 1)));
  const at = starts >= 0 ? starts + 2 : cls + 1;
  if (starts < 0 && cls < 0) return undefined;
  const said = text(at);
  const first = tokens.findLastIndex((token, place) => place < at && ACCOUNTS.test(token.text));
  const from = first >= 0 && starts >= 0 ? first : starts >= 0 ? starts : cls;
  return { from, to: at + 1, said, holds: (rekening) => rekening.startsWith(said) };
}
