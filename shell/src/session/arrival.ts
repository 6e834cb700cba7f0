import { REDIRECT_PATH } from './config.ts';
import type { Provider } from './identity-client.ts';

/** An answer of an identity provider to a redirect, as it stood in the address. */
export interface Answer {
  provider: Provider;
  /** The part of the address that holds the answer, without '#' or '?'. */
  text: string;
}

/** Google's answers come in the query, and are told by what we begin their state with. */
export const GOOGLE_STATE = 'google.';

/**
 * Whether this page load is the answer to a hidden frame or popup of ours, so that it only has to
 * be passed on. Decided from MSAL's state parameter, before anything else is loaded.
 */
export function isFrameAnswer(address: Location | URL): boolean {
  if (address.pathname !== REDIRECT_PATH) return false;
  const state = partsOf(address)
    .map((text) => new URLSearchParams(text).get('state'))
    .find((found) => found !== null);
  const type = state ? interactionTypeOf(state) : undefined;
  return type === 'popup' || type === 'silent';
}

/**
 * The answer that this page load brings, null for an ordinary load. The address is stripped at
 * once, of an answer and of what a sign-out leaves, so that neither is ever copied or stored.
 */
export function takeAnswer(address: Location | URL, history: History): Answer | null {
  if (address.pathname !== REDIRECT_PATH) return null;
  const answer = answerOf(address);
  const spoilt = partsOf(address).some((text) => new URLSearchParams(text).has('state'));
  if (answer || spoilt) history.replaceState(history.state, '', REDIRECT_PATH);
  return answer;
}

/** Passes the answer on to the tab that waits for it. */
export async function passAnswerOn(): Promise<void> {
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
  await broadcastResponseToMainFrame();
}

const partsOf = ({ hash, search }: Location | URL): [hash: string, search: string] => [
  hash.replace(/^#/, ''),
  search.replace(/^\?/, ''),
];

function answerOf(address: Location | URL): Answer | null {
  const [hash, search] = partsOf(address);
  if (isAnswer(hash)) return { provider: 'microsoft', text: hash };
  const google = new URLSearchParams(search).get('state')?.startsWith(GOOGLE_STATE);
  return google && isAnswer(search) ? { provider: 'google', text: search } : null;
}

function isAnswer(text: string): boolean {
  const parameters = new URLSearchParams(text);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}

function interactionTypeOf(state: string): string | undefined {
  try {
    const head = (state.split('|')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { meta } = JSON.parse(atob(head)) as { meta?: { interactionType?: string } };
    return meta?.interactionType;
  } catch {
    return undefined; // not a state of MSAL
  }
}
