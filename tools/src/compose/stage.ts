import type { Project } from './engine.ts';
import type { Table } from './table.ts';

/** What runs, and where. */
export interface Stage {
  readonly project: Project;
  readonly table: Table;
  /** Of the shell. */
  readonly origin: string;
  readonly api: string;
  originOf(part: string): string;
  /** A copy of the workspace, to make next releases in. */
  readonly sources: string;
  /** An empty folder. */
  readonly folder: string;
}
