import type { ImportJob } from '@kengetal/contract';
import { Confirm } from '../../../parts/Confirm.tsx';
import { useUndoImport } from './imports-queries.ts';
import css from './imports.module.css';

/** Takes an import back, after saying what that does. */
export function UndoImport({ job, projectId }: { job: ImportJob; projectId: string }) {
  return (
    <Confirm
      className={css.action}
      label="Ongedaan maken"
      title={`${job.filename} ongedaan maken`}
      yes="Import ongedaan maken"
      mutation={useUndoImport(projectId)}
      variables={job.import_id}
    >
      <p>De cijfers worden weer die van vóór deze import.</p>
    </Confirm>
  );
}
