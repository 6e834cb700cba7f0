import type { Connection } from '@kengetal/contract';
import { ORGANISATION, PROJECT } from '@kengetal/platform/testing';

export const CONNECTION_ID = '00000000-0000-4000-8000-0000000000f1';

/** A connection with Exact Online that was read. */
export const connection = (more: Partial<Connection> = {}): Connection => ({
  connection_id: CONNECTION_ID,
  organisation_id: ORGANISATION.organisation_id,
  project_id: PROJECT.project_id,
  provider: 'exact',
  name: 'Installatiebedrijf De Linde B.V.',
  status: 'actief',
  administration_id: '3100002',
  connected_by: 'Anna',
  last_sync_at: '2025-03-18T08:00:00Z',
  next_sync_at: '2025-03-19T08:00:00Z',
  duration_seconds: 41,
  lines: 5_821,
  error: null,
  error_code: null,
  progress: null,
  years: [],
  checks: [],
  question: null,
  ...more,
});
