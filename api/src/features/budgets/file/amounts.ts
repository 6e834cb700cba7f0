import type { FileCell } from './cells.ts';

/** How the decimals of a file are written, by the amounts that leave no doubt. */
export type Notation = 'komma' | 'punt';

/** Cents, or why a cell is no amount. An empty cell and a dash are nothing. */
export type ReadAmount = { readonly cents: number } | { readonly reason: string } | null;

const EURO = /^(?:€|eur\b|euro\b)|(?:€|eur|euro)$/gi;
const SPACES = /[\s\u00a0\u202f']/g;
/** ',-' and what else stands for no cents; a minus stands after a digit. */
const NO_CENTS = /([.,])(?:[-−–]{1,2}|—|=)$/;
/** '1.234' and '1,234': a thousand or a fraction, the file must say. */
const DOUBTFUL = /^\d{1,3}[.,]\d{3}$/;
const COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/;
const POINT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

interface Written {
  readonly digits: string;
  readonly negative: boolean;
  readonly isEuro: boolean;
}

/** Digits and separators of an amount, with the minus wherever it is written. */
function written(text: string): Written {
  const plain = text.trim().replace(EURO, '').replace(SPACES, '');
  const [, inside] = /^\((.+)\)$/.exec(plain) ?? [];
  const whole = (inside ?? plain).replace(NO_CENTS, (_, point: string) => `${point}00`);
  const bare = whole.replace(/^[-−–]|[-−–]$/, '').replace(EURO, '');
  const isMinus = /^[-−–]|[-−–]$/.test(whole) || /^€?[-−–]/.test(text.trim());
  const isEuro = /€|eur/i.test(text);
  return {
    digits: bare.replace(/^[-−–]/, ''),
    negative: inside !== undefined || isMinus,
    isEuro,
  };
}

/** The notation that the amounts of a file agree on; undefined when none of them leaves no doubt. */
export function notationOf(cells: readonly FileCell[]): Notation | undefined {
  const texts = cells.flatMap((cell) => (cell?.kind === 'text' ? [written(cell.text).digits] : []));
  const sure = texts.filter((text) => /[.,]/.test(text) && !DOUBTFUL.test(text));
  const commas = sure.filter((text) => COMMA.test(text) && !POINT.test(text)).length;
  const points = sure.filter((text) => POINT.test(text) && !COMMA.test(text)).length;
  if (commas === points) return undefined;
  return commas > points ? 'komma' : 'punt';
}

/** The cents of a cell. A text that could be two amounts is refused, unless the file has a notation. */
export function amountOf(cell: FileCell | undefined, notation: Notation | undefined): ReadAmount {
  if (!cell || cell.kind === 'day') return cell ? { reason: 'is een datum' } : null;
  if (cell.kind === 'number') return centsOfNumber(cell.text);
  const { digits, negative, isEuro } = written(cell.text);
  if (digits === '') return null;
  // Nobody writes euros in three decimals, with a point at that.
  const isDoubtful = DOUBTFUL.test(digits) && !(isEuro && digits.includes('.'));
  if (isDoubtful && notation === undefined) return { reason: doubt(digits) };
  const form = notation === 'punt' ? POINT : COMMA;
  const other = notation === 'punt' ? COMMA : POINT;
  if (form.test(digits)) return signed(plainOf(digits, notation ?? 'komma'), negative);
  // Without separators of thousands the other notation leaves no doubt either.
  if (other.test(digits) && /^\d+[.,]\d{1,2}$/.test(digits)) {
    return signed(plainOf(digits, notation === 'punt' ? 'komma' : 'punt'), negative);
  }
  if (notation === undefined && POINT.test(digits))
    return signed(plainOf(digits, 'punt'), negative);
  return { reason: 'is geen bedrag in euro’s en centen' };
}

function doubt(digits: string): string {
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  return `kan ${whole}${rest} of ${whole},${rest} zijn; schrijf ${whole}${rest} of ${whole}.${rest},00`;
}

function plainOf(digits: string, notation: Notation): string {
  return notation === 'komma'
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '');
}

function signed(plain: string, negative: boolean): ReadAmount {
  const [whole = '0', fraction = ''] = plain.split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return { reason: 'is te groot' };
  return { cents: negative && cents !== 0 ? -cents : cents };
}

/** A number of a spreadsheet has a point and maybe an exponent; beyond cents it is rounded. */
function centsOfNumber(text: string): ReadAmount {
  const match = /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!match) return { reason: 'is geen bedrag' };
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const point = whole.length + Number(exponent) + 2;
  const digits = `${whole}${fraction}`;
  if (Math.abs(Number(exponent)) > 40) return { reason: 'is te groot' };
  const padded = digits.padEnd(point + 1, '0');
  const kept = point > 0 ? padded.slice(0, point) : '0';
  const next = point >= 0 ? padded.charAt(point) : '0';
  const cents = Number(kept) + (next >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return { reason: 'is te groot' };
  return { cents: sign === '-' && cents !== 0 ? -cents : cents };
}
