import type { Question } from '@kengetal/contract';
import { SMALL_WORDS } from '../lexicon/small-words.ts';
import { isStock } from './draft.ts';
import { POINTING } from './pointing.ts';
import { isMarked, meant } from './scan.ts';
import type { Sense } from './sense.ts';

const SPENDING =
  /^(?:uit|uitgegeven|uitgaven|besteed|besteden|besteedden?|besteedt|kwijt|gespendeerd|spendeerden?|ging|gingen|gaat|gaan|gegaan)$/;
const DETERMINED = /^(?:de|het|een|ons|onze|mijn|mn|die|dat|deze|dit|alle)$/;

/**
 * Whether money was spent on what a word says and the reading is of other money: all costs, where it
 * says nothing to the grammar ('uitgegeven aan de jongens'), or what is owed ('uitgegeven aan de lening').
 */
export function isSpentOnOther(place: number, sense: Sense, question: Question): boolean {
  const { tokens, scanned, vocabulary } = sense;
  const { subject, split, only, order, limit, measure } = question;
  const text = tokens[place]?.text ?? '';
  let tie = place - 1;
  while (DETERMINED.test(tokens[tie]?.text ?? '')) tie -= 1;
  const isOn = /^(?:aan|naar)$/.test(tokens[tie]?.text ?? '') && !DETERMINED.test(text);
  const isPlain = (split ?? only ?? order ?? limit ?? measure) === undefined;
  if (!isOn || !isPlain || subject.kind !== 'figure') return false;
  if (!tokens.some((each) => SPENDING.test(each.text))) return false;
  const keys = meant(scanned.marks, 'figure')
    .filter(({ mark }) => mark.from === place)
    .map(({ value }) => value);
  if (keys.length > 0)
    return keys.some((key) => key === subject.key)
      ? isStock({ subject }, vocabulary)
      : subject.key === 'kosten';
  const isKnown = scanned.marks.some(
    ({ from, to, meanings }) =>
      from <= place && place < to && meanings.some(({ role }) => role !== 'filler'),
  );
  return (
    subject.key === 'kosten' &&
    !isKnown &&
    !SMALL_WORDS.has(text) &&
    !POINTING.has(text) &&
    !isMarked(scanned.marks, place)
  );
}
