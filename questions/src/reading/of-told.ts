import { countOf } from '../text/numbers.ts';
import type { Sense } from './sense.ts';
import type { Time } from './said-time.ts';

export const SAME = /^(?:(?:de|het|die|dat)?zelfde|idem|ditto)$/;
/** 'En van 2023' behind a quarter, where 'en in 2023' is the year. */
const OF_YEAR = /^(?:en )?(?:die |dat )?van (?:jaar)?20\d\d(?: dan)?$/;

/** 'Nee, ik bedoel 2024' and 'hetzelfde in 2024' of a quarter or month: those of the year that is said. */
export const isOfThose = ({ tokens }: Sense, { unit, piece }: Time): boolean =>
  unit === 'jaar' &&
  piece?.endOf === undefined &&
  ((piece?.back === undefined && tokens.some(({ text }) => SAME.test(text))) ||
    /^(?:nee|oeps|sorry|correctie|foutje)$/.test(tokens[0]?.text ?? '') ||
    OF_YEAR.test(tokens.map(({ text }) => text).join(' ')) ||
    tokens.some(({ text }) => /^(?:bedoel|bedoelde)$/.test(text)));

/** 'Alleen het laatste kwartaal', 'de laatste twee maanden daarvan': of the period that was told. */
export const isOfTold = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => text === 'laatste') &&
  tokens.some(({ text }) => /^(?:alleen|enkel|daarvan|ervan)$/.test(text));

/** 'Dezelfde periode in 2023' of a year that is under way: the months that are told of it. */
export const isOfSpan = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:periode|maanden|mnd|tijd)$/.test(text) &&
      SAME.test(tokens[countOf(tokens[at - 1]?.text) === undefined ? at - 1 : at - 2]?.text ?? ''),
  );

/** 'Aan het einde van het boekjaar daarna' is the end of no year but that one. */
export const isOwnEnd = ({ tokens }: Sense, { piece }: Time): boolean =>
  piece?.endOf === 'jaar' && !tokens.some(({ text }) => /\d/.test(text));
