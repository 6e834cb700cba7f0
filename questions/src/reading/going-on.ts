import type { Question } from '@kengetal/contract';
import { ofRecurring } from './booked-of-recurring.ts';
import type { Draft } from './draft.ts';
import { alsoOwed } from './enough.ts';
import { linesOf, nextRow, rowOf, rowsOf } from './gone-from-list.ts';
import { byItsName, listed, partOf } from './part-in-turn.ts';
import { partsOfChange } from './parts-of-change.ts';
import type { Time } from './said-time.ts';
import { meant } from './scan.ts';
import { type Sense, first, has } from './sense.ts';
import { comesTo, ofSeries } from './series-in-turn.ts';
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

/** 'En de hoogste' behind an average: one of the months or invoices that it is over. */
function endOfAverage(sense: Sense, before: Question): Question | undefined {
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

const TAX =
  /^(?:(?:en|dan|of|maar|nee|sorry|o|oh|oeps|wacht|ik|bedoel|bedoelde|toch|liever|doe|graag) )*(na|voor) (?:aftrek (?:van )?)?(?:de )?(?:belasting|belastingen|vpb|vennootschapsbelasting)\b/;

const DEPRECIATION =
  /^(?:en |dan |of |maar )*voor (?:aftrek (?:van )?)?(?:de )?afschrijving(?:en)?$/;

/** 'En na belasting?' and 'voor afschrijvingen?' of a result before it. */
function taxed({ tokens }: Sense, { subject, ...question }: Question): Question | undefined {
  const text = tokens.map((token) => token.text).join(' ');
  const isAfter =
    subject.kind === 'figure' &&
    subject.key === 'resultaat_voor_belasting' &&
    /^(?:en |dan )?(?:erna|daarna)$/.test(text);
  const side = isAfter ? 'na' : TAX.exec(text)?.[1];
  const isResult = subject.kind === 'figure' && /resultaat|ebitda/.test(subject.key);
  if (isResult && subject.key === 'resultaat' && DEPRECIATION.test(text))
    return {
      ...question,
      subject: { kind: 'figure', key: 'resultaat', without: ['afschrijvingen'] },
    };
  if (side === undefined || !isResult) return undefined;
  const key = side === 'na' ? 'resultaat' : 'resultaat_voor_belasting';
  return { ...question, subject: { kind: 'figure', key } };
}
