import {
  bookingSelection,
  type BookedFigure,
  type DerivedFigure,
  type Figure,
  type FigureTerm,
  type ShortBooking,
} from '@kengetal/contract';
import { periodOfDay, type Booking, type Evidence } from '@kengetal/ledger';
import { divided } from '../../books/figures/values.ts';
import { dayName } from './words.ts';

const MONTHS_IN_YEAR = 12;

type About = { label: string; explanation: string };

/** Amount of a booking of a series, opening into exactly its lines. */
export function bookingFigure({ evidence }: Booking, sign: 1 | -1, about?: About): Figure {
  const terms = evidence.map((one) => ({
    label: `Boeking van ${dayName(one.datum)}`,
    factor: 1,
    figure: evidenceFigure(one, sign),
  }));
  const [first, ...others] = terms;
  if (!first) throw new Error('a booking without evidence');
  if (others.length === 0) return { ...first.figure, ...(about && { about }) };
  return sum(
    [first, ...others],
    about ?? { label: 'Boekingen', explanation: 'Samen één keer van de reeks.' },
  );
}

function evidenceFigure(evidence: Evidence, sign: 1 | -1): BookedFigure {
  const selection = selectionOf(evidence);
  return { kind: 'booked', cents: signed(evidence.cents, sign), sign, selection };
}

function signed(cents: number, sign: 1 | -1): number {
  return cents === 0 ? 0 : cents * sign;
}

/** A piece of evidence without its account and relation, its amount as shown. */
export function shortBooking(
  evidence: Evidence,
  sign: 1 | -1,
): ShortBooking & Required<Pick<ShortBooking, 'datum'>> {
  const { cents, datum, dagboek, entries, periodes, others = [] } = evidence;
  const { omschrijvingen, amounts } = evidence;
  const [first, last] = [Math.min(...periodes), Math.max(...periodes)];
  const month = periodOfDay(datum);
  return {
    cents: signed(cents, sign),
    datum,
    dagboek,
    boekstukken: [...entries],
    ...((first !== month || last !== month) && { periodes: [first, last] }),
    ...(others.length > 0 && { zonder: [...others] }),
    ...(omschrijvingen && { omschrijvingen: [...omschrijvingen] }),
    ...(amounts && { bedragen: [...amounts] }),
  };
}

/** Exactly the lines of a piece of evidence. */
function selectionOf(evidence: Evidence): BookedFigure['selection'] {
  const { rekening, tegenpartij } = evidence;
  const lines = { rekening, ...(tegenpartij !== null && { tegenpartij }) };
  return bookingSelection(lines, shortBooking(evidence, 1));
}

interface Addend {
  readonly label: string;
  readonly factor: number;
  readonly figure: Figure;
}

/** Σ factor × figure in cents. */
export function sum(addends: readonly [Addend, ...Addend[]], about: About): DerivedFigure {
  const [first, ...others] = addends;
  const value = addends.reduce((all, { factor, figure }) => all + factor * centsOf(figure), 0);
  const terms: DerivedFigure['terms'] = [termOf(first), ...others.map(termOf)];
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

function termOf({ label, factor, figure }: Addend): FigureTerm {
  return { label, factor, part: 'teller', figure };
}

function centsOf(figure: Figure): number {
  if (figure.kind === 'absent') return 0;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}

/** Cents per month of what comes to this in a year; halves away from zero. */
export function perMonth(centsPerYear: number): number {
  return divided(centsPerYear, MONTHS_IN_YEAR, 1);
}
