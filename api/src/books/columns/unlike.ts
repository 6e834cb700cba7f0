import type { Figure } from '@kengetal/contract';
import { definition, kengetalBasis } from '@kengetal/ledger';
import type { Unlike } from '../periods/compared.ts';
import type { PeriodColumn } from './columns.ts';

/**
 * A column whose movements are not held against those of a period: they are absent with the
 * reason. Balances are moments, and what is divided does not depend on the number of months.
 */
export function unlikeColumn(column: PeriodColumn, { reason, isShown }: Unlike): PeriodColumn {
  const without = (figure: Figure): Figure =>
    figure.kind === 'absent' ? figure : { kind: 'absent', reason, about: figure.about };
  return {
    ...column,
    ...(isShown && { beside: { column, reason } }),
    figure: (key, label) => {
      const figure = column.figure(key, label);
      return definition(key).basis === 'stock' ? figure : without(figure);
    },
    account: (rekening, defined) => {
      const figure = column.account(rekening, defined);
      return defined.basis === 'stock' ? figure : without(figure);
    },
    kengetal: (key) => {
      const figure = column.kengetal(key);
      const isDivided = isShown && figure.kind === 'derived' && figure.unit !== 'cents';
      return isDivided || kengetalBasis(key) === 'stand' ? figure : without(figure);
    },
  };
}
