import type { BookedFigure, Figure, GridBlock, GridRow, ListBlock } from '@kengetal/contract';
import { gridFigure } from '@kengetal/contract';
import { Button } from 'antd';
import { FigureLink, formatDate, LinesSkeleton, useDrilldown, WidgetError } from '@kengetal/ui';
import { usePage, type PageParameters } from '../../page.ts';
import { useLargestLines } from './row-details.ts';
import { placesOf } from './tree-table.ts';
import css from './profits.module.css';

export interface RowCardContentProps {
  row: GridRow;
  block: GridBlock;
  parameters: PageParameters;
  onClose: () => void;
}

/** What the page answers for one row. */
export const parametersOfRow = (parameters: PageParameters, { key }: GridRow): PageParameters => ({
  ...parameters,
  view: { ...parameters.view, rij: key },
});

/** The amount of a row in the chosen period. */
export function figureOfRow(block: GridBlock, row: GridRow): Figure | undefined {
  const [now] = placesOf(block);
  return block.columns[now] && gridFigure(block.columns, row, now);
}

/** The usual month, the year so far, who it is with, the largest bookings, and the way to all. */
export function RowCardContent({ row, block, parameters, onClose }: RowCardContentProps) {
  const { open } = useDrilldown();
  const [now] = placesOf(block);
  const figure = figureOfRow(block, row);
  const { data, error, isFetching, refetch } = usePage(parametersOfRow(parameters, row));
  return (
    <div className={css.card}>
      <h3 className={css.cardTitle}>{row.label}</h3>
      {data ? (
        data.blocks.map((one) =>
          one.kind === 'figures' ? (
            <Amounts key={one.key} items={one.items} />
          ) : one.kind === 'list' ? (
            <List key={one.key} block={one} />
          ) : null,
        )
      ) : error ? (
        <WidgetError
          title="Kon dit niet laden."
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <LinesSkeleton lines={6} />
      )}
      {figure?.kind === 'booked' ? (
        <Largest projectId={parameters.projectId} figure={figure} />
      ) : null}
      {figure ? (
        <Button
          onClick={() => {
            onClose();
            open({ title: row.label, figure, context: block.columns[now]?.label });
          }}
        >
          Bekijk boekingen
        </Button>
      ) : null}
    </div>
  );
}

function Amounts({ items }: { items: readonly { key: string; label: string; figure: Figure }[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ key, label, figure }) => (
        <div key={key} className={css.line}>
          <dt>{label}</dt>
          <dd>
            <FigureLink figure={figure} variant="exact" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ block }: { block: ListBlock }) {
  return (
    <section>
      <h4 className={css.cardHead}>{block.title}</h4>
      <dl className={css.list}>
        {block.items.map(({ key, label, figure }) => (
          <div key={key} className={css.line}>
            <dt>{label}</dt>
            <dd>{figure ? <FigureLink figure={figure} label={label} variant="exact" /> : null}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The three bookings with most of the amount, each opening that booking. */
function Largest({ projectId, figure }: { projectId: string; figure: BookedFigure }) {
  const { data, error } = useLargestLines(projectId, figure);
  // Beside what is there already, this is not worth a message of its own.
  if (error) return null;
  if (!data) return <LinesSkeleton lines={3} />;
  if (data.length === 0) return null;
  return (
    <section>
      <h4 className={css.cardHead}>Grootste boekingen</h4>
      <dl className={css.list}>
        {data.map(({ key, line, times, figure: each }) => {
          const name = line.tegenpartij_naam ?? line.omschrijving;
          const label = `${formatDate(line.datum, 'short')} ${name}${times > 1 ? ` (${times}×)` : ''}`;
          return (
            <div key={key} className={css.line}>
              <dt>{label}</dt>
              <dd>
                <FigureLink figure={each} label={label} variant="exact" />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
