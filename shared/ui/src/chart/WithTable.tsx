import { useState } from 'react';
import type { ReactNode } from 'react';
import { Table2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import { StatementTable } from '../statement/StatementTable.tsx';
import css from './with-table.module.css';
import type { StatementBlock } from '../statement/types.ts';

export interface WithTableProps {
  title: string;
  /** What it is without the table: 'grafiek', 'patroon'. */
  as: string;
  icon: LucideIcon;
  /** The same figures as a table, made when it is asked for. */
  table: () => StatementBlock;
  context?: string | undefined;
  /** At the end of the line of the button, while the picture shows. */
  foot?: ReactNode;
  /** The picture; it knows whether the table stands in its place. */
  children: ReactNode;
  /** Above both. */
  head?: ((asTable: boolean) => ReactNode) | undefined;
}

/** A picture of figures, and under it the way to the same figures as a table. */
export function WithTable(props: WithTableProps) {
  const { title, as, icon, table, context, foot, head, children } = props;
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={css.chart} aria-label={title}>
      {head?.(asTable)}
      {asTable ? (
        <div className={css.table}>
          <StatementTable block={table()} {...(context !== undefined && { context })} />
        </div>
      ) : (
        children
      )}
      <div className={css.foot}>
        <button type="button" className={css.toggle} onClick={() => setAsTable(!asTable)}>
          <Icon of={asTable ? icon : Table2} size={14} />
          {asTable ? `Toon als ${as}` : 'Toon als tabel'}
        </button>
        {asTable ? null : foot}
      </div>
    </figure>
  );
}
