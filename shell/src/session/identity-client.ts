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

/** What the session needs of the identity provider's client; MSAL in the product. */
export interface IdentityClient {
  initialize(): Promise<void>;
  /** The result of a sign-in that this page load returns from, null when there is none. */
  handleRedirect(): Promise<SignedIn | null>;
  accounts(): Account[];
  active(): Account | null;
  setActive(account: Account | null): void;
  /** Leaves the page. */
  loginRedirect(nonce: string): Promise<void>;
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
