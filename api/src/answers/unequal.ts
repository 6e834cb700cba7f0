import type { Figure } from '@kengetal/contract';
import { addMonths, monthsIn, yearOf } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { momentIn, type Measured } from './measured.ts';
import type { Telling } from './telling.ts';

const YEAR = 12;

/** Says of amounts beside each other that their periods are not as long: a first year of fifteen months. */
export function sayUnequal(
  telling: Telling,
  measured: Measured,
  columns: readonly PeriodColumn[],
  figure?: Figure,
): void {
  const isRatio = figure?.kind === 'derived' && figure.unit !== 'cents';
  if (measured.basis !== 'flow' || isRatio) return;
  const byLength = columns.toSorted((one, other) => monthsIn(other.span) - monthsIn(one.span));
  const [long, short] = [byLength[0], byLength.at(-1)];
  if (!long || !short || monthsIn(long.span) === monthsIn(short.span)) return;
  const [most, least] = [monthsIn(long.span), monthsIn(short.span)];
  const many = most === 1 ? 'maand' : 'maanden';
  telling.say(
    `Let op: ${momentIn(measured, long)} telt ${most} ${many} en ${momentIn(measured, short)} telt er ${least}.`,
  );
  if (most > YEAR && least === YEAR) telling.say(calendarYearIn(long));
}

/** The year of the calendar that a longer one ends with can be asked instead. */
function calendarYearIn({ span: { periode_max } }: PeriodColumn): string {
  const isCalendar = addMonths(periode_max, 1) % 100 === 1;
  return isCalendar
    ? `Vraag naar kalenderjaar ${yearOf(periode_max)} om twaalf maanden ernaast te zetten.`
    : '';
}
