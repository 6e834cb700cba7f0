import type { DerivedFigure, Figure } from '@kengetal/contract';
import { divided, valueOf } from './values.ts';

/** No-break space, so that the sign and the amount stay together. */
const NBSP = '\u00a0';

/** A whole number of at least 0 with dots between thousands. Intl takes many times as long. */
function grouped(whole: number): string {
  const rest = String(whole % 1_000);
  return whole < 1_000 ? rest : `${grouped(Math.floor(whole / 1_000))}.${rest.padStart(3, '0')}`;
}

/** Cents as whole euros in running text: '€ 22.245', '€ -1.234', never '€ -0'. */
export function euros(cents: number): string {
  const whole = Math.sign(cents) * Math.round(Math.abs(cents) / 100);
  return `€${NBSP}${whole < 0 ? '-' : ''}${grouped(Math.abs(whole))}`;
}

/** Cents to the cent: '€ 22.245,30', '€ -1.234,00'. */
export function eurosExactly(cents: number): string {
  const size = Math.abs(cents);
  const rest = String(size % 100).padStart(2, '0');
  return `€${NBSP}${cents < 0 ? '-' : ''}${grouped(Math.floor(size / 100))},${rest}`;
}

/** Any figure in running text: to the cent, in percent, days or as a ratio; why there is none. */
export function shownFigure(figure: Figure): string {
  if (figure.kind === 'absent') return figure.reason;
  if (figure.kind !== 'derived') return eurosExactly(figure.cents);
  const { unit, value } = figure;
  switch (unit) {
    case 'cents':
      return eurosExactly(value);
    case 'percent':
      return percentageOf(figure);
    case 'days':
      return `${tenths(value)} dagen`;
    case 'ratio':
      return hundredths(value);
  }
}

const signOf = (value: number) => (value < 0 ? '-' : '');

function tenths(value: number): string {
  const size = Math.abs(value);
  return `${signOf(value)}${grouped(Math.floor(size / 10))},${size % 10}`;
}

function hundredths(value: number): string {
  const size = Math.abs(value);
  return `${signOf(value)}${grouped(Math.floor(size / 100))},${String(size % 100).padStart(2, '0')}`;
}

/** Hundredths of a percent in running text: '12,3%'. */
export function percentage(value: number): string {
  const tenths = Math.round(Math.abs(value) / 10);
  return `${value < 0 ? '-' : ''}${grouped(Math.floor(tenths / 10))},${tenths % 10}%`;
}

/** The same of a figure: rounded once, from the amounts that it divides. */
export function percentageOf({ value, terms }: DerivedFigure): string {
  const total = (part: 'teller' | 'noemer') =>
    terms
      .filter((term) => term.part === part)
      .reduce((sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0), 0);
  const below = total('noemer');
  // What divides nothing is the difference between percentages.
  return percentage(below === 0 ? value : divided(total('teller'), below, 1_000) * 10);
}

/** '€ 300 winst' or '€ 200 verlies', for results; of nothing '€ 0'. */
function profitOrLoss(cents: number): string {
  const kind = kindOf(cents);
  return kind === '' ? euros(0) : `${euros(Math.abs(cents))} ${kind}`;
}

function kindOf(cents: number): string {
  if (euros(cents) === euros(0)) return '';
  return cents < 0 ? 'verlies' : 'winst';
}

/** How an amount changed, as a whole: 'van € 100 naar € 120'. A result says profit or loss. */
export function changeInWords(from: number, to: number, isResult: boolean): string {
  if (from === to)
    return isResult ? `ongewijzigd, ${profitOrLoss(to)}` : `ongewijzigd ${euros(to)}`;
  if (!isResult) return `van ${euros(from)} naar ${euros(to)}`;
  // A profit that stays one is called so once.
  const start = kindOf(from) === kindOf(to) ? euros(Math.abs(from)) : profitOrLoss(from);
  return `van ${start} naar ${profitOrLoss(to)}`;
}

/** What a reader sees of a text with links `[€ 12](figure:a1)`: the labels alone. */
export function shownText(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
}

/** A text of others that can be no link and no picture: these need the two brackets side by side. */
export const unlinked = (text: string): string => text.replaceAll('](', '] (');

const LONGEST_NAME = 36;

/** A name from the books, without what would be read as markup or as the end of a quote. */
export function plainName(name: string, instead: string): string {
  const plain = name
    .replace(/[[\]()‘’`*_<>\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return instead;
  const short = plain.length > LONGEST_NAME ? plain.slice(0, LONGEST_NAME).trimEnd() : plain;
  return short === plain ? short : `${short}…`;
}

/** The same between quotes. */
export const quoted = (name: string, instead: string): string => `‘${plainName(name, instead)}’`;
