import type { PointerEvent } from 'react';
import { ChevronRight } from 'lucide-react';
import { useDrilldown } from '../drilldown/context.ts';
import { Icon } from '../states/Icon.tsx';
import { breakable } from './compounds.ts';
import type { Fold } from './tree.ts';
import css from './label.module.css';
import type { StatementLine } from './types.ts';

export interface RowLabelProps {
  row: StatementLine;
  /** Column whose figure the label opens. */
  current: number;
  fold: Fold | undefined;
  onToggle: (row: StatementLine) => void;
  /** Whether Tab reaches this row first. */
  reachable: boolean;
  /** Long words may break: there is little room. */
  narrow: boolean;
  context: string | undefined;
}

/** What a row is called; it opens the figure of the current period, its chevron the detail. */
export function RowLabel(props: RowLabelProps) {
  const { row, current, fold, onToggle, reachable, narrow, context } = props;
  const { open } = useDrilldown();
  const figure = row.cells[current] ?? row.cells[0];
  const name = narrow ? breakable(row.label) : row.label;
  if (!figure) return name;
  return (
    <>
      {fold ? (
        <button
          type="button"
          className={css.toggle}
          data-toggle=""
          tabIndex={-1}
          aria-expanded={fold === 'open'}
          aria-label={`Rekeningen van ${row.label}`}
          onClick={() => onToggle(row)}
        >
          <Icon of={ChevronRight} size={14} />
        </button>
      ) : null}
      <button
        type="button"
        className={css.opener}
        data-stop=""
        tabIndex={reachable ? 0 : -1}
        aria-haspopup="dialog"
        onClick={() => open({ title: row.label, figure, context })}
      >
        <span className={css.labelText} onPointerEnter={tellWhole}>
          {name}
        </span>
        <span className={css.hint}>Bekijk boekingen</span>
      </button>
    </>
  );
}

/** A name that does not fit stands whole in the browser's own tooltip: there are hundreds of them. */
function tellWhole({ currentTarget }: PointerEvent<HTMLElement>): void {
  const { scrollWidth, clientWidth, textContent } = currentTarget;
  currentTarget.title = scrollWidth > clientWidth ? (textContent ?? '') : '';
}
