/** The two options of sign-in (specification §6). */
export type Provider = 'microsoft' | 'google';

/** A signed-in account as the identity provider names it (specification §3). */
export interface Account {
  homeAccountId: string;
  localAccountId: string;
  username: string;
}

/** Proof of identity for our API, and whose it is. */
export interface SignedIn {
  idToken: string;
  account: Account;
}

export interface RedirectRequest {
  /** Single-use, from our API. */
  nonce: string;
  /** 'choose' asks which account; 'silent' comes back with an error instead of asking anything. */
  prompt?: 'choose' | 'silent' | undefined;
}

/** What the session needs of the identity provider's client; MSAL in the product. */
export interface IdentityClient {
  initialize(): Promise<void>;
  /** The result of a sign-in that this page load returns from, null when there is none. */
  handleRedirect(answer: string | null): Promise<SignedIn | null>;
  accounts(): Account[];
  active(): Account | null;
  setActive(account: Account | null): void;
  /** Leaves the page. */
  loginRedirect(request: RedirectRequest): Promise<void>;
  /** Signs in through a window of its own; takes the place of a sign-in that got stuck. */
  loginPopup(nonce: string): Promise<SignedIn>;
  /** Signs the active account in again in a hidden frame. */
  ssoSilent(nonce: string): Promise<SignedIn>;
  /** A token for Microsoft Graph: from the cache, by refresh, or in a hidden frame. */
  graphToken(): Promise<string>;
  /** Forgets the account and leaves the page by way of the provider. */
  logoutRedirect(): Promise<void>;
  /** Forgets all that the client stored. */
  clear(): Promise<void>;
}

export class NoActiveAccount extends Error {
  override readonly name = 'NoActiveAccount';
}

/** The answer belongs to no sign-in of this tab: it came twice, late, or from elsewhere. */
export class StaleAnswer extends Error {
  override readonly name = 'StaleAnswer';
}

/** The identity provider refused, with a code of its own (OpenID Connect). */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly errorCode: string;

  constructor(errorCode: string) {
    super('the identity provider refused');
    this.errorCode = errorCode;
  }
}
