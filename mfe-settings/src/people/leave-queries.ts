import { skipToken, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useApi, useSession, type ApiClient } from '@kengetal/platform';
import { keyOf, type Place } from '../parts/place.ts';
import { useGoOn } from '../parts/use-go-on.ts';

/** Somebody who may take over. */
export interface Candidate {
  user_id: string;
  name: string;
  email: string;
}

/** What leaving asks for first. */
export interface Leaving {
  /** The user is the only beheerder: somebody must follow them. */
  isSole: boolean;
  candidates: readonly Candidate[];
}

const NOTHING: Leaving = { isSole: false, candidates: [] };

async function getLeaving(
  api: ApiClient,
  { kind, id }: Place,
  me: string,
  signal: AbortSignal,
): Promise<Leaving> {
  const isMe = ({ user_id }: Candidate) => user_id === me;
  if (kind === 'project') {
    const users = await api.request('POST /project/users', { query: { project_id: id }, signal });
    const owners = users.filter(({ level }) => level === 'beheerder');
    return {
      // Alone in it, one leaves it to the beheerders of the organisation (0107).
      isSole: users.length > 1 && owners.length === 1 && owners.every(isMe),
      candidates: users.filter((user) => !isMe(user)),
    };
  }
  const query = { organisation_id: id };
  const admins = await api.request('GET /organisation/admins', { query, signal });
  if (admins.length > 1 || !admins.every(isMe)) return NOTHING;
  const members = await api.request('GET /organisation/members', { query, signal });
  return { isSole: true, candidates: members.filter((member) => !isMe(member)) };
}

const leavingOptions = (api: ApiClient, place: Place, me: string, isAsked: boolean) =>
  queryOptions({
    queryKey: keyOf(place, 'leaving'),
    queryFn: isAsked ? ({ signal }) => getLeaving(api, place, me, signal) : skipToken,
    staleTime: 0,
  });

/** What leaving asks for, once somebody wants to. */
export const useLeaving = (place: Place, isAsked: boolean) =>
  useQuery(leavingOptions(useApi(), place, useSession().user.user_id, isAsked));

const leave = (api: ApiClient, { kind, id }: Place, successor_id: string | undefined) =>
  kind === 'organisatie'
    ? api.request('POST /organisation/leave', { body: { organisation_id: id, successor_id } })
    : api.request('POST /project/leave', { body: { project_id: id, successor_id } });

/** Leaves, and goes on to what is left; takes who follows where the user is the only beheerder. */
export function useLeave(place: Place) {
  const api = useApi();
  const goOn = useGoOn();
  return useMutation({
    mutationKey: ['mfe-settings', 'leave', place.id],
    mutationFn: (successor: string | undefined) => leave(api, place, successor),
    onSuccess: () => goOn(place, '/account'),
  });
}
