import type { RecurringBlock } from '@kengetal/contract';
import { classes, FigureLink, formatDate, formatMonth, looks } from '@kengetal/ui';
import css from './agenda.module.css';

type Entry = RecurringBlock['agenda'][number];

export interface AgendaProps {
  agenda: readonly Entry[];
  asOf: string | null;
}

/** What is expected in the 90 days after the data, month by month. */
export function Agenda({ agenda, asOf }: AgendaProps) {
  if (agenda.length === 0) {
    return (
      <p className={classes(looks.quiet, css.empty)}>
        Van deze reeksen wordt in de komende 90 dagen niets verwacht.
      </p>
    );
  }
  const months = new Map<string, Entry[]>();
  for (const entry of agenda) {
    const month = entry.datum.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return (
    <div className={css.agenda}>
      {asOf ? (
        <p className={looks.quiet}>
          Verwacht in de 90 dagen na {formatDate(asOf, 'medium')}, de laatste dag in je boekhouding.
        </p>
      ) : null}
      <div className={css.months}>
        {[...months].map(([month, entries]) => (
          <section key={month} aria-label={formatMonth(Number(month.replace('-', '')))}>
            <h2 className={css.month}>{formatMonth(Number(month.replace('-', '')))}</h2>
            <ul>
              {entries.map(({ datum, id, name, income, amount }) => (
                <li key={`${datum} ${id}`} className={css.entry}>
                  <span className={css.day}>{formatDate(datum, 'short')}</span>
                  <span className={looks.cut}>
                    {name}
                    {income ? <span className={css.income}> omzet</span> : null}
                  </span>
                  <FigureLink
                    figure={amount}
                    variant="plain"
                    label={`${name}, verwacht op ${formatDate(datum, 'medium')}`}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
