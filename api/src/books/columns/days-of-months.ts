/**
 * Condition that the lines `l` of months of project $1 pass. Indexes have days and no months: the
 * summary knows between which days the months lie.
 * @param from placeholder of the first month
 * @param to placeholder of the last
 */
export const onDaysOfMonths = (from: string, to: string): string =>
  `l.datum BETWEEN ${end('min', from, to)} AND ${end('max', from, to)}`;

/** Imports of long ago have no days in the summary; then every day will do. */
const end = (which: 'min' | 'max', from: string, to: string): string =>
  `(SELECT CASE WHEN bool_and(m.datum_${which} IS NOT NULL) THEN ${which}(m.datum_${which})
                ELSE '${which === 'min' ? '-' : ''}infinity'::date END
    FROM monthly_summary m WHERE m.project_id = $1 AND m.periode BETWEEN ${from} AND ${to})`;
