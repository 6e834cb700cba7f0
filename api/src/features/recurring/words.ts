import {
  bareMonth,
  bareShortMonth,
  type CadenceKey,
  euroText,
  periodOfDay,
  yearOf,
} from '@kengetal/ledger';

const NBSP = '\u00a0';

/** How often, as an interval: 'een maand'. */
export const INTERVALS: Readonly<Record<CadenceKey, string>> = {
  wekelijks: 'een week',
  tweewekelijks: 'twee weken',
  vierwekelijks: 'vier weken',
  maandelijks: 'een maand',
  tweemaandelijks: 'twee maanden',
  kwartaal: 'een kwartaal',
  halfjaar: 'een half jaar',
  jaar: 'een jaar',
};

/** The same after 'per'. */
export const PER: Readonly<Record<CadenceKey, string>> = {
  wekelijks: 'per week',
  tweewekelijks: 'per twee weken',
  vierwekelijks: 'per vier weken',
  maandelijks: 'per maand',
  tweemaandelijks: 'per twee maanden',
  kwartaal: 'per kwartaal',
  halfjaar: 'per half jaar',
  jaar: 'per jaar',
};

/** As an adverb within a sentence. */
export const HOW_OFTEN: Readonly<Record<CadenceKey, string>> = {
  wekelijks: 'wekelijks',
  tweewekelijks: 'tweewekelijks',
  vierwekelijks: 'vierwekelijks',
  maandelijks: 'maandelijks',
  tweemaandelijks: 'tweemaandelijks',
  kwartaal: 'elk kwartaal',
  halfjaar: 'elk half jaar',
  jaar: 'elk jaar',
};

/** '3 apr 2025'. */
export function dayName(day: string): string {
  const periode = periodOfDay(day);
  return `${String(Number(day.slice(8)))}${NBSP}${bareShortMonth(periode)} ${String(yearOf(periode))}`;
}

/** 'januari', with the year where it is not that of another day. */
export function monthSince(day: string, beside: string): string {
  const periode = periodOfDay(day);
  const year = day.slice(0, 4) === beside.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return `${bareMonth(periode)}${year}`;
}

/** '€ 40' or '€ 40,50': cents only where there are any. */
export function money(cents: number): string {
  const text = euroText(cents).replace(' ', NBSP);
  return text.endsWith(',00') ? text.slice(0, -3) : text;
}

/** '11,5%' of a change, without its sign. */
export function percentOf(from: number, to: number): string {
  const tenths = Math.round((Math.abs(to - from) * 1000) / Math.abs(from));
  return `${String(Math.floor(tenths / 10))},${String(tenths % 10)}%`;
}

const COUNTS = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

/** A small count as a word. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}
