import { useState, type ReactNode } from 'react';
import type { OfficeFigures, OfficeRow } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { classes, formatValue, looks, NO_FIGURE, useDrilldown } from '@kengetal/ui';
import { useFetchFigures } from './office-queries.ts';
import css from './office.module.css';

export interface AmountProps {
  /** The organisation. */
  id: string;
  row: OfficeRow;
  of: keyof OfficeFigures;
  label: string;
  /** Instead of the whole euros. */
  children?: ReactNode;
  /** In the place of the amount when it is read out. */
  said?: string;
  className?: string | undefined;
}

const centsOf = ({ books }: OfficeRow, of: keyof OfficeFigures): number | null => {
  if (of === 'vat') return books?.vat?.cents ?? null;
  return of === 'change' ? null : (books?.[of] ?? null);
};

/** An amount of an administration, which opens in place: its figure is asked for then. */
export function Amount({ id, row, of, label, children, said, className }: AmountProps) {
  const { open } = useDrilldown();
  const fetchFigures = useFetchFigures();
  const [state, setState] = useState<'rust' | 'bezig' | { failure: string }>('rust');
  const { project_id, project_name } = row;
  const cents = centsOf(row, of);
  const shown = cents === null ? NO_FIGURE : formatValue({ value: cents, unit: 'cents' }, 'table');
  const exact = cents === null ? NO_FIGURE : formatValue({ value: cents, unit: 'cents' }, 'exact');
  const show = async () => {
    setState('bezig');
    try {
      const figure = (await fetchFigures(project_id))[of];
      const project = { project_id, project_name, organisation_id: id };
      if (figure) open({ title: label, context: project_name, figure, project });
      setState('rust');
    } catch (error) {
      setState({ failure: messageOf(error) });
    }
  };
  return (
    <>
      <button
        type="button"
        className={classes(css.amount, cents === null && !children && css.none, className)}
        aria-haspopup="dialog"
        aria-busy={state === 'bezig'}
        aria-label={`${label} ${project_name}: ${said ?? exact}`}
        title={said ?? exact}
        tabIndex={-1}
        onClick={() => void show()}
      >
        {children ?? shown}
      </button>
      {typeof state === 'object' ? (
        <span role="alert" className={looks.failure}>
          {state.failure}
        </span>
      ) : null}
    </>
  );
}
