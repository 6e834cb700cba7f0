import { lazy, Suspense } from 'react';
import type { ImportJob } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { LinesSkeleton, QueryPart } from '@kengetal/ui';
import { useImportJob, useRetryImport } from '../../imports/import-job.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportProgress } from './Progress.tsx';
import { ImportQuestion } from '../../imports/ImportQuestion.tsx';
import { useMayChange } from '../../imports/use-may-change.ts';

/** Loaded by who uploads many administrations. */
const BundleState = lazy(() => import('./bundle/BundleState.tsx'));

export interface ImportStateProps {
  importId: string;
  onOther: () => void;
}

/** One import from waiting to its result; found again by its id after leaving the page. */
export function ImportState({ importId, ...ways }: ImportStateProps) {
  return (
    <QueryPart query={useImportJob(importId)} failure="Kon deze import niet laden.">
      {(job) => <Job job={job} {...ways} />}
    </QueryPart>
  );
}

type JobProps = Omit<ImportStateProps, 'importId'> & { job: ImportJob };

function Job({ job, onOther }: JobProps) {
  const { status, filename, message, result } = job;
  switch (status) {
    case 'verdeeld':
      return (
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <BundleState importId={job.import_id} onOther={onOther} />
        </Suspense>
      );
    case 'vraag':
      return <ImportQuestion job={job} />;
    case 'geweigerd':
    case 'overgeslagen':
      return (
        <ImportFailure
          title="Dit bestand is niet ingelezen"
          filename={filename}
          message={message ?? 'We kunnen dit bestand niet lezen.'}
          onOther={onOther}
        />
      );
    case 'mislukt':
      return <Broken job={job} onOther={onOther} />;
    case 'gereed':
      if (result) return <ImportDone job={job} result={result} onOther={onOther} />;
      return <ImportProgress job={job} />;
    default:
      return <ImportProgress job={job} />;
  }
}

/** A fault of ours: the file is there, so it need not be sent again. */
function Broken({ job, onOther }: JobProps) {
  const { mutate, isPending, error } = useRetryImport(job.import_id);
  const mayRetry = useMayChange(job);
  const message = job.message ?? 'Er ging iets mis aan onze kant. Er is niets veranderd.';
  return (
    <ImportFailure
      title="Het inlezen is afgebroken"
      filename={job.filename}
      message={error ? messageOf(error) : message}
      busy={isPending}
      onRetry={mayRetry ? () => mutate() : undefined}
      onOther={onOther}
    />
  );
}
