import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import { Telling } from './telling.ts';

const USUAL = 15;

/** Costs, or income, that come back: what each is, how often, and when it comes next. */
export async function tellRecurring(
  { read, sources, question }: Asking,
  side: 'kosten' | 'omzet' = 'kosten',
): Promise<Answer> {
  const telling = new Telling();
  const found = await sources.recurring(read, side);
  if (typeof found === 'string') return telling.say(found).done(question);
  const { series, perMonth } = found;
  const name = side === 'kosten' ? 'Vaste lasten' : 'Terugkerende omzet';
  if (series.length === 0 || perMonth.kind === 'absent') {
    return telling.say(`Er is geen ${name.toLowerCase()} gevonden.`).done(question);
  }
  telling.say(`${name}, gemiddeld per maand: ${telling.answer(perMonth)}.`);
  telling.table(
    ['Post', 'Hoe vaak', 'Bedrag', 'Volgende verwacht'],
    series
      .slice(0, question.limit ?? USUAL)
      .map((each) => [each.name, each.frequency, each.amount, each.next ?? '']),
  );
  return telling.done(question);
}
