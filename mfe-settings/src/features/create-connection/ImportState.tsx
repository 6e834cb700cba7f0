import type { ImportJob } from '@kengetal/contract';
import { LinesSkeleton, WidgetError } from '@kengetal/ui';
import { useImportJob } from './import-job.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportProgress } from './Progress.tsx';
import { ImportQuestion } from './ImportQuestion.tsx';

export interface ImportStateProps {
  importId: string;
  /** Sends the file again; undefined when it is no longer at hand. */
  onRetry: (() => void) | undefined;
  onOther: () => void;
}

/** One import from waiting to its result; found again by its id after leaving the page. */
export function ImportState({ importId, ...ways }: ImportStateProps) {
  const { data, error, isFetching, refetch } = useImportJob(importId);
  if (data) return <Job job={data} {...ways} />;
  if (!error) return <LinesSkeleton />;
  return (
    <WidgetError
      title="Kon deze import niet laden."
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type JobProps = Omit<ImportStateProps, 'importId'> & { job: ImportJob };

function Job({ job, onRetry, onOther }: JobProps) {
  const { status, filename, message, result } = job;
  switch (status) {
    case 'vraag':
      return <ImportQuestion job={job} />;
    case 'geweigerd':
      return (
        <ImportFailure
          title="Dit bestand is niet ingelezen"
          filename={filename}
          message={message ?? 'We kunnen dit bestand niet lezen.'}
          onOther={onOther}
        />
      );
    case 'mislukt':
      return (
        <ImportFailure
          title="Het inlezen is afgebroken"
          filename={filename}
          message={message ?? 'Er ging iets mis aan onze kant. Er is niets veranderd.'}
          onRetry={onRetry}
          onOther={onOther}
        />
      );
    case 'gereed':
      if (result) return <ImportDone job={job} result={result} onOther={onOther} />;
      return <ImportProgress job={job} />;
    default:
      return <ImportProgress job={job} />;
  }
}
