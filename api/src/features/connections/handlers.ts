import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { requireProject } from '../../access/policy.ts';
import { administrationsOf, chooseAdministrations } from '../../exact/administrations.ts';
import { beginConsent, endConsent } from '../../exact/consents.ts';
import { decide, disconnect, syncNow } from '../../exact/deciding.ts';
import type { Exact } from '../../exact/dependencies.ts';
import { findExact } from '../../exact/rows.ts';
import { shownConnection, shownConnections } from '../../exact/shown.ts';
import { shownRuns } from '../../exact/shown-runs.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { JobQueue } from '../../jobs/queue.ts';

type ConnectionCalls =
  | 'getConnection'
  | 'connectionRuns'
  | 'startExact'
  | 'exactCallback'
  | 'administrations'
  | 'chooseAdministration'
  | 'syncConnection'
  | 'decideConnection'
  | 'deleteConnection';

export interface ConnectionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  /** Undefined where the app is not registered at Exact. */
  readonly exact: Exact | undefined;
}

const NOT_SET_UP =
  'Koppelen met Exact Online is hier niet ingesteld. Upload een auditfile, of vraag je beheerder.';

/** Connections with Exact Online: consent, choice, reading, and its end. */
export function connectionHandlers({
  database,
  clock,
  jobs,
  exact,
}: ConnectionDependencies): Pick<Handlers, ConnectionCalls> {
  const door = () => {
    if (!exact) throw new HttpProblem('unavailable', NOT_SET_UP);
    return { database, clock, exact };
  };
  const connectionOf = async (connectionId: string) => {
    const row = await findExact(database, connectionId);
    if (!row) throw new HttpProblem('not_found');
    return row;
  };
  return {
    getConnection: ({ query, caller: { userId } }) =>
      shownConnection(database, query.connection_id, userId),
    connectionRuns: ({ query }) => shownRuns(database, query.connection_id),
    startExact: async ({ body, caller }) => {
      const { organisation_id: organisationId } = body;
      const { project_id: projectId, connection_id: connectionId } = body;
      if (projectId) await requireProject(database, caller, projectId, 'bewerker');
      if (connectionId) {
        const row = await connectionOf(connectionId);
        if (row.organisationId !== organisationId) throw new HttpProblem('not_found');
        if (row.projectId) await requireProject(database, caller, row.projectId, 'bewerker');
      }
      const begun = { organisationId, ...(projectId && { projectId }) };
      return {
        authorize_url: await beginConsent(door(), caller, {
          ...begun,
          ...(connectionId && { connectionId }),
        }),
      };
    },
    exactCallback: async ({ body: { state, code }, caller }) => {
      const connectionId = await endConsent(door(), caller, { state, code });
      jobs.wake();
      return shownConnection(database, connectionId, caller.userId);
    },
    administrations: async ({ query, caller }) =>
      administrationsOf(door(), await connectionOf(query.connection_id), caller.userId),
    chooseAdministration: async ({ body, caller }) => {
      const row = await connectionOf(body.connection_id);
      const made = await chooseAdministrations(door(), row, caller.userId, body.choices);
      jobs.wake();
      return shownConnections(database, made, caller.userId);
    },
    syncConnection: async ({ body, caller: { userId } }) => {
      await database.transaction((sql) => syncNow(sql, clock, body.connection_id));
      jobs.wake();
      return shownConnection(database, body.connection_id, userId);
    },
    decideConnection: async ({ body, caller: { userId } }) => {
      const connectionId = body.connection_id;
      await database.transaction((sql) =>
        decide(sql, clock, { connectionId, userId }, body.decision),
      );
      jobs.wake();
      return shownConnection(database, connectionId, userId);
    },
    deleteConnection: async ({ query, caller: { userId } }) => {
      const connectionId = query.connection_id;
      await jobs.cancel('sync', connectionId);
      await jobs.cancel('exact_checks', connectionId);
      await database.transaction((sql) => disconnect(sql, clock, { connectionId, userId }));
    },
  };
}
