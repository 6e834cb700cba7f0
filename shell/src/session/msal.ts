import {
  PublicClientApplication,
  type AccountInfo,
  type AuthenticationResult,
} from '@azure/msal-browser';
import { redirectAddress, type MicrosoftConfig } from './config.ts';
import { NoActiveAccount, type IdentityClient, type SignedIn } from './identity-client.ts';

/** Microsoft's own client, for work and school accounts of every organisation. */
export function createMsalClient(config: MicrosoftConfig, origin: string): IdentityClient {
  const msal = new PublicClientApplication({
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      ...(config.authorityMetadata && { authorityMetadata: config.authorityMetadata }),
      redirectUri: redirectAddress(origin),
      postLogoutRedirectUri: redirectAddress(origin),
    },
    cache: { cacheLocation: 'localStorage' },
  });
  const { scopes } = config;
  const activeAccount = (): AccountInfo => {
    const account = msal.getActiveAccount();
    if (!account) throw new NoActiveAccount('a silent request needs an account');
    return account;
  };

  return {
    initialize: () => msal.initialize(),
    handleRedirect: async () => {
      const result = await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      return result && signedIn(result);
    },
    accounts: () => msal.getAllAccounts(),
    active: () => msal.getActiveAccount(),
    setActive: (account) =>
      msal.setActiveAccount(account && msal.getAccount({ homeAccountId: account.homeAccountId })),
    loginRedirect: (nonce) => msal.loginRedirect({ scopes, nonce }),
    ssoSilent: async (nonce) =>
      signedIn(await msal.ssoSilent({ scopes, nonce, account: activeAccount() })),
    graphToken: async () => {
      const result = await msal.acquireTokenSilent({ scopes, account: activeAccount() });
      return result.accessToken;
    },
    logoutRedirect: () => msal.logoutRedirect({ account: activeAccount() }),
    clear: () => msal.clearCache(),
  };
}

function signedIn({ idToken, account }: AuthenticationResult): SignedIn {
  return { idToken, account };
}
