import type { QuestionSubject } from '@kengetal/contract';
import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import { asked, type Draft } from './draft.ts';
import type { Sense } from './sense.ts';

/** 'Zijn alle maanden van 2024 geboekt'. */
export const allBooked = ({ tokens }: Sense): string | undefined => {
  const at = tokens.findIndex(({ text }) => /^(?:alle|iedere|elke)$/.test(text));
  const isMonths =
    at >= 0 && /^(?:maand|maanden|periodes|perioden|kwartalen)$/.test(tokens[at + 1]?.text ?? '');
  const isBooked = tokens.some(({ text }) =>
    /^(?:geboekt|verwerkt|ingeboekt|bijgewerkt|compleet)$/.test(text),
  );
  return isMonths && isBooked ? 'check:ontbreekt' : undefined;
};

export function checkOf(id: string): Extract<QuestionSubject, { kind: 'check' }>['of'] {
  switch (id) {
    case 'check:opening':
      return 'opening';
    case 'check:btw_code':
      return 'btw_code';
    case 'check:niet_ingedeeld':
      return 'niet_ingedeeld';
    case 'check:vraagposten':
      return 'vraagposten';
    default:
      return 'ontbreekt';
  }
}

const FOR_QUESTIONS = /vraagpost|tussenrek|suspense|uitzoek|uit te zoeken/;
const BOOKED =
  /^(?:geboekt|geboekte|bijgeboekt|boekingen|boeking|mutaties|mutatie|regels|boekingsregels|bijgekomen)$/;

/** Accounts for what nobody could place yet. */
export const accountsForQuestions = ({ world }: Vocabulary): readonly KnownAccount[] =>
  world.accounts.filter(({ naam }) => FOR_QUESTIONS.test(folded(naam)));

/** 'Welke vraagposten zijn er in mei geboekt': the bookings on their accounts, and no balance. */
export function bookedForQuestions(
  { tokens, vocabulary }: Sense,
  check: string,
): Draft | undefined {
  const rekeningen = accountsForQuestions(vocabulary).map(({ rekening }) => rekening);
  const isBooked = check === 'check:vraagposten' && tokens.some(({ text }) => BOOKED.test(text));
  const isLeft =
    tokens.some(({ text }) => /^(?:nog|open|staat|staan|saldo|weg)$/.test(text)) &&
    !tokens.some(({ text }) => /^(?:boekingen|mutaties|regels)$/.test(text));
  return isBooked && !isLeft && rekeningen.length > 0
    ? asked({ subject: { kind: 'account', rekeningen }, measure: 'boekingen' })
    : undefined;
}
