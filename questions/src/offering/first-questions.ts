import { addMonths, monthName, monthsIn, spanName, type Span } from '@kengetal/ledger';
import { vatAccounts } from '../reading/tax-paid.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { inSentence, periodWords } from '../wording/periods.ts';
import type { BookedAs, KnownRelation } from '../world.ts';

/** A first screen has room for six. */
const MOST = 6;

/** What of the books no name tells. */
export interface Found {
  /** Whether costs are found that come back. */
  readonly hasRecurring?: boolean;
}

/**
 * Questions to begin with about months of these books, each of something else that they hold: six at
 * most, what is asked most first.
 */
export function firstQuestions(
  span: Span,
  vocabulary: Vocabulary,
  { hasRecurring = false }: Found,
): string[] {
  const { calendar, world } = vocabulary;
  const { last } = calendar;
  const year = calendar.spanOfYear(last);
  const isYearUnderWay = calendar.isBooked(year) && last > year.periode_min;
  const during = (months: Span) => inSentence(periodWords(months, calendar));
  const [now, inYear] = [during(span), during(isYearUnderWay ? year : span)];
  const quarter = calendar.quarterAt(last, true);
  // Quarters of VAT are not those of a broken fiscal year.
  const vatQuarter = year.periode_min % 100 === 1 ? during(quarter) : spanName(quarter);
  const yearBefore = {
    periode_min: addMonths(span.periode_min, -12),
    periode_max: addMonths(span.periode_max, -12),
  };
  const hasYearBefore =
    monthsIn(span) <= 12 &&
    calendar.booked !== undefined &&
    calendar.booked.periode_min <= yearBefore.periode_min;
  const has = (kind: BookedAs, soort?: KnownRelation['soort']) =>
    world.relations.some(
      (each) =>
        (each.booked ?? []).includes(kind) &&
        (soort === undefined || each.soort === soort || each.soort === 'beide'),
    );
  const questions = [
    `Wat is het resultaat in ${now}?`,
    hasYearBefore
      ? `Wat is de omzet in ${now} vergeleken met vorig jaar?`
      : isYearUnderWay && `Wat is de omzet per maand in ${inYear}?`,
    has('verkocht') && `Wie zijn de grootste klanten in ${inYear}?`,
    has('staat_open', 'klant') && 'Welke facturen zijn te laat?',
    (world.vatCodes.length > 0 || vatAccounts(vocabulary).length > 0) &&
      `Hoeveel btw moet ik betalen over ${vatQuarter}?`,
    hasRecurring && 'Wat zijn de vaste lasten?',
    world.costCentres.length > 0 && `Wat zijn de kosten per kostenplaats in ${inYear}?`,
    world.hasBudget && `Wat is het resultaat in ${inYear} vergeleken met de begroting?`,
    has('staat_open', 'leverancier') && 'Wat moeten we leveranciers nog betalen?',
    `Wat zijn de grootste kosten in ${inYear}?`,
    world.accounts.some(({ groep }) => groep === 'bank_en_kas') &&
      `Wat staat er op de bank eind ${monthName(last)}?`,
    `Wat is de brutomarge in ${now}?`,
  ];
  return questions.filter((each) => each !== false).slice(0, MOST);
}
