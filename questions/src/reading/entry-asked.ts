import type { Before, Reading } from '../world.ts';
import { askedBack, settled } from './drafted.ts';
import type { Sense } from './sense.ts';

const ENTRY = /^(?:journaalpost|journaalposten|journaalboeking|tegenboeking)$/;
const LONGEST = 9;

/** 'Welke journaalpost hoort daarbij' after bookings: the whole entry of the one that was told, or of which it is. */
export function entryAsked(sense: Sense, { question, found }: Before): Reading | undefined {
  const { tokens, references, relation, figures, vocabulary } = sense;
  const isOfOther =
    references.places.size > 0 ||
    relation !== undefined ||
    figures.length > 0 ||
    tokens.length > LONGEST;
  const isOfLines = question?.subject.kind === 'lines' || question?.measure === 'boekingen';
  const isOfNothing =
    !question && tokens.some(({ text }) => /^(?:daarbij|erbij|hierbij|daarvan)$/.test(text));
  if (!(isOfLines || isOfNothing) || isOfOther || !asksEntry(tokens)) return undefined;
  const boekstuk = found && 'boekstuk' in found ? found.boekstuk : question?.only?.boekstuk;
  if (boekstuk !== undefined)
    return settled({ subject: { kind: 'lines' }, only: { boekstuk } }, [], vocabulary);
  return askedBack(
    'Van welke boeking wil je de hele journaalpost zien? Noem het boekstuk.',
    [],
    vocabulary,
  );
}

/** 'Met welke tegenrekening' is of the whole entry. */
const asksEntry = (tokens: Sense['tokens']): boolean =>
  tokens.some(({ text }) => ENTRY.test(text)) ||
  / tegen ?rekening(?:en)? /.test(` ${tokens.map(({ text }) => text).join(' ')} `);
