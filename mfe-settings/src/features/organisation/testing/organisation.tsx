import { FakeApi, ORGANISATION, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Organisation from '../Organisation.tsx';

export const SINCE = '2025-01-06T09:00:00Z';
export const ID = ORGANISATION.organisation_id;
export const OTHER = {
  organisation_id: '00000000-0000-4000-8000-0000000000bb',
  organisation_name: 'Twee',
};
/** Rights of a lid. */
export const LID = { organisations: { [ID]: 'lid' as const }, projects: {} };

const admin = (n: number, name: string) => ({
  user_id: n === 1 ? 'u1' : `00000000-0000-4000-8000-0000000000e${n}`,
  name,
  email: `${name.toLowerCase()}@bakkerij.test`,
  since: SINCE,
  last_active_at: null,
});
export const SANNE = admin(1, 'Sanne');
export const JAN = admin(2, 'Jan');

/** An API that knows of an organisation with one project, read from a file. */
export const answering = () =>
  new FakeApi()
    .on('GET /organisation', ({ query }) => ({
      ...ORGANISATION,
      ...query,
      created_at: SINCE,
    }))
    .on('GET /removed', () => [])
    .on('GET /organisation/admins', () => [SANNE])
    .on('GET /organisation/invitations', () => [])
    .on('GET /organisation/orphans', () => [])
    .on('GET /organisation/projects', () => [{ ...PROJECT, users: 3 }])
    .on('GET /organisation/connections', () => [
      {
        connection_id: '00000000-0000-4000-8000-0000000000f1',
        organisation_id: ID,
        project_id: PROJECT.project_id,
        provider: 'auditfile' as const,
        name: 'Bakkerij Bakker BV',
        status: 'actief' as const,
        administration_id: null,
        connected_by: null,
        last_sync_at: SINCE,
        next_sync_at: null,
        duration_seconds: null,
        lines: 12,
        error: null,
        error_code: null,
        progress: null,
        years: [],
        checks: [],
        question: null,
      },
    ]);

/** Its settings, at a tab. */
export const open = (
  tab: string,
  api = answering(),
  more: Parameters<typeof renderRemote>[1] = {},
) => renderRemote(<Organisation />, { api, path: `/organisatie?tab=${tab}`, ...more });
