import type { Question, QuestionSubject } from '@kengetal/contract';
import { withBooked } from '../names/namesakes.ts';
import { figure } from './draft.ts';
import type { Operation } from './operation.ts';
import { leftBy, type Left } from './operands.ts';
import type { Term } from './parts-named.ts';
import { senseOf, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** 'Trek dat van de EBITDA af': what was told is taken off what is named. */
export function turnedOff(
  terms: readonly Term[],
  { keys, accounts, relations }: Left,
  { tokens }: Sense,
): QuestionSubject | undefined {
  const [key, ...others] = keys;
  const isTurned = tokens.some(
    ({ text }, at) => /^(?:dat|die|dit|ze)$/.test(text) && tokens[at + 1]?.text === 'van',
  );
  if (!isTurned || key === undefined || others.length + accounts.length + relations.length > 0)
    return undefined;
  const off = terms.map(({ teken, of }) => ({
    teken: teken === 'plus' ? ('min' as const) : ('plus' as const),
    of,
  }));
  return { kind: 'sum', terms: [{ teken: 'plus', of: figure(key) }, ...off] };
}

/** 'En zonder Jansen' of what is open: that of the others; of several with that name it asks which. */
export function openWithout(
  asked: Question,
  { does, what }: Operation,
  { vocabulary }: Sense,
): Question | AskedBack | undefined {
  const { subject } = asked;
  if (subject.kind !== 'open' || !/^(?:af|uit)$/.test(does) || what.length === 0) return undefined;
  const less = (relations: readonly string[]): Question => ({
    ...asked,
    subject: {
      ...subject,
      without_relations: [...new Set([...(subject.without_relations ?? []), ...relations])],
    },
  });
  const left = leftBy(what, vocabulary, subject.groep);
  if (
    typeof left === 'object' &&
    left.relations.length > 0 &&
    left.keys.length + left.accounts.length === 0
  )
    return less(left.relations);
  const named = senseOf(what, vocabulary).relation?.items ?? [];
  const others = named.filter(
    ({ relatie }) => subject.without_relations?.includes(relatie) !== true,
  );
  const open = withBooked(others, () => ['staat_open']);
  return ask(
    'Wie wil je niet meetellen?',
    open.map(({ relatie }) => less([relatie])),
  );
}
