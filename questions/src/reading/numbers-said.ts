import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import type { Sense } from './sense.ts';

/** 'Maak er eens vijftig dagen van' of what is older than some others. */
export function daysSaid({ tokens }: Sense, { subject }: Question): number | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:dagen|dgn)$/.test(text));
  return subject.kind === 'open' && subject.older !== undefined ? countOf(tokens[at - 1]?.text) : undefined; // prettier-ignore
}

/** 'Geef er maar vijf' of the largest: so many of them. */
export function rowsSaid({ tokens, figures, scanned }: Sense, { order, limit }: Question): number | undefined {
  const said = tokens.filter(({ text }) => text !== 'een').flatMap(({ text }) => countOf(text) ?? []);
  const isBare = figures.length === 0 && scanned.marks.every(({ piece, meanings }) => piece === undefined && meanings.every(({ role }) => role === 'filler' || role === 'order')); // prettier-ignore
  const isRows = isBare && said.length === 1 && tokens.some(({ text }) => text === 'er') && (order ?? limit) !== undefined; // prettier-ignore
  return isRows ? said[0] : undefined;
} // prettier-ignore
