import { useId, useMemo, useState } from 'react';
import { ArrowDown, ArrowUp, ChartColumn, Copy, Download, Table2 } from 'lucide-react';
import type { ChatMessage } from '@kengetal/contract';
import { classes, FigureLink, Icon, IconButton, looks, Tooltip } from '@kengetal/ui';
import {
  besideOf,
  hasFigures,
  isStatement,
  isTotal,
  plainTable,
  readTable,
  resultTable,
  sortedRows,
  type ResultTable,
} from './cells.ts';
import { chartOf } from './chart-of.ts';
import { parseCsv, writeCsv, writeTabs } from './csv.ts';
import { ResultChart } from './ResultChart.tsx';
import { saveText, useCopy } from './copy.ts';
import css from './result.module.css';

export interface ResultPartProps {
  /** What a tool gave. */
  result: string;
  figures: ChatMessage['figures'];
  /** What it is of, in words. */
  title: string;
  /** With what can be done with a table. */
  withActions: boolean;
}

/** What a tool gave: a table where it is one, else its text (specification §2). */
export function ResultPart({ result, figures, title, withActions }: ResultPartProps) {
  const table = useMemo(() => {
    const csv = parseCsv(result);
    return csv && resultTable(csv, figures);
  }, [result, figures]);
  if (!table) return <pre className={css.plain}>{result}</pre>;
  return <TableOrChart {...{ table, title, withActions }} />;
}

interface TableOrChartProps extends Pick<ResultPartProps, 'title' | 'withActions'> {
  table: ResultTable;
}

function TableOrChart({ table, title, withActions }: TableOrChartProps) {
  const chart = useMemo(() => chartOf(table, title), [table, title]);
  const [asChart, setAsChart] = useState(false);
  const { copy, copied } = useCopy();
  return (
    <div className={css.result}>
      {asChart && chart ? <ResultChart chart={chart} /> : <Rows table={table} title={title} />}
      <footer className={css.foot}>
        {chart ? (
          <button
            type="button"
            className={classes(looks.small, css.toggle)}
            onClick={() => setAsChart(!asChart)}
          >
            <Icon of={asChart ? Table2 : ChartColumn} size={14} />
            {asChart ? 'Toon als tabel' : 'Toon als grafiek'}
          </button>
        ) : null}
        <span role="status" className={classes(looks.small, css.said)}>
          {copied}
        </span>
        {withActions ? (
          <>
            {' '}
            <Tooltip title="Tabel kopiëren">
              <IconButton
                of={Copy}
                aria-label="Tabel kopiëren"
                onClick={() => void copy(writeTabs(plainTable(table)))}
              />
            </Tooltip>
            <Tooltip title="Bewaren als CSV">
              <IconButton
                of={Download}
                aria-label="Bewaren als CSV"
                onClick={() => saveText(writeCsv(plainTable(table, true)), `${title}.csv`)}
              />
            </Tooltip>
          </>
        ) : null}
      </footer>
    </div>
  );
}

/** More rows than this come when asked for. */
const FEW = 12;

function Rows({ table: whole, title }: { table: ResultTable; title: string }) {
  const table = useMemo(() => readTable(whole), [whole]);
  const told = table.told.join(', ');
  const [order, setOrder] = useState<{ at: number; descending: boolean } | null>(null);
  const [all, setAll] = useState(false);
  const id = useId();
  const isSorted = !isStatement(table);
  const rows = order ? sortedRows(table, order.at, order.descending) : table.rows;
  const isLong = rows.length > FEW + 1;
  const sortBy = (at: number) => {
    const first = table.columns[at]?.isNumber ?? false;
    setOrder({ at, descending: order?.at === at ? !order.descending : first });
  };
  return (
    <>
      {told ? <p className={classes(looks.small, css.told)}>{told}</p> : null}
      <div className={css.scroll} role="group" aria-label={`Tabel ${title}`} tabIndex={0}>
        <table className={css.table} id={id}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {table.columns.map((column, at) => {
                const { name } = column;
                const direction =
                  order?.at === at ? (order.descending ? 'descending' : 'ascending') : undefined;
                return (
                  <th key={name} scope="col" className={classOf(table, at)} aria-sort={direction}>
                    {isSorted ? (
                      <button type="button" onClick={() => sortBy(at)}>
                        {name}
                        {direction ? (
                          <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} size={14} />
                        ) : null}
                      </button>
                    ) : (
                      name
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {(all || !isLong ? rows : rows.slice(0, FEW)).map((row, place) => (
              <Row key={place} row={row} table={table} />
            ))}
          </tbody>
        </table>
      </div>
      {isLong ? (
        <button
          type="button"
          className={classes(looks.link, css.more)}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Toon minder rijen' : `Toon alle ${rows.length} rijen`}
        </button>
      ) : null}
    </>
  );
}

function Row({ row, table }: { row: ResultTable['rows'][number]; table: ResultTable }) {
  const label = row[0]?.text ?? '';
  const beside = besideOf(row, table);
  return (
    <tr className={isTotal(row) ? css.total : undefined}>
      {row.map(({ text, figure }, at) => {
        const { name = '' } = table.columns[at] ?? {};
        const content = figure ? (
          <FigureLink
            figure={figure}
            label={`${capitalised(label)}, ${name}`}
            variant={/^verschil/i.test(name) ? 'difference' : 'table'}
          />
        ) : (
          text
        );
        return at === 0 ? (
          <th key={name} scope="row" className={classOf(table, at)}>
            {content}
            {beside ? <span className={classes(looks.small, css.beside)}>{beside}</span> : null}
          </th>
        ) : (
          <td key={name} className={classOf(table, at)}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Words stand in a column of their own only where there is room for them beside figures. */
function classOf({ columns }: ResultTable, at: number): string {
  const { isNumber = false, isDay = false } = columns[at] ?? {};
  const isBeside = at > 0 && !isNumber && hasFigures({ columns });
  return classes(isNumber ? css.number : isDay && css.day, isBeside && css.words);
}

/** A month begins a sentence here; a name that is written its own way stays so. */
const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());
