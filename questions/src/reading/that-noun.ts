import type { Question, QuestionSubject } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { wordsOf } from '../wording/words.ts';
import { isWithin } from './draft.ts';
import type { Sense } from './sense.ts';

const THIS = /^(?:die|deze|dat|dit)$/;
/** What a preposition and what was told are as one word. */
const JOINED: Readonly<Record<string, string>> = {
  van: 'daarvan',
  in: 'daarin',
  bij: 'daarbij',
  uit: 'daaruit',
};
/** Before what is taken off or added, which has to be named. */
const OPERATING = /^(?:zonder|min|minus|exclusief|excl|plus|behalve|buiten)$/;
const SIDES: Partial<Record<string, FigureKey>> = { verkocht: 'omzet', ingekocht: 'kosten' };

/** 'Waar bestaan die kosten uit' behind the costs of personnel: those, and not all costs. */
export function withoutNoun(
  { tokens, figures, vocabulary }: Sense,
  { question }: Before,
): readonly Token[] | undefined {
  const said = figures.find(
    ({ key, mark }) =>
      THIS.test(tokens[mark.from - 1]?.text ?? '') &&
      question !== undefined &&
      isKindOf(question.subject, key, vocabulary),
  );
  if (!said || !question) return undefined;
  const { from, to } = said.mark;
  const before = tokens[from - 2]?.text ?? '';
  const joined = JOINED[before];
  const that = OPERATING.test(before)
    ? tokensOf(nameOf(question, vocabulary))
    : tokensOf(joined ?? 'dat');
  return [
    ...tokens.slice(0, joined === undefined ? from - 1 : from - 2),
    ...that,
    ...tokens.slice(to),
  ];
}

const nameOf = ({ subject }: Question, vocabulary: Vocabulary): string =>
  wordsOf({ subject }, vocabulary).toLowerCase();

/** Whether an amount is called so as well: a part of that figure, or another margin. */
function isKindOf(subject: QuestionSubject, key: FigureKey, vocabulary: Vocabulary): boolean {
  if (subject.kind === 'sum')
    return subject.terms.every(
      ({ teken, of }) => teken === 'plus' && isKindOf(of, key, vocabulary),
    );
  if (subject.kind === 'relation') return SIDES[subject.side] === key;
  if (subject.kind !== 'figure') return isWithin({ subject }, key, vocabulary);
  if (subject.key === key)
    return (subject.without ?? subject.without_accounts ?? subject.without_relations) !== undefined;
  const areMargins = [subject.key, key].every((each) => each.includes('marge'));
  return areMargins || isWithin({ subject }, key, vocabulary);
}
