import type { AuditHeader } from '@kengetal/ledger';
import type { ExactLists } from '../db/schema/index.ts';
import { IS_BOOKED, IS_CLOSING } from './entry-types.ts';
import type { Mirrored } from './mirror.ts';

/** A year of a mirror. */
export interface MirroredYear extends Mirrored {
  readonly year: number;
  readonly lists: ExactLists;
  readonly header: Pick<AuditHeader, 'company' | 'fiscal_year'>;
  /** Day on which it was read. */
  readonly created: string;
}

/** An element with what is in it. */
export const within = (tag: string, text: string) => `<${tag}>${text}</${tag}>\n`;
/** Parameters of {@link OF_YEAR}. */
export const keysOf = ({ projectId, connectionId, year }: MirroredYear) => [
  projectId,
  connectionId,
  year,
];
/** Lines that a year consists of. */
export const OF_YEAR = `FROM exact_lines
  WHERE project_id = $1 AND connection_id = $2 AND year = $3 AND ${IS_BOOKED} AND NOT ${IS_CLOSING}`;
