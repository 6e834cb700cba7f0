import type { Question } from '@kengetal/contract';
import type { Sense } from './sense.ts';

const TAX =
  /^(?:(?:en|dan|of|maar|nee|sorry|o|oh|oeps|wacht|ik|bedoel|bedoelde|toch|liever|doe|graag) )*(na|voor) (?:aftrek (?:van )?)?(?:de )?(?:belasting|belastingen|vpb|vennootschapsbelasting)\b/;

const DEPRECIATION =
  /^(?:en |dan |of |maar )*voor (?:aftrek (?:van )?)?(?:de )?afschrijving(?:en)?$/;

/** 'En na belasting?' and 'voor afschrijvingen?' of a result before it. */
export function taxed({ tokens }: Sense, { subject, ...question }: Question): Question | undefined {
  const text = tokens.map((token) => token.text).join(' ');
  const isAfter =
    subject.kind === 'figure' &&
    subject.key === 'resultaat_voor_belasting' &&
    /^(?:en |dan )?(?:erna|daarna)$/.test(text);
  const side = isAfter ? 'na' : TAX.exec(text)?.[1];
  const isResult = subject.kind === 'figure' && /resultaat|ebitda/.test(subject.key);
  if (isResult && subject.key === 'resultaat' && DEPRECIATION.test(text))
    return {
      ...question,
      subject: { kind: 'figure', key: 'resultaat', without: ['afschrijvingen'] },
    };
  if (side === undefined || !isResult) return undefined;
  const key = side === 'na' ? 'resultaat' : 'resultaat_voor_belasting';
  return { ...question, subject: { kind: 'figure', key } };
}
