import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { isStock, type Draft } from './draft.ts';
import { finished } from './finish.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { withTime } from './with-time.ts';

const USUAL =
  / (?:is|zijn|was|waren) (?:[^ ]+ )*(?:normaal|gebruikelijk) $| (?:meer|minder|hoger|lager|duurder|goedkoper|anders) dan (?:normaal|gebruikelijk|gewoonlijk|normaliter|anders) /;
const AMOUNTS: ReadonlySet<string> = new Set(['figure', 'account', 'relation']);

/** 'Is dat normaal', 'meer dan anders': the books do not judge, but have what it was before. */
export function usualOf(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  before: Question | undefined,
): AskedBack | undefined {
  const { tokens, scanned, vocabulary } = sense;
  const isAsked = USUAL.test(` ${tokens.map(({ text }) => text).join(' ')} `);
  if (!isAsked || ![...scanned.refusals].every((each) => each === 'advies' || each === 'zien'))
    return undefined;
  const own =
    draft?.kind === 'asked' && draft.isBare !== true && sense.figures.length + sense.rest.length > 0
      ? draft.asked
      : undefined;
  const asked = own ?? before;
  if (!asked || !AMOUNTS.has(asked.subject.kind) || asked.split !== undefined) return undefined;
  const { subject, only } = own ? finished(sense, own, time) : asked;
  const whole = withTime(
    sense,
    { subject, ...(only && { only }) },
    time,
    before ? { question: before } : {},
  );
  const { against: _, measure: __, ...amount } = whole;
  const { period } = amount;
  const held = { ...amount, measure: 'verschil', against: 'vorig_jaar' } as const;
  const isPart = period !== undefined && monthsIn(period) < 12;
  const year = isPart ? { period: vocabulary.calendar.spanOfYear(period.periode_max) } : {};
  const average = { ...amount, ...year, measure: 'gemiddelde' } as const;
  const text = 'Of dat normaal is weet ik niet; wel wat het eerder was. Wat wil je zien?';
  return { kind: 'ask', text, questions: isStock(whole, vocabulary) ? [held] : [held, average] };
}
