import type { Block } from '@kengetal/contract';
import { CADENCES, daysBetween, monthName, periodOfDay, type Span } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { amount, date, evidence, said, sumFigure } from '../proof.ts';
import { percentage } from '../../../books/figures/words.ts';
import { bookingFigure, costSeries, nameOf, perYear, type CostSeries } from '../series.ts';
import { seriesChart } from '../series-chart.ts';
import { lastStep, type Step } from '../steps.ts';

/** From this part dearer it is a rise: less is an indexation. From that part it is something else. */
const RISE = 0.05;
export const DOUBLES = 0.75;
/** Cents a month that a rise is at least. */
const LEAST = 500;
/** Days that a rise is news. */
const NEWS = 365;

/** A subscription or another fixed cost that became dearer. */
export const prijsverhoging: BooksDetector = (books) =>
  costSeries(books).flatMap((one) => {
    const step = riseOf(one, books);
    if (!step || step.to - step.from >= step.from * DOUBLES) return [];
    return [findingOf(books, one, step)];
  });

/** The rise of a cost in the last year, if there is one. */
export function riseOf({ series }: CostSeries, { now }: ProjectBooks): Step | undefined {
  const times = perYear(series);
  const step = lastStep(
    series.occurrences.map(({ cents }) => cents),
    times > 4 ? 2 : 1,
  );
  const since = step && series.occurrences[step.at]?.datum;
  if (!step || !since || daysBetween(since, now) > NEWS) return undefined;
  const rise = step.to - step.from;
  return rise >= step.from * RISE && rise * times >= LEAST * 12 ? step : undefined;
}

const PER: Partial<Record<string, string>> = {
  maandelijks: 'per maand',
  wekelijks: 'per week',
  kwartaal: 'per kwartaal',
  jaar: 'per jaar',
};

/** 'per maand', or 'per keer' for a less usual rhythm. */
export const perTime = ({ series }: CostSeries): string => PER[series.rhythm.cadence] ?? 'per keer';

/** What a rise costs in a year, opening into the two bookings that it lies between. */
export function yearOf(one: CostSeries, { at }: Step) {
  const { series } = one;
  const [before, after] = [series.occurrences[at - 1], series.occurrences.at(-1)];
  if (!before || !after) throw new Error('a step without its bookings');
  const about = { label: 'Geboekt', explanation: 'Zonder btw, zoals het is geboekt.' };
  const [old, now] = [bookingFigure(before, about), bookingFigure(after, about)];
  const factor = perYear(series);
  const rise = sumFigure(
    [
      { label: 'Nu', figure: now },
      { label: 'Daarvoor', figure: old, factor: -1 },
    ],
    { label: `Meer ${perTime(one)}`, explanation: 'Wat het nu kost, min wat het daarvoor kostte.' },
  );
  const more = sumFigure([{ label: `Meer ${perTime(one)}`, figure: rise, factor }], {
    label: 'Meer per jaar',
    explanation: `Het verschil, ${factor} keer per jaar.`,
  });
  return { old, now, more };
}

function findingOf({ names }: ProjectBooks, one: CostSeries, step: Step): Finding {
  const { series, account } = one;
  const naam = nameOf(series, names);
  const { old, now, more } = yearOf(one, step);
  const first = series.occurrences[step.at]?.datum ?? '';
  const last = series.occurrences.at(-1)?.datum ?? first;
  const risen = { periode_min: periodOfDay(first), periode_max: periodOfDay(last) };
  const share = percentage(Math.round(((step.to - step.from) / step.from) * 10_000));
  return {
    detector: 'prijsverhoging',
    key: series.id,
    category: 'kosten_besparen',
    title: `Prijsverhoging ${naam}`,
    summary: said`${naam} kost sinds ${monthName(periodOfDay(first))} ${now} ${perTime(one)}, ${share} meer dan de ${old} daarvoor.`,
    weight: (step.to - step.from) * perYear(series),
    effect: { figure: more, per: 'per_jaar' },
    urgency: 'deze_maand',
    due: null,
    certainty: 'zeker',
    about: {
      relaties: series.tegenpartij ? [series.tegenpartij] : [],
      rekeningen: [account.rekening],
      documenten: [],
    },
    ...risen,
    blocks: seriesBlocks(one, step.at, risen),
    how: said`Een vast bedrag dat ${CADENCES[series.rhythm.cadence].perYear >= 12 ? 'elke maand' : 'regelmatig'} op rekening ${account.rekening} ${account.naam} terugkomt, is omhoog gegaan en zo gebleven. Of je er meer voor krijgt, staat niet in de boeken. Bedragen zonder btw.`,
    steps: [
      `Kijk in het contract met ${naam} of deze verhoging mag.`,
      'Vraag een ander aanbod, of zeg op wat je niet nodig hebt.',
    ],
    question: `Is de verhoging van ${naam} sinds ${monthName(periodOfDay(first))} afgesproken?`,
  };
}

/** Times a year from which a chart of months tells something. */
const QUARTERLY = 4;
/** Shown before a step. */
const BEFORE = 4;
/** Rows at most. */
const ROWS = 12;

/** A chart of what comes back with what was found marked, where it comes often, and its bookings. */
export function seriesBlocks(one: CostSeries, at: number, found: Span): Block[] {
  const bookings = bookingsEvidence(one, at);
  if (perYear(one.series) < QUARTERLY) return [bookings];
  return [seriesChart(`${one.naam} per maand`, [one], found), bookings];
}

/** The bookings around a step, each of which opens. */
function bookingsEvidence({ series, naam }: CostSeries, at: number) {
  const shown = series.occurrences.slice(Math.max(0, at - BEFORE)).slice(0, ROWS + BEFORE);
  return evidence(
    'Waarom',
    [date(), amount(naam)],
    shown.map((one) => [
      one.datum,
      bookingFigure(one, { label: naam, explanation: 'Zonder btw, zoals het is geboekt.' }),
    ]),
  );
}
