import type { QuestionSubject } from '@kengetal/contract';
import type { Sense } from './sense.ts';

/** 'Zijn alle maanden van 2024 geboekt'. */
export const allBooked = ({ tokens }: Sense): string | undefined => {
  const at = tokens.findIndex(({ text }) => /^(?:alle|iedere|elke)$/.test(text));
  const isMonths = at >= 0 && /^(?:maand|maanden|periodes|perioden|kwartalen)$/.test(tokens[at + 1]?.text ?? ''); // prettier-ignore
  const isBooked = tokens.some(({ text }) => /^(?:geboekt|verwerkt|ingeboekt|bijgewerkt|compleet)$/.test(text)); // prettier-ignore
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
