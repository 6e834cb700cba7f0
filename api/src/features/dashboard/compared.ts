import type { Figure } from '@kengetal/contract';
import type { GroupKey } from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';

/** A group of costs, as costs: positive, now and in what it is held against. */
export interface CostChange {
  readonly group: GroupKey;
  readonly name: string;
  readonly now: Figure;
  readonly then: Figure;
  /** In cents; more costs are positive. */
  readonly growth: number;
}

/** What a period is held against. */
export interface Compared {
  readonly current: PeriodColumn;
  readonly comparison: PeriodColumn;
}
