import {
  NoActiveAccount,
  type Account,
  type IdentityClient,
  type RedirectRequest,
  type SignedIn,
} from '../session/identity-client.ts';

export const ACCOUNT: Account = {
  homeAccountId: 'home',
  localAccountId: 'local',
  username: 'sanne@bakkerij.test',
};

/** The identity provider's client: remembers what was asked, answers what the test sets. */
export class FakeIdentity implements IdentityClient {
  readonly asked: string[] = [];
  /** What redirects were asked to prompt for. */
  readonly prompts: (string | null)[] = [];
  /** The nonce of a sign-in that this page load returns from. */
  pending: string | null = null;
  /** Thrown by the next call of this name. */
  readonly failures = new Map<keyof IdentityClient, Error>();
  /** What the browser remembers of earlier sign-ins. */
  cached: Account[] = [];
  #active: Account | null = null;

  async initialize() {
    this.#note('initialize');
  }
  async handleRedirect(): Promise<SignedIn | null> {
    this.#note('handleRedirect');
    if (this.pending === null) return null;
    return this.#signedIn(this.pending);
  }
  accounts = () => this.cached;
  active = () => this.#active;
  setActive(account: Account | null) {
    this.#active = account;
  }
  async loginRedirect({ nonce, prompt }: RedirectRequest) {
    this.#note('loginRedirect');
    this.prompts.push(prompt ?? null);
    this.pending = nonce;
  }
  async loginPopup(nonce: string) {
    this.#note('loginPopup');
    return this.#signedIn(nonce);
  }
  async ssoSilent(nonce: string) {
    this.#note('ssoSilent');
    if (!this.#active) throw new NoActiveAccount('no account');
    return this.#signedIn(nonce);
  }
  async graphToken() {
    this.#note('graphToken');
    return 'graph-token';
  }
  async logoutRedirect() {
    this.#note('logoutRedirect');
  }
  async clear() {
    this.#note('clear');
    this.cached = [];
    this.#active = null;
  }

  #signedIn(nonce: string): SignedIn {
    this.cached = [ACCOUNT];
    return { idToken: `id-token:${nonce}`, account: ACCOUNT };
  }

  #note(name: keyof IdentityClient): void {
    this.asked.push(name);
    const failure = this.failures.get(name);
    if (failure) throw failure;
  }
}
