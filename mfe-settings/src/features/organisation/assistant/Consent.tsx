import { useId, useState } from 'react';
import { Button } from 'antd';
import type { AssistantState } from '@kengetal/contract';
import { Facts } from '../../../parts/Facts.tsx';
import type { AssistantChange } from './assistant-queries.ts';
import css from './assistant.module.css';

interface ConsentProps {
  model: NonNullable<AssistantState['model']>;
  way: AssistantState['way'];
  busy: boolean;
  onChange: (change: AssistantChange) => void;
}

/** What turning a language model on means, read before it can be turned on. */
export function Consent({ model, way, busy, onChange }: ConsentProps) {
  const [isRead, setIsRead] = useState(false);
  const id = useId();
  if (way === 'model') {
    return (
      <>
        <Terms model={model} />
        <div>
          <Button loading={busy} onClick={() => onChange({ on: false })}>
            Taalmodel uitzetten
          </Button>
        </div>
      </>
    );
  }
  if (!isRead) {
    return (
      <div>
        <Button onClick={() => setIsRead(true)}>Taalmodel bekijken</Button>
      </div>
    );
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        Wat er gebeurt als je het aanzet
      </h3>
      <Terms model={model} />
      <Button
        type="primary"
        loading={busy}
        onClick={() => onChange({ on: true, terms: model.terms })}
      >
        Taalmodel aanzetten
      </Button>
    </section>
  );
}

function Terms({ model: { name, provider, region, keeps, sent } }: Pick<ConsentProps, 'model'>) {
  const facts = [
    ['Aanbieder', `${provider} (${name})`],
    ['Waar het draait', region],
    ['Hoe lang de aanbieder het bewaart', keeps],
  ] as const;
  return (
    <>
      <div className={css.facts}>
        <Facts facts={facts} />
      </div>
      <ul className={css.sent}>
        {sent.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
