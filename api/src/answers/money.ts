import type { Figure } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { valueOf } from '../books/figures/values.ts';
import type { Asking } from './asking.ts';
import { figureOfLines, item } from './lines-of.ts';
import type { Measured } from './measured.ts';
import type { Telling } from './telling.ts';

/** On more accounts than this it is a list, which is asked as one. */
const MOST = 5;

/** On which accounts money stands: who asks what is on the bank does not ask for what is in cash. */
export async function sayWhere(
  telling: Telling,
  asking: Asking,
  { isMoney, lines, moment, name }: Measured,
  column: PeriodColumn,
): Promise<void> {
  if (!isMoney || !lines || (lines.isNarrowed && moment === undefined)) return;
  const { read, sources } = asking;
  const on = ({ rekening, groep }: (typeof lines.accounts)[number]): Figure | Promise<Figure> =>
    moment === undefined
      ? column.account(rekening, read.books.defined(groep))
      : figureOfLines(
          read,
          sources.lines,
          column,
          { ...lines, filters: [...lines.filters, item('rekening', rekening)] },
          name,
        );
  const each = await Promise.all(
    lines.accounts.map(async (account) => ({ account, figure: await on(account) })),
  );
  const amount = ({ figure }: (typeof each)[number]) => valueOf(figure) ?? 0;
  const held = each
    .filter((one) => amount(one) !== 0)
    .sort((one, other) => amount(other) - amount(one));
  if (held.length < 2 || held.length > MOST) return;
  const said = held.map(
    ({ account: { rekening, naam }, figure }) =>
      `${telling.beside(figure)} op ${`${rekening} ${naam}`.trim()}`,
  );
  telling.say(`Daarvan staat ${said.slice(0, -1).join(', ')} en ${said.at(-1) ?? ''}.`);
}
