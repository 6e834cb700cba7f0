import {
  addMonths,
  dayAfter,
  dayName,
  GROUPS,
  daysBetween,
  missedAtEnd,
  missedDays,
  monthDays,
  monthName,
  periodOfDay,
} from '@kengetal/ledger';
import type { Account, ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { linesWhere } from '../lines.ts';
import { said } from '../proof.ts';
import { bookingFigure, costSeries, isBilled, type CostSeries } from '../series.ts';
import { bookingsEvidence } from './prijsverhoging.ts';

/** Missed so many times at the end, a series has ended. */
const ENDED = 3;
/** Days that a missing booking is news. */
const NEWS = 365;
/** Days around the expected one in which another booking of that amount may be it. */
const AROUND = 20;
/** Amounts this near may be the same. */
const NEAR = 0.05;
/** Before it, a bill of so many times the amount pays ahead. */
const AHEAD = 2.5;
const MONTHS_AHEAD = 12;

/** A rent, subscription or other fixed cost that should have been booked and was not. */
export const boekingOntbreekt: BooksDetector = async (books) => {
  const found: Finding[] = [];
  for (const one of costSeries(books, isExpected)) {
    const [day] = missedOf(one, books);
    if (!day || (await isBookedElsewhere(one, day, books))) continue;
    found.push(findingOf(one, day));
  }
  return found;
};

/** Bills and wages. */
const isExpected = (account: Account): boolean =>
  isBilled(account) || GROUPS[account.groep].main === 'personeelskosten';

/** Expected days of a steady monthly or quarterly series that passed without it; the last first. */
function missedOf({ series }: CostSeries, { now }: ProjectBooks): string[] {
  const { cadence } = series.rhythm;
  const isSure = series.certainty === 'zeker' || series.confirmed;
  if (!isSure || series.amounts.kind === 'variabel') return [];
  if (cadence !== 'maandelijks' && cadence !== 'kwartaal') return [];
  if (missedAtEnd(series, now).length >= ENDED) return [];
  return missedDays(series, now)
    .filter((day) => daysBetween(day, now) <= NEWS)
    .filter((day) => !isBookedInMonth(series, day) && !isCaughtUp(series, day))
    .sort()
    .reverse();
}

/** On another day of the month, by a supplier whose day moves. */
const isBookedInMonth = ({ occurrences }: CostSeries['series'], day: string): boolean =>
  occurrences.some(({ datum }) => periodOfDay(datum) === periodOfDay(day));

/** Two bookings within the next interval: the one that was late, and its own. */
function isCaughtUp({ occurrences, rhythm }: CostSeries['series'], day: string): boolean {
  const until = dayAfter(day, Math.round(rhythm.gaps.median * 1.5));
  const next = occurrences.filter(({ datum }) => datum > day && datum <= until);
  return next.reduce((sum, { doubles }) => sum + 1 + doubles.length, 0) > 1;
}

/**
 * Around that day about that amount on the account or of the supplier, or that very amount anywhere;
 * or a bill that pays ahead.
 */
async function isBookedElsewhere(
  { series, account }: CostSeries,
  day: string,
  { sql, projectId }: ProjectBooks,
): Promise<boolean> {
  const usual = series.occurrences[series.amounts.usual]?.cents ?? 0;
  const own = new Set(series.occurrences.flatMap(({ evidence }) => evidence.map(keyOf)));
  const near = await linesWhere(
    sql,
    projectId,
    `l.soort = 'mutatie' AND l.datum BETWEEN $2 AND $3 AND a.groep NOT IN ('bank_en_kas', 'debiteuren', 'crediteuren')
     AND l.cents BETWEEN $4 AND $5 AND (l.rekening = $6 OR l.tegenpartij = $7 OR abs(l.cents - $8) <= 1)`,
    [
      dayAfter(day, -AROUND),
      dayAfter(day, AROUND),
      Math.round(usual * (1 - NEAR)),
      Math.round(usual * (1 + NEAR)),
      account.rekening,
      series.tegenpartij ?? '',
      usual,
    ],
    100,
  );
  const isOwn = (line: { datum: string; dagboek: string; boekstuk: string }) =>
    own.has(`${line.datum} ${line.dagboek} ${line.boekstuk}`);
  if (near.some((line) => !isOwn(line))) return true;
  const from = monthDays(addMonths(periodOfDay(day), -MONTHS_AHEAD)).first;
  const ahead = await linesWhere(
    sql,
    projectId,
    `l.soort = 'mutatie' AND l.datum BETWEEN $2 AND $3 AND l.cents >= $4
     AND CASE WHEN $6 = '' THEN l.rekening = $5 ELSE l.tegenpartij = $6 END
     AND a.groep NOT IN ('bank_en_kas', 'debiteuren', 'crediteuren')`,
    [
      from,
      dayAfter(day, AROUND),
      Math.round(usual * AHEAD),
      account.rekening,
      series.tegenpartij ?? '',
    ],
    10,
  );
  return ahead.length > 0;
}

const keyOf = ({
  datum,
  dagboek,
  entries,
}: {
  datum: string;
  dagboek: string;
  entries: readonly string[];
}) => `${datum} ${dagboek} ${entries[0] ?? ''}`;

function findingOf(one: CostSeries, day: string): Finding {
  const { series, account, naam } = one;
  const before = series.occurrences.findLastIndex(({ datum }) => datum < day);
  const last = series.occurrences[before];
  if (!last) throw new Error('a day that was missed before a first booking');
  const about = { label: naam, explanation: 'De boeking ervoor, zonder btw.' };
  const month = periodOfDay(day);
  return {
    detector: 'boeking_ontbreekt',
    key: `${series.id} ${month}`,
    category: 'kwaliteit',
    title: `${naam} ontbreekt in ${monthName(month)}`,
    summary: said`${naam} is in ${monthName(month)} niet geboekt; de keer ervoor was het ${bookingFigure(last, about)}.`,
    weight: last.cents,
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'waarschijnlijk',
    about: {
      relaties: series.tegenpartij ? [series.tegenpartij] : [],
      rekeningen: [account.rekening],
      documenten: [],
    },
    periode_min: month,
    periode_max: month,
    blocks: [bookingsEvidence(one, before)],
    how: said`Een vast bedrag op rekening ${account.rekening} ${account.naam} dat steeds op tijd kwam, werd rond ${dayName(day)} verwacht. Er is ook geen ander bedrag van die grootte geboekt. Of de rekening niet is gekomen of niet is geboekt, staat niet in de boeken. Bedragen zonder btw.`,
    steps: [
      `Zoek de rekening van ${naam} over ${monthName(month)}.`,
      'Laat hem boeken, of vraag hem op.',
    ],
    question: `Heb je de rekening van ${naam} over ${monthName(month)} ontvangen?`,
  };
}
