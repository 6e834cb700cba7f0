import type { ShellConfig } from './config.ts';
import type { IdentityClient } from './identity-client.ts';
import { createInteraction } from './interaction.ts';
import { isProblem, type SignInProblem } from './problems.ts';
import { createPublicCalls } from './public-calls.ts';
import { createReturnPath, type ReturnPath } from './return-path.ts';
import { createSession, type Session } from './session.ts';
import { startSession, type StartOutcome } from './start.ts';
import { createTabLink } from './tabs.ts';
import { createTokenStore } from './token-store.ts';

/** What to say after the reload that ends a session. */
const PROBLEM = 'sign_in_problem';

export interface OpenedSession {
  session: Session;
  returnPath: ReturnPath;
  start(): Promise<StartOutcome>;
}

/** The session of this browser tab, with the real client, storage and other tabs. */
export function openSession(config: ShellConfig): OpenedSession {
  const returnPath = createReturnPath(sessionStorage);
  const parts = {
    config,
    returnPath,
    client: lazyClient(config),
    calls: createPublicCalls(config.apiUrl),
    store: createTokenStore(localStorage, sessionStorage),
    tabs: createTabLink(),
    interaction: createInteraction(),
    now: () => Date.now(),
    leave: (reason: string) => {
      if (reason === 'expired') sessionStorage.setItem(PROBLEM, reason);
      location.assign('/');
    },
    log: (message: string, error: unknown) => console.error(`Sign-in: ${message}`, nameOf(error)),
    currentPath: () => location.pathname + location.search,
  };
  const session = createSession(parts);
  return { session, returnPath, start: () => startSession(session, parts) };
}

/** Whether this tab or another one of this browser was signed in when the page loaded. */
export function wasSignedIn(): boolean {
  const store = createTokenStore(localStorage, sessionStorage);
  return store.read() !== null || store.sharedAccessToken() !== null;
}

/** Fetches MSAL before the configuration is known; a failure shows when it is used. */
export function preloadClient(): void {
  import('./msal.ts').catch(() => undefined);
}

/** Why the session ended before this page load; told once. */
export function takeProblem(): SignInProblem | null {
  const problem = sessionStorage.getItem(PROBLEM);
  sessionStorage.removeItem(PROBLEM);
  return isProblem(problem) ? problem : null;
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
