import type { Question } from '@kengetal/contract';
import { ofRecurring } from './booked-of-recurring.ts';
import type { Draft } from './draft.ts';
import { alsoOwed } from './enough.ts';
import { linesOf, nextRow, rowOf, rowsOf } from './gone-from-list.ts';
import { endOfAverage } from './of-average.ts';
import { byItsName, listed, partOf } from './part-in-turn.ts';
import { partsOfChange } from './parts-of-change.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import { comesTo, ofSeries } from './series-in-turn.ts';
import { taxed } from './taxed.ts';
import type { AskedBack } from './together.ts';
import { ofCounted, ofSame, paidOfThat } from './whose-in-turn.ts';
import { whoseOf } from './whose.ts';

/** What goes on from an answer by one word of it: 'min de kosten', 'met personeel', 'per jaar'. */
export function goneOn(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | AskedBack | undefined {
  return (
    taxed(sense, question) ??
    endOfAverage(sense, question) ??
    byItsName(sense, question) ??
    ofCounted(sense, question) ??
    whoseOf(sense, question) ??
    ofSame(sense, time, question) ??
    paidOfThat(sense, question) ??
    partsOfChange(sense, question) ??
    listed(sense, question) ??
    nextRow(sense, question) ??
    rowOf(sense, draft, time, question) ??
    rowsOf(sense, draft, time, question) ??
    alsoOwed(sense, question) ??
    linesOf(sense, question) ??
    ofRecurring(sense, draft, time, question) ??
    partOf(sense, draft, question) ??
    ofSeries(sense, time, question) ??
    comesTo(sense, question)
  );
}
