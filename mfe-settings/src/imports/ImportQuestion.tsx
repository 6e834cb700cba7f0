import { Button } from 'antd';
import type { ImportJob } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks, Notice } from '@kengetal/ui';
import { Choices, useChosen } from '../parts/Choices.tsx';
import { useDecideImport, type Decision } from './import-job.ts';
import { StateTitle } from './StateTitle.tsx';
import { useMayChange } from './use-may-change.ts';
import css from './state.module.css';

export interface ImportQuestionProps {
  job: ImportJob;
  /** Told what became of the import. */
  onDecided?: (job: ImportJob) => void;
}

/** The import waits for the user: the file is of another company, and where does that go? */
export function ImportQuestion({ job, onDecided }: ImportQuestionProps) {
  const { choices } = job;
  const mayCancel = useMayChange(job);
  const { mutate, isPending, variables, error } = useDecideImport(job.import_id);
  const { chosen, pick } = useChosen(choices);
  const decide = (decision: Decision) => mutate(decision, { onSuccess: onDecided });
  return (
    <div className={css.state}>
      <StateTitle>Dit bestand is van een ander bedrijf</StateTitle>
      <p className={css.words}>{job.question}</p>
      <Choices
        label="Waar hoort dit bestand bij?"
        choices={choices}
        chosen={chosen}
        isBusy={isPending}
        onPick={pick}
      />
      {chosen ? (
        <p className={looks.quiet}>
          Kies je verkeerd, dan maak je de import ongedaan bij Project, Imports.
        </p>
      ) : null}
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
      <div className={css.actions}>
        {chosen ? (
          <Button
            type="primary"
            disabled={isPending && variables === 'annuleren'}
            loading={isPending && variables !== 'annuleren'}
            onClick={() => decide(chosen.decision)}
          >
            {chosen.label}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button
            type="text"
            disabled={isPending && variables !== 'annuleren'}
            loading={isPending && variables === 'annuleren'}
            onClick={() => decide('annuleren')}
          >
            Annuleren
          </Button>
        ) : null}
      </div>
    </div>
  );
}
