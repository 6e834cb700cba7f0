import * as z from 'zod';
import { LIMITS } from '../../limits.ts';
import { CONNECTION_DECISIONS } from '../../vocabulary.ts';
import { defineCalls } from '../call.ts';
import { administration, connection, connectionRun } from '../connections.ts';
import { id, listTo } from '../primitives.ts';

const connector = { scope: 'connection', level: 'bewerker', field: 'connection_id' } as const;

export const connectionCalls = defineCalls({
  getConnection: {
    method: 'GET',
    path: '/connection',
    summary: 'One connection',
    access: { scope: 'connection', level: 'lezer', field: 'connection_id' },
    query: z.object({ connection_id: id }),
    response: connection,
  },
  connectionRuns: {
    method: 'GET',
    path: '/connection/runs',
    summary: 'What the provider was asked for the last syncs of a connection, newest first',
    access: { scope: 'connection', level: 'lezer', field: 'connection_id' },
    query: z.object({ connection_id: id }),
    response: z.array(connectionRun),
  },
  startExact: {
    method: 'POST',
    path: '/connection/exact',
    summary: 'Start the OAuth consent of Exact Online',
    access: { scope: 'organisation', level: 'beheerder', field: 'organisation_id' },
    body: z.object({
      organisation_id: id,
      /** The project that an administration is chosen for. */
      project_id: id.optional(),
      /** The connection that is given consent again. */
      connection_id: id.optional(),
    }),
    /** Without an address and secret of the app at Exact: unavailable. */
    response: z.object({ authorize_url: z.url() }),
  },
  exactCallback: {
    method: 'POST',
    path: '/connection/exact/callback',
    summary: 'Finish the OAuth consent of Exact Online',
    /**
     * Only the session that began it may. Asked once more with the same state it answers the same.
     * Refusals: unprocessable (the user said no), not_found (the state is not of this session, or
     * too old), conflict (the code was used or is too old), forbidden (the administration of the
     * connection is not open to this user of Exact), unavailable (Exact does not answer).
     */
    access: { scope: 'session' },
    body: z.object({
      state: z.string().max(500),
      code: z.string().max(4_000).optional(),
      /** What Exact sends instead of a code, such as access_denied. */
      error: z.string().max(500).optional(),
    }),
    /** With a project: the connection that was given consent again, which reads on by itself. */
    response: connection,
  },
  administrations: {
    method: 'GET',
    path: '/connection/administrations',
    summary: 'Administrations that the consent of a connection gives access to; for its maker',
    access: connector,
    query: z.object({ connection_id: id }),
    response: z.array(administration),
  },
  chooseAdministration: {
    method: 'POST',
    path: '/connection/administration',
    summary: 'Choose administrations to read; each gets a connection and is read at once',
    /** A project asks for bewerker there, a new one for beheerder of the organisation. */
    access: connector,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      connection_id: id,
      choices: listTo(
        LIMITS.projects,
        z.object({
          administration_id: z.string().max(60),
          /** Null: a project of its own. */
          project_id: id.nullable(),
        }),
      ).min(1),
    }),
    response: z.array(connection),
  },
  syncConnection: {
    method: 'POST',
    path: '/connection/sync',
    summary: 'Read a connection now; one that is read or waits already goes on',
    access: connector,
    body: z.object({ connection_id: id }),
    response: connection,
  },
  decideConnection: {
    method: 'POST',
    path: '/connection/decision',
    summary: 'Answer which books count where those of a connection meet others',
    access: connector,
    body: z.object({ connection_id: id, decision: z.enum(CONNECTION_DECISIONS) }),
    response: connection,
  },
  deleteConnection: {
    method: 'DELETE',
    path: '/connection',
    summary: 'Disconnect: nothing is read any more, what was read stays',
    access: connector,
    query: z.object({ connection_id: id }),
  },
});
