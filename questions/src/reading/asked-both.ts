import type { QuestionSubject } from '@kengetal/contract';
import { isWithinName } from '../names/accounts.ts';
import type { Token } from '../text/tokens.ts';
import { cuesOf } from './combining-cues.ts';
import type { Asked, Draft, ReadPart } from './draft.ts';
import { isCountedIn } from './figures.ts';
import { splitAt, splitAtCommas } from './operands.ts';
import { has, senseOf, type Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

/**
 * 'Lonen en huur', 'openstaande facturen en winst': things that are asked beside each other, where the
 * reading of the whole tells not all of them. Undefined where it does, or where a part is no question.
 */
export function askedBoth(
  sense: Sense,
  draft: Draft,
  read: ReadPart,
): readonly Asked[] | undefined {
  if (sense.relation || isCountedIn(sense.tokens) || saysWhatOfThem(sense)) return undefined;
  // What is asked back already is better asked, but where a word was not found.
  if (draft.kind === 'ask' && sense.rest.length === 0) return undefined;
  const parts = partsOf(sense);
  if (parts.length < 2) return undefined;
  const each = parts.map((part) => wholeOf(senseOf(part, sense.vocabulary), read));
  const found = each.filter((asked) => asked !== undefined);
  const said = new Map(found.map((asked) => [JSON.stringify(asked.subject), asked]));
  if (found.length < each.length || said.size < 2) return undefined;
  // 'Welke abonnementen lopen er, en wat kosten ze per maand' is told by the list.
  const isOfThem = THEM.test(lineOf(sense));
  const isTold = ({ subject }: Asked) =>
    draft.kind === 'asked' &&
    (tells(draft.asked.subject, subject) ||
      (isOfThem &&
        draft.asked.subject.kind === 'recurring' &&
        subject.kind === 'figure' &&
        subject.key === 'kosten'));
  return found.every(isTold) ? undefined : [...said.values()];
}

const THEM = / kost(?:en)? (?:ze|die|dat|het|hij) /;

/** Added up, held against each other, or one a part of the other. */
const saysWhatOfThem = (sense: Sense): boolean =>
  cuesOf(sense, 'samen', 'plus', 'min', 'bijtellen', 'aftrekken', 'zonder', 'weg').length > 0 ||
  has(sense, 'link', 'procent') ||
  has(sense, 'measure', 'verschil') ||
  has(sense, 'measure', 'aandeel');

/** What stands between 'en' and commas of one list; a phrase or a name is never divided. */
export function partsOf({ tokens, scanned, references, vocabulary }: Sense): Token[][] {
  const isWithin = (place: number) =>
    scanned.marks.some(({ from, to }) => from < place && place < to) ||
    references.places.has(place) ||
    isWithinName(tokens, place, vocabulary);
  const parts = splitAt(tokens, ({ text }, place) => text === 'en' && !isWithin(place));
  return parts.flatMap((part, at) =>
    at < parts.length - 1 ? splitAtCommas(part, LONGEST) : [part],
  );
}

/** Words of a thing in a list: 'omzet, de vaste lasten en …'. */
const LONGEST = 3;

const ASKED = new Set(['figure', 'account', 'open', 'recurring', 'vat', 'charged']);

/** A part that says by itself what it is about, and no more. */
function wholeOf(sense: Sense, read: ReadPart): Asked | undefined {
  const draft = read(sense);
  if (draft?.kind !== 'asked' || draft.isBare) return undefined;
  const { subject, ...how } = draft.asked;
  const isNamed = sense.rest.length === 0 || subject.kind === 'account';
  // 'Winst voor afschrijvingen en rente' is of one thing.
  if (subject.kind === 'figure' && subject.without) return undefined;
  return isNamed && ASKED.has(subject.kind) && Object.keys(how).length === 0
    ? draft.asked
    : undefined;
}

/** Whether a subject tells all that another one is of. */
function tells(whole: QuestionSubject, part: QuestionSubject): boolean {
  const said = JSON.stringify(whole);
  if (said === JSON.stringify(part)) return true;
  if (whole.kind === 'figure' || whole.kind === 'sum')
    return part.kind === 'figure' && said.includes(`"${part.key}"`);
  // 'En wat kost dat per keer' of how often it comes is told with that.
  if (whole.kind === 'recurring' && part.kind === 'recurring')
    return (part.rekeningen ?? part.aspect ?? part.elke) === undefined;
  return (
    whole.kind === 'account' &&
    part.kind === 'account' &&
    part.rekeningen.every((each) => whole.rekeningen.includes(each))
  );
}
