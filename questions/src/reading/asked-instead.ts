import type { Question } from '@kengetal/contract';
import type { Before, Reading } from '../world.ts';
import { causesAsked } from './causes-asked.ts';
import { type Draft, figure } from './draft.ts';
import { askedBack, noAnswer } from './drafted.ts';
import { entryAsked } from './entry-asked.ts';
import { filed, notInBooks } from './not-in-books.ts';
import { refusal } from './refuse.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';

/** What no figure answers, with what the books do have of it. */
export function askedInstead(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  before: Before,
): Reading | undefined {
  const instead = notInBooks(sense, draft, time) ?? causesAsked(sense, time, before);
  if (instead) return askedBack(instead.text, instead.questions, sense.vocabulary);
  const entry = entryAsked(sense, before) ?? filed(sense, time);
  if (entry) return entry;
  const wanted = affordable(sense);
  return wanted && noAnswer(refusal('advies'), wanted);
}

const WONDERED =
  /^(?:kan|kunnen|zou) (?:ik|we|wij) (?!.*\b(?:zien|weten)\b).*\b(?:missen|kopen|aanschaffen|permitteren)$/;

/** 'Kan ik een busje van 35.000 euro kopen' is advice; what there is, beside what is owed, is known. */
const affordable = ({ tokens, relation }: Sense): Question | undefined =>
  relation === undefined && WONDERED.test(tokens.map(({ text }) => text).join(' '))
    ? { subject: { ...figure('bank_en_kas'), also: ['crediteuren'] } }
    : undefined;
