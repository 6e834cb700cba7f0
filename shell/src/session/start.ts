import type { Answer } from './arrival.ts';
import { NotConfigured } from './config.ts';
import { StaleAnswer, type Provider } from './identity-client.ts';
import { isMatterOfAsking, troubleOf, type Trouble } from './problems.ts';
import { decidesNothing } from './public-calls.ts';
import type { SessionParts } from './session-parts.ts';
import type { Session } from './session.ts';
import { leaveFor, logIn } from './sign-in.ts';

export type StartOutcome =
  | { state: 'signed-in' }
  | { state: 'signed-out'; trouble: Trouble | null }
  /** The page is on its way to the identity provider, which will ask nothing. */
  | { state: 'leaving' };

export interface Arrival {
  /** What this page load brings from an identity provider. */
  answer: Answer | null;
  /** Why the session ended before this page load; then nothing is tried silently. */
  ended: Trouble | null;
  /** Called when nothing but our API's word is waited for, or not even that. */
  onNear?: () => void;
}

const SIGNED_IN: StartOutcome = { state: 'signed-in' };

/**
 * The start of specification §4: initialise the client, handle a pending redirect, make an account
 * active, then see whether this tab has a session. Only after it is the app mounted.
 */
export function startSession(
  session: Session,
  parts: SessionParts,
  arrival: Arrival,
): Promise<StartOutcome> {
  const { answer, onNear } = arrival;
  return parts.interaction.during('startup', async () => {
    const provider = answer?.provider ?? providerOf(parts);
    try {
      if (provider === 'google') return await startGoogle(session, parts, arrival);
      parts.google?.forget();
      const returned = await openClient(answer, parts);
      if (returned) {
        await logIn({ provider, id_token: returned.idToken }, parts, { onSent: onNear });
        return SIGNED_IN;
      }
      return await goOn(session, parts, arrival);
    } catch (error) {
      parts.log('sign-in failed', error);
      // Whoever is signed in stays so: an address with an answer in it may come from anyone.
      if (answer && !(await isOver(session, parts))) return SIGNED_IN;
      return { state: 'signed-out', trouble: troubleOf(error, provider) };
    }
  });
}

/** Of this tab's session, or of another tab's. */
function providerOf({ store }: SessionParts): Provider {
  return store.origin()?.provider ?? store.shared()?.origin.provider ?? 'microsoft';
}

/** A Google account needs none of Microsoft's client. */
async function startGoogle(
  session: Session,
  parts: SessionParts,
  arrival: Arrival,
): Promise<StartOutcome> {
  const { answer, onNear } = arrival;
  const { google, interaction } = parts;
  if (!google) throw new NotConfigured('google');
  if (!answer) {
    google.forget();
    return goOn(session, parts, arrival);
  }
  const proof = google.proofOf(answer.text);
  await interaction.during('handle redirect', () => logIn(proof, parts, { onSent: onNear }));
  return SIGNED_IN;
}

/**
 * Only an answer makes a failure matter: without one Microsoft's client may be cleaning up after a
 * window that was closed, and one that cannot be loaded is tried again when it is needed.
 */
async function openClient(answer: Answer | null, parts: SessionParts) {
  try {
    const client = await parts.client();
    const returned = await parts.interaction.during('handle redirect', () =>
      client.handleRedirect(answer?.text ?? null),
    );
    if (answer && !returned) throw new StaleAnswer('no sign-in of this tab is pending');
    const account = returned?.account ?? client.active() ?? client.accounts()[0];
    if (account) client.setActive(account);
    return returned;
  } catch (error) {
    if (answer) throw error;
    parts.log('sign-in client failed', error);
    return null;
  }
}

async function goOn(
  session: Session,
  parts: SessionParts,
  { ended, onNear }: Arrival,
): Promise<StartOutcome> {
  await session.wake();
  if (parts.store.read()) {
    onNear?.();
    return resume(session, parts);
  }
  if (ended || !parts.store.shared()) return { state: 'signed-out', trouble: null };
  return signInSilently(parts, onNear);
}

/** Whether this tab has no session to go on with. */
async function isOver(session: Session, parts: SessionParts): Promise<boolean> {
  await session.wake();
  return parts.store.read() === null || (await resume(session, parts)).state !== 'signed-in';
}

/** Renews an expired token; an API that gives no answer leaves that to the app's first call. */
async function resume(session: Session, parts: SessionParts): Promise<StartOutcome> {
  const provider = providerOf(parts);
  try {
    const token = await session.accessToken();
    return token ? SIGNED_IN : { state: 'signed-out', trouble: { problem: 'expired', provider } };
  } catch (error) {
    if (decidesNothing(error)) return SIGNED_IN;
    throw error;
  }
}

/**
 * A new tab while another one is signed in; a failure signs out this tab alone. Google answers in no
 * frame, and Microsoft in none whose cookies the browser refuses: then the page itself goes and comes
 * back, without being asked anything.
 */
async function signInSilently(parts: SessionParts, onNear?: () => void): Promise<StartOutcome> {
  const { calls, interaction, log } = parts;
  const provider = providerOf(parts);
  try {
    const nonce = await calls.challenge();
    if (provider === 'microsoft') {
      const frame = await interaction.during('sso silent', () =>
        signInByFrame(nonce, parts, onNear),
      );
      if (frame === 'signed-in') return SIGNED_IN;
    }
    const again = provider === 'google' ? nonce : await calls.challenge();
    await leaveFor(provider, { nonce: again, prompt: 'silent' }, parts);
    return { state: 'leaving' };
  } catch (error) {
    log('silent sign-in failed', error);
    return { state: 'signed-out', trouble: null };
  }
}

async function signInByFrame(
  nonce: string,
  parts: SessionParts,
  onNear?: () => void,
): Promise<'signed-in' | 'refused'> {
  const client = await parts.client();
  try {
    const { idToken } = await client.ssoSilent(nonce);
    const how = { onSent: onNear, silently: true };
    await logIn({ provider: 'microsoft', id_token: idToken }, parts, how);
    return 'signed-in';
  } catch (error) {
    if (!isMatterOfAsking(error)) throw error;
    parts.log('the hidden frame was refused', error);
    return 'refused';
  }
}
