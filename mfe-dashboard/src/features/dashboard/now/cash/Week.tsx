import type { CashBlock, CashWeekBlock } from '@kengetal/contract';
import {
  AskAssistant,
  FigureLink,
  formatDate,
  formatValue,
  looks,
  QueryPart,
  WidgetError,
} from '@kengetal/ui';
import { usePage, type Asked } from '../../page.ts';
import css from './cash.module.css';

type CashWeek = CashBlock['weeks'][number];
type Moves = CashWeekBlock['moves'];

/** What could not be read, or not be made. */
const FAILURE = 'Kon de verwachting van deze week niet laden.';

interface WeekProps {
  week: CashWeek;
  /** What its page was asked with. */
  asked: Asked;
}

/** What is expected to come in and go out in a week, with why, and what there is then. */
export function Week({ week, asked }: WeekProps) {
  const query = usePage({ ...asked, view: { rij: `cash_week ${week.tot}` } });
  return (
    <QueryPart query={query} failure={FAILURE} lines={8}>
      {({ blocks: [block] }) =>
        block?.kind === 'cash_week' ? (
          <Opened week={week} block={block} />
        ) : block ? (
          <WidgetError
            title={FAILURE}
            error={query.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <p className={css.opened}>
            De verwachting is intussen vernieuwd. Sluit dit en vernieuw het scherm.
          </p>
        )
      }
    </QueryPart>
  );
}

/** All figures are of the block: the chart may show an expectation of before. */
function Opened({ week, block }: { week: CashWeek; block: CashWeekBlock }) {
  const { label, tot } = week;
  const { stand, band, moves } = block;
  const end = `Verwacht ${formatDate(tot, 'short')}`;
  return (
    <>
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
        {band ? (
          <p className={css.margin}>
            Waarschijnlijk tussen {inEuros(band.low)} en {inEuros(band.high)}, naar hoe ver eerdere
            verwachtingen ernaast zaten.
          </p>
        ) : null}
      </div>
      <AskAssistant
        question={{
          text: `Wat wordt er in ${label} verwacht?`,
          context_prompt: promptOf(week, moves),
        }}
      />
    </>
  );
}

const inEuros = (value: number) => formatValue({ value, unit: 'cents' }, 'sentence');

/** What the assistant is told of a week that somebody looks at. */
function promptOf({ label, tot }: CashWeek, moves: Moves): string {
  return [
    `De gebruiker kijkt naar wat er in ${label} (tot en met ${formatDate(tot, 'long')}) op bank en kas wordt verwacht.`,
    ...moves.map(({ datum, name, why }) => `- ${formatDate(datum, 'long')}: ${name}. ${why}`),
  ].join('\n');
}
