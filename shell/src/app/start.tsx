import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, createBus, type ApiClient } from '@kengetal/platform';
import { forgetPeriods, storedPeriod } from '../period/stored-period.ts';
import { filtersOptions } from '../period/use-filters.ts';
import { storedProjectId } from '../projects/active-project.ts';
import { configOptions } from '../projects/config.ts';
import type { Session } from '../session/session.ts';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { App } from './App.tsx';
import { createQueryClient } from './query-client.ts';
import { RELEASE } from './release.ts';
import { readStyleNonce, stampStyleElements } from './style-nonce.ts';
import { tokensOf } from './tokens.ts';
import type { ShellComposition } from './world.ts';

export interface StartParts {
  session: Session;
  container: HTMLElement;
  /** Reads the registry; what goes wrong with a remote is reported. */
  loadComposition: (telemetry: Telemetry) => Promise<ShellComposition>;
}

/** Starts the signed-in product in the container. */
export async function startApp({ session, container, loadComposition }: StartParts): Promise<void> {
  const styleNonce = readStyleNonce();
  if (styleNonce) stampStyleElements(styleNonce);
  const telemetry = createTelemetry({
    apiUrl: session.config.apiUrl,
    release: RELEASE,
    now: () => Date.now(),
  });
  const log = (error: unknown, what: string) => {
    console.error(`Kengetal: ${what} failed`, error);
    telemetry.report({ kind: 'error', part: 'shell', message: `${what}: ${String(error)}` });
  };
  const bus = createBus({ onListenerError: (error, topic) => log(error, `listener of ${topic}`) });
  const queryClient = createQueryClient(log);
  const api = createApiClient({
    baseUrl: session.config.apiUrl,
    tokens: tokensOf(session),
    caller: `shell@${RELEASE}`,
  });

  session.onEnd((reason) => {
    forgetPeriods();
    queryClient.clear();
    bus.emit('sessionEnded', { reason });
  });
  watchPage(telemetry, log);
  askEarly(queryClient, api);
  const composition = await loadComposition(telemetry);
  const world = { session, composition, api, bus, now: () => Date.now(), styleNonce };
  await new Promise<void>((resolve) => {
    createRoot(container).render(
      <Standing onStand={resolve}>
        <App world={world} queryClient={queryClient} />
      </Standing>,
    );
  });
}

/** Says when what it holds is on the page; sign-in stays until then. */
function Standing({ onStand, children }: { onStand: () => void; children: ReactNode }) {
  useLayoutEffect(onStand, [onStand]);
  return children;
}

/** The first questions go out while the registry is still on its way. */
function askEarly(queryClient: QueryClient, api: ApiClient): void {
  void queryClient.prefetchQuery(configOptions(api));
  const projectId = storedProjectId();
  // Only where this tab already showed the project: the stored one may be another user's.
  if (projectId && storedPeriod(projectId)) {
    void queryClient.prefetchQuery(filtersOptions(api, projectId));
  }
}

/** Errors that nobody caught, and a last chance to tell of them. */
function watchPage(telemetry: Telemetry, log: (error: unknown, what: string) => void): void {
  window.addEventListener('error', ({ error }) => log(error, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => log(reason, 'promise'));
  window.addEventListener('pagehide', telemetry.flush);
}
