import { useQuery } from '@tanstack/react-query';
import type { CashBlock } from '@kengetal/contract';
import { Cell, FigureLink, FigureText, formatDate, looks, QueryPart } from '@kengetal/ui';
import type { Asked } from '../../page.ts';
import { CashSkeleton } from './CashSkeleton.tsx';
import css from './cash.module.css';

/** Its code comes after the first paint, as that of other charts does. */
const useChart = () =>
  useQuery({
    queryKey: ['mfe-dashboard', 'cash-chart'],
    queryFn: () => import('./CashChart.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** What there is on bank and in cash, what is expected of it, and what that is made of. */
export function Cash({ block, asked }: { block: CashBlock; asked: Asked }) {
  const { title, lowest, unknown } = block;
  return (
    <Cell title={title}>
      <p className={css.lowest}>
        <FigureText text={lowest} variant="inline" />
      </p>
      <div className={css.beside}>
        <QueryPart
          query={useChart()}
          failure="Kon de grafiek niet laden."
          skeleton={<CashSkeleton />}
        >
          {({ CashChart }) => <CashChart block={block} asked={asked} />}
        </QueryPart>
        <div className={css.made}>
          <Sum block={block} />
          {unknown.length > 0 ? (
            <ul className={css.unknown} aria-label="Niet meegerekend">
              {unknown.map(({ name, why }) => (
                <li key={name} className={looks.small}>
                  Niet meegerekend: {name}. {why}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </Cell>
  );
}

/** From what there is to what there will be, as a sum. */
function Sum({ block: { title, dag, stand, parts, weeks } }: { block: CashBlock }) {
  const last = weeks.at(-1);
  return (
    <table className={css.sum}>
      <caption>{title}, van nu naar straks</caption>
      <tbody>
        <tr>
          <th scope="row">Stand {formatDate(dag, 'short')}</th>
          <td>
            <FigureLink figure={stand} label={`Stand ${formatDate(dag, 'short')}`} />
          </td>
        </tr>
        {parts.map(({ key, label, figure }) => (
          <tr key={key}>
            <th scope="row" className={css.part}>
              {label}
            </th>
            <td>
              <FigureLink figure={figure} label={label} variant="difference" />
            </td>
          </tr>
        ))}
        {last ? (
          <tr className={css.end}>
            <th scope="row">Verwacht {formatDate(last.tot, 'short')}</th>
            <td>
              <span>
                <FigureLink
                  figure={last.stand}
                  label={`Verwacht ${formatDate(last.tot, 'short')}`}
                />
              </span>
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
