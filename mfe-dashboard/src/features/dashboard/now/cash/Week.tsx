import type { CashBlock } from '@kengetal/contract';
import { FigureLink, formatDate, looks } from '@kengetal/ui';
import css from './cash.module.css';

export type CashWeek = CashBlock['weeks'][number];

/** What is expected to come in and go out in a week, with why, and what there is then. */
export function Week({ week: { label, tot, stand, moves } }: { week: CashWeek }) {
  const end = `Verwacht ${formatDate(tot, 'short')}`;
  return (
    <div className={css.opened}>
      {moves.length === 0 ? (
        <p className={looks.quiet}>In deze week wordt niets verwacht.</p>
      ) : null}
      <table className={css.sum}>
        <caption>Verwacht in {label}</caption>
        <tbody>
          {moves.map(({ datum, name, why, figure }) => (
            <tr key={`${datum} ${name} ${why}`}>
              <th scope="row">
                {name}
                <span className={looks.small}>
                  {formatDate(datum, 'short')}. {why}
                </span>
              </th>
              <td>
                <FigureLink figure={figure} label={name} variant="difference" />
              </td>
            </tr>
          ))}
          <tr className={css.end}>
            <th scope="row">{end}</th>
            <td>
              <span>
                <FigureLink figure={stand} label={end} />
              </span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** What the assistant is told of a week that somebody looks at. */
export function promptOf({ label, tot, moves }: CashWeek): string {
  return [
    `De gebruiker kijkt naar wat er in ${label} (tot en met ${formatDate(tot, 'long')}) op bank en kas wordt verwacht.`,
    ...moves.map(({ datum, name, why }) => `- ${formatDate(datum, 'long')}: ${name}. ${why}`),
  ].join('\n');
}
