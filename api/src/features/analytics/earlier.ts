import type { GridColumn } from '@kengetal/contract';

/** A column beside that of the same months a year earlier; by itself where there is none. */
export function besideEarlier<Column extends GridColumn>(
  column: Column,
  before: GridColumn | undefined,
): Column {
  if (!before) return column;
  const { naam, lines, stand = null, reason } = before;
  return { ...column, earlier: { naam, lines, stand, ...(reason !== undefined && { reason }) } };
}
