import { sweepOpenItems } from '../books/open-items/renew.ts';
import { sweepMirrors } from '../exact/mirror.ts';
import type { Kind, NewJob } from '../jobs/kind.ts';
import type { ImportDependencies } from './dependencies.ts';
import { DIMENSION_TABLES } from './dimensions.ts';
import { isFileNeeded, sweepVersions } from './versions.ts';

const LEDGER_TABLES = [
  'journal_lines',
  'monthly_summary',
  'source_accounts',
  'accounts',
  ...DIMENSION_TABLES,
  'open_items',
  'open_ages',
  'exact_lines',
];

/** Files that came within this time may be of an upload that goes on, in ms. */
const ARRIVING_MS = 3_600_000;

const tidy = (key: string): NewJob => ({ kind: 'tidying', key });

/** At the start of a program, and after something was erased; files that nobody keeps go too. */
export const TIDY_ALL = tidy('alles');
/** After a file was read, of which tables have grown. */
export const TIDY_READ = tidy('na een import');
/** After what else takes something out of the books. */
export const TIDY_CHANGED = tidy('na een wijziging');

/** Removes what imports left behind. Outside of imports nothing but this removes rows of sources. */
export function tidyingKind({
  database,
  uploads,
}: Pick<ImportDependencies, 'database' | 'uploads'>): Kind {
  return {
    name: 'tidying',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    after: ['import', 'open_items'],
    run: async ({ key }) => {
      if (key === TIDY_ALL.key) {
        await uploads.sweep((importId) => isFileNeeded(database, importId), ARRIVING_MS);
      }
      const isSwept = await sweepVersions(database, uploads);
      const isMirrorSwept = await sweepMirrors(database.quietly);
      await sweepOpenItems(database);
      if (isSwept || isMirrorSwept || key === TIDY_READ.key) await database.vacuum(LEDGER_TABLES);
    },
  };
}
