import type { Before, Reading } from '../world.ts';
import { askedBack, settled } from './drafted.ts';
import type { Sense } from './sense.ts';

const ENTRY = /^(?:journaalpost|journaalposten|journaalboeking)$/;
const LONGEST = 9;

/** 'Welke journaalpost hoort daarbij' after bookings: the whole entry of the one that was told, or of which it is. */
export function entryAsked(sense: Sense, { question, found }: Before): Reading | undefined {
  const { tokens, references, relation, figures, vocabulary } = sense;
  const isOfOther = references.places.size > 0 || relation !== undefined || figures.length > 0 || tokens.length > LONGEST; // prettier-ignore
  const isOfLines = question?.subject.kind === 'lines' || question?.measure === 'boekingen';
  const isOfNothing = !question && tokens.some(({ text }) => /^(?:daarbij|erbij|hierbij|daarvan)$/.test(text)); // prettier-ignore
  if (!(isOfLines || isOfNothing) || isOfOther || !tokens.some(({ text }) => ENTRY.test(text))) return undefined; // prettier-ignore
  const boekstuk = found && 'boekstuk' in found ? found.boekstuk : question?.only?.boekstuk;
  if (boekstuk !== undefined) return settled({ subject: { kind: 'lines' }, only: { boekstuk } }, [], vocabulary); // prettier-ignore
  return askedBack('Van welke boeking wil je de hele journaalpost zien? Noem het boekstuk.', [], vocabulary); // prettier-ignore
}
