import { useEffect, useRef } from 'react';
import type { ImportJob } from '@kengetal/contract';
import { looks } from '@kengetal/ui';
import { CancelImport } from '../../../imports/CancelImport.tsx';
import { isRunning, useImportJob } from '../../../imports/import-job.ts';
import { progressWords } from '../../../imports/progress-words.ts';
import { ProgressBar } from '../../../parts/ProgressBar.tsx';
import { useImportsChanged } from './imports-queries.ts';
import css from './imports.module.css';

export interface RunningImportProps {
  job: ImportJob;
  projectId: string;
  mayEdit: boolean;
}

/** How far an import is, asked again every second; the list follows when it ends. */
export function RunningImport({ job, projectId, mayEdit }: RunningImportProps) {
  const { data = job } = useImportJob(job.import_id);
  const changed = useRef(useImportsChanged(projectId));
  const running = isRunning(data);
  useEffect(() => {
    if (!running) changed.current(data, data.status === 'gereed');
  }, [running, data]);
  return (
    <div className={css.progress}>
      <ProgressBar label="Boekhouding lezen" done={data.bytes_read} total={data.bytes_total} />
      <p className={looks.quiet} role="status">
        {progressWords(data)}
      </p>
      {mayEdit && running ? (
        <div className={css.cancel}>
          <CancelImport job={data} />
        </div>
      ) : null}
    </div>
  );
}
