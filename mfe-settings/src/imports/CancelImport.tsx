import { Button } from 'antd';
import type { ImportJob } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import { useDecideImport } from './import-job.ts';

export interface CancelImportProps {
  job: ImportJob;
  /** Told what became of the import. */
  onDecided?: (job: ImportJob) => void;
}

/** Stops the reading of a file, which changes nothing in the figures. */
export function CancelImport({ job, onDecided }: CancelImportProps) {
  const { mutate, isPending, error } = useDecideImport(job.import_id);
  return (
    <>
      <Button loading={isPending} onClick={() => mutate('annuleren', { onSuccess: onDecided })}>
        Annuleren
      </Button>
      {error ? (
        <span role="alert" className={looks.failure}>
          {messageOf(error)}
        </span>
      ) : null}
    </>
  );
}
