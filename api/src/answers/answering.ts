import type { Question } from '@kengetal/contract';
import { monthName, type Span } from '@kengetal/ledger';
import { isOfReturns, outsideWords } from '@kengetal/questions';
import type { ReadBooks } from '../books/store/reader.ts';
import { usualComparison } from '../books/columns/comparison.ts';
import { shareMeasured, tellAmounts, tellDifference, tellShare } from './amount.ts';
import type { Answer } from './answer.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { tellAverageLine } from './average-line.ts';
import { averageMeasured, tellAverage } from './average.ts';
import { tellCauses } from './causes.ts';
import { tellCheck } from './check.ts';
import { askedSpan, fromFirstYear, spanOf } from './complete.ts';
import { tellComponent } from './component.ts';
import { tellData } from './data.ts';
import { tellDefinition } from './definition.ts';
import { figureMeasured } from './figure.ts';
import { isCounted, tellCounts, tellCountsBeside } from './counts.ts';
import { whyNotEvaluated } from './evaluated.ts';
import { onDay } from './day.ts';
import { tellHelp } from './help.ts';
import { tellInvoice } from './invoice.ts';
import type { Measured } from './measured.ts';
import { movedIn, tellBooked, tellLines } from './lines.ts';
import { isListed, tellList } from './lists.ts';
import { measuredOf } from './measuring.ts';
import { tellOpen } from './open.ts';
import { openOf } from './open-of.ts';
import { tellOpened } from './open-on-day.ts';
import { Telling } from './telling.ts';
import type { PartSplit } from './parts-of-lines.ts';
import { tellParts } from './ranking.ts';
import { tellRecurring } from './recurring.ts';
import { tellSeries } from './series.ts';
import { isPeriodSplit } from './series-by.ts';
import { tellSeriesBeside } from './series-beside.ts';
import { tellSeriesAgainst } from './series-against.ts';
import { isTogether, tellSeriesTogether } from './series-together.ts';
import type { AnswerSources } from './sources.ts';
import { wholeOf } from './whole.ts';

/**
 * Answers a question about the books, of the months that they hold: where it asks of earlier ones as
 * well, it says so. Throws unprocessable for one that cannot be answered.
 */
export async function answerTo(
  read: ReadBooks,
  question: Question,
  sources: AnswerSources,
): Promise<Answer> {
  const { calendar } = read.books;
  const { period, against } = question;
  const held = (span: Span) => fromFirstYear(span, calendar);
  const asked = {
    ...question,
    ...(period && { period: held(period) }),
    ...(typeof against === 'object' && { against: held(against) }),
  };
  const answer = await answerHeld(read, asked, sources);
  const first = [asked.period, asked.against].find(
    (span) => typeof span === 'object' && span !== period && span !== against,
  );
  if (typeof first !== 'object') return answer;
  const earlier = `Vóór ${monthName(first.periode_min)} staat er niets in deze boekhouding.`;
  return { ...answer, text: `${answer.text} ${earlier}` };
}

async function answerHeld(
  read: ReadBooks,
  question: Question,
  sources: AnswerSources,
): Promise<Answer> {
  const { books } = read;
  const { subject } = question;
  const why = MEASURED.has(subject.kind) ? undefined : whyNotEvaluated(question);
  if (why !== undefined) return new Telling().say(why).done(question);
  if (subject.kind === 'data' && !isListed(question.split)) return tellData(books, question);
  if (subject.kind === 'help') return tellHelp(books, question);
  if (subject.kind === 'definition') return tellDefinition(read, question, subject.key);
  const span = spanOf(question, books.calendar);
  if (!span) return tellData(books, question);
  const outside = outsideWords(span, books.calendar);
  if (outside !== undefined) return new Telling().say(outside).done(question, 'buiten_boeken');
  const asking: Asking = {
    ...{ read, sources, span },
    question: withComparison(read, question, span),
    asked: askedSpan(books.calendar, span, isOfReturns(question)),
  };
  switch (subject.kind) {
    case 'data':
      return isListed(question.split)
        ? tellList(asking, question.split)
        : tellData(books, question);
    case 'open':
      return tellOpened(asking, subject, tellMeasured);
    case 'recurring':
      return tellRecurring(asking, subject);
    case 'component':
      return tellComponent(asking, subject.id);
    case 'check':
      return tellCheck(asking, subject.of);
    default:
      return tellMeasured(asking);
  }
}

/** Subjects that have an amount, and with it a name, before it is known what is done with them. */
const MEASURED: ReadonlySet<string> = new Set([
  'figure',
  'account',
  'relation',
  'sum',
  'charged',
  'vat',
  'lines',
]);

/** What can be asked of open invoices, besides what is open. */
const OPEN_MEASURES: ReadonlySet<string> = new Set(['aandeel', 'aantal', 'samen']);

async function tellMeasured(asking: Asking): Promise<Answer> {
  const { measure: asked = 'aandeel' } = asking.question;
  const open =
    OPEN_MEASURES.has(asked) && asking.question.day === undefined
      ? await openOf(asking)
      : undefined;
  if (open) {
    const { subject: of } = asking.question;
    const why = whyNotEvaluated({ ...asking.question, subject: open });
    if (why !== undefined) return new Telling().say(why).done(asking.question);
    return tellOpen(asking, open, of.kind === 'relation' ? of.relatie : undefined);
  }
  const { read, sources } = asking;
  const found = await measuredOf(asking);
  if (!found) throw new Error('a subject without an evaluator');
  const { subject, measure, split, against, day, only } = asking.question;
  const why = whyNotEvaluated(asking.question, found.name);
  if (why !== undefined) return new Telling().say(why).done(asking.question);
  if (day !== undefined && !found.lines)
    return new Telling()
      .say(`${found.name} is berekend, en alleen van hele maanden bekend.`)
      .done(asking.question);
  const isInvoice = subject.kind === 'lines' && measure === undefined && split === undefined;
  if (isInvoice && only?.factuur !== undefined)
    return tellInvoice(asking, only.factuur, (entry) => answerTo(read, entry, sources));
  if (subject.kind === 'charged' && measure === 'gemiddelde' && split === 'factuur')
    return tellAverageLine(asking, found, ['factuur', 'facturen']);
  // What went to one side is of a period, on an account of the balance sheet as well.
  const isOneSided =
    only?.zijde !== undefined && (measure === 'gemiddelde' || isPeriodSplit(split));
  const measured =
    day !== undefined ? onDay(asking, found, day) : isOneSided ? movedIn(asking, found) : found;
  if (measure === 'oorzaken') return tellCauses(asking, measured, partSplit(split) ?? 'rekening');
  if (measure === 'aandeel' && split === undefined) {
    const whole = wholeIn(asking, measured);
    return against === undefined
      ? tellShare(asking, measured, whole)
      : tellAmounts(asking, [shareMeasured(measured, whole)]);
  }
  const parts = partSplit(split);
  const by = split ?? 'maand';
  if (isCounted(asking.question, measured)) {
    const counted = isPeriodSplit(split) ? split : parts;
    if (counted !== undefined) return tellCounts(asking, measured, counted);
    if (against !== undefined) return tellCountsBeside(asking, measured);
  }
  if (measure === 'gemiddelde' && against !== undefined && isPeriodSplit(by)) {
    return tellAmounts(asking, [averageMeasured(measured, by)]);
  }
  const also =
    subject.kind === 'figure'
      ? (subject.also ?? []).map((key) => figureMeasured(read.books, key))
      : [];
  const isPlain = against === undefined && (measure ?? 'bedrag') === 'bedrag';
  if (isPeriodSplit(split) && also.length > 0 && isPlain)
    return tellSeriesBeside(asking, [measured, ...also], split);
  if (isPeriodSplit(split)) {
    const whole = () => wholeIn(asking, measured);
    if (isTogether(asking.question, measured, whole))
      return tellSeriesTogether(asking, measured, split, whole);
    const [told, then] =
      measure === 'aandeel'
        ? [
            sharesIn(asking, measured, await columnNow(asking)),
            sharesIn(asking, measured, await columnAgainst(asking)),
          ]
        : [measured, measured];
    return against === undefined
      ? tellSeries(asking, told, split)
      : tellSeriesAgainst(asking, told, split, then);
  }
  if (parts !== undefined) {
    return against === undefined
      ? tellParts(asking, measured, parts)
      : tellCauses(asking, measured, parts);
  }
  if (measure === 'gemiddelde') return tellAverage(asking, measured);
  if (measure === 'verschil') {
    const isShare = asking.question.of !== undefined;
    return tellDifference(
      asking,
      isShare ? shareMeasured(measured, wholeIn(asking, measured)) : measured,
    );
  }
  if (measure === 'boekingen' && against !== undefined) return tellBooked(asking, measured);
  if (subject.kind === 'lines' || measure === 'aantal' || measure === 'boekingen') {
    return tellLines(asking, measured);
  }
  return tellAmounts(asking, [measured, ...also]);
}

/** Shares in periods: of all months of a column together where it is its own whole. */
function sharesIn(asking: Asking, measured: Measured, of: PeriodColumn | undefined): Measured {
  const whole = wholeIn(asking, measured);
  return shareMeasured(measured, whole, whole.name === measured.name ? of : undefined);
}

/** What a share is of: what the question says, or the total of its kind. */
function wholeIn({ read: { books }, question: { of } }: Asking, measured: Measured): Measured {
  return of === undefined ? wholeOf(books, measured) : figureMeasured(books, of);
}

const partSplit = (split: Question['split']): PartSplit | undefined =>
  split === undefined || split === 'factuur' || split === 'ouderdom' || isPeriodSplit(split)
    ? undefined
    : split;

/** A difference is of something: of the period before, where nothing else is said. */
function withComparison(read: ReadBooks, question: Question, span: Span): Question {
  const { measure, against } = question;
  if (against !== undefined || (measure !== 'verschil' && measure !== 'oorzaken')) {
    return { ...question, period: span };
  }
  const asked = askedSpan(read.books.calendar, span);
  return { ...question, period: span, against: usualComparison(read.books, asked) };
}
