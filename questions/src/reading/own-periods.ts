import type { Question } from '@kengetal/contract';
import type { Reading } from '../world.ts';
import { partsOf } from './asked-both.ts';
import { cuesOf } from './combining-cues.ts';
import { draftOf } from './plain.ts';
import { senseOf, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/**
 * 'Omzet 2024 en banksaldo eind 2023': figures that are asked beside each other, each of a period of its
 * own. One question has one period: which of them is asked back, as each is read by itself, unless both
 * come to one, as a year and its end do.
 */
export function ofOwnPeriods(
  sense: Sense,
  read: (part: Sense) => Reading,
): Question | AskedBack | undefined {
  const areTimed = sense.scanned.marks.filter(({ piece }) => piece !== undefined).length > 1;
  if (!areTimed || cuesOf(sense, 'samen', 'plus', 'min').length > 0) return undefined;
  const parts = partsOf(sense).map((part) => senseOf(part, sense.vocabulary));
  if (parts.length < 2 || new Set(parts.map(timeWords)).size < parts.length) return undefined;
  const questions = parts.flatMap((part): Question[] => {
    const reading = timeWords(part) === '' || !names(part) ? undefined : read(part);
    return reading?.kind === 'vraag' ? [reading.question] : [];
  });
  const subjects = new Set(questions.map(({ subject }) => JSON.stringify(subject)));
  if (subjects.size < parts.length) return undefined;
  return (
    ofOnePeriod(questions) ??
    ask('Ik vertel één periode tegelijk. Wat wil je eerst zien?', questions)
  );
}

/** Plain figures of the same months, beside each other. */
function ofOnePeriod([one, ...others]: readonly Question[]): Question | undefined {
  if (one?.subject.kind !== 'figure') return undefined;
  const { subject, ...how } = one;
  const also = others.flatMap(({ subject: { kind, ...of }, ...own }) =>
    kind === 'figure' && 'key' in of && JSON.stringify(own) === JSON.stringify(how) ? [of.key] : [],
  );
  const isPlain = others.every(({ subject: of }) => Object.keys(of).length === 2);
  return isPlain && also.length === others.length && Object.keys(subject).length === 2
    ? { subject: { ...subject, also }, ...how }
    : undefined;
}

/** 'Tussen eind 2022 en eind 2023 gegroeid': what stands behind 'en' may name nothing. */
const names = (part: Sense): boolean => {
  const draft = draftOf(part);
  return draft?.kind === 'asked' && draft.isBare !== true;
};

const timeWords = ({ tokens, scanned }: Sense): string =>
  scanned.marks
    .filter(({ piece }) => piece !== undefined)
    .flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => text))
    .join(' ');
