import type { Before, Reading } from '../world.ts';
import { saidOf } from '../wording/said.ts';
import { unaccounted } from './accounted.ts';
import { asItIsNow } from './as-it-is-now.ts';
import { perCalendarYear } from './calendar-years.ts';
import { isDenying } from './denied.ts';
import { askedBack } from './drafted.ts';
import { halfNamed } from './half-named.ts';
import {
  gapOfEnds,
  isHeldToItself,
  isOfItself,
  isOfUnsaid,
  ofLongerSpan,
  ofOmzet,
  partsOfGap,
} from './no-figure-of.ts';
import { notDivided } from './not-divided.ts';
import { partOfAccount } from './of-account.ts';
import { percentOfChange } from './of-change.ts';
import type { Sense } from './sense.ts';
import { notTogether } from './told-together.ts';

const OF_WHAT = 'Waarvan wil je weten welk deel dat is?';

/** A reading that leaves words out is asked back, with what was understood as a click. */
export function accountedFor(
  reading: Extract<Reading, { kind: 'vraag' }>,
  sense: Sense,
  before: Before,
): Reading {
  const change = percentOfChange(sense, reading.question, before.question);
  if (change) return askedBack(change.text, change.questions, sense.vocabulary);
  if (isOfItself(reading.question))
    return askedBack(OF_WHAT, before.question ? ofOmzet(reading.question) : [], sense.vocabulary);
  if (isHeldToItself(reading.question, sense.vocabulary))
    return { kind: 'terugvraag', text: 'Waarmee wil je het vergelijken?', choices: [] };
  const undivided =
    partsOfGap(reading.question) ??
    gapOfEnds(sense, reading.question) ??
    ofLongerSpan(sense, reading.question, before.question) ??
    partOfAccount(sense, reading.question) ??
    notDivided(sense, reading.question) ??
    perCalendarYear(sense, reading.question);
  if (undivided) return askedBack(undivided.text, undivided.questions, sense.vocabulary);
  const apart = notTogether(sense, reading.question, before);
  if (apart) return askedBack(apart.text, apart.questions, sense.vocabulary);
  const half = halfNamed(sense, reading.question);
  if (half) return askedBack(half.text, half.questions, sense.vocabulary);
  const words = [...new Set(unaccounted(sense, reading.question, before.question))];
  if (words.length === 0 && isOfUnsaid(sense, reading.question))
    return askedBack(OF_WHAT, [], sense.vocabulary);
  if (words.length === 0) return reading;
  const now = asItIsNow(sense, reading.question, words);
  if (now) return askedBack(now.text, now.questions, sense.vocabulary);
  const understood = {
    label: saidOf(reading.question, sense.vocabulary),
    question: reading.question,
  };
  // What was asked without is no choice.
  const isOpposite = isDenying(sense) || words.some((word) => /^(?:zonder|behalve)\b/i.test(word));
  const choices = isOpposite ? [] : [understood, ...reading.others];
  const said = words.map((word) => `‘${word}’`).join(' en ');
  return {
    kind: 'terugvraag',
    text: `Ik weet niet wat je met ${said} bedoelt. Wat wil je zien?`,
    choices,
  };
}
