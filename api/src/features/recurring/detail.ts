import { desc, eq } from 'drizzle-orm';
import { spokenOut, wholeSeriesRow, type CallResponse, type FigureText } from '@kengetal/contract';
import {
  canSplit,
  CADENCES,
  outlookOf,
  periodOfDay,
  priceSteps,
  type Booking,
  type ChosenSeries,
  type DataSpan,
  type Outlook,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { Sql } from '../../db/database.ts';
import { recurringChanges, users } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { monthsOf, monthsUpTo, saidOf } from './block.ts';
import { changeWords } from './change-words.ts';
import { bookingFigure, sum } from './figures.ts';
import type { SectionKey } from './kinds.ts';
import { reasonsOf } from './reasons.ts';
import { seriesRow } from './rows.ts';
import { runOf, spanOf } from '../../books/expected/kept-series.ts';
import { seriesWithEvidence } from './storing.ts';
import { countWord, dayName, HOW_OFTEN, money, monthSince, PER } from './words.ts';

type Detail = CallResponse<'recurringSeries'>;

/** Why a series is one. Throws not_found when there is none with this id any more. */
export async function seriesDetail(
  { books, sql }: ReadBooks,
  projectId: string,
  seriesId: string,
): Promise<Detail> {
  const span = spanOf(await runOf(sql, projectId));
  const series = await seriesWithEvidence(sql, projectId, seriesId);
  if (!series || !span) throw new DomainError('not_found', 'Deze reeks is er niet meer.');
  const shown = shownOf(series, books, span);
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

/** A series with all that is said of it. */
interface Shown {
  readonly series: ChosenSeries;
  readonly row: Detail['row'];
  readonly sign: 1 | -1;
  readonly section: SectionKey;
  readonly outlook: Outlook;
}

function shownOf(series: ChosenSeries, books: Books, span: DataSpan): Shown {
  const short = seriesRow(series, books, monthsUpTo(periodOfDay(span.last)), span);
  const said = saidOf([short], (rekening) => books.accounts.get(rekening)?.naam ?? '');
  const row = wholeSeriesRow(said, short.row, monthsOf(short, 0));
  const { sign } = spokenOut(short.row);
  return { series, row, sign, section: short.section, outlook: outlookOf(series, span) };
}

function occurrencesOf({ series, sign }: Shown): Detail['occurrences'] {
  const figureOf = (booking: Booking) => bookingFigure(booking, sign);
  const steps = priceSteps(series);
  return series.occurrences.flatMap((occurrence, index) => {
    const state = steps.get(index) ?? 'geboekt';
    return [
      { datum: occurrence.datum, figure: figureOf(occurrence), state },
      ...occurrence.doubles.map(
        (double) => ({ datum: double.datum, figure: figureOf(double), state: 'dubbel' }) as const,
      ),
    ];
  });
}

/** 'Sinds januari betaal je € 40 per maand meer'; null without a change of price. */
function headlineOf(shown: Shown): FigureText | null {
  const figures = priceFigures(shown);
  if (!figures) return null;
  const { since, difference, cents } = figures;
  const [verb, more, less] = SAID[shown.section];
  const amount = `[${money(Math.abs(cents))}](figure:verschil)`;
  const often = PER[shown.series.rhythm.cadence];
  return {
    text: `Sinds ${since} ${verb} ${amount} ${often} ${cents > 0 ? more : less}`,
    figures: { verschil: difference },
  };
}

/** Only what someone bills is paid, and only revenue is surely received. */
const SAID: Readonly<Record<SectionKey, readonly [verb: string, more: string, less: string]>> = {
  kosten: ['betaal je', 'meer', 'minder'],
  omzet: ['ontvang je', 'meer', 'minder'],
  vaste_boekingen: ['is het bedrag', 'hoger', 'lager'],
  genegeerd: ['is het bedrag', 'hoger', 'lager'],
};

function storyOf(shown: Shown): FigureText {
  const { series, row, outlook } = shown;
  const { rhythm, amounts, occurrences } = series;
  const price = priceFigures(shown);
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

/** The amounts around a change of price, as large as the words say: those of the side it is on. */
function priceFigures({ series, sign: shownSign, outlook: { change } }: Shown) {
  const { occurrences, amounts, rhythm } = series;
  const [now, before] = [occurrences[amounts.usual], change && occurrences[change.from]];
  const since = change && occurrences[change.index]?.datum;
  const last = occurrences[occurrences.length - 1]?.datum;
  if (!now || !before || !since || !last) return undefined;
  const { perYear } = CADENCES[rhythm.cadence];
  const sign = now.cents < 0 ? -1 : shownSign;
  const addends = (factor: number) =>
    [
      { label: 'Nu', factor, figure: bookingFigure(now, sign) },
      { label: 'Eerder', factor: -factor, figure: bookingFigure(before, sign) },
    ] as const;
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
