import { dayName, daysBetween, monthsBetween, periodOfDay } from '@kengetal/ledger';
import type { OwedDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { invoiceName, invoicesOf, paymentsOf, ROUNDED, type Invoice } from '../invoices.ts';
import { grouped } from '../lines.ts';
import type { Owed } from '../owed.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';
import { alike, inSequence, isSlip, sameNumber } from '../alike.ts';

/** Days between two bookings of an invoice whose number does not tell that it is one. */
const DAYS = 7;
/** A number that comes again after so many days is another invoice: numbers begin anew. */
const DAYS_OF_NUMBER = 180;
/** In another year so many days later it is another invoice too. */
const DAYS_OVER_YEARS = 31;
/** Another of that amount so near makes it a rhythm. */
const RHYTHM_DAYS = 16;
/** Invoices of one amount that are looked back over. */
const BACK = 50;
/** Times that a number must come to be that of a contract. */
const CONTRACT = 3;
/** Months without a gap that make a rhythm of what has no number. */
const HALF_YEAR = 6;
/** Other bills with the same words, by which these tell nothing. */
const USUAL_WORDS = 3;
const PART =
  /\b(termijn|deel|aanbetaling|voorschot|restant|slot|helft|fase|oplever|bij opdracht)|\d ?%|\d ?(\/|van) ?\d/i;

/** A purchase invoice that was booked twice. */
export const dubbeleFactuur: OwedDetector = (owed) => {
  if (owed.groep !== 'crediteuren') return [];
  const invoices = invoicesOf(owed);
  const charged = invoices.filter(({ cents }) => cents > 0);
  return [...grouped(charged, ({ cents }) => cents).values()].flatMap((equal) =>
    equal.length < 2
      ? []
      : pairsIn(equal, invoices)
          .filter((pair) => !isPaidBack(owed, pair))
          .map((pair) => findingOf(owed, pair)),
  );
};

type Pair = readonly [Invoice, Invoice];

/** Pairs of invoices of one amount, in order of day, of which the second is the first once more. */
function pairsIn(equal: readonly Invoice[], all: readonly Invoice[]): Pair[] {
  const pairs: Pair[] = [];
  const used = new Set<Invoice>();
  equal.forEach((second, at) => {
    const first = equal
      .slice(Math.max(0, at - BACK), at)
      .find((one) => !used.has(one) && isTwice([one, second], equal, all) && !isReversed(one, all));
    if (!first) return;
    used.add(first).add(second);
    pairs.push([first, second]);
  });
  return pairs;
}

function isTwice([one, other]: Pair, equal: readonly Invoice[], all: readonly Invoice[]): boolean {
  const days = daysBetween(one.datum, other.datum);
  const isPart = PART.test(one.omschrijving) || PART.test(other.omschrijving);
  if (isPart && !alike(one.omschrijving, other.omschrijving)) return false;
  if (one.nummer !== null && other.nummer !== null && sameNumber(one.nummer, other.nummer)) {
    return days <= DAYS_OF_NUMBER && isOfOneBill([one, other], days, all);
  }
  if (days > DAYS || !alike(one.omschrijving, other.omschrijving)) return false;
  if (one.nummer !== null && other.nummer !== null) {
    // Bills of one job that was split follow each other; two numbers that have nothing in common are
    // two bills.
    if (inSequence(one.nummer, other.nummer) || !isSlip(one.nummer, other.nummer)) return false;
  }
  // Bills that never have a number, and are all called so.
  const hasNone = one.nummer === null && other.nummer === null;
  if (hasNone && isUsual(one, all) && !isOneTooMany([one, other], equal)) return false;
  return !isRhythm([one, other], equal);
}

/** Two bookings of one number and amount that nothing tells apart, and that nothing has set right. */
function isOfOneBill([one, other]: Pair, days: number, all: readonly Invoice[]): boolean {
  const own = all.filter(({ nummer }) => nummer !== null && nummer === one.nummer);
  // Of whatever amount: the price of a contract changes, its number does not.
  if (own.filter(({ cents }) => cents > 0).length >= CONTRACT) return false;
  // One bill over two costs.
  if (days === 0 && !alike(one.omschrijving, other.omschrijving)) return false;
  // Numbers that begin anew each year.
  if (days > DAYS_OVER_YEARS && one.datum.slice(0, 4) !== other.datum.slice(0, 4)) return false;
  // Taken back in parts.
  return (
    other.nummer !== one.nummer ||
    own.reduce((sum, { cents }) => sum + cents, 0) > one.cents + ROUNDED
  );
}

/** Many bills of the supplier have these words. */
const isUsual = ({ omschrijving: words }: Invoice, all: readonly Invoice[]): boolean =>
  all.filter(({ omschrijving }) => alike(omschrijving, words)).length >= USUAL_WORDS + 2;

/** Of what comes once in each month, for half a year or more, one month has two. */
function isOneTooMany([one, other]: Pair, equal: readonly Invoice[]): boolean {
  const months = new Set(equal.map(({ datum }) => periodOfDay(datum)));
  const all = monthsBetween(Math.min(...months), Math.max(...months)) + 1;
  const isSame = periodOfDay(one.datum) === periodOfDay(other.datum);
  return isSame && all >= HALF_YEAR && months.size === all && equal.length === all + 1;
}

/**
 * One of the same amount comes shortly before or after, or comes in pairs at other times too; or it
 * comes every month, and no more often than that.
 */
function isRhythm([one, other]: Pair, equal: readonly Invoice[]): boolean {
  const others = equal.filter((each) => each !== one && each !== other);
  const [first, last] = [equal[0] ?? one, equal.at(-1) ?? other];
  const months = monthsBetween(periodOfDay(first.datum), periodOfDay(last.datum)) + 1;
  if (others.length >= CONTRACT && equal.length <= months) return true;
  const isNear = ({ datum }: Invoice) =>
    Math.abs(daysBetween(datum, one.datum)) <= RHYTHM_DAYS ||
    Math.abs(daysBetween(other.datum, datum)) <= RHYTHM_DAYS;
  const isPair = (each: Invoice, at: number) => {
    const before = others[at - 1];
    return before !== undefined && daysBetween(before.datum, each.datum) <= DAYS;
  };
  return others.some((each, at) => isNear(each) || isPair(each, at));
}

/** Taken back by a credit note or a correction of that amount, or of more at once. */
const isReversed = ({ cents, datum }: Invoice, all: readonly Invoice[]): boolean =>
  all.some((one) => one.cents <= ROUNDED - cents && one.datum >= datum);

/** The supplier paid the amount back. */
const isPaidBack = (owed: Owed, [{ cents }, { datum }]: Pair): boolean =>
  paymentsOf(owed).some((line) => line.cents === -cents && line.datum >= datum);

function findingOf(owed: Owed, [first, second]: Pair): Finding {
  const { relatie, naam } = owed;
  const lines = [...first.lines, ...second.lines];
  const name = invoiceName(first, dayName);
  const both = linesFigure(lines, -1, {
    label: `${name} van ${naam}, twee keer`,
    explanation: 'Beide boekingen bij de crediteur, met btw.',
  });
  const once = linesFigure(second.lines, -1, {
    label: `${name} van ${naam}, de tweede keer`,
    explanation: 'De tweede boeking bij de crediteur, met btw.',
  });
  const isSure = first.nummer !== null && first.nummer === second.nummer;
  const isPaid = paidTimes(owed, first) >= 2;
  const done = isPaid ? 'geboekt en betaald' : 'geboekt';
  const rekeningen = [...new Set(lines.map(({ rekening }) => rekening))];
  return {
    detector: 'dubbele_factuur',
    key: [relatie, first.dagboek, first.boekstuk, second.dagboek, second.boekstuk].join(' '),
    category: 'kosten_besparen',
    title:
      first.nummer === null ? `Dubbele factuur van ${naam}` : `Dubbele factuur ${first.nummer}`,
    summary: said`${name} van ${naam} ${isSure ? 'is' : 'lijkt'} twee keer ${done}, samen ${both}.`,
    weight: first.cents,
    effect: { figure: once, per: 'eenmalig' },
    urgency: 'deze_week',
    due: null,
    certainty: isSure ? 'zeker' : 'waarschijnlijk',
    about: {
      relaties: [relatie],
      rekeningen,
      documenten: [...new Set([first, second].map(({ nummer, boekstuk }) => nummer ?? boekstuk))],
    },
    periode_min: periodOfDay(first.datum),
    periode_max: periodOfDay(second.datum),
    blocks: [linesEvidence('Waarom', lines, -1, both)],
    how: said`Twee inkoopboekingen van dezelfde leverancier met hetzelfde bedrag, ${isSure ? 'hetzelfde factuurnummer' : `hooguit ${String(DAYS)} dagen na elkaar en met dezelfde omschrijving`}, waar later niets van is teruggeboekt. Bedragen met btw. Of het echt één factuur is, staat op de factuur zelf: die zit niet in de boeken.`,
    steps: [
      'Leg de twee boekingen naast de factuur.',
      'Is het één factuur, laat dan de tweede boeking vervallen.',
      isPaid
        ? `Vraag ${naam} het dubbel betaalde bedrag terug.`
        : 'Betaal de factuur maar één keer.',
    ],
    question: `${name} van ${naam} staat twee keer in de inkoop, bij ${first.boekstuk} en ${second.boekstuk}. Hoort daar een tweede factuur bij?`,
  };
}

/** How many times what is owed was paid by its number. */
function paidTimes(owed: Owed, { nummer, cents }: Invoice): number {
  const paid = paymentsOf(owed).filter(({ factuur }) => nummer !== null && factuur === nummer);
  return paid.reduce((sum, line) => sum + line.cents, 0) / cents;
}
