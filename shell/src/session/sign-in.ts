import type { CallBodyInput } from '@kengetal/contract';
import { NotConfigured } from './config.ts';
import type { Provider } from './identity-client.ts';
import { tokensOf } from './refresh.ts';
import type { SessionParts } from './session-parts.ts';

/** How someone signs in: by whom, whether to choose another account, and through which window. */
export interface SignInWay {
  provider: Provider;
  account?: 'choose';
  /** Microsoft only; a redirect of this page is the first choice. */
  popup?: boolean;
}

/** Starts a sign-in, of which there is one at a time; a popup takes the place of a stuck one. */
export function signIn(way: SignInWay, parts: SessionParts): Promise<boolean> {
  const { interaction, calls } = parts;
  const work = async () => {
    const nonce = await calls.challenge();
    if (way.popup) {
      await signInByPopup(nonce, parts);
      return true;
    }
    await leaveFor(way.provider, { nonce, prompt: way.account }, parts);
    return false;
  };
  return interaction.interactive('login', work, { takeOver: way.popup ?? false });
}

/** Leaves the page for the identity provider. */
export async function leaveFor(
  provider: Provider,
  request: { nonce: string; prompt?: 'choose' | 'silent' | undefined },
  { google, client, store }: SessionParts,
): Promise<void> {
  if (provider === 'microsoft') return (await client()).loginRedirect(request);
  if (!google) throw new NotConfigured('google');
  return google.loginRedirect(request, store.shared()?.hint);
}

async function signInByPopup(nonce: string, parts: SessionParts): Promise<void> {
  const client = await parts.client();
  const { idToken, account } = await client.loginPopup(nonce);
  client.setActive(account);
  await logIn({ provider: 'microsoft', id_token: idToken }, parts);
}

/** Somebody signed out in this browser while a tab signed in by itself. */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile';
}

export interface LoggingIn {
  /** Called while our API is at it. */
  onSent?: (() => void) | undefined;
  /** Only beside a tab that is signed in. */
  silently?: boolean;
}

/** Exchanges proof of identity for our own tokens. */
export async function logIn(
  proof: CallBodyInput<'login'>,
  { calls, store, now }: SessionParts,
  { onSent, silently = false }: LoggingIn = {},
): Promise<void> {
  const answering = calls.login(proof);
  onSent?.();
  const answer = await answering;
  if (silently && !store.shared()) {
    await calls.logout(answer.refresh_token);
    throw new SignedOutMeanwhile('not wanted any more');
  }
  store.begin(tokensOf(answer, now()), answer.user, proof.provider);
}
