import { classes } from '@kengetal/ui';
import stacked from './stacked.module.css';
import css from './table.module.css';

export type Column =
  | 'name'
  | 'account'
  | 'frequency'
  | 'amount'
  | 'monthly'
  | 'last'
  | 'next'
  | 'months'
  | 'status'
  | 'chevron'
  | 'rest';

/** How a cell of a column looks, in a line of the table and in a block on a phone. */
export const cell = (column: Column): string => classes(css[column], stacked[column]);
