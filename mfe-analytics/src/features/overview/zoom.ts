import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GridBlock } from '@kengetal/contract';
import { usePeriod, type Period } from '@kengetal/platform';
import { formatPeriod } from '@kengetal/ui';

const NAME = 'zoom';

/** The months that a chart is narrowed to, in the address; null for all of them. */
export function useZoom(): [Period | null, (months: Period | null) => void] {
  const [params, setParams] = useSearchParams();
  const said = params.get(NAME);
  const months = useMemo(() => periodOf(said ?? ''), [said]);
  const choose = useCallback(
    (wanted: Period | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (wanted) next.set(NAME, `${wanted.periode_min}-${wanted.periode_max}`);
          else next.delete(NAME);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [months, choose];
}

/**
 * Makes months that a chart is narrowed to the period of the screen, and narrows it no longer. The
 * shell writes the period in the address; a write of ours beside that would undo it, so ours comes
 * once the period is there.
 */
export function useAsPeriod(zoomTo: (months: Period | null) => void): (months: Period) => void {
  const { period, choose } = usePeriod();
  const asked = useRef<Period | null>(null);
  useEffect(() => {
    if (!isSame(asked.current, period)) return;
    asked.current = null;
    zoomTo(null);
  }, [period, zoomTo]);
  return useCallback(
    (months) => {
      asked.current = months;
      choose(months);
    },
    [choose],
  );
}

export function isSame(one: Period | null, other: Period | null): boolean {
  if (!one || !other) return false;
  return one.periode_min === other.periode_min && one.periode_max === other.periode_max;
}

/** A block with only the columns that lie within some months; null where that is none or all. */
export function narrowed(block: GridBlock, { periode_min, periode_max }: Period): GridBlock | null {
  const kept = block.columns.map(({ key }) => {
    const months = periodOf(key);
    return (
      months !== null && months.periode_min <= periode_max && months.periode_max >= periode_min
    );
  });
  if (kept.every(Boolean) || !kept.some(Boolean)) return null;
  const within = <T>(of: readonly T[]): T[] => of.filter((_, index) => kept[index]);
  return {
    ...block,
    columns: within(block.columns).map((column, index) => ({
      ...column,
      // The first month names its year.
      label: index === 0 && column.role === 'month' ? monthOf(column) : column.label,
    })),
    rows: block.rows.map(({ earlier, outliers: _, ...row }) => ({
      ...row,
      values: within(row.values),
      ...(earlier && { earlier: within(earlier) }),
    })),
  };
}

function monthOf({ key, label }: GridBlock['columns'][number]): string {
  const months = periodOf(key);
  return months ? formatPeriod(months.periode_min) : label;
}

/** The months from the first to the last column of these places. */
export function monthsBetween({ columns }: GridBlock, first: number, last: number): Period | null {
  const [start, end] = [first, last].map((place) => periodOf(columns[place]?.key ?? ''));
  return start && end ? { periode_min: start.periode_min, periode_max: end.periode_max } : null;
}

function periodOf(text: string): Period | null {
  const [, first, last] = /^(\d{6})-(\d{6})$/.exec(text) ?? [];
  return first && last ? { periode_min: Number(first), periode_max: Number(last) } : null;
}
