import { Button } from 'antd';
import type { ImportJob } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import { useRetryImport } from '../../../imports/import-job.ts';
import { useImportsChanged } from './imports-queries.ts';
import css from './imports.module.css';

/** Reads the file again after a fault of ours; it is still at the API. */
export function RetryImport({ job, projectId }: { job: ImportJob; projectId: string }) {
  const changed = useImportsChanged(projectId);
  const { mutate, isPending, error } = useRetryImport(job.import_id);
  return (
    <span className={css.action}>
      {error ? (
        <span role="alert" className={looks.failure}>
          {messageOf(error)}
        </span>
      ) : null}
      <Button
        loading={isPending}
        onClick={() => mutate(undefined, { onSuccess: (retried) => changed(retried, false) })}
      >
        Opnieuw proberen
      </Button>
    </span>
  );
}
