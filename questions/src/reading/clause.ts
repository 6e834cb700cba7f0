import { PERSON } from './asker.ts';
import { isOccasion } from './occasion.ts';
import type { Sense } from './sense.ts';

/** A part of a text between its signs, with what was found in it. */
export interface Clause {
  readonly text: string;
  readonly sense: Sense;
}

/** What something is asked for: a noun follows, which may also say of what part. */
export const FOR =
  /^\s*(?:ter|ten behoeve van|t\.?b\.?v\.?|in verband met|in het kader van|bij het [a-z]{3,}en|i\.?v\.?m\.?|naar aanleiding van|met het oog op|vanwege|wegens|gezien|voor (?:in|op|bij|de|het|een|mijn|ons|onze))\s/i;
/** Why: what follows tells something. */
export const WHY =
  /^\s*(?:omdat|want|zodat|aangezien|doordat|nu (?:de|het|ik|we|mijn|onze)|om (?:de|het|een|mijn|onze?)|dan (?:kan|weet|[a-z]+ (?:ik|we|wij)))\s/i;
/** Words of a clause that tells something. */
export const TOLD =
  /^(?:ik|we|wij|er|je|ze|hij|zij|is|zijn|was|heb|hebben|heeft|had|wordt|worden|kan|kunnen|moet|moeten|mag|gaat|gaan|komt|komen|kwam|vraagt|vragen|zegt|zei|wil|wilde|bel(?:t|de)|mail(?:t|de)|app(?:t|te)|schrijft|schreef|meldt|meldde|denkt|beweert|zoekt|mijn|onze|ons|me|mij|het|dat|dit|hun)$/;
/** 'Het gaat om de verhuur'. */
export const isAbout = (text: string): boolean =>
  /\b(?:gaat|ging|draait|heb|hebben) (?:\w+ )?(?:om|over)\b(?! (?:\w+ (?:uur|minuten)|\d+:))/i.test(
    text,
  ) || /\bdat (?:is|zijn|was|waren) (?:de|het|een|mijn|onze?)\b/i.test(text);

/** 'Onze kredietverzekeraar stelt een limiet': what somebody of the trade does, wants or says. */
export const isOfPerson = ({ sense: { tokens } }: Clause): boolean =>
  /^(?:de|het|een|mijn|onze|ons)$/.test(tokens[0]?.text ?? '') &&
  PERSON.test(tokens[1]?.text ?? '') &&
  tokens.length > 2;

export const isOfPurpose = ({ text, sense }: Clause): boolean =>
  FOR.test(text) || WHY.test(text) || sense.tokens.some((each) => isOccasion(each.text));

/** Whether a place is of a period. */
export const isPeriod = (place: number, { scanned }: Sense): boolean =>
  scanned.marks.some(({ from, to, piece }) => piece !== undefined && from <= place && place < to);
export const isKept = (place: number, sense: Sense): boolean =>
  isPeriod(place, sense) || isNamed(place, sense);
export const isNamed = (place: number, { relation, references, tokens }: Sense): boolean =>
  !isOccasion(tokens[place]?.raw ?? '') &&
  (relation?.places.has(place) === true || references.places.has(place));
