import type { ConnectionProgress } from '@kengetal/contract';
import { formatMonthShort, formatMonth, looks } from '@kengetal/ui';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { progressWords } from './words.ts';
import css from './connections.module.css';

/** How far a reading is: the months tick in as their bookings arrive. */
export function SyncProgress({ name, progress }: { name: string; progress: ConnectionProgress }) {
  const { percent, months } = progress;
  return (
    <div className={css.progress}>
      {percent === null ? null : <ProgressBar label={`${name} lezen`} done={percent} total={100} />}
      <p className={looks.quiet} role="status">
        {progressWords(progress)}
      </p>
      {months.length === 0 ? null : (
        <ol className={css.years} aria-label={`Gelezen maanden van ${name}`}>
          {byYear(months).map(([year, own]) => (
            <li key={year}>
              <span>{year}</span>
              <ol className={css.months}>
                {own.map((periode) => (
                  <li key={periode} title={formatMonth(periode)}>
                    {formatMonthShort(periode)}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function byYear(months: readonly number[]): [number, number[]][] {
  const years = new Map<number, number[]>();
  for (const periode of months) {
    const year = Math.trunc(periode / 100);
    years.set(year, [...(years.get(year) ?? []), periode]);
  }
  return [...years];
}
