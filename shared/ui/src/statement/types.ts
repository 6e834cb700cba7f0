import type { Figure, GridColumn, Judgement } from '@kengetal/contract';

/** A table of figures as it is drawn: of a grid, or of what a screen works out itself. */
export interface StatementBlock {
  key: string;
  title: string;
  /** e.g. 'Bedragen in euro’s'. */
  caption: string;
  columns: StatementColumn[];
  rows: StatementLine[];
}

export interface StatementColumn {
  key: string;
  label: string;
  role: Exclude<GridColumn['role'], 'quarter' | 'closing' | 'effect'>;
}

export interface StatementLine {
  key: string;
  label: string;
  level: number;
  kind: 'group' | 'line' | 'total';
  /** How a total is drawn: subtotal one line above, result bold, end a double rule. */
  emphasis?: 'subtotal' | 'result' | 'end';
  /** What the difference in this row means, if it has one. */
  judgement?: Judgement;
  /** One figure per column; a group has none. */
  cells: Figure[];
}
