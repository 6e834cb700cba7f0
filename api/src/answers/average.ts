import type { Figure } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { momentIn, type Measured } from './measured.ts';
import { MANY } from './series-by.ts';
import { Telling } from './telling.ts';

/** A sum divided by the months that are told; a balance has none. */
export async function tellAverage(asking: Asking, measured: Measured): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow(asking);
  const figure = await measured.of(now);
  const months = monthsIn(now.span);
  const average = averageOf(measured, figure, months);
  telling.say(
    `${measured.name}, gemiddeld per maand in ${momentIn(measured, now)}: ${telling.answer(average)}.`,
  );
  if (average.kind !== 'absent') {
    telling.say(
      `In ${months} ${months === 1 ? 'maand' : 'maanden'} samen ${telling.beside(figure)}.`,
    );
  }
  return telling.done(asking.question);
}

const MONTHS = { maand: 1, kwartaal: 3, jaar: 12 } as const;

/** What it comes to in a month, quarter or year of any period, which is a whole number of them. */
export const averageMeasured = (
  { lines: _, terms: __, ...measured }: Measured,
  by: keyof typeof MONTHS,
): Measured => ({
  ...measured,
  name: `${measured.name}, gemiddeld per ${by}`,
  of: async (column) => {
    const count = monthsIn(column.span) / MONTHS[by];
    if (Number.isInteger(count))
      return averageOf(measured, await measured.of(column), count, [by, MANY[by]]);
    const about = { label: measured.name, explanation: `Gemiddeld per ${by}.` };
    return { kind: 'absent', reason: `De periode is geen heel aantal ${MANY[by]}.`, about };
  },
});

export function averageOf(
  { name, basis }: Pick<Measured, 'name' | 'basis'>,
  figure: Figure,
  months: number,
  [one, many]: readonly [string, string] = ['maand', 'maanden'],
): Figure {
  const about = {
    label: `${name}, gemiddeld per ${one}`,
    explanation: `Het totaal gedeeld door ${months} ${months === 1 ? one : many}.`,
  };
  const value = valueOf(figure);
  if (basis !== 'flow') {
    return {
      kind: 'absent',
      reason: `Van een stand is geen gemiddelde per ${one} te geven.`,
      about,
    };
  }
  if (value === undefined) return figure;
  if (figure.kind === 'derived' && figure.unit !== 'cents') {
    return { kind: 'absent', reason: `Hiervan is geen gemiddelde per ${one} te geven.`, about };
  }
  const half = value < 0 ? -1 : 1;
  const rounded =
    (2 * value + half * months - ((2 * value + half * months) % (2 * months))) / (2 * months);
  const terms = [{ label: name, factor: 1, part: 'teller' as const, figure }];
  return { kind: 'derived', unit: 'cents', value: rounded || 0, divisor: months, terms, about };
}
