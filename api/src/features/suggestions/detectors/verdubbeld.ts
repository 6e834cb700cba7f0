import {
  addMonths,
  bareMonth,
  monthName,
  periodOfDay,
  periodRange,
  uncapitalised,
} from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { grouped } from '../lines.ts';
import { amount, evidence, said, sumFigure, text } from '../proof.ts';
import { bookingFigure, costSeries, perYear, type CostSeries } from '../series.ts';
import { inMonth, seriesChart } from '../series-chart.ts';
import type { Step } from '../steps.ts';
import { DOUBLES, perTime, riseOf, seriesBlocks, yearOf } from './prijsverhoging.ts';

/** Months that two suppliers must have billed side by side. */
const BESIDE = 3;
/** Months that the old one must have billed alone. */
const ALONE = 3;
/** Months that are news. */
const NEWS = 12;
/** Accounts of many suppliers tell nothing: which of them are of one kind is not known. */
const MOST_SERIES = 3;
/** How many times as large one of a kind may be: of two suppliers on the account, and of more. */
const TIMES_OF_TWO = 2;
const TIMES_OF_MORE = 1.3;

/** A fixed cost that nearly doubled, or a new supplier beside one that it should have replaced. */
export const verdubbeld: BooksDetector = (books) => {
  const all = costSeries(books);
  const risen = all.flatMap((one) => {
    const step = riseOf(one, books);
    if (!step || step.to - step.from < step.from * DOUBLES) return [];
    return [risenFinding(one, step)];
  });
  const monthly = all.filter(
    ({ series }) => series.rhythm.cadence === 'maandelijks' && series.amounts.kind !== 'variabel',
  );
  const doubled = [...grouped(monthly, ({ account }) => account.rekening).values()].flatMap((own) =>
    besideOf(own, books),
  );
  return [...risen, ...doubled];
};

function risenFinding(one: CostSeries, step: Step): Finding {
  const { series, account, naam } = one;
  const { old, now, more } = yearOf(one, step);
  const first = series.occurrences[step.at]?.datum ?? '';
  const last = series.occurrences.at(-1)?.datum ?? first;
  const risen = { periode_min: periodOfDay(first), periode_max: periodOfDay(last) };
  return {
    detector: 'verdubbeld',
    key: series.id,
    category: 'kosten_besparen',
    title: `${naam} verdubbeld`,
    summary: said`${naam} kost sinds ${monthName(periodOfDay(first))} ${now} ${perTime(one)}, tegen ${old} daarvoor.`,
    weight: (step.to - step.from) * perYear(series),
    effect: { figure: more, per: 'per_jaar' },
    urgency: 'deze_maand',
    due: null,
    certainty: 'waarschijnlijk',
    about: {
      relaties: series.tegenpartij ? [series.tegenpartij] : [],
      rekeningen: [account.rekening],
      documenten: [],
    },
    ...risen,
    blocks: seriesBlocks(one, step.at, risen),
    how: said`Een vast bedrag op rekening ${account.rekening} ${account.naam} is bijna of meer dan verdubbeld en zo gebleven. Of er iets bij is gekomen, staat niet in de boeken. Bedragen zonder btw.`,
    steps: [
      `Vraag ${naam} waaruit het nieuwe bedrag bestaat.`,
      'Kijk of er iets dubbel loopt, en zeg op wat niet nodig is.',
    ],
    question: `Waardoor is ${naam} sinds ${monthName(periodOfDay(first))} zoveel duurder?`,
  };
}

/** A supplier that bills an account alone, and from some month on with another beside it. */
function besideOf(own: readonly CostSeries[], { now }: ProjectBooks): Finding[] {
  const [added, ...others] = [...own].sort((one, other) =>
    firstOf(one) > firstOf(other) ? -1 : 1,
  );
  if (!added || own.length > MOST_SERIES) return [];
  const times = own.length > 2 ? TIMES_OF_MORE : TIMES_OF_TWO;
  const [old, ...more] = others.filter((one) => isOfOneKind(one, added, times));
  if (!old || more.length > 0) return [];
  const ids = [old.series.tegenpartij, added.series.tegenpartij];
  if (ids.includes(null) || ids[0] === ids[1]) return [];
  const from = periodOfDay(firstOf(added));
  const until = Math.min(lastOf(old), lastOf(added));
  const isNews = from >= addMonths(periodOfDay(now), -NEWS);
  const wasAlone = periodOfDay(firstOf(old)) <= addMonths(from, -ALONE);
  // A supplier that was replaced sends a last bill or two.
  const goesOn = until >= addMonths(periodOfDay(now), -1) && until >= addMonths(from, BESIDE - 1);
  return isNews && wasAlone && goesOn ? [besideFinding(old, added, { from, until })] : [];
}

const firstOf = ({ series }: CostSeries) => series.occurrences[0]?.datum ?? '';
const lastOf = ({ series }: CostSeries) => series.occurrences.at(-1)?.periode ?? 0;
const usualOf = ({ series }: CostSeries) => series.occurrences[series.amounts.usual]?.cents ?? 0;

/** Of about the same size: a lamp beside the rent is no second rent. */
function isOfOneKind(one: CostSeries, other: CostSeries, times: number): boolean {
  const [small, large] = [usualOf(one), usualOf(other)].sort((left, right) => left - right);
  return (small ?? 0) * times >= (large ?? 0);
}

function besideFinding(
  old: CostSeries,
  added: CostSeries,
  { from, until }: { readonly from: number; readonly until: number },
): Finding {
  const { account } = old;
  const about = { label: old.naam, explanation: 'Zonder btw, zoals het is geboekt.' };
  const last = old.series.occurrences.at(-1);
  if (!last) throw new Error('a series without bookings');
  const now = bookingFigure(last, about);
  const year = sumFigure([{ label: 'Bedrag per maand', figure: now, factor: 12 }], {
    label: `${old.naam} per jaar`,
    explanation: 'Het laatste bedrag, twaalf keer.',
  });
  const months = periodRange(from, until);
  const rows = months.map((month) => [
    monthName(month),
    inMonth(old, month),
    inMonth(added, month),
  ]);
  return {
    detector: 'verdubbeld',
    key: `${account.rekening} ${old.series.tegenpartij} ${added.series.tegenpartij}`,
    category: 'kosten_besparen',
    title: `Twee keer ${uncapitalised(account.naam)}`,
    summary: said`Je betaalt sinds ${bareMonth(from)} twee keer voor ${uncapitalised(account.naam)}: naast ${added.naam} kost ${old.naam} nog ${now} per maand.`,
    weight: last.cents * 12,
    effect: { figure: year, per: 'per_jaar' },
    urgency: 'deze_maand',
    due: null,
    certainty: 'mogelijk',
    about: {
      relaties: [old, added].flatMap(({ series }) => series.tegenpartij ?? []),
      rekeningen: [account.rekening],
      documenten: [],
    },
    periode_min: from,
    periode_max: until,
    blocks: [
      seriesChart(`${account.naam} per maand`, [old, added], {
        periode_min: from,
        periode_max: until,
      }),
      evidence('Waarom', [text('Maand'), amount(old.naam), amount(added.naam)], rows),
    ],
    how: said`Twee leveranciers op rekening ${account.rekening} ${account.naam}, beide maandelijks en van vergelijkbare grootte, waarvan de tweede er later bij kwam. Of ze hetzelfde leveren, staat niet in de boeken: daarom mogelijk, niet zeker. Bedragen zonder btw.`,
    steps: [
      `Kijk of ${added.naam} in de plaats kwam van ${old.naam}.`,
      `Zeg dan ${old.naam} op, en vraag terug wat te veel is betaald.`,
    ],
    question: `Is ${old.naam} nog nodig naast ${added.naam}?`,
  };
}
