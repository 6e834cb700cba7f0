import { callOf, type CallName } from '@kengetal/contract/api';
import { SAMPLES } from 'api/testing/samples';
import type { Arena, Person } from './attack.ts';
import type { Asked } from './neighbour.ts';
import { BYTES_HEADERS, JSON_HEADERS, send, type Answer, type Sending } from './requests.ts';

/** What is sent with a call, right or wrong. */
export interface Sent {
  readonly query?: Record<string, unknown>;
  /** JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly bytes?: string | Buffer;
}

export const sampleOf = (name: CallName, { world }: Arena): Sent => SAMPLES[name](world);

/** Sends a call as somebody, or as nobody. */
export async function call(
  arena: Arena,
  name: CallName,
  sent: Sent,
  person: Person | 'nobody' = 'owner',
): Promise<Answer> {
  const token = person === 'nobody' ? undefined : await arena.token(person);
  return send(arena.api.origin, { ...sendingOf(name, sent), token });
}

export function sendingOf(name: CallName, { query = {}, body, bytes }: Sent): Sending {
  const { method, path } = callOf(name);
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  ).toString();
  const sending = { method, path: `/v1${path}${text && `?${text}`}` };
  if (bytes !== undefined) return { ...sending, headers: BYTES_HEADERS, body: bytes };
  if (body === undefined) return sending;
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  return { ...sending, headers: JSON_HEADERS, body: json };
}

/** The dashboard of the other tenant. */
export async function askedBy({
  api,
  neighboursProject: project_id,
  token,
}: Arena): Promise<Asked> {
  return {
    url: `${api.origin}/v1${callOf('pages').path}`,
    token: await token('neighbour'),
    body: JSON.stringify({ project_id, page: 'dashboard', filters: [] }),
  };
}
