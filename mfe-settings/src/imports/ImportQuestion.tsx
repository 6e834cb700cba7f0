import { Button } from 'antd';
import type { ImportJob } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import { useDecideImport, type Decision } from './import-job.ts';
import { StateTitle } from './StateTitle.tsx';
import css from './state.module.css';

const CHOICES: readonly { decision: Decision; label: string }[] = [
  { decision: 'vervangen', label: 'Vervangen' },
  { decision: 'toevoegen', label: 'Toevoegen' },
  { decision: 'annuleren', label: 'Annuleren' },
];

export interface ImportQuestionProps {
  job: ImportJob;
  /** Told what became of the import. */
  onDecided?: (job: ImportJob) => void;
}

/** The import waits for the user: does the file replace what is there, or come beside it? */
export function ImportQuestion({ job, onDecided }: ImportQuestionProps) {
  const { mutate, isPending, variables, error } = useDecideImport(job.import_id);
  return (
    <div className={css.state}>
      <StateTitle>Vervangen of toevoegen?</StateTitle>
      <p className={css.words}>{job.question}</p>
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
      <div className={css.actions}>
        {CHOICES.map(({ decision, label }) => (
          <Button
            key={decision}
            type={decision === 'annuleren' ? 'text' : 'default'}
            disabled={isPending && variables !== decision}
            loading={isPending && variables === decision}
            onClick={() => mutate(decision, { onSuccess: onDecided })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
