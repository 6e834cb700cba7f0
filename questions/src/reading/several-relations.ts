import type { KnownRelation } from '../world.ts';
import type { Asked, Draft } from './draft.ts';
import { splitAt } from './operands.ts';
import { senseOf, type Sense } from './sense.ts';

/** 'Hendriks Bouw en Jansen Zorg': who is named on either side of 'en', where each is one. */
export function eachNamed({ tokens, vocabulary }: Sense): readonly KnownRelation[] {
  const parts = splitAt(tokens, ({ text }) => text === 'en');
  if (parts.length === 1) return [];
  const named = parts.flatMap((part) => {
    const { relation, figures } = senseOf(part, vocabulary);
    const from = Math.min(...(relation?.places ?? []));
    const isAsking = figures.some(({ mark }) => mark.from < from);
    return relation ? [{ items: relation.items, isAsking }] : [];
  });
  // 'En wat zijn de kosten van Jansen' asks something else.
  const isOther = named.slice(1).some(({ isAsking }) => isAsking);
  const found = named.flatMap(({ items: [only, ...others] }) =>
    only && others.length === 0 ? [only] : [],
  );
  return isOther || found.length < named.length ? [] : [...new Set(found)];
}

/** What each of some relations comes to, added up. */
export function sumOf(all: readonly Asked[]): Asked | undefined {
  const terms = all.flatMap(({ subject: of }) =>
    of.kind === 'relation' ? [{ teken: 'plus' as const, of }] : [],
  );
  return terms.length > 1 && terms.length === all.length
    ? { subject: { kind: 'sum', terms } }
    : undefined;
}

/** Of more relations it is asked whether one of them or all together is meant. */
export function ofEach(all: readonly Asked[]): Draft {
  const text = 'Wil je een van hen zien, of allemaal samen?';
  return { kind: 'ask', text, asked: [...all, ...[sumOf(all)].flatMap((sum) => sum ?? [])] };
}
