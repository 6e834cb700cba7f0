import { Button } from 'antd';
import type { Session } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Badge, classes, formatInstantLong, looks } from '@kengetal/ui';
import { Confirm } from '../../parts/Confirm.tsx';
import { RecordTable } from '../../parts/RecordTable.tsx';
import { useEndOtherSessions, useEndSession } from './account-queries.ts';
import css from './account.module.css';

/** Each sign-in with its browser; one or all but this one can be ended. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { mutate, isPending, variables, error } = useEndSession();
  const others = useEndOtherSessions();
  return (
    <>
      <RecordTable
        caption="Sessies"
        rows={sessions}
        keyOf={({ session_id }) => session_id}
        columns={[
          {
            label: 'Apparaat',
            cell: ({ device, current }) => (
              <>
                {device ?? 'Onbekend'} {current ? <Badge tone="accent">Deze</Badge> : null}
              </>
            ),
          },
          { label: 'Ingelogd op', cell: ({ signed_in_at }) => formatInstantLong(signed_in_at) },
          { label: 'Laatst gezien', cell: ({ last_seen_at }) => formatInstantLong(last_seen_at) },
          {
            label: 'Actie',
            isAction: true,
            cell: ({ session_id, current, device }) =>
              current ? null : (
                <Button
                  type="text"
                  aria-label={`${device ?? 'Onbekend apparaat'} uitloggen`}
                  loading={isPending && variables === session_id}
                  disabled={isPending}
                  onClick={() => mutate(session_id)}
                >
                  Uitloggen
                </Button>
              ),
          },
        ]}
      />
      {error ? (
        <p role="alert" className={looks.failure}>
          {messageOf(error)}
        </p>
      ) : null}
      {sessions.length > 1 ? (
        <div className={css.end}>
          <Confirm
            label="Op alle andere apparaten uitloggen"
            title="Op alle andere apparaten uitloggen"
            yes="Uitloggen"
            mutation={others}
            variables={undefined}
          >
            <p>Alle andere browsers moeten opnieuw inloggen. Deze blijft ingelogd.</p>
          </Confirm>
        </div>
      ) : (
        <p className={classes(looks.quiet, css.end)}>
          Je bent alleen hier ingelogd. Uitloggen doe je in het menu.
        </p>
      )}
    </>
  );
}
