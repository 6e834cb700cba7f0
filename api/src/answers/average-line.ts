import { headOf } from './amount.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { averageOf } from './average.ts';
import { selectionIn } from './lines-of.ts';
import type { Measured } from './measured.ts';
import { Telling } from './telling.ts';

/** What its lines come to, divided by how many there are: the average invoice. */
export async function tellAverageLine(
  asking: Asking,
  measured: Measured,
  called: readonly [one: string, many: string],
): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow(asking);
  const selection = measured.lines && selectionIn(now, measured.lines);
  const { count } =
    typeof selection === 'object'
      ? await asking.sources.lines(asking.read, { selection, limit: 0 })
      : { count: 0 };
  const head = headOf(measured, now);
  if (count === 0) return telling.say(`${head}: daarvan is niets geboekt.`).done(asking.question);
  const whole = await measured.of(now);
  const average = averageOf(measured, whole, count, called);
  telling.say(`${head}, gemiddeld per ${called[0]}: ${telling.answer(average)}.`);
  const counted = `${count.toLocaleString('nl-NL')} ${count === 1 ? called[0] : called[1]}`;
  return telling.say(`Over ${counted}, samen ${telling.beside(whole)}.`).done(asking.question);
}
