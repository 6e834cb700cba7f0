import type { ChecksBlock, Figure } from '@kengetal/contract';
import { lastDay } from '../../books/earlier-column.ts';
import { filtersOfGroups } from '../../books/selection.ts';
import type { ReadBooks } from '../../books/reader.ts';
import { valueOf } from '../../figures/values.ts';
import { euros } from '../../figures/words.ts';
import { definition } from '../../ledger/index.ts';
import { monthName } from '../../periods/names.ts';
import type { View } from './view.ts';

type Check = ChecksBlock['items'][number];

const RESULT = definition('resultaat');

/**
 * Says what of a month that runs was booked for after the day that it is named up to: it counts, as
 * it does in the bookkeeping itself, and an earlier period up to that day has none of it.
 */
export async function aheadCheck(
  { books, days }: Pick<ReadBooks, 'books' | 'days'>,
  view: View,
): Promise<Check[]> {
  if (view.kind !== 'beside' || view.current.day === undefined) return [];
  const { span, day } = view.current;
  const month = { periode_min: span.periode_max, periode_max: span.periode_max };
  const until = lastDay({ ...month, day });
  // A month that runs has a day after the one that it was read on.
  const next = lastDay({ ...month, day: day + 1 });
  const sums = await days({ ...month, until });
  const window = { ...month, soorten: ['mutatie' as const] };
  const after = books
    .accountsOf(RESULT.groups)
    .map(({ rekening }) => books.sumOf(rekening, window) - (sums.get(rekening) ?? 0));
  if (after.every((cents) => cents === 0)) return [];
  const name = `na ${day} ${monthName(span.periode_max)}`;
  const figure: Figure = {
    kind: 'booked',
    cents: RESULT.sign * after.reduce((sum, cents) => sum + cents, 0),
    sign: RESULT.sign,
    selection: {
      ...window,
      filters: [
        { column: 'datum', operator: 'gte', value: next },
        ...filtersOfGroups(RESULT.groups),
      ],
    },
    about: { label: `Resultaat van ${name}`, explanation: 'Vooruit geboekt in deze maand.' },
  };
  const label = `Telt mee: geboekt ${name}, resultaat ${euros(valueOf(figure) ?? 0)}`;
  return [{ key: 'vooruit_geboekt', label, state: 'let_op', figure }];
}
