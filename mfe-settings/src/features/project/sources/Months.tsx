import type { Source } from '@kengetal/contract';
import { formatMonth, looks } from '@kengetal/ui';
import css from './sources.module.css';

type State = 'geboekt' | 'leeg' | 'later';

const WORDS: Readonly<Record<State, string>> = {
  geboekt: 'geboekt',
  leeg: 'geen boekingen',
  later: 'nog niet geboekt',
};

/** Which months of its fiscal year a source has bookings of, as a strip. */
export function Months({ source }: { source: Source }) {
  const months = monthsOf(source);
  if (months.length === 0) return <span className={looks.quiet}>–</span>;
  return (
    <ol className={css.strip} aria-label="Maanden">
      {months.map(({ periode, state }) => {
        const words = `${formatMonth(periode)}: ${WORDS[state]}`;
        return (
          <li key={periode} title={words} data-state={state}>
            <span className={looks.hidden}>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

function monthsOf({ start_date, end_date, months }: Source): { periode: number; state: State }[] {
  if (start_date === null || end_date === null) return [];
  const booked = new Set(months);
  const last = months.at(-1) ?? 0;
  const all: { periode: number; state: State }[] = [];
  for (let at = periodeOf(start_date); at <= periodeOf(end_date); at = nextMonth(at)) {
    all.push({ periode: at, state: booked.has(at) ? 'geboekt' : at > last ? 'later' : 'leeg' });
  }
  return all;
}

const periodeOf = (day: string): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

const nextMonth = (periode: number): number => (periode % 100 === 12 ? periode + 89 : periode + 1);
