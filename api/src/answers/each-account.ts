import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { momentIn, type Measured } from './measured.ts';
import { Telling } from './telling.ts';

/** Accounts of several kinds, each by itself: they have no total. */
export async function tellEachAccount(
  asking: Asking,
  accounts: readonly Measured[],
): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow(asking);
  const rows = accounts.map(async (each) => [each.name, momentIn(each, now), await each.of(now)]);
  telling.say('Per rekening; samen tel ik ze niet op, want ze zijn van verschillende soort.');
  telling.table(['Rekening', 'Wanneer', 'Bedrag'], await Promise.all(rows));
  return telling.done(asking.question);
}
