import type { GridColumn } from '@kengetal/contract';

/** A column beside that of the same months a year earlier, or their budget; by itself without. */
export function besideEarlier<Column extends GridColumn>(
  column: Column,
  before: GridColumn | undefined,
): Column {
  if (!before) return column;
  const { naam, lines, stand = null, basis, reason } = before;
  return {
    ...column,
    earlier: {
      naam,
      lines,
      stand,
      ...(basis !== undefined && { basis }),
      ...(reason !== undefined && { reason }),
    },
  };
}
