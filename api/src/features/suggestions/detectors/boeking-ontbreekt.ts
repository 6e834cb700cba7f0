import {
  addMonths,
  dayAfter,
  dayName,
  GROUPS,
  monthDays,
  monthName,
  periodOfDay,
} from '@kengetal/ledger';
import type { Account, ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { linesWhere, type Line } from '../lines.ts';
import { said } from '../proof.ts';
import { missedOf } from '../missed.ts';
import { bookingFigure, costSeries, isBilled, type CostSeries } from '../series.ts';
import { seriesBlocks } from './prijsverhoging.ts';

/** Days around the expected one in which another booking of that amount may be it. */
const AROUND = 20;
/** Amounts this near may be the same. */
const NEAR = 0.05;
/** Before it, a bill of so many times the amount pays ahead. */
const AHEAD = 2.5;
const MONTHS_AHEAD = 12;
/** A series is known after so many days; a booking within so many is of the same time. */
const KNOWN_DAYS = 90;
const NEXT_DAYS = 10;
/** Around it, a bill of so many times the amount is of two times at once. */
const TWICE = 1.8;
const TWICE_DAYS = 75;

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

/**
 * Around that day about that amount on the account or of the supplier, or that very amount anywhere;
 * or a bill that pays ahead.
 */
async function isBookedElsewhere(
  { series, account }: CostSeries,
  day: string,
  { sql, projectId, series: all }: ProjectBooks,
): Promise<boolean> {
  const usual = series.occurrences[series.amounts.usual]?.cents ?? 0;
  // What comes back by itself since long before is not it either.
  const known = all.filter(
    ({ occurrences: [first] }) => first !== undefined && first.datum < dayAfter(day, -KNOWN_DAYS),
  );
  const own = new Set(
    [series, ...known].flatMap(({ occurrences }) =>
      occurrences.flatMap(({ evidence }) => evidence.map(keyOf)),
    ),
  );
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
  const isOwn = (line: Line) => own.has(`${line.datum} ${line.dagboek} ${line.boekstuk}`);
  if (near.some((line) => !isOwn(line))) return true;
  const from = monthDays(addMonths(periodOfDay(day), -MONTHS_AHEAD)).first;
  const ahead = await linesWhere(
    sql,
    projectId,
    `l.soort = 'mutatie' AND (l.datum BETWEEN $2 AND $3 AND l.cents >= $4
       OR l.datum BETWEEN $7 AND $8 AND l.cents >= $9)
     AND CASE WHEN $6 = '' THEN l.rekening = $5 ELSE l.tegenpartij = $6 END
     AND a.groep NOT IN ('bank_en_kas', 'debiteuren', 'crediteuren')`,
    [
      from,
      dayAfter(day, AROUND),
      Math.round(usual * AHEAD),
      account.rekening,
      series.tegenpartij ?? '',
      dayAfter(day, -TWICE_DAYS),
      dayAfter(day, TWICE_DAYS),
      Math.round(usual * TWICE),
    ],
    10,
  );
  // Where ordinary ones came after it, it paid for something else.
  return ahead.some(
    ({ datum: paid }) =>
      !series.occurrences.some(
        ({ datum }) => datum > dayAfter(paid, NEXT_DAYS) && datum < dayAfter(day, -NEXT_DAYS),
      ),
  );
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
    blocks: seriesBlocks(one, before, { periode_min: month, periode_max: month }),
    how: said`Een bedrag op rekening ${account.rekening} ${account.naam} dat steeds op tijd kwam, werd rond ${dayName(day)} verwacht. Er is ook geen ander bedrag van die grootte geboekt. Of de rekening niet is gekomen of niet is geboekt, staat niet in de boeken. Bedragen zonder btw.`,
    steps: [
      `Zoek de rekening van ${naam} over ${monthName(month)}.`,
      'Laat hem boeken, of vraag hem op.',
    ],
    question: `Heb je de rekening van ${naam} over ${monthName(month)} ontvangen?`,
  };
}
