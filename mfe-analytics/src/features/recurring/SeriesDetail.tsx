import type { RecurringRow, RecurringSeries } from '@kengetal/contract';
import {
  FigureLink,
  FigureText,
  formatDate,
  formatInstantLong,
  LinesSkeleton,
  QueryPart,
} from '@kengetal/ui';
import { Actions } from './Actions.tsx';
import { useSeries } from './changes.ts';
import { StepChart } from './StepChart.tsx';
import type { Editing } from './use-editing.ts';
import { CERTAINTY_NAMES } from './words.ts';
import css from './detail.module.css';

export interface SeriesDetailProps {
  row: RecurringRow;
  ignored: boolean;
  editing: Editing;
}

/** Why a series is one: what changed, its rule in words, its bookings, and what to do with it. */
export function SeriesDetail({ row, ignored, editing }: SeriesDetailProps) {
  return (
    <QueryPart
      query={useSeries(editing.projectId, row.id)}
      failure="Kon deze reeks niet laden."
      skeleton={
        <div className={css.waiting}>
          <LinesSkeleton lines={5} />
        </div>
      }
    >
      {(series) => <Found {...{ row, ignored, editing, series }} />}
    </QueryPart>
  );
}

function Found({ row, ignored, editing, series }: SeriesDetailProps & { series: RecurringSeries }) {
  return (
    <div className={css.detail}>
      <div className={css.top}>
        <div className={css.story}>
          {series.headline ? (
            <h3 className={css.headline}>
              <FigureText text={series.headline} context={row.name} />
            </h3>
          ) : null}
          <FigureText text={series.story} context={row.name} />
          {row.signals
            .filter(({ key }) => !key.startsWith('prijs'))
            .map(({ key, words }) => (
              <p key={key} className={css.signal}>
                {words}
              </p>
            ))}
          {editing.mayEdit ? (
            <Actions row={row} series={series} ignored={ignored} editing={editing} />
          ) : null}
        </div>
        <StepChart occurrences={series.occurrences} />
      </div>
      <Why row={row} series={series} />
    </div>
  );
}

function Why({ row, series }: { row: RecurringRow; series: RecurringSeries }) {
  const { reasons, occurrences, changes } = series;
  return (
    <div className={css.why}>
      <section aria-label="Waarom dit een reeks is">
        <h4 className={css.heading}>
          Waarom dit een reeks is ({CERTAINTY_NAMES[row.certainty].toLowerCase()})
        </h4>
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {changes.length > 0 ? (
          <ul className={css.reasons}>
            {changes.map(({ change_id, at, user_name, words }) => (
              <li key={change_id}>
                {words} door {user_name}, {formatInstantLong(at)}
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <section aria-label="Boekingen van deze reeks">
        <h4 className={css.heading}>Boekingen ({occurrences.length})</h4>
        <ol className={css.bookings}>
          {[...occurrences].reverse().map(({ datum, figure, state }, index) => (
            <li key={`${datum} ${String(index)}`} className={css.booking}>
              <span>{formatDate(datum, 'medium')}</span>
              <span className={css.state}>{STATES[state]}</span>
              <FigureLink
                figure={figure}
                variant="plain"
                label={`${row.name}, ${formatDate(datum, 'medium')}`}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const STATES = {
  geboekt: '',
  hoger: 'hoger dan ervoor',
  lager: 'lager dan ervoor',
  dubbel: 'mogelijk dubbel',
};
