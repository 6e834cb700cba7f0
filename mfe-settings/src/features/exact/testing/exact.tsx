import type { Rights } from '@kengetal/contract';
import { type FakeApi, ORGANISATION, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { connection } from '../../../connections/testing/connections.ts';
import ExactCallback from '../ExactCallback.tsx';

export const SECOND = '00000000-0000-4000-8000-0000000000f2';
/** A connection of which no administration is chosen yet. */
export const WAITING = connection({
  ...{ project_id: null, status: 'niet_gekoppeld', last_sync_at: null },
});
export const RIGHTS = {
  organisations: { [ORGANISATION.organisation_id]: 'beheerder' as const },
  projects: { [PROJECT.project_id]: 'beheerder' as const },
};

/** The screen of Exact Online. */
export const open = (api: FakeApi, path = '/exact', rights: Rights = RIGHTS) =>
  renderRemote(<ExactCallback />, { api, path, rights });

export const administration = (n: number, more: object = {}) => ({
  ...{ administration_id: `310000${n}`, name: `Bedrijf ${n}`, connection_id: null },
  ...{ project: null, refused: null },
  ...more,
});
