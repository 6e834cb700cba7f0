import type { Question } from '@kengetal/contract';
import { LEXICON } from '../lexicon/lexicon.ts';
import { countOf } from '../text/numbers.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { IN_PERCENT } from './figures.ts';

const MONEY = /^(?:euro|euros|eur|geld|bedrag)$/;
const SHARE = /^(?:procent|procenten|percentage|pct|%|aandeel|deel|verschil|samen)$/;
/** Words that ask nothing beside it. */
const BARE =
  /^(?:en|of|dan|dus|nu|maar|graag|eens|even|ook|toen|kan|kun|mag|doe|geef|laat|zien|je|ik|me|in|om|harde|echte|hoeveel|hvl|welk|wat|het|gaat|ging|is|was|zijn|waren|dat|die|dit|euro|euros|eur|geld|bedrag)$/;

/** 'Hoeveel euro is dat' of what was told in percent: the amount that it is of, and the turn of that. */
export function inEuros(
  tokens: readonly Token[],
  before: Before,
): { readonly tokens: readonly Token[]; readonly before: Before } | undefined {
  const { question } = before;
  const at = tokens.findIndex(({ text }) => MONEY.test(text));
  const isSize =
    /\d/.test(tokens[at - 1]?.text ?? '') || countOf(tokens[at - 1]?.text) !== undefined;
  if (!question || at < 0 || isSize || tokens.some(({ text }) => SHARE.test(text)))
    return undefined;
  const amount = amountOf(question);
  if (!amount) return undefined;
  const left = tokens.filter(({ text }) => !BARE.test(text));
  // 'Niet de marge maar de winst in euro's' names another amount.
  const isOther = left.some((_, place) =>
    LEXICON.longestAt(left, place)?.values.some(({ role }) => role === 'figure'),
  );
  if (isOther) return undefined;
  return {
    tokens: [...tokensOf('en hoeveel is dat'), ...left],
    before: { ...before, question: amount },
  };
}

/** What a share or margin is the percentage of; the first rows of a list together. */
function amountOf({ measure, of: _, ...question }: Question): Question | undefined {
  const { subject, limit = 1 } = question;
  if (measure === 'aandeel') return limit > 1 ? { ...question, measure: 'samen' } : question;
  const key = Object.keys(IN_PERCENT).find(
    (each) => subject.kind === 'figure' && IN_PERCENT[each] === subject.key,
  );
  return key === undefined
    ? undefined
    : { ...question, ...(measure !== undefined && { measure }), subject: { kind: 'figure', key } };
}
