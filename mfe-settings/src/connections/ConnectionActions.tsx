import { useState } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Connection } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import { ConfirmPanel } from '../parts/Confirm.tsx';
import { isBusy, useDeed, type Deed } from './connection-queries.ts';
import { useStartConsent } from './consent.ts';
import { needsConsent } from './words.ts';
import css from './connections.module.css';

export interface ConnectionActionsProps {
  connection: Connection;
  /** Who manages the organisation gives consent. */
  isAdmin: boolean;
  onEnded?: () => void;
}

const END: Deed = { do: 'ontkoppelen' };

/** What can be done with a connection of Exact Online, by who may edit its project. */
export function ConnectionActions({ connection, isAdmin, onEnded }: ConnectionActionsProps) {
  const { connection_id, organisation_id, project_id, name } = connection;
  const navigate = useNavigate();
  const sync = useDeed(connection);
  const end = useDeed(connection, onEnded);
  const consent = useStartConsent();
  const [isEnding, setIsEnding] = useState(false);
  const failure = sync.error ?? consent.error;
  if (isEnding) {
    return (
      <ConfirmPanel
        title={`${name} ontkoppelen`}
        yes="Ontkoppelen"
        mutation={end}
        variables={END}
        onClose={() => setIsEnding(false)}
      >
        <p>
          Er wordt niets meer gelezen uit Exact Online. Wat gelezen is, blijft staan; in Exact
          Online verandert niets.
        </p>
      </ConfirmPanel>
    );
  }
  return (
    <div className={css.actions}>
      {project_id === null ? (
        <Button onClick={() => void navigate(`/exact?koppeling=${connection_id}`)}>
          Administratie kiezen
        </Button>
      ) : needsConsent(connection) ? (
        <Button
          type="primary"
          disabled={!isAdmin}
          title={isAdmin ? undefined : 'Een beheerder van de organisatie kan opnieuw koppelen.'}
          loading={consent.isPending}
          onClick={() => consent.mutate({ organisation_id, connection_id })}
        >
          Opnieuw koppelen
        </Button>
      ) : (
        <Button
          loading={sync.isPending}
          disabled={isBusy(connection)}
          onClick={() => sync.mutate({ do: 'sync' })}
        >
          Nu synchroniseren
        </Button>
      )}
      <Button type="text" onClick={() => setIsEnding(true)}>
        Ontkoppelen
      </Button>
      {failure ? (
        <p role="alert" className={looks.failure}>
          {messageOf(failure)}
        </p>
      ) : null}
    </div>
  );
}
