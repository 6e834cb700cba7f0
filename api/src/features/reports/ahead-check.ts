import type { ChecksBlock } from '@kengetal/contract';
import { definition, type DefinitionKey, yearOf } from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import type { View } from './view.ts';

type Check = ChecksBlock['items'][number];

/**
 * Says what of a month that runs was booked for after the day that its books go up to: it counts,
 * as it does in the bookkeeping itself, and an earlier period up to that day has none of it.
 * @param keys figures to name it by: of the first that has some of it
 */
export function aheadCheck(
  { ahead, span }: Pick<PeriodColumn, 'ahead' | 'span'>,
  keys: readonly DefinitionKey[],
): Check[] {
  const moved = keys.find((key) => ahead?.moves(key));
  if (!ahead || moved === undefined) return [];
  const figure = ahead.figure(moved);
  const after = `geboekt na ${ahead.until} ${yearOf(span.periode_max)}`;
  const what = `${definition(moved).name.toLowerCase()} ${euros(valueOf(figure) ?? 0)}`;
  return [
    {
      key: `vooruit_geboekt_${moved}`,
      label: `Telt mee: ${after}, ${what}`,
      state: 'let_op',
      figure,
    },
  ];
}

/** The same of a view; months side by side are not called up to a day. */
export function aheadOf(view: View, keys: readonly DefinitionKey[]): Check[] {
  return view.kind === 'beside' ? aheadCheck(view.current, keys) : [];
}
