import { parseTrouble, type Trouble } from './problems.ts';
import type { Arrival, StartOutcome } from './start.ts';
import type { ShellConfig } from './config.ts';
import { createGoogleClient } from './google.ts';
import { ProviderRefused, type IdentityClient, type Provider } from './identity-client.ts';
import { createInteraction } from './interaction.ts';
import { createPublicCalls } from './public-calls.ts';
import { createReturnPath, type ReturnPath } from './return-path.ts';
import type { SessionParts } from './session-parts.ts';
import { createSession, type Session } from './session.ts';
import { startSession } from './start.ts';
import { browserTabParts, createTabLink } from './tabs.ts';
import { createTokenStore } from './token-store.ts';

/** What to say after the reload that ends a session. */
const TROUBLE = 'sign_in_problem';
/** As long as Microsoft's client waits for a page to be left. */
const LEAVING_LIMIT_MS = 30_000;

export interface OpenedSession {
  session: Session;
  returnPath: ReturnPath;
  seeInvitation: SessionParts['calls']['seeInvitation'];
  start(arrival: Arrival): Promise<StartOutcome>;
}

/** The session of this browser tab, with the real client, storage and other tabs. */
export function openSession(config: ShellConfig): OpenedSession {
  const returnPath = createReturnPath(sessionStorage);
  const google =
    config.google &&
    createGoogleClient(config.google, { origin: location.origin, storage: sessionStorage, go });
  const parts: SessionParts = {
    config,
    returnPath,
    google,
    client: lazyClient(config),
    calls: createPublicCalls(config.apiUrl),
    store: createTokenStore(localStorage, sessionStorage),
    tabs: createTabLink(browserTabParts()),
    interaction: createInteraction(),
    now: () => Date.now(),
    leave: (reason, provider) => {
      if (reason === 'expired') sessionStorage.setItem(TROUBLE, `${reason} ${provider}`);
      location.assign('/');
    },
    log: (message, error) => console.error(`Sign-in: ${message}`, nameOf(error)),
    currentPath: () => location.pathname + location.search + location.hash,
  };
  const session = createSession(parts);
  const { seeInvitation } = parts.calls;
  const start = (arrival: Arrival) => startSession(session, parts, arrival);
  return { session, returnPath, seeInvitation, start };
}

/** Whether this tab has a session that was not ended while the tab did not run. */
export function hasSession(): boolean {
  const store = createTokenStore(localStorage, sessionStorage);
  return store.read() !== null && !store.endedElsewhere();
}

/** By whom this tab, or else another one of this browser, was signed in when the page loaded. */
export function signedInWith(): Provider | null {
  const store = createTokenStore(localStorage, sessionStorage);
  if (store.read()) return store.origin()?.provider ?? 'microsoft';
  return store.shared()?.origin.provider ?? null;
}

/** Fetches MSAL before the configuration is known; a failure shows when it is used. */
export function preloadClient(): void {
  import('./msal.ts').catch(() => undefined);
}

/** Why the session ended before this page load; told once. */
export function takeTrouble(): Trouble | null {
  const text = sessionStorage.getItem(TROUBLE);
  sessionStorage.removeItem(TROUBLE);
  return parseTrouble(text);
}

/** Leaves the page; rejects when that has not happened after a while. */
function go(address: string): Promise<void> {
  location.assign(address);
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new ProviderRefused('timed_out')), LEAVING_LIMIT_MS);
  });
}

/** Loads MSAL when it is first needed; a failed load can be tried again. */
function lazyClient(config: ShellConfig): () => Promise<IdentityClient> {
  let loading: Promise<IdentityClient> | null = null;
  const load = async () => {
    const { createMsalClient } = await import('./msal.ts');
    const client = createMsalClient(config.microsoft, location.origin);
    await client.initialize();
    return client;
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** An error's own text may hold parts of a request, so only its name and code are logged. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'errorCode' in error ? ` ${String(error.errorCode)}` : '';
  return `${error.name}${code}`;
}
