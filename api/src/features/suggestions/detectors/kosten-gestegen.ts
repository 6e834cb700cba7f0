import { addMonths, GROUPS, monthName, periodOfDay } from '@kengetal/ledger';
import type { Account, ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { accountChart, lastFullMonth, monthFigure, monthSum } from '../months.ts';
import { percentage } from '../../../books/figures/words.ts';
import { amount, evidence, said, sumFigure, text } from '../proof.ts';
import { isBilled, perYear } from '../series.ts';

/** Part and cents above the mean of the months before. */
const RISE = 0.25;
const LEAST = 25_000;
const BEFORE = 3;
/** Below this part of the others a month lacks something that may come later. */
const LACKING = 0.5;
/** A rise of this part a year before makes it the season. */
const SEASON = 0.2;
/** Months that a rise must stand out of, and by how many times their usual distance. */
const YEAR = 12;
const APART = 2;

/** An account of costs that was clearly higher in the last month. */
export const kostenGestegen: BooksDetector = (books) => {
  const month = lastFullMonth(books);
  if (addMonths(periodOfDay(books.first), BEFORE) > month) return [];
  return [...books.accounts.values()].flatMap((account) => {
    if (!isBilled(account)) return [];
    const mean = riseOf(books, account, month);
    return mean === undefined ? [] : [findingOf(books, account, month, mean)];
  });
};

/** The mean that a month rose above; undefined where it did not, or for a reason that is known. */
function riseOf(books: ProjectBooks, account: Account, month: number): number | undefined {
  const { rekening } = account;
  const sums = (last: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      monthSum(books, rekening, addMonths(last, at - count + 1)),
    );
  const [now, before] = [monthSum(books, rekening, month), sums(addMonths(month, -1), BEFORE)];
  if (!isRisen(now, before) || before.some((cents) => cents <= 0)) return undefined;
  const mean = meanOf(before);
  // What was not booked in one of them came later.
  if (before.some((cents) => cents < mean * LACKING)) return undefined;
  const loose = (periode: number) =>
    monthSum(books, rekening, periode) - seldom(books, rekening, periode);
  if (
    !isRisen(
      loose(month),
      before.map((_, at) => loose(addMonths(month, -at - 1))),
    )
  )
    return undefined;
  const started = periodOfDay(books.first);
  const told = sums(addMonths(month, -1), YEAR).filter(
    (_, at) => addMonths(month, at - YEAR) >= started,
  );
  if (told.some((cents) => cents >= now) || now - meanOf(told) < APART * distanceOf(told)) {
    return undefined;
  }
  if (followsRevenue(books, account, month)) return undefined;
  const yearBefore = addMonths(month, -YEAR);
  if (addMonths(yearBefore, -BEFORE) < started) return mean;
  const then = meanOf(sums(addMonths(yearBefore, -1), BEFORE));
  return monthSum(books, rekening, yearBefore) >= then * (1 + SEASON) ? undefined : mean;
}

function isRisen(now: number, before: readonly number[]): boolean {
  const mean = meanOf(before);
  return now - mean >= LEAST && now - mean >= mean * RISE;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far months lie from their mean, on average. */
function distanceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => Math.abs(value - mean)));
}

/** What comes by the quarter or less often, and was expected. */
function seldom({ series }: ProjectBooks, rekening: string, month: number): number {
  return series
    .filter((one) => one.rekening === rekening && perYear(one) < YEAR)
    .flatMap(({ occurrences }) => occurrences)
    .filter(({ periode }) => periode === month)
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Costs of sales that are no larger part of the omzet than before. */
function followsRevenue(books: ProjectBooks, { rekening, groep }: Account, month: number): boolean {
  if (GROUPS[groep].main !== 'kostprijs_omzet') return false;
  const revenue = (periode: number) => {
    const figure = books.books.figure('netto_omzet', {
      periode_min: periode,
      periode_max: periode,
    });
    return figure.kind === 'booked' ? figure.cents : 0;
  };
  const months = Array.from({ length: BEFORE }, (_, at) => addMonths(month, -at - 1));
  const sold = months.reduce((sum, one) => sum + revenue(one), 0);
  const bought = months.reduce((sum, one) => sum + monthSum(books, rekening, one), 0);
  if (sold <= 0) return true;
  return monthSum(books, rekening, month) < (1 + RISE) * (bought / sold) * revenue(month);
}

function findingOf(books: ProjectBooks, account: Account, month: number, mean: number): Finding {
  const { rekening, naam } = account;
  const now = monthFigure(books, account, month, 1);
  const months = Array.from({ length: BEFORE }, (_, at) => addMonths(month, at - BEFORE));
  const parts = months.map((one) => ({
    label: monthName(one),
    figure: monthFigure(books, account, one, 1),
  }));
  const about = {
    label: `${naam}, gemiddeld per maand`,
    explanation: `Gemiddelde van de ${BEFORE} maanden voor ${monthName(month)}.`,
  };
  const sum = parts.reduce((all, { figure }) => all + figure.cents, 0);
  const usual = {
    ...({ kind: 'derived', unit: 'cents', value: halfAway(sum, BEFORE), divisor: BEFORE } as const),
    terms: parts.map((part) => ({ ...part, factor: 1, part: 'teller' as const })),
    about,
  };
  const more = sumFigure(
    [
      { label: monthName(month), figure: now },
      { label: 'Gemiddeld daarvoor', figure: usual, factor: -1 },
    ],
    {
      label: `${naam}, meer dan gemiddeld`,
      explanation: `${monthName(month)} min het gemiddelde.`,
    },
  );
  return {
    detector: 'kosten_gestegen',
    key: `${rekening} ${month}`,
    category: 'kosten_besparen',
    title: `${naam} gestegen`,
    summary: said`${naam} kostte in ${monthName(month)} ${now}, ${percentage(Math.round(((now.cents - mean) / mean) * 10_000))} meer dan de ${usual} gemiddeld in de drie maanden ervoor.`,
    weight: Math.round(now.cents - mean),
    effect: { figure: more, per: 'eenmalig' },
    urgency: 'heeft_tijd',
    due: null,
    certainty: 'zeker',
    about: { relaties: [], rekeningen: [rekening], documenten: [] },
    periode_min: month,
    periode_max: month,
    blocks: [
      accountChart(books, account, month, { periode_min: month, periode_max: month }),
      evidence(
        'Waarom',
        [text('Maand'), amount(naam)],
        [...parts.map(({ label, figure }) => [label, figure]), [monthName(month), now]],
      ),
    ],
    how: said`De laatste volle maand op rekening ${rekening} ${naam} tegen het gemiddelde van de drie maanden ervoor: minstens 25% en € 250 hoger, hoger dan in elke andere maand van het jaar ervoor, en niet door een rekening die per kwartaal of jaar komt. Of de kosten zo blijven, staat niet in de boeken. Bedragen zonder btw.`,
    steps: [
      `Open ${monthName(month)} en kijk welke boekingen erbij kwamen.`,
      'Is er iets verkeerd geboekt, laat het dan overboeken.',
    ],
    question: `Waardoor was ${naam} in ${monthName(month)} hoger dan anders?`,
  };
}

/** Rounded, halves away from zero. */
const halfAway = (sum: number, by: number): number =>
  Math.sign(sum) * Math.floor((2 * Math.abs(sum) + by) / (2 * by));
