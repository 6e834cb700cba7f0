import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Cell, EmptyState, QueryPart, Screen, Sheet } from '@kengetal/ui';
import { useConnection } from '../../connections/connection-queries.ts';
import { keptAnswer, type ExactAnswer } from './answer.ts';
import { ChooseAdministrations } from './ChooseAdministrations.tsx';
import { FinishConsent } from './FinishConsent.tsx';
import { Reading } from './Reading.tsx';

/** In the address: the connections that are chosen for or read, behind one another. */
const CONNECTIONS = 'koppeling';

/**
 * Where Exact Online sends the user back to: finishes the consent, asks which administrations, and
 * shows how they are read. What was reached stands in the address; the page may be closed.
 */
export default function ExactCallback() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [answer, setAnswer] = useState<ExactAnswer | null>(keptAnswer);
  const ids = (params.get(CONNECTIONS) ?? '').split(',').filter(Boolean);
  const goOn = (connections: readonly string[]) => {
    setAnswer(null);
    setParams({ [CONNECTIONS]: connections.join(',') }, { replace: true });
  };
  return (
    <Screen title="Exact Online koppelen" width="statement">
      <Sheet>
        {answer ? (
          <Cell>
            <FinishConsent answer={answer} onMade={(id) => goOn([id])} />
          </Cell>
        ) : ids.length === 0 ? (
          <EmptyState
            title="Hier koppel je een administratie uit Exact Online."
            action={{
              label: 'Koppeling aanmaken',
              onClick: () => void navigate('/connectie-aanmaken'),
            }}
          />
        ) : (
          <Cell>
            <Connected ids={ids} onChosen={goOn} />
          </Cell>
        )}
      </Sheet>
    </Screen>
  );
}

interface ConnectedProps {
  ids: readonly string[];
  onChosen: (ids: readonly string[]) => void;
}

/** One without a project has its administrations chosen; others are read. */
function Connected({ ids, onChosen }: ConnectedProps) {
  const [first = ''] = ids;
  return (
    <QueryPart query={useConnection(first)} failure="Kon de koppeling niet laden.">
      {(connection) =>
        connection.project_id === null ? (
          <ChooseAdministrations connection={connection} onChosen={onChosen} />
        ) : (
          <Reading ids={ids} />
        )
      }
    </QueryPart>
  );
}
