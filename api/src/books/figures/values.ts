import type { DerivedFigure, Figure, FigureTerm, Judgement } from '@kengetal/contract';
import type { Favour } from '@kengetal/ledger';

const PERCENT_SCALE = 10_000;
/** Above ten times as much a percentage says less than the amounts, in hundredths of a percent. */
const MOST_PERCENT = 100_000;

type About = { label: string; explanation: string };

/** Cents or scaled value of a figure; undefined when it is absent. */
export function valueOf(figure: Figure): number | undefined {
  if (figure.kind === 'absent') return undefined;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}

/** above × scale / below in whole numbers, halves away from zero; below is not zero. */
export function divided(above: number, below: number, scale: number): number {
  const [one, two] = [2 * Math.abs(above) * scale + Math.abs(below), 2 * Math.abs(below)];
  // Whole numbers that a double holds are divided without the cost of larger ones.
  if (one <= Number.MAX_SAFE_INTEGER) {
    const size = (one - (one % two)) / two;
    return above < 0 !== below < 0 && size !== 0 ? -size : size;
  }
  const [numerator, denominator] = [BigInt(above) * BigInt(scale), BigInt(below)];
  const negative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [magnitude(numerator), magnitude(denominator)];
  const rounded = Number((2n * top + bottom) / (2n * bottom));
  return negative && rounded !== 0 ? -rounded : rounded;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

interface Operand {
  readonly label: string;
  readonly figure: Figure;
}

/** `one` − `other` in the unit that they have, opening into both; absent when either is. */
export function difference(one: Operand, other: Operand, about: About): Figure {
  const [value, base] = [valueOf(one.figure), valueOf(other.figure)];
  if (value === undefined) return { ...absentAs(one.figure), about };
  if (base === undefined) return { ...absentAs(other.figure), about };
  const terms = [term(one, 1, 'teller'), term(other, -1, 'teller')];
  const unit = one.figure.kind === 'derived' ? one.figure.unit : 'cents';
  return { kind: 'derived', unit, value: value - base, terms, about };
}

/**
 * Change of `one` against `other` in percent; absent over a base of zero or less, over a turned
 * sign, and where it became more than eleven times as much.
 */
export function changePercent(one: Operand, other: Operand, about: About): Figure {
  const [value, base] = [valueOf(one.figure), valueOf(other.figure)];
  if (value === undefined) return { ...absentAs(one.figure), about };
  if (base === undefined) return { ...absentAs(other.figure), about };
  const change = percentChange(value, base);
  if (typeof change === 'string') return { kind: 'absent', reason: change, about };
  const terms = [term(one, 1, 'teller'), term(other, -1, 'teller'), term(other, 1, 'noemer')];
  return percent(change, terms, about);
}

/** The change from a base in hundredths of a percent, or why there is none. */
export function percentChange(value: number, base: number): number | string {
  if (base === 0) return 'Er is geen bedrag om mee te vergelijken.';
  if (base < 0 || value < 0) {
    return 'Een percentage zegt hier niets: een van de bedragen is negatief.';
  }
  const change = divided(value - base, base, PERCENT_SCALE);
  if (change <= MOST_PERCENT) return change;
  const times = Math.floor(value / base).toLocaleString('nl-NL');
  return `Een percentage zegt hier weinig: het is ruim ${times} keer zo veel.`;
}

/** A part in hundredths of a percent of a whole, or why that says nothing. */
export function percentOf(value: number, base: number, whole: string): number | string {
  if (base < 0) return 'Een percentage zegt hier niets: het geheel is negatief.';
  if (base === 0) return `Er is geen ${whole.toLowerCase()} in deze periode.`;
  const share = divided(value, base, PERCENT_SCALE);
  if (Math.abs(share) <= MOST_PERCENT) return share;
  return `De ${whole.toLowerCase()} is te klein om er een deel van te geven.`;
}

/** `part` as percentage of `whole`; absent when the whole is not positive, or next to nothing. */
export function shareOf(part: Operand, whole: Operand, about: About): Figure {
  const [value, base] = [valueOf(part.figure), valueOf(whole.figure)];
  if (value === undefined) return { ...absentAs(part.figure), about };
  if (base === undefined) return { ...absentAs(whole.figure), about };
  const share = percentOf(value, base, whole.label);
  if (typeof share === 'string') return { kind: 'absent', reason: share, about };
  const terms = [term(part, 1, 'teller'), term(whole, 1, 'noemer')];
  return percent(share, terms, about);
}

function percent(value: number, terms: FigureTerm[], about: About): DerivedFigure {
  return { kind: 'derived', unit: 'percent', value, terms, about };
}

function term({ label, figure }: Operand, factor: 1 | -1, part: FigureTerm['part']): FigureTerm {
  return { label, factor, part, figure };
}

function absentAs(figure: Figure): Figure {
  const reason = figure.kind === 'absent' ? figure.reason : 'Dit is niet te berekenen.';
  return { kind: 'absent', reason };
}

/** What a change means, given what more of it means. */
export function judge(change: number, more: Favour): Judgement {
  if (change === 0 || more === 'neutraal') return 'neutraal';
  const isMore = change > 0;
  return isMore === (more === 'gunstig') ? 'gunstig' : 'ongunstig';
}
