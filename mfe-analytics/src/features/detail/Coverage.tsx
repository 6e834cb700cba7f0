import type { CoverageBlock } from '@kengetal/contract/api';
import { Cell, classes, formatCount, formatMonth, formatMonthShort, looks } from '@kengetal/ui';
import css from './coverage.module.css';

type Month = CoverageBlock['years'][number]['months'][number];

const STATES: Record<Month['state'], string> = {
  geboekt: 'geboekt',
  leeg: 'geen boekingen',
  later: 'nog niet geboekt',
};

/** Which months have bookings, a strip for each fiscal year. */
export function Coverage({ block }: { block: CoverageBlock }) {
  return (
    <Cell title={block.title} aside={<Legend />}>
      <table className={css.years}>
        <caption>Boekingsregels per maand van elk boekjaar</caption>
        <tbody>
          {block.years.map(({ label, months }, index) => (
            // Short fiscal years may have one label.
            <tr key={`${label} ${index}`}>
              <th scope="row">{label}</th>
              <td>
                <ol className={css.months}>
                  {months.map((month) => (
                    <li key={month.periode} title={wordsOf(month)}>
                      <span aria-hidden="true" className={classes(css.mark, css[month.state])} />
                      <span aria-hidden="true" className={css.name}>
                        {formatMonthShort(month.periode)}
                      </span>
                      <span className={looks.hidden}>{wordsOf(month)}</span>
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Cell>
  );
}

function wordsOf({ periode, state, lines }: Month): string {
  const words = state === 'geboekt' ? formatCount(lines, 'regel', 'regels') : STATES[state];
  return `${formatMonth(periode)}: ${words}`;
}

function Legend() {
  return (
    <span className={css.legend} aria-hidden="true">
      <span className={classes(css.mark, css.geboekt)} /> geboekt
      <span className={classes(css.mark, css.leeg)} /> leeg
      <span className={classes(css.mark, css.later)} /> later
    </span>
  );
}
