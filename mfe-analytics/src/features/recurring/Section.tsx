import { useState } from 'react';
import { Button } from 'antd';
import type { Figure, RecurringBlock } from '@kengetal/contract';
import { classes, FigureLink } from '@kengetal/ui';
import { cell } from './columns.ts';
import { SeriesDetail } from './SeriesDetail.tsx';
import { SeriesRow } from './SeriesRow.tsx';
import type { Editing } from './use-editing.ts';
import stacked from './stacked.module.css';
import css from './table.module.css';

/** Columns that have nothing in the line of a section. */
const REST = ['last', 'next', 'months', 'status', 'chevron'] as const;
const COLUMNS = 5 + REST.length;
/** Rows that a section begins with: the heaviest; a large firm has hundreds. */
const FIRST = 50;
/** So few more are shown at once. */
const FEW = 10;

export interface SectionProps {
  block: RecurringBlock;
  section: RecurringBlock['sections'][number];
  /** Sum per month of a section. */
  totalOf: (section: string) => Figure | undefined;
  opened: string | null;
  onOpen: (id: string | null) => void;
  editing: Editing;
}

/** The series of one kind under their sum: the first of them, and the rest when asked for. */
export function Section({ section, totalOf, ...props }: SectionProps) {
  const { key, title, rows } = section;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || rows.length <= FIRST + FEW ? rows : rows.slice(0, FIRST);
  return (
    <tbody>
      <tr className={classes(css.section, stacked.section)}>
        <th scope="rowgroup" className={cell('name')}>
          {title}
        </th>
        <td className={cell('account')} />
        <td className={cell('frequency')} />
        <td className={cell('amount')} />
        <td className={cell('monthly')}>
          <Total figure={totalOf(key)} label={`${title} per maand`} />
        </td>
        {REST.map((column) => (
          <td key={column} className={classes(cell(column), cell('rest'))} />
        ))}
      </tr>
      {shown.map((row) => (
        <Series key={row.id} row={row} ignored={key === 'genegeerd'} {...props} />
      ))}
      {shown.length < rows.length ? (
        <tr className={classes(css.more, stacked.detail)}>
          <td colSpan={COLUMNS}>
            <Button type="text" onClick={() => setWhole(true)}>
              Toon alle {rows.length} reeksen
            </Button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

type SeriesProps = Pick<SectionProps, 'block' | 'opened' | 'onOpen' | 'editing'> & {
  row: SectionProps['section']['rows'][number];
  ignored: boolean;
};

/** A series, and why it is one when it is opened. */
function Series({ row, ignored, block, opened, onOpen, editing }: SeriesProps) {
  const { merging } = editing;
  const isOpen = opened === row.id;
  return (
    <>
      <SeriesRow
        row={row}
        months={block.months}
        isOpen={isOpen}
        onToggle={() => onOpen(isOpen ? null : row.id)}
        choice={
          merging && { isChosen: merging.has(row.id), onChoose: () => editing.choose(row.id) }
        }
      />
      {isOpen ? (
        <tr className={classes(css.detail, stacked.detail)}>
          <td colSpan={COLUMNS} id={`reeks-${row.id}`}>
            <SeriesDetail row={row} ignored={ignored} editing={editing} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Total({ figure, label }: { figure: Figure | undefined; label: string }) {
  if (!figure || figure.kind === 'absent') return null;
  return <FigureLink figure={figure} variant="plain" label={label} />;
}
