import type { SignedIn } from './identity-client.ts';
import { CallUnanswered } from './public-calls.ts';
import { problemOf, type SignInProblem } from './problems.ts';
import { tokensOf } from './refresh.ts';
import type { Session, SessionParts } from './session.ts';

export type StartOutcome =
  { state: 'signed-in' } | { state: 'signed-out'; problem: SignInProblem | null };

/**
 * The start of specification §4: initialise the client, handle a pending redirect, make an account
 * active, then see whether this tab has a session. Only after it is the app mounted.
 */
export function startSession(session: Session, parts: SessionParts): Promise<StartOutcome> {
  return parts.interaction.during('startup', async () => {
    try {
      const returned = await openClient(parts);
      if (returned) return await logIn(returned, parts);
      if (parts.store.read()) return await resume(session);
      return await signInSilently(parts);
    } catch (error) {
      parts.log('sign-in failed', error);
      return { state: 'signed-out', problem: problemOf(error) };
    }
  });
}

/** A client that cannot be loaded is no reason to leave a session that this tab has. */
async function openClient(parts: SessionParts): Promise<SignedIn | null> {
  try {
    const client = await parts.client();
    const returned = await parts.interaction.during('handle redirect', () =>
      client.handleRedirect(),
    );
    const account = returned?.account ?? client.active() ?? client.accounts()[0];
    if (account) client.setActive(account);
    return returned;
  } catch (error) {
    if (!parts.store.read()) throw error;
    parts.log('sign-in client failed', error);
    return null;
  }
}

async function logIn({ idToken }: SignedIn, parts: SessionParts): Promise<StartOutcome> {
  const answer = await parts.calls.login(idToken);
  parts.store.write(tokensOf(answer, parts.now()), answer.user);
  return { state: 'signed-in' };
}

/** Renews an expired token; an API that gives no answer leaves that to the app's first call. */
async function resume(session: Session): Promise<StartOutcome> {
  try {
    const token = await session.accessToken();
    return token ? { state: 'signed-in' } : { state: 'signed-out', problem: 'expired' };
  } catch (error) {
    if (error instanceof CallUnanswered) return { state: 'signed-in' };
    throw error;
  }
}

/** A new tab while another one is signed in; a failure signs out this tab alone. */
async function signInSilently(parts: SessionParts): Promise<StartOutcome> {
  if (!parts.store.sharedAccessToken()) return { state: 'signed-out', problem: null };
  try {
    const client = await parts.client();
    const nonce = await parts.calls.challenge();
    const returned = await parts.interaction.during('sso silent', () => client.ssoSilent(nonce));
    return await logIn(returned, parts);
  } catch (error) {
    parts.log('silent sign-in failed', error);
    return { state: 'signed-out', problem: null };
  }
}
