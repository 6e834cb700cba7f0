import type { Before, Reading } from '../world.ts';
import { askedBack, settled } from './drafted.ts';
import { narrowed, owedNow } from './narrowed.ts';
import { ofOneTold } from './of-one-told.ts';
import type { Sense } from './sense.ts';

/** A turn that points back is of no more than what it points at. */
export function keptFrom(reading: Reading, sense: Sense, told: Before): Reading {
  const { question: before } = told;
  if (reading.kind !== 'vraag' || !before) return reading;
  const kept =
    ofOneTold(sense, reading.question, told) ??
    narrowed(sense, reading.question, before) ??
    owedNow(sense, reading.question, before);
  if (!kept) return reading;
  return 'kind' in kept
    ? askedBack(kept.text, kept.questions, sense.vocabulary)
    : settled(
        kept,
        reading.others.map(({ question }) => question),
        sense.vocabulary,
      );
}
