import {
  PublicClientApplication,
  type AccountInfo,
  type AuthenticationResult,
  type Configuration,
} from '@azure/msal-browser';
import { redirectAddress, type MicrosoftConfig } from './config.ts';
import { NoActiveAccount, type IdentityClient, type SignedIn } from './identity-client.ts';

/** Password and second factor take a while; a closed window is noticed no sooner (facts of MSAL 5). */
const POPUP_LIMIT_MS = 180_000;
/** A frame whose cookies are refused may never answer; then the page itself asks. */
const FRAME_LIMIT_MS = 6_000;

const PROMPTS = { choose: 'select_account', silent: 'none' } as const;

/** Microsoft's own client, for work and school accounts of every organisation. */
export function createMsalClient(
  config: MicrosoftConfig,
  origin: string,
  system: Configuration['system'] = {},
): IdentityClient {
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
    system: {
      popupBridgeTimeout: POPUP_LIMIT_MS,
      iframeBridgeTimeout: FRAME_LIMIT_MS,
      ...system,
    },
  });
  const { scopes } = config;
  const activeAccount = (): AccountInfo => {
    const account = msal.getActiveAccount();
    if (!account) throw new NoActiveAccount('a silent request needs an account');
    return account;
  };

  return {
    initialize: () => msal.initialize(),
    handleRedirect: async (answer) => {
      const result = await msal.handleRedirectPromise({
        navigateToLoginRequestUrl: false,
        ...(answer !== null && { hash: `#${answer}` }),
      });
      return result && signedIn(result);
    },
    accounts: () => msal.getAllAccounts(),
    active: () => msal.getActiveAccount(),
    setActive: (account) =>
      msal.setActiveAccount(account && msal.getAccount({ homeAccountId: account.homeAccountId })),
    loginRedirect: ({ nonce, prompt }) =>
      msal.loginRedirect({
        scopes,
        nonce,
        ...(prompt && { prompt: PROMPTS[prompt] }),
        ...(prompt === 'silent' && { account: activeAccount() }),
      }),
    loginPopup: async (nonce) =>
      signedIn(await msal.loginPopup({ scopes, nonce, overrideInteractionInProgress: true })),
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
