import type { Token } from '../text/tokens.ts';
import { CLAUSES, type Cue } from './combining-cues.ts';
import { senseOf, type Sense } from './sense.ts';

/** Words of one thing that is added up or taken off. */
export interface Piece {
  readonly from: number;
  readonly part: readonly Token[];
  readonly isBehindVan: boolean;
}

/** What stands between the words that add up or take off; a phrase or a name is never divided. */
export function partsOf(sense: Sense, cues: readonly Cue[], isOff: boolean): Piece[] {
  const isIn = (place: number) => isWithinPhrase(place, sense, cues);
  const isJoint = cues.some(({ value }) => value !== 'plus' && value !== 'min');
  const isAdded = cues.some(({ value }) => value === 'bijtellen');
  const pieces: { from: number; part: Token[]; isBehindVan: boolean }[] = [];
  const start = (from: number, isBehindVan: boolean) =>
    pieces.push({ from, part: [], isBehindVan });
  start(0, false);
  sense.tokens.forEach((token, place) => {
    const isCue = cues.some(({ mark }) => mark.from <= place && place < mark.to);
    // 'Als je bij de winst de afschrijvingen weer optelt', and not 'de omzet van Jansen'.
    const isVan =
      place > 0 &&
      !isOfSomebody(place, sense) &&
      ((isOff && token.text === 'van') || (isAdded && token.text === 'bij'));
    // 'Omzet min inkoop en uitbesteed werk' takes off both.
    const isBehindSign = cues.some(
      ({ mark, value }) => (value === 'plus' || value === 'min') && mark.to <= place - 1,
    );
    const isListed = !isIn(place) && isBehindSign && token.text === 'en';
    const isSplit = isListed || (isJoint && !isIn(place) && (CLAUSES.has(token.text) || isVan));
    const isComma = token.isNext === true && !isIn(place) && (isJoint || isBehindSign);
    // 'Als je van de omzet de inkoop aftrekt' names two things behind 'van'.
    const last = pieces.at(-1);
    const isNext =
      last?.isBehindVan === true &&
      /^(?:de|het|onze|mijn)$/.test(token.text) &&
      last.part.some(({ text }) => !/^(?:de|het|onze|mijn)$/.test(text));
    if (isCue || isSplit) start(place + 1, isVan && !isCue);
    else if (isNext) start(place + 1, false);
    else if (isComma) {
      start(place, false);
      pieces.at(-1)?.part.push(token);
    } else pieces.at(-1)?.part.push(token);
  });
  return pieces.filter(({ part }) => part.length > 0);
}

/** 'De omzet van Jansen', 'die bij Jansen': whose it is. */
const isOfSomebody = (place: number, { tokens, figures, relation }: Sense): boolean =>
  relation?.places.has(place + 1) === true &&
  (/^(?:die|dat)$/.test(tokens[place - 1]?.text ?? '') ||
    figures.some(({ mark }) => mark.to === place));

/** Whether the word at a place goes on with a phrase, a name or a number before it. */
const isWithinPhrase = (
  place: number,
  { tokens, scanned, references, relation }: Sense,
  cues: readonly Cue[],
): boolean =>
  scanned.marks.some(({ from, to }) => from < place && place < to) ||
  (references.places.has(place - 1) &&
    references.places.has(place) &&
    !(tokens[place]?.isNext === true && /^\d+$/.test(tokens[place].text)) &&
    !cues.some(({ mark }) => mark.from === place)) ||
  [...(relation?.places ?? [])].some(
    (at) => at < place && relation?.places.has(at + 2) === true && at + 1 === place,
  );

/** 'Omzet q1 plus kosten q2': each of them has a period of its own. */
export function areOfOwnPeriods(parts: readonly Piece[], { vocabulary }: Sense): boolean {
  const said = parts.flatMap(({ part }) => {
    const { tokens, scanned } = senseOf(part, vocabulary);
    const words = scanned.marks
      .filter(({ piece }) => piece)
      .map(({ from, to }) =>
        tokens
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      );
    return words.length === 0 ? [] : [words.join(' ')];
  });
  return new Set(said).size > 1;
}
