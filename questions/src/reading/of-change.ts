import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { isOfDifference } from './between.ts';
import { figure } from './draft.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';
import { ask } from './turns-chosen.ts';

/** A part of what changed: 'welk deel van de stijging komt door personeel'. */
const PART_OF_CHANGE =
  / (?:deel|gedeelte|stuk|procent|%|pct|percentage|aandeel) (?:van|in) (?:(?:de|het|die|deze|onze|totale) )*[a-z]*(?:stijging|daling|toename|afname|groei|krimp|verschil|verandering) /;

/** What no percentage is told of: how much two amounts differ, and what a change is made up of. */
export function percentOfChange(
  sense: Sense,
  question: Question,
  before: Question | undefined,
): AskedBack | undefined {
  const { subject, measure, of, against, ...rest } = question;
  const isPercent = has(sense, 'link', 'procent') || has(sense, 'measure', 'aandeel');
  if (!isPercent || !(measure === 'aandeel' || measure === 'verschil')) return undefined;
  const isGap = subject.kind === 'sum' && subject.terms.some(({ teken }) => teken === 'min');
  const isSame = JSON.stringify(subject) === JSON.stringify(before?.subject);
  if (isGap && (isOfDifference(sense) || (isSame && sense.figures.length === 0)))
    return ask('Een verschil tussen twee bedragen geef ik in euro’s. Wil je dat zien?', [
      { subject, ...rest },
    ]);
  if (of === undefined || !PART_OF_CHANGE.test(lineOf(sense))) return undefined;
  return ask(
    'Welk deel van een verandering iets is zeg ik niet in procenten. Wil je zien waar ze vandaan komt?',
    [
      {
        subject: figure(of as FigureKey),
        measure: 'oorzaken',
        ...rest,
        ...(against !== undefined && { against }),
      },
    ],
  );
}
