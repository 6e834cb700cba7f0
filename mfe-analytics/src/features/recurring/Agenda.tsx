import type { RecurringBlock } from '@kengetal/contract';
import { classes, formatDate, formatMonth, looks } from '@kengetal/ui';
import { Amount } from './Amount.tsx';
import { sumsOf, totalOf, type Expected } from './expected.ts';
import css from './agenda.module.css';

export interface AgendaProps {
  agenda: readonly Expected[];
  weeks: RecurringBlock['weeks'];
  /** What will fall due too, of which the amount or the day is not known. */
  unknown: RecurringBlock['unknown'];
  asOf: string | null;
  until: string | null;
  /** True while filters leave series alone. */
  onlySeries: boolean;
}

/** What is expected after the data, in and out: by month in short, then by week. */
export function Agenda({ agenda, weeks, unknown, asOf, until, onlySeries }: AgendaProps) {
  return (
    <div className={css.agenda}>
      {asOf && until ? (
        <p className={classes(looks.quiet, css.about)}>
          Verwacht na {formatDate(asOf, 'medium')}, de laatste dag in je boekhouding, t/m{' '}
          {formatDate(until, 'medium')}. Wat eruit gaat is negatief. Reeksen staan zonder btw op de
          dag waarop ze meestal worden geboekt; losse inkopen en verkopen staan er niet bij.
          {onlySeries
            ? ' Met deze filters zie je alleen reeksen; zonder filters staan lonen, loonheffing en btw erbij.'
            : null}
        </p>
      ) : null}
      {agenda.length === 0 ? (
        <p className={classes(looks.quiet, css.empty)}>
          Hiervan wordt in deze dagen niets verwacht.
        </p>
      ) : (
        <>
          <Months agenda={agenda} />
          <div className={css.weeks}>
            {weeks.map((week) => (
              <WeekOf key={week.first} week={week} agenda={agenda} />
            ))}
          </div>
        </>
      )}
      <Unknown unknown={unknown} />
    </div>
  );
}

const HEADINGS = ['Maand', 'Erin', 'Eruit', 'Per saldo'] as const;

/** Each day counts in its own month, also within a week of two months. */
function Months({ agenda }: { agenda: readonly Expected[] }) {
  const months = [...new Set(agenda.map(({ datum }) => datum.slice(0, 7)))];
  return (
    <table className={css.months} aria-label="Verwacht per maand">
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => {
          const name = formatMonth(Number(month.replace('-', '')));
          const { incoming, outgoing, both } = sumsOf(
            name,
            agenda.filter(({ datum }) => datum.startsWith(month)),
          );
          return (
            <tr key={month}>
              <th scope="row">{name}</th>
              <td>
                <Amount figure={incoming} label={`Erin, ${name}`} />
              </td>
              <td>
                <Amount figure={outgoing} label={`Eruit, ${name}`} />
              </td>
              <td className={css.both}>
                <Amount figure={both} label={`Per saldo, ${name}`} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface WeekProps {
  week: RecurringBlock['weeks'][number];
  agenda: readonly Expected[];
}

/** A week with its total; nothing for one in which nothing is expected. */
function WeekOf({ week: { week, first, last }, agenda }: WeekProps) {
  const own = agenda.filter(({ datum }) => first <= datum && datum <= last);
  if (own.length === 0) return null;
  const name = `Week ${String(week)}`;
  const days = `${formatDate(first, 'short')} – ${formatDate(last, 'short')}`;
  return (
    <section aria-label={`${name}, ${days}`}>
      <div className={css.head}>
        <h2>
          {name} <span className={css.day}>{days}</span>
        </h2>
        <Amount figure={totalOf(`${name}, ${days}`, own)} label={`${name}, per saldo`} />
      </div>
      <ul>
        {own.map((item) => (
          <li key={`${item.datum} ${item.id}`} className={css.entry}>
            <span className={css.day}>{formatDate(item.datum, 'short')}</span>
            <span className={css.name} title={item.why}>
              {item.name}
            </span>
            <Amount
              figure={item.amount}
              label={`${item.name}, verwacht op ${formatDate(item.datum, 'medium')}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unknown({ unknown }: Pick<AgendaProps, 'unknown'>) {
  if (unknown.length === 0) return null;
  return (
    <section aria-label="Niet bekend" className={css.unknown}>
      <h2>Niet bekend, en dus niet opgeteld</h2>
      <ul>
        {unknown.map(({ name, why }) => (
          <li key={`${name} ${why}`}>
            {name}. <span className={looks.quiet}>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
