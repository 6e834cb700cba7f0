import { formatExact } from '@kengetal/ui';
import { isPossible, MOST_CENTS, type Change } from './changes.ts';

/** What was typed as a change in hundredths (of a percent, or of a euro), or what is wrong with it. */
export type Typed = { value: number } | { problem: string };

/** As numbers are written in Dutch: points between thousands, a comma before at most two decimals. */
const DUTCH = /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

export function readTyped(text: string, kind: Change['kind']): Typed {
  // '5%' as an amount, or '€ 5' as a percentage, is not what is meant.
  const bare = text.replace(kind === 'percent' ? /[\s%]/g : /[\s€]/g, '').replace('−', '-');
  if (bare === '') return { problem: 'Vul een getal in, zoals 10 of -2,5.' };
  const [, sign, whole, decimals = ''] = DUTCH.exec(bare) ?? [];
  if (whole === undefined) {
    return { problem: 'Dit is geen getal. Schrijf bijvoorbeeld 10, -2,5 of 1.250,00.' };
  }
  const size = Number(`${whole.replaceAll('.', '')}${decimals.padEnd(2, '0')}`);
  if (size === 0) return { problem: 'Met 0 verandert er niets. Vul een ander getal in.' };
  const value = sign === '-' ? -size : size;
  if (isPossible({ row: '', kind, value })) return { value };
  return {
    problem:
      kind === 'percent'
        ? 'Een percentage ligt tussen -100 en 1.000.'
        : `Een bedrag is hoogstens ${formatExact(MOST_CENTS)}.`,
  };
}

/** A change as it would be typed: '-2,5', '1250,00'. */
export function typedOf({ kind, value }: Change): string {
  const size = Math.abs(value);
  const decimals = String(size % 100).padStart(2, '0');
  const rest = kind === 'percent' ? decimals.replace(/0{1,2}$/, '') : decimals;
  return `${value < 0 ? '-' : ''}${Math.floor(size / 100)}${rest ? `,${rest}` : ''}`;
}

/** '+5%', '-2,5%', '+€ 1.250,00', '€ -1.250,00'. */
export function wordsOf(change: Change): string {
  const text = change.kind === 'amount' ? formatExact(change.value) : `${typedOf(change)}%`;
  return change.value < 0 ? text : `+${text}`;
}
