import type { Question, QuestionSubject } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { wordsOf } from '../wording/words.ts';
import { isStock, isWithin } from './draft.ts';
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

/** Words for any amount, cost, ratio or balance that was told. */
const CALLED: readonly (readonly [
  noun: RegExp,
  isSo: (question: Question, vocabulary: Vocabulary) => boolean,
])[] = [
  [/^(?:cijfer|getal)$/, () => true],
  [
    /^(?:post|kostenpost|kostensoort)$/,
    ({ subject }, vocabulary) => isKindOf(subject, 'kosten', vocabulary),
  ],
  [
    /^(?:ratio|kengetal|percentage|verhouding|verhoudingsgetal)$/,
    ({ subject, measure }) =>
      measure === 'aandeel' || (subject.kind === 'figure' && isKengetal(subject.key)),
  ],
  [/^(?:stand|saldo)$/, (question, vocabulary) => isStock(question, vocabulary)],
];

/** 'Waar bestaan die kosten uit' behind the costs of personnel: those, and not all costs. */
export function withoutNoun(
  { tokens, figures, vocabulary }: Sense,
  { question }: Before,
): readonly Token[] | undefined {
  if (!question) return undefined;
  const isThis = (from: number) => THIS.test(tokens[from - 1]?.text ?? '');
  const said = figures.find(
    ({ key, mark }) => isThis(mark.from) && isKindOf(question.subject, key, vocabulary),
  );
  const called = tokens.findIndex(
    ({ text }, at) =>
      isThis(at) &&
      CALLED.some(([noun, isSo]) => noun.test(text) && isSo(question, vocabulary)) &&
      question.subject.kind === 'figure' &&
      question.split === undefined,
  );
  const { from, to } = said?.mark ?? { from: called, to: called + 1 };
  if (from < 0) return undefined;
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
