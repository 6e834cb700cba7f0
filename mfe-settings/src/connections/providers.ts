import type { Connection } from '@kengetal/contract';

/** What books are read from, by name. */
export const PROVIDERS: Readonly<Record<Connection['provider'], string>> = {
  auditfile: 'Auditfile',
  exact: 'Exact Online',
};
