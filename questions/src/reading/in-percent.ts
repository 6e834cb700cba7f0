import type { Question } from '@kengetal/contract';
import { IN_PERCENT } from './figures.ts';
import { has, type Sense } from './sense.ts';

/** 'Met hoeveel' behind what rose: what was told. */
const HOW_MUCH = /^(?:en )?(?:met |voor )?hoeveel(?: (?:dan|precies|is dat|was dat|scheelt dat))?$/;

/** 'In procenten': of what was compared its change, of a profit its margin. */
export function inPercent(sense: Sense, before: Question): Question | undefined {
  const { subject, against } = before;
  if (
    (before.measure === 'verschil' || before.measure === 'oorzaken') &&
    HOW_MUCH.test(sense.tokens.map(({ text }) => text).join(' '))
  )
    return before;
  const isShare = against !== undefined && has(sense, 'measure', 'aandeel');
  if ((!has(sense, 'link', 'procent') && !isShare) || sense.tokens.length > 4) return undefined;
  // What parts changed is told with its percentage.
  if (before.measure === 'oorzaken' && before.split !== undefined) return before;
  if (against !== undefined) return { ...before, measure: 'verschil' };
  if (before.measure === 'aandeel') return before;
  const isWhole = subject.kind === 'figure' && subject.without === undefined;
  // What two costs differ is no part of the omzet.
  const isGap =
    subject.kind === 'sum' &&
    subject.terms.some(({ teken }) => teken === 'min') &&
    !(subject.terms[0]?.of.kind === 'figure' && subject.terms[0].of.key === 'omzet');
  if (isGap) return undefined;
  if (!isWhole) return { ...before, measure: 'aandeel', of: 'omzet' };
  const key = IN_PERCENT[subject.key];
  return key === undefined ? undefined : { ...before, subject: { kind: 'figure', key } };
}
