import { useEffect, useEffectEvent } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@kengetal/platform';
import { LinesSkeleton, looks } from '@kengetal/ui';
import { begunConsent, useStartConsent } from '../../connections/consent.ts';
import { StateTitle } from '../../imports/StateTitle.tsx';
import css from '../../imports/state.module.css';
import { forgetAnswer, useFinishConsent, type ExactAnswer } from './answer.ts';
import { refusalOf } from './refusal.ts';

export interface FinishConsentProps {
  answer: ExactAnswer;
  onMade: (connectionId: string) => void;
}

/** Takes the consent to the API; where that refuses, it says why and begins anew. */
export function FinishConsent({ answer, onMade }: FinishConsentProps) {
  const { data, error } = useFinishConsent(answer);
  const made = data?.connection_id;
  const goOn = useEffectEvent((id: string) => {
    forgetAnswer();
    onMade(id);
  });
  useEffect(() => {
    if (made !== undefined) goOn(made);
  }, [made]);
  if (error) return <Refused error={error} />;
  return (
    <div className={css.state} role="status">
      <StateTitle>Bezig met koppelen…</StateTitle>
      <p className={looks.quiet}>We ronden de toestemming van Exact Online af.</p>
      <LinesSkeleton lines={2} />
    </div>
  );
}

function Refused({ error }: { error: Error }) {
  const navigate = useNavigate();
  const consent = useStartConsent();
  const { title, text, retry } = refusalOf(error);
  const begun = begunConsent();
  const again = () => {
    forgetAnswer();
    if (begun) consent.mutate(begun);
    else void navigate('/connectie-aanmaken');
  };
  return (
    <div className={css.state} role="alert">
      <StateTitle>{title}</StateTitle>
      <p className={css.words}>{text}</p>
      <p className={looks.quiet}>Wat al gekoppeld of gelezen was, is niet veranderd.</p>
      {consent.error ? <p className={looks.failure}>{messageOf(consent.error)}</p> : null}
      <div className={css.actions}>
        <Button type="primary" loading={consent.isPending} onClick={again}>
          {retry}
        </Button>
      </div>
    </div>
  );
}
