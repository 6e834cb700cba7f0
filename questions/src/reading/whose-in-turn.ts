import type { Question } from '@kengetal/contract';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** 'Hoeveel geld is dat?' and 'van wie?' of a number of them, 'hoeveel zijn dat' of what is open. */
export function ofCounted(
  sense: Sense,
  { measure, split, ...rest }: Question,
): Question | undefined {
  const text = sense.tokens.map((token) => token.text).join(' ');
  const isList = rest.subject.kind === 'open' && measure === undefined;
  if (isList && /^(?:en )?(?:hoeveel|hvl) (?:zijn|waren) (?:dat|die|het)(?: er)?$/.test(text))
    return { ...rest, ...(split && { split }), measure: 'aantal' };
  const isAmount =
    /^(?:en )?(?:hoeveel|welk) (?:geld|euro|bedrag) (?:is|zijn|gaat|was) (?:dat|het|er)(?: (?:om|samen|in totaal|mee gemoeid))?$|^(?:en )?om (?:hoeveel geld|welk bedrag) gaat (?:het|dat)$/.test(
      text,
    );
  const isWho =
    /^(?:en )?(?:van|bij|aan) wie(?: (?:zijn|is) (?:dat|die|het))?$|^(?:en )?wie (?:is|zijn) (?:dat|die|het)$/.test(
      text,
    );
  // What is old is listed by invoice; the rest by whose it is already.
  const isOpen =
    rest.subject.kind === 'open' &&
    rest.subject.older !== undefined &&
    isWho &&
    (measure ?? split) === undefined;
  const isShare = measure === 'aandeel' && isWho && rest.subject.kind === 'open';
  if (!isOpen && !isShare && (measure !== 'aantal' || (!isAmount && !isWho))) return undefined;
  return {
    ...rest,
    ...(isWho &&
      (split !== undefined || rest.subject.kind === 'open') && { split: 'relatie' as const }),
  };
}

/** 'Wat kochten die in 2023' of the largest: those of another period are others. */
export function ofSame(
  sense: Sense,
  { period }: Time,
  { split, limit, period: told }: Question,
): AskedBack | undefined {
  const isRanked = split === 'relatie' && limit !== undefined;
  const isOther = period !== undefined && JSON.stringify(period) !== JSON.stringify(told);
  const texts = sense.tokens.map(({ text }) => text);
  const isThose = texts.some(
    (text, at) =>
      /^(?:die|zij|ze|hun|daar|deze|diezelfde|dezelfde)$/.test(text) &&
      !/^(?:maand|maanden|kwartaal|periode|tijd)$/.test(texts[at + 1] ?? ''),
  );
  if (!isRanked || !isOther || !isThose) return undefined;
  return { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] };
}

/** 'Hoeveel daarvan is betaald' of what was sold or bought. */
export function paidOfThat(sense: Sense, { subject, period }: Question): AskedBack | undefined {
  const says = (word: string) => sense.tokens.some(({ text }) => text === word);
  const isPaid = has(sense, 'side', 'betaald') || says('betaald');
  if (subject.kind !== 'relation' || !isPaid || !says('daarvan')) return undefined;
  if (subject.side === 'betaald') return undefined;
  const sides = (['betaald', 'openstaand'] as const).map((side) => ({
    subject: { ...subject, side },
    ...(period && { period }),
  }));
  const text = 'Welk deel van een factuur betaald is houd ik niet bij. Wat wil je zien?';
  return { kind: 'ask', text, questions: sides };
}
