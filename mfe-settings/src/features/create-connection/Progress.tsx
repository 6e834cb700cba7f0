import type { ReactNode } from 'react';
import type { ImportJob } from '@kengetal/contract';
import { looks } from '@kengetal/ui';
import { CancelImport } from '../../imports/CancelImport.tsx';
import { progressWords } from '../../imports/progress-words.ts';
import { useMayChange } from '../../imports/use-may-change.ts';
import { StateTitle } from '../../imports/StateTitle.tsx';
import { ProgressBar } from '../../parts/ProgressBar.tsx';
import css from '../../imports/state.module.css';

export interface ProgressProps {
  title: string;
  filename: string;
  /** Bytes. */
  done: number;
  total: number;
  /** What is going on, in one line. */
  words: string;
  /** What can be done meanwhile. */
  children?: ReactNode;
}

/** How far something with a known size is. */
export function Progress({ title, filename, done, total, words, children }: ProgressProps) {
  return (
    <div className={css.state}>
      <StateTitle>{title}</StateTitle>
      <p className={looks.quiet}>{filename}</p>
      <ProgressBar label={title} done={done} total={total} />
      <p className={looks.quiet} role="status">
        {words}
      </p>
      {children ? <div className={css.actions}>{children}</div> : null}
    </div>
  );
}

/** The API reading the file. */
export function ImportProgress({ job }: { job: ImportJob }) {
  const { filename, bytes_read, bytes_total } = job;
  const mayCancel = useMayChange(job);
  return (
    <Progress
      title={titleOf(job)}
      filename={filename}
      done={bytes_read}
      total={bytes_total}
      words={progressWords(job)}
    >
      {mayCancel ? <CancelImport job={job} /> : null}
    </Progress>
  );
}

function titleOf({ status, bytes_read, bytes_total }: ImportJob): string {
  if (status === 'wachtend') return 'Wachten tot het lezen begint';
  return bytes_read < bytes_total ? 'Boekhouding lezen' : 'Cijfers klaarzetten';
}
