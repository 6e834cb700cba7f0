import { countOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { isMeaning } from '../lexicon/lexicon.ts';
import type { Sense } from './sense.ts';

/** Where one sentence ends: a full stop behind a shortened word ('acc. Veldhuis') is none. */
const END = /(?<=[a-z\d)”"']{4,}\s?\.)\s+(?=[A-Z])|(?<=[?!;:])\s+|(?<=[a-z]{4,}),\s+(?=(?:dus|want|namelijk)\s)/; // prettier-ignore
/** Words that lean on another sentence: what they stand for is said there. */
const LEANING = /^(?:er|daar|daarvan|hiervan|ervan|daarin|daarop|daarbij|die|dat|deze|dit|het|ze|zij|hem|hen|hun|dan|zo|daardoor|toen|ook)$/; // prettier-ignore
/** 'Stel dat we groeien. Wat is dan': what is asked is of what is supposed. */
const SUPPOSED = /(?:^|\s)(?:stel|als|indien|wanneer|mocht(?:en)?)\s/i;

/**
 * What is asked in a text of more sentences, without those that tell what it is about or why: 'ik
 * lig er wakker van: hoeveel schulden hebben we?'. Longest first; none where each sentence is needed.
 */
export function withoutBeside(text: string, senseOf: (part: string) => Sense): string[] {
  const parts = text.split(END).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 6 || (SUPPOSED.test(text) && / dan /i.test(text))) return []; // prettier-ignore
  const senses = parts.map(senseOf);
  const left = parts.filter((_, at) => !isEmpty(senses[at]));
  const leans = senses.map((each) => each.tokens.some(({ text: word }) => LEANING.test(word)));
  const asked = parts.filter((_, at) => {
    const others = leans.some((isLeaning, other) => isLeaning && other !== at);
    return !isLoose(senses[at]) || (others && !isEmpty(senses[at]));
  });
  return [left, asked]
    .filter((each) => each.length > 0 && each.length < parts.length)
    .map((each) => each.join(' '));
}

/** Whether a sentence says nothing that a question about the books can hold. */
const isEmpty = (sense: Sense | undefined): boolean =>
  sense !== undefined && isLoose(sense) && sense.figures.length === 0 &&
  sense.scanned.marks.every(({ meanings }) => meanings.every((each) => isMeaning(each, 'filler') || isMeaning(each, 'link') || isMeaning(each, 'against'))); // prettier-ignore

/** Whether a sentence names no period, relation, account, number or order. */
function isLoose(sense: Sense | undefined): boolean {
  if (!sense) return false;
  const { scanned, relation, references, details, tokens } = sense;
  const isNamed = relation !== undefined || references.places.size > 0;
  const isOrdered = scanned.marks.some(({ piece, meanings }) => piece !== undefined || meanings.some((each) => isMeaning(each, 'order') || isMeaning(each, 'split'))); // prettier-ignore
  const isCounted =
    details.limit !== undefined || details.older !== undefined || tokens.some(isNumber);
  return !isNamed && !isOrdered && !isCounted;
}

const isNumber = ({ text }: Token): boolean => /\d/.test(text) || (text !== 'een' && countOf(text) !== undefined); // prettier-ignore
