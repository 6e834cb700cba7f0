import type { Question } from '@kengetal/contract';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';

/** 'En de hoogste' behind an average: one of the months or invoices that it is over. */
export function endOfAverage(sense: Sense, before: Question): Question | undefined {
  const order = first(sense, 'order');
  const { measure, split = 'maand', ...whole } = before;
  const isBare =
    sense.rest.length + sense.figures.length === 0 &&
    sense.relation === undefined &&
    meant(sense.scanned.marks, 'noun').length === 0 &&
    sense.scanned.marks.every(({ piece }) => piece === undefined);
  if (measure !== 'gemiddelde' || (order !== 'hoogste' && order !== 'laagste') || !isBare)
    return undefined;
  const rows = { order, limit: sense.details.limit ?? 1 };
  if (split === 'factuur') return { ...whole, measure: 'boekingen', ...rows };
  return {
    ...whole,
    split,
    ...rows,
    ...(has(sense, 'measure', 'aandeel') && { measure: 'aandeel' }),
  };
}
