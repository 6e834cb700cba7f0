import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, createBus, type ApiClient } from '@kengetal/platform';
import { homeOf } from '../composition/opening.ts';
import { forgetPeriods, storedPeriod } from '../period/stored-period.ts';
import { filtersOptions } from '../period/use-filters.ts';
import { resolveProject, storedProjectId } from '../projects/active-project.ts';
import { configOptions } from '../projects/config.ts';
import type { Session } from '../session/session.ts';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { createVitals } from '../telemetry/vitals.ts';
import { App } from './App.tsx';
import { createLog, logCaught, type Log } from './failures.ts';
import { START_PATH } from './guards.ts';
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
  let ownerOf: ShellComposition['ownerOf'] = () => null;
  const log = createLog(telemetry, (clue) => ownerOf(clue));
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
  ownerOf = composition.ownerOf;
  leaveStart(composition);
  const settled = createVitals({ telemetry });
  const world = { session, composition, api, bus, now: () => Date.now(), settled, styleNonce };
  await new Promise<void>((resolve) => {
    const root = createRoot(container, { onCaughtError: logCaught(log) });
    const app = (
      <Standing onStand={resolve}>
        <App world={world} queryClient={queryClient} />
      </Standing>
    );
    // In slices: between them, what the first answers lead to is asked.
    startTransition(() => root.render(app));
  });
  // The page's own clock begins where it was asked for.
  telemetry.report({ kind: 'load', part: 'shell', duration_ms: Math.round(performance.now()) });
}

/** Before there is a router: what it redirects shows nothing for a moment, and sign-in is gone. */
function leaveStart(composition: ShellComposition): void {
  const home = homeOf(composition.remotes());
  const { pathname, search } = location;
  if (pathname === START_PATH && home) history.replaceState(null, '', home + search);
}

/** Says when what it holds is on the page; sign-in stays until then. */
function Standing({ onStand, children }: { onStand: () => void; children: ReactNode }) {
  useLayoutEffect(onStand, [onStand]);
  return children;
}

/**
 * The first questions go out before there is a screen to ask them. The project's follows the
 * configuration, which says that it is this user's, unless this tab already showed it.
 */
function askEarly(queryClient: QueryClient, api: ApiClient): void {
  const askOf = (projectId: string, isGuess: boolean) =>
    void queryClient.prefetchQuery({ ...filtersOptions(api, projectId), meta: { isGuess } });
  const stored = storedProjectId();
  const shown = stored !== null && storedPeriod(stored) !== null;
  // It may have been removed since, in another tab or by somebody else.
  if (shown) askOf(stored, true);
  const config = queryClient.fetchQuery(configOptions(api));
  config.then(
    ({ projects }) => {
      const asked = new URLSearchParams(location.search).get('project');
      const { project } = resolveProject(projects, asked, stored);
      if (project) askOf(project.project_id, false);
    },
    () => undefined, // logged by the query client, and shown by the frame
  );
}

/** Errors that nobody caught, and a last chance to tell of them. */
function watchPage(telemetry: Telemetry, log: Log): void {
  window.addEventListener('error', ({ error, message, filename }) =>
    log(error ?? message, 'script', filename),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => log(reason, 'promise'));
  window.addEventListener('pagehide', telemetry.flush);
  // A phone may end what is hidden without a word; it comes here after what was measured is told.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') telemetry.flush();
  });
}
