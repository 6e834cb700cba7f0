import type { Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { accountsMeasured } from './account.ts';
import { shareMeasured, tellAmounts, tellDifference, tellShare } from './amount.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { tellAverageLine } from './average-line.ts';
import { averageMeasured, tellAverage } from './average.ts';
import { tellCauses } from './causes.ts';
import { isCounted, tellCounts, tellCountsBeside } from './counts.ts';
import { onDay } from './day.ts';
import { whyNotEvaluated, whyNotOf, whyNotSeveral } from './not-evaluated.ts';
import { figureMeasured } from './figure.ts';
import { tellEachAccount } from './each-account.ts';
import { tellInvoice } from './invoice.ts';
import { movedIn, tellBooked, tellLines } from './lines.ts';
import type { Measured } from './measured.ts';
import { amountsOf } from './measuring.ts';
import { openOf } from './open-of.ts';
import { tellOpen } from './open.ts';
import type { PartSplit } from './parts-of-lines.ts';
import { tellParts } from './ranking.ts';
import { isPeriodSplit, MANY, type By } from './series-by.ts';
import { tellSeriesAgainst } from './series-against.ts';
import { tellSeriesBeside } from './series-beside.ts';
import { isTogether, tellSeriesTogether } from './series-together.ts';
import { tellSeries } from './series.ts';
import { Telling } from './telling.ts';
import { wholeOf } from './whole.ts';

/** What can be asked of open invoices, besides what is open. */
const OPEN_MEASURES: ReadonlySet<string> = new Set(['aandeel', 'aantal', 'samen']);

/**
 * Tells something with an amount: alone, divided, or held against another period.
 * @param answer tells the other question that an invoice comes to
 */
export async function tellMeasured(
  asking: Asking,
  answer: (question: Question) => Promise<Answer>,
): Promise<Answer> {
  const open = await askedOfOpen(asking);
  if (open) return open;
  const [found, ...others] = await amountsOf(asking);
  if (!found) throw new Error('a subject without an evaluator');
  const { question } = asking;
  const why = others.length > 0 ? whyNotSeveral(question) : whyNotEvaluated(question, found.name);
  if (why !== undefined) return new Telling().say(why).done(question);
  const measured = timed(asking, found);
  const besides = others.map((each) => timed(asking, each));
  const unfit = [measured, ...besides].flatMap((each) => whyNotOf(question, each) ?? [])[0];
  if (unfit !== undefined) return new Telling().say(unfit).done(question);
  if (besides.length > 0) return tellSeveral(asking, [measured, ...besides]);
  return (
    (await ofInvoices(asking, measured, answer)) ??
    ofWhole(asking, measured) ??
    ofCounts(asking, measured) ??
    ofPeriods(asking, measured) ??
    ofParts(asking, measured) ??
    ofAmount(asking, measured)
  );
}

/** Amounts beside each other, also by month, quarter or year, and accounts by themselves. */
function tellSeveral(asking: Asking, amounts: readonly [Measured, ...Measured[]]): Promise<Answer> {
  const { split } = asking.question;
  if (split === 'rekening') return tellEachAccount(asking, amounts);
  return isPeriodSplit(split)
    ? tellSeriesBeside(asking, amounts, split)
    : tellAmounts(asking, amounts);
}

/** An invoice by its number, or each of those that were charged. */
async function ofInvoices(
  asking: Asking,
  measured: Measured,
  answer: (question: Question) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { subject, split, measure, only, period: _, ...more } = asking.question;
  // Nothing else is asked of it: the whole of the invoice, whenever it was booked.
  const isInvoice = subject.kind === 'lines' && (split ?? measure) === undefined;
  const { relatie, ...of } = only ?? {};
  const isOnly = isInvoice && Object.keys({ ...more, ...of }).length === 1;
  if (isOnly && of.factuur !== undefined)
    return tellInvoice(asking, { factuur: of.factuur, relatie }, answer);
  if (split !== 'factuur') return undefined;
  return measure === 'gemiddelde'
    ? tellAverageLine(asking, measured, ['factuur', 'facturen'])
    : tellLines(asking, measured);
}

/** What open invoices tell better than the balance of their account; undefined for another question. */
async function askedOfOpen(asking: Asking): Promise<Answer | undefined> {
  const { question } = asking;
  const { measure = 'aandeel', day, subject } = question;
  const open = OPEN_MEASURES.has(measure) && day === undefined ? await openOf(asking) : undefined;
  if (!open) return undefined;
  const why = whyNotEvaluated({ ...question, subject: open });
  if (why !== undefined) return new Telling().say(why).done(question);
  return tellOpen(asking, open, subject.kind === 'relation' ? subject.relatie : undefined);
}

/** The same of a day, or of what moved in a period. */
function timed(asking: Asking, found: Measured): Measured {
  const { day, only, measure, split } = asking.question;
  // What went to one side is of a period, on an account of the balance sheet as well.
  const isOneSided = only?.zijde !== undefined;
  if (day !== undefined) {
    const isMoved = isOneSided || measure === 'boekingen' || measure === 'aantal';
    return onDay(asking, isMoved ? movedIn(asking, found) : found, day);
  }
  const isOfPeriod = isOneSided && (measure === 'gemiddelde' || isPeriodSplit(split));
  return isOfPeriod ? movedIn(asking, found) : found;
}

/** The share that it has of a whole. */
function ofWhole(asking: Asking, measured: Measured): Promise<Answer> | undefined {
  const { measure, split, against } = asking.question;
  if (measure !== 'aandeel' || split !== undefined) return undefined;
  const whole = wholeIn(asking, measured);
  return against === undefined
    ? tellShare(asking, measured, whole)
    : tellAmounts(asking, [shareMeasured(measured, whole)]);
}

/** How many there are. */
function ofCounts(asking: Asking, measured: Measured): Promise<Answer> | undefined {
  const { split, against } = asking.question;
  if (!isCounted(asking.question, measured)) return undefined;
  const by = isPeriodSplit(split) ? split : partSplit(split);
  if (by !== undefined) return tellCounts(asking, measured, by);
  return against === undefined ? undefined : tellCountsBeside(asking, measured);
}

/** By month, quarter or year; also an average of those that is held against another. */
function ofPeriods(asking: Asking, measured: Measured): Promise<Answer> | undefined {
  const { measure, split, against } = asking.question;
  const by = split ?? 'maand';
  if (measure === 'gemiddelde' && against !== undefined && isPeriodSplit(by))
    return tellAmounts(asking, [averageMeasured(measured, by)]);
  return isPeriodSplit(split) ? ofEachPeriod(asking, measured, split) : undefined;
}

async function ofEachPeriod(asking: Asking, measured: Measured, by: By): Promise<Answer> {
  const { measure, against, rows } = asking.question;
  const whole = () => wholeIn(asking, measured);
  if (isTogether(asking.question, measured, whole))
    return tellSeriesTogether(asking, measured, by, whole);
  if (measure === 'aandeel' && rows !== undefined) {
    const why = `Naar hun bedrag kies ik geen ${MANY[by]} waarvan het aandeel wordt gevraagd.`;
    return new Telling().say(why).done(asking.question);
  }
  const told = (of: PeriodColumn | undefined) =>
    measure === 'aandeel' ? sharesIn(asking, measured, of) : measured;
  const now = told(await columnNow(asking));
  if (against === undefined) return tellSeries(asking, now, by);
  return tellSeriesAgainst(asking, now, by, told(await columnAgainst(asking)));
}

/** By account, relation or another thing that its lines have. */
function ofParts(asking: Asking, measured: Measured): Promise<Answer> | undefined {
  const { split, against, measure } = asking.question;
  if (measure === 'oorzaken') return tellCauses(asking, measured, partSplit(split) ?? 'rekening');
  const parts = partSplit(split);
  if (parts === undefined) return undefined;
  return against === undefined
    ? tellParts(asking, measured, parts)
    : tellCauses(asking, measured, parts);
}

/** As a whole. */
function ofAmount(asking: Asking, measured: Measured): Promise<Answer> {
  const { subject, measure, against, of } = asking.question;
  if (measure === 'gemiddelde') return tellAverage(asking, measured);
  if (measure === 'verschil') {
    const told = of === undefined ? measured : shareMeasured(measured, wholeIn(asking, measured));
    return tellDifference(asking, told);
  }
  if (measure === 'boekingen' && against !== undefined) return tellBooked(asking, measured);
  if (subject.kind === 'lines' || measure === 'aantal' || measure === 'boekingen')
    return tellLines(asking, measured);
  return tellAmounts(asking, [measured]);
}

/** Shares in periods: of all months of a column together where it is its own whole. */
function sharesIn(asking: Asking, measured: Measured, of: PeriodColumn | undefined): Measured {
  const whole = wholeIn(asking, measured);
  return shareMeasured(measured, whole, whole.name === measured.name ? of : undefined);
}

/** What a share is of: what the question says, the accounts that one relation has a part of, or the total of its kind. */
function wholeIn({ read: { books }, question }: Asking, measured: Measured): Measured {
  const { of, subject, only } = question;
  if (of !== undefined) return figureMeasured(books, of);
  return subject.kind === 'account' && only?.relatie !== undefined
    ? accountsMeasured(books, subject.rekeningen)
    : wholeOf(books, measured);
}

const partSplit = (split: Question['split']): PartSplit | undefined =>
  split === undefined || split === 'factuur' || split === 'ouderdom' || isPeriodSplit(split)
    ? undefined
    : split;
