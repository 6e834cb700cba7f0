import { desc, eq } from 'drizzle-orm';
import type { CallResponse, FigureText } from '@kengetal/contract/api';
import type { ReadBooks } from '../../books/reader.ts';
import type { Sql } from '../../db/database.ts';
import { recurringChanges, users } from '../../db/schema/index.ts';
import { HttpProblem } from '../../http/problem.ts';
import { addMonths, canSplit, CADENCES, periodOfDay, type Booking } from '../../ledger/index.ts';
import { changeWords } from './change-words.ts';
import { bookingFigure, sum } from './figures.ts';
import { reasonsOf } from './reasons.ts';
import { shownRow, type ShownRow } from './rows.ts';
import { runOf, wholeSeries } from './storing.ts';
import { countWord, dayName, HOW_OFTEN, money, monthSince, PER } from './words.ts';

type Detail = CallResponse<'recurringSeries'>;

const MONTHS = 12;

/** Why a series is one. Throws not_found when there is none with this id any more. */
export async function seriesDetail(
  { books, sql }: ReadBooks,
  projectId: string,
  seriesId: string,
): Promise<Detail> {
  const run = await runOf(sql, projectId);
  const series = await wholeSeries(sql, projectId, seriesId);
  if (!series || !run?.first_day || !run.last_day) {
    throw new HttpProblem('not_found', 'Deze reeks is er niet meer.');
  }
  const span = { first: run.first_day, last: run.last_day };
  const last = periodOfDay(span.last);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(last, index - MONTHS + 1));
  const shown = shownRow(series, books, months, span);
  return {
    row: shown.row,
    headline: headlineOf(shown),
    story: storyOf(shown),
    reasons: reasonsOf(series, shown.row.certainty),
    occurrences: occurrencesOf(shown),
    can_split: canSplit(series),
    changes: await changesOf(sql, projectId, [seriesId, ...series.roots]),
  };
}

function occurrencesOf({ series, sign, outlook: { change } }: ShownRow): Detail['occurrences'] {
  const figureOf = (booking: Booking) => bookingFigure(booking, sign);
  return series.occurrences.flatMap((occurrence, index) => {
    const changed = change && index >= change.index ? (change.up ? 'hoger' : 'lager') : 'geboekt';
    return [
      { datum: occurrence.datum, figure: figureOf(occurrence), state: changed } as const,
      ...occurrence.doubles.map(
        (double) => ({ datum: double.datum, figure: figureOf(double), state: 'dubbel' }) as const,
      ),
    ];
  });
}

/** 'Sinds januari betaal je € 40 per maand meer'; null without a change of price. */
function headlineOf({ series, sign, outlook }: ShownRow): FigureText | null {
  const figures = priceFigures(series, sign, outlook.change);
  if (!figures) return null;
  const { since, difference, cents } = figures;
  const verb = sign === -1 ? 'ontvang' : 'betaal';
  const more = cents > 0 ? 'meer' : 'minder';
  const amount = `[${money(Math.abs(cents))}](figure:verschil)`;
  return {
    text: `Sinds ${since} ${verb} je ${amount} ${PER[series.rhythm.cadence]} ${more}`,
    figures: { verschil: difference },
  };
}

function storyOf({ series, row, sign, outlook }: ShownRow): FigureText {
  const { rhythm, amounts, occurrences } = series;
  const price = priceFigures(series, sign, outlook.change);
  if (price && outlook.change) {
    const [before, now] = amounts.levels.slice(-2);
    const { index, from } = outlook.change;
    const extra = price.cents > 0 ? 'extra' : 'minder';
    return {
      text: `${times(index - from)} ${money(before?.cents ?? 0)} en daarna ${times(occurrences.length - index).toLowerCase()} ${money(now?.cents ?? 0)}. Dat is [${money(Math.abs(price.perYear))}](figure:jaar) per jaar ${extra}.`,
      figures: { jaar: price.yearly },
    };
  }
  const expected = row.next ? ` Volgende verwacht op ${dayName(row.next)}.` : '';
  const usual = Math.abs(occurrences[amounts.usual]?.cents ?? 0);
  return {
    text: `Gebruikelijk [${money(usual)}](figure:bedrag), ${HOW_OFTEN[rhythm.cadence]}. Laatst geboekt op ${dayName(row.last)}.${expected}`,
    figures: { bedrag: row.amount },
  };
}

function priceFigures(
  { occurrences, amounts, rhythm }: ShownRow['series'],
  sign: 1 | -1,
  change: ShownRow['outlook']['change'],
) {
  const [now, before] = [occurrences[amounts.usual], change && occurrences[change.from]];
  const since = change && occurrences[change.index]?.datum;
  const last = occurrences[occurrences.length - 1]?.datum;
  if (!now || !before || !since || !last) return undefined;
  const { perYear } = CADENCES[rhythm.cadence];
  const addends = (factor: number) => [
    { label: 'Nu', factor, figure: bookingFigure(now, sign) },
    { label: 'Eerder', factor: -factor, figure: bookingFigure(before, sign) },
  ];
  const cents = sign * (now.cents - before.cents);
  return {
    since: monthSince(since, last),
    cents,
    perYear: cents * perYear,
    difference: sum(addends(1), {
      label: 'Verschil per keer',
      explanation: 'De huidige prijs min die ervoor.',
    }),
    yearly: sum(addends(perYear), {
      label: 'Verschil per jaar',
      explanation: 'De huidige prijs min die ervoor, zo vaak als de reeks in een jaar komt.',
    }),
  };
}

function times(count: number): string {
  const word = countWord(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} keer`;
}

/** What editors said of a series and of those that it was made of, newest first. */
async function changesOf(
  sql: Sql,
  projectId: string,
  ids: readonly string[],
): Promise<Detail['changes']> {
  const rows = await sql.orm
    .select({
      changeId: recurringChanges.changeId,
      at: recurringChanges.at,
      action: recurringChanges.action,
      name: users.name,
    })
    .from(recurringChanges)
    .leftJoin(users, eq(users.userId, recurringChanges.userId))
    .where(eq(recurringChanges.projectId, projectId))
    .orderBy(desc(recurringChanges.place));
  return rows
    .filter(({ action }) => action.series.some((id) => ids.includes(id)))
    .map(({ changeId, at, action, name }) => ({
      change_id: changeId,
      at: new Date(at).toISOString(),
      user_name: name ?? 'Onbekend',
      words: changeWords(action),
    }));
}
