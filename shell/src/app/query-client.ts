import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, ApiUnreachable, SessionEnded } from '@kengetal/platform';
import { CONFIG_KEY } from '../projects/config.ts';

const RETRIES = 2;
const STALE_MS = 60_000;

/**
 * The one query client; a failure is logged, and shown by who asked. Who is refused may have lost a
 * right or a project meanwhile: then the configuration is read again.
 */
export function createQueryClient(log: (error: unknown, what: string) => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // The end of a session is no failure.
        if (error instanceof SessionEnded) return;
        log(error, queryKey.slice(0, 2).map(String).join(' '));
        renewIfRefused(client, error, queryKey);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_MS,
        // Whoever comes back to a failure sees it tried again; what is there stays as it is.
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // Without a connection a change fails at once: it must not be made by itself later on.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') {
      renewIfRefused(client, event.action.error);
    }
  });
  return client;
}

const REFUSALS: ReadonlySet<string> = new Set(['forbidden', 'not_found']);

function renewIfRefused(client: QueryClient, error: unknown, of: QueryKey = []): void {
  if (!(error instanceof ApiError) || !REFUSALS.has(error.code)) return;
  // A refused configuration would be asked for without end.
  if (of[1] === CONFIG_KEY[1]) return;
  void client.invalidateQueries({ queryKey: CONFIG_KEY });
}

/** Only what may go better by itself: no answer, or a server that is busy or down. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  if (error instanceof ApiError) return error.problem.status >= 500 && error.problem.status !== 501;
  return error instanceof ApiUnreachable;
}
