import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectRight } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';
import { keyOf, type Place } from '../parts/place.ts';

const MAIL_POLL_MS = 3_000;

/** Who is invited; the level is that of a project. */
export interface Invited {
  email: string;
  level: ProjectRight;
}

/** What is said to who came with another address than invited. */
export interface Answer {
  invitation_id: string;
  accept: boolean;
}

const ofOrganisation = (api: ApiClient, organisation_id: string) => ({
  list: (signal: AbortSignal) =>
    api.request('GET /organisation/invitations', { query: { organisation_id }, signal }),
  invite: ({ email }: Invited) =>
    api.request('POST /organisation/invite', { body: { organisation_id, email } }),
  resend: (invitation_id: string) =>
    api.request('POST /organisation/invitation/resend', {
      body: { organisation_id, invitation_id },
    }),
  answer: (answer: Answer) =>
    api.request('POST /organisation/invitation/confirm', { body: { organisation_id, ...answer } }),
  withdraw: (invitation_id: string) =>
    api.request('DELETE /organisation/invitation', { body: { organisation_id, invitation_id } }),
});

const ofProject = (api: ApiClient, project_id: string): ReturnType<typeof ofOrganisation> => ({
  list: (signal) => api.request('GET /project/invitations', { query: { project_id }, signal }),
  invite: (invited) => api.request('POST /project/invite', { body: { project_id, ...invited } }),
  resend: (invitation_id) =>
    api.request('POST /project/invitation/resend', { body: { project_id, invitation_id } }),
  answer: (answer) =>
    api.request('POST /project/invitation/confirm', { body: { project_id, ...answer } }),
  withdraw: (invitation_id) =>
    api.request('DELETE /project/invitation', { body: { project_id, invitation_id } }),
});

const callsOf = (api: ApiClient, { kind, id }: Place) =>
  kind === 'organisatie' ? ofOrganisation(api, id) : ofProject(api, id);

const invitationsOptions = (api: ApiClient, place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'invitations'),
    queryFn: ({ signal }) => callsOf(api, place).list(signal),
    refetchInterval: ({ state }) =>
      state.data?.some(({ mail }) => mail === 'wachtend') ? MAIL_POLL_MS : false,
  });

/** Invitations that were not accepted; read again while a mail is on its way. */
export const useInvitations = (place: Place) => useQuery(invitationsOptions(useApi(), place));

type Calls = ReturnType<typeof callsOf>;

/** A change of invitations; done when people and invitations have been read again. */
function useChange<Asked, Answered>(
  place: Place,
  name: string,
  change: (calls: Calls, asked: Asked) => Promise<Answered>,
) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mfe-settings', name, place.id],
    mutationFn: (asked: Asked) => change(callsOf(api, place), asked),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(place) }),
  });
}

export const useInvite = (place: Place) =>
  useChange(place, 'invite', ({ invite }, asked: Invited) => invite(asked));
export const useResend = (place: Place) =>
  useChange(place, 'resend', ({ resend }, asked: string) => resend(asked));
export const useAnswer = (place: Place) =>
  useChange(place, 'answer', ({ answer }, asked: Answer) => answer(asked));
export const useWithdraw = (place: Place) =>
  useChange(place, 'withdraw', ({ withdraw }, asked: string) => withdraw(asked));
