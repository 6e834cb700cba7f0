import { countOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { isMeaning } from '../lexicon/lexicon.ts';
import { THERE } from './asked-alone.ts';
import { FOR, isAbout } from './clause.ts';
import { isOrdinary } from './ordinary.ts';
import type { Sense } from './sense.ts';

/** Where one sentence ends: a full stop behind a shortened word ('acc. Veldhuis') is none. */
const END =
  /(?<=[a-z\d)”"']{4,}\s?\.)\s+(?=[A-Z])|(?<=[?!;:])\s+|(?<=[a-z]{4,}),\s+(?=(?:dus|want|namelijk)\s)/;
/** 'Stel dat we groeien. Wat is dan': what is asked is of what is supposed. */
const SUPPOSED = /(?:^|\s)(?:stel|als|indien|wanneer|mocht(?:en)?)\s/i;

/** 'Hoeveel omzet was dat': of what was told. */
const LEANS =
  /\b(?:is|was|zijn|waren|kostte|kostten|bracht|brachten|deed|deden) (?:dat|die|hij|ze)\b/i;

/**
 * What is asked in a text of more sentences, without those that tell what it is about or why: 'ik
 * lig er wakker van: hoeveel schulden hebben we?'. Nothing where each sentence is needed.
 */
export function withoutBeside(text: string, senseOf: (part: string) => Sense): string | undefined {
  const parts = text.split(END).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 6 || (SUPPOSED.test(text) && / dan /i.test(text)))
    return undefined;
  const left = parts.filter((part) => !isBeside(part, senseOf(part)));
  const isLeaning = left.some(
    (part) => LEANS.test(part) || senseOf(part).tokens.some(({ text: word }) => THERE.test(word)),
  );
  return left.length > 0 && left.length < parts.length && !isLeaning ? left.join(' ') : undefined;
}

const TOLD =
  /^(?:ik|we|wij|er|je|ze|is|zijn|was|heb|hebben|heeft|had|wordt|worden|kan|kunnen|moet|moeten|mag|gaat|gaan|komt|komen|vraagt|vragen|mijn|onze|ons|me|mij|het|dat|dit)$/;

/** Whether a sentence tells something: in a part of one, 'voor Pietersen:', a name narrows what is asked. */
const isBeside = (part: string, sense: Sense): boolean =>
  saysNothing(part, sense) &&
  !isAbout(part) &&
  !FOR.test(part) &&
  !sense.rest.some(({ tie }) => tie === 'van') &&
  (sense.tokens.some(({ text }) => TOLD.test(text)) ||
    sense.rest.every(({ token }) => isOrdinary(token.text)));

const NAME = /\s[A-Z]/;

/** Whether a sentence says nothing that a question about the books can hold, and has no name in it. */
const saysNothing = (part: string, sense: Sense): boolean =>
  isLoose(sense) &&
  !NAME.test(part.trim()) &&
  sense.scanned.marks.every(({ meanings }) =>
    meanings.every((each) => isMeaning(each, 'filler') || isMeaning(each, 'link')),
  ) &&
  !sense.rest.some(({ token }) => sense.vocabulary.isName(token.text));

/** What narrows what another sentence asks: 'niet de holding meenemen', 'ik bedoel Dordrecht'. */
const CONDITION =
  /^(?:niet|geen|nooit|noch|zonder|behalve|alleen|enkel|slechts|uitsluitend|wil|willen|bedoel|bedoelen|graag|neem|reken|tel|kijk|houd|hou|laat|mee|meenemen|meetellen|meerekenen|mits|tenzij|eruit|erbuiten|buiten|weg|weglaten|weggelaten|uitgezonderd|uitgesloten|afgezien|gecorrigeerd)$/;

/** Whether a sentence names no figure, period, relation, account, number, order or condition. */
function isLoose({ scanned, relation, references, details, tokens, figures }: Sense): boolean {
  const isNamed = relation !== undefined || references.places.size > 0 || figures.length > 0;
  const isOrdered = scanned.marks.some(
    ({ piece, meanings }) =>
      piece !== undefined ||
      meanings.some(
        (each) =>
          isMeaning(each, 'order') ||
          isMeaning(each, 'split') ||
          (isMeaning(each, 'link') && each.value !== 'rekening'),
      ),
  );
  const isCounted =
    details.limit !== undefined || details.older !== undefined || tokens.some(isNumber);
  const isNarrowing = tokens.some(({ text }) => CONDITION.test(text));
  return !isNamed && !isOrdered && !isCounted && !isNarrowing;
}

const isNumber = ({ text }: Token): boolean =>
  /\d/.test(text) || (text !== 'een' && countOf(text) !== undefined);
