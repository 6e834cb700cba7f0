import type { Connection } from '@kengetal/contract';
import { Badge, looks } from '@kengetal/ui';
import { STATUSES, statusName } from './words.ts';

/** How a connection stands; where it does not read, why, with the code to ask for help with. */
export function Status({ connection }: { connection: Connection }) {
  const { status, error, error_code } = connection;
  // A newer API may know more states.
  const { tone } = STATUSES[status] ?? { tone: 'plain' };
  return (
    <>
      <Badge tone={tone}>{statusName(connection)}</Badge>
      {error ? (
        <p className={looks.small}>{`${error}${error_code ? ` (${error_code})` : ''}`}</p>
      ) : null}
    </>
  );
}
