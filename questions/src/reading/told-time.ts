import { isOccasion } from './occasion.ts';
import type { Sense } from './sense.ts';
import { CLOCK, DAY, KIN, VERB } from './told-words.ts';

/** 'Toen mijn broer er nog bij was', 'net voor we verhuisden': the time of what is asked, as it was for somebody. */
export const isTimeOf = ([start = '', ...words]: readonly string[]): boolean =>
  /^(?:toen|terwijl|net|vlak|kort)$/.test(start) &&
  !VERB.test(words[0] ?? '') &&
  words.length > 2 &&
  (/^(?:toen|terwijl)$/.test(start) || /^(?:voor|na|voordat|nadat)$/.test(words[0] ?? ''));

/** 'Augustus was mijn eerste maand', 'kolom 2025 is nog leeg': what is told is of a time or a document. */
export const isOfTime = (words: readonly string[], { marks }: Sense['scanned']): boolean =>
  words.slice(1, 4).some((word) => VERB.test(word)) &&
  (isOccasion(words[0] ?? '') ||
    marks.some(
      ({ piece, from }) =>
        piece !== undefined && (from === 0 || (from === 1 && isOccasion(words[0] ?? ''))),
    ));

/** 'Om 14:00', 'over tien minuten'. */
export const isOfClock = (place: number, words: readonly string[]): boolean =>
  CLOCK.test(words[place] ?? '') ||
  CLOCK.test(words[place + 1] ?? '') ||
  /^\d{1,2}:\d\d$/.test(words[place] ?? '');

/** 'Mijn zoon van twaalf', 'mijn oma is 94'. */
export const isAge = (place: number, { tokens }: Sense): boolean =>
  /^(?:van|is|wordt|bijna)$/.test(tokens[place - 1]?.text ?? '') &&
  KIN.test(tokens[place - 2]?.text ?? '');

/** Whether a part says a period; a day is only when it is told. */
export const isTimed = ({ sense: { scanned, tokens } }: { readonly sense: Sense }): boolean =>
  isTimeOf(tokens.map(({ text }) => text)) ||
  scanned.marks.some(
    ({ piece, from }) => piece !== undefined && !DAY.test(tokens[from]?.text ?? ''),
  );
