import { useState } from 'react';
import { Button } from 'antd';
import type { ImportJob } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import { useUndoImport } from './imports-queries.ts';
import css from './imports.module.css';

/** Takes an import back, after saying what that does. */
export function UndoImport({ job, projectId }: { job: ImportJob; projectId: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useUndoImport(projectId);
  if (!asking) {
    return (
      <Button className={css.action} onClick={() => setAsking(true)}>
        Ongedaan maken
      </Button>
    );
  }
  const cancel = () => {
    reset();
    setAsking(false);
  };
  return (
    <div className={css.confirm} role="group" aria-label={`${job.filename} ongedaan maken`}>
      <p>De cijfers worden weer die van vóór deze import.</p>
      {error ? (
        <p role="alert" className={looks.failure}>
          {messageOf(error)}
        </p>
      ) : null}
      <div className={css.buttons}>
        <Button autoFocus danger loading={isPending} onClick={() => mutate(job.import_id)}>
          Import ongedaan maken
        </Button>
        <Button type="text" disabled={isPending} onClick={cancel}>
          Toch niet
        </Button>
      </div>
    </div>
  );
}
