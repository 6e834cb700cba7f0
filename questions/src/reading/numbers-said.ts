import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import { rangeOf, type Details } from './details.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';

/** 'Maak er eens vijftig dagen van', 'en langer dan 90', 'en 60 tot 90' of what is older than some others. */
export function daysSaid(
  { tokens, scanned, details }: Sense,
  { subject }: Question,
): Pick<Details, 'older' | 'until'> {
  const { older, until } = details;
  if (older !== undefined) return { older, until };
  if (subject.kind !== 'open' || subject.older === undefined) return {};
  const range = rangeOf(tokens);
  if (range) return { older: range.older, until: range.until };
  const at = tokens.findIndex(({ text }) => /^(?:dagen|dgn)$/.test(text));
  const [than] = meant(scanned.marks, 'link').filter(
    ({ value }) => value === 'ouder' || value === 'boven',
  );
  const isLast = than !== undefined && than.mark.to === tokens.length - 1;
  return { older: countOf(tokens[isLast ? than.mark.to : at - 1]?.text) };
}

/** 'Geef er maar vijf' of the largest: so many of them. */
export function rowsSaid(
  { tokens, figures, scanned }: Sense,
  { order, limit }: Question,
): number | undefined {
  const said = tokens
    .filter(({ text }) => text !== 'een')
    .flatMap(({ text }) => countOf(text) ?? []);
  const isBare =
    figures.length === 0 &&
    scanned.marks.every(
      ({ piece, meanings }) =>
        piece === undefined && meanings.every(({ role }) => role === 'filler' || role === 'order'),
    );
  const isRows =
    isBare &&
    said.length === 1 &&
    tokens.some(({ text }) => text === 'er') &&
    (order ?? limit) !== undefined;
  return isRows ? said[0] : undefined;
}
