import type {
  BookedFigure,
  DerivedFigure,
  Figure,
  FigureTerm,
  FilterItem,
} from '@kengetal/contract';
import { CADENCES, type Booking, type CadenceKey, type Evidence } from '../../ledger/index.ts';
import { dayName } from './words.ts';

type About = { label: string; explanation: string };

const MONTHS_IN_YEAR = 12;

/** Amount of a booking of a series, opening into exactly its lines. */
export function bookingFigure({ evidence }: Booking, sign: 1 | -1, about?: About): Figure {
  const [first, ...others] = evidence.map((one): BookedFigure => ({
    kind: 'booked',
    cents: signed(one.cents, sign),
    sign,
    selection: selectionOf(one),
  }));
  if (!first) throw new Error('a booking without evidence');
  if (others.length === 0) return { ...first, ...(about && { about }) };
  const terms = [first, ...others].map((figure, index) => ({
    label: `Boeking van ${dayName(evidence[index]?.datum ?? '')}`,
    factor: 1,
    figure,
  }));
  return sum(terms, about ?? { label: 'Boekingen', explanation: 'Samen één keer van de reeks.' });
}

function signed(cents: number, sign: 1 | -1): number {
  return cents === 0 ? 0 : cents * sign;
}

/** Exactly the lines of a piece of evidence. */
export function selectionOf(evidence: Evidence): BookedFigure['selection'] {
  const { account_id, party_id, others = [], datum, journal_id } = evidence;
  const { periodes, entries, descriptions, amounts } = evidence;
  const filters: FilterItem[] = [
    { column: 'rekening', operator: 'eq', value: account_id },
    { column: 'datum', operator: 'eq', value: datum },
    { column: 'dagboek', operator: 'eq', value: journal_id },
    { column: 'boekstuk', operator: 'in', value: [...entries] },
  ];
  if (party_id !== null) filters.push({ column: 'tegenpartij', operator: 'eq', value: party_id });
  if (others.length > 0) {
    filters.push({ column: 'tegenpartij', operator: 'not_in', value: [...others] });
  }
  if (descriptions) {
    filters.push({ column: 'omschrijving', operator: 'in', value: [...descriptions] });
  }
  if (amounts) filters.push({ column: 'bedrag', operator: 'in', value: [...amounts] });
  return {
    periode_min: Math.min(...periodes),
    periode_max: Math.max(...periodes),
    soorten: ['mutatie'],
    filters,
  };
}

/** An amount that comes with a frequency, as one per month. */
export function perMonth(amount: Figure, cadence: CadenceKey, about: About): Figure {
  const factor = CADENCES[cadence].perYear;
  return sum([{ label: 'Gebruikelijk bedrag', factor, figure: amount }], about, MONTHS_IN_YEAR);
}

interface Addend {
  readonly label: string;
  readonly factor: number;
  readonly figure: Figure;
}

/** Σ factor × figure / divisor in cents, halves away from zero; absent without any. */
export function sum(addends: readonly Addend[], about: About, divisor = 1): Figure {
  const [first, ...others] = addends.filter(({ figure }) => figure.kind !== 'absent').map(termOf);
  if (!first) return { kind: 'absent', reason: 'Er zijn geen reeksen die meetellen.', about };
  const terms: DerivedFigure['terms'] = [first, ...others];
  const total = terms.reduce((all, { factor, figure }) => all + factor * centsOf(figure), 0);
  const value = rounded(total, divisor);
  return {
    kind: 'derived',
    unit: 'cents',
    value,
    ...(divisor > 1 && { divisor }),
    terms,
    about,
  };
}

function termOf({ label, factor, figure }: Addend): FigureTerm {
  return { label, factor, part: 'teller', figure };
}

/** Cents of a figure that is there; 0 of one that is not. */
export function centsOf(figure: Figure): number {
  if (figure.kind === 'absent') return 0;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}

function rounded(total: number, divisor: number): number {
  const whole = Math.floor((2 * Math.abs(total) + divisor) / (2 * divisor));
  return total < 0 && whole !== 0 ? -whole : whole;
}
