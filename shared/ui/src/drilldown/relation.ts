import type { Figure } from '@kengetal/contract';

/** Number of the one relation whose lines a figure is of, if it is of one. */
export function relationOf(figure: Figure): string | undefined {
  if (figure.kind !== 'booked') return undefined;
  const filter = figure.selection.filters.find(
    ({ column, operator }) => column === 'tegenpartij' && operator === 'eq',
  );
  return typeof filter?.value === 'string' ? filter.value : undefined;
}
