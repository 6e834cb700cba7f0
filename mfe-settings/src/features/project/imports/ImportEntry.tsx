import type { ImportJob } from '@kengetal/contract';
import { Badge, formatInstantLong, looks } from '@kengetal/ui';
import { isRunning } from '../../../imports/import-job.ts';
import { ImportQuestion } from '../../../imports/ImportQuestion.tsx';
import { Remarks } from '../../../imports/Remarks.tsx';
import { contentOf, statusOf } from './words.ts';
import { RetryImport } from './RetryImport.tsx';
import { RunningImport } from './RunningImport.tsx';
import { UndoImport } from './UndoImport.tsx';
import { useImportsChanged } from './imports-queries.ts';
import css from './imports.module.css';

export interface ImportEntryProps {
  job: ImportJob;
  projectId: string;
  mayEdit: boolean;
}

/** One import: what it was, what came of it, and what can still be done with it. */
export function ImportEntry({ job, projectId, mayEdit }: ImportEntryProps) {
  const { filename, status, uploaded_by, created_at, message } = job;
  const { label, tone } = statusOf(job);
  const content = contentOf(job);
  const changed = useImportsChanged(projectId);
  return (
    <li
      className={css.entry}
      aria-label={filename}
      data-undone={status === 'ongedaan' || undefined}
    >
      <div className={css.head}>
        <div className={css.line}>
          <span className={css.name}>{filename}</span>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className={looks.quiet}>
          {[uploaded_by, formatInstantLong(created_at)].filter(Boolean).join(', ')}
        </p>
        {content ? <p className={looks.quiet}>{content}</p> : null}
      </div>
      {isRunning(job) ? <RunningImport job={job} projectId={projectId} mayEdit={mayEdit} /> : null}
      {status === 'vraag' && mayEdit ? (
        <div className={css.question}>
          <ImportQuestion job={job} onDecided={(decided) => changed(decided, false)} />
        </div>
      ) : null}
      {status === 'vraag' && !mayEdit ? <p className={css.words}>{job.question}</p> : null}
      {message !== null && ['mislukt', 'geweigerd', 'overgeslagen'].includes(status) ? (
        <p className={css.words}>{message}</p>
      ) : null}
      <Warnings job={job} />
      {mayEdit && job.undoable ? <UndoImport job={job} projectId={projectId} /> : null}
      {mayEdit && status === 'mislukt' ? <RetryImport job={job} projectId={projectId} /> : null}
    </li>
  );
}

/** Remarks by fiscal year, behind one line. */
function Warnings({ job: { result, further_results } }: { job: ImportJob }) {
  const years = [...(result ? [result] : []), ...further_results];
  const remarks = years.flatMap(({ boekjaar, warnings }) =>
    warnings.map(({ code, message }) => ({
      code,
      message: years.length > 1 ? `${boekjaar}: ${message}` : message,
    })),
  );
  if (remarks.length === 0) return null;
  return (
    <Remarks
      items={remarks}
      summary={remarks.length === 1 ? '1 opmerking' : `${remarks.length} opmerkingen`}
    />
  );
}
