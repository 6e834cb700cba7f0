import { useMemo, useState, useSyncExternalStore } from 'react';
import { RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { KengetalTheme } from '@kengetal/ui';
import { useTheme } from '../theme/use-theme.ts';
import { createRoutes } from './routes.tsx';
import { navigationOf } from './navigation.ts';
import { shellRoutes } from './shell-routes.ts';
import { WorldProvider, type World } from './world.ts';

export interface AppProps {
  world: World;
  queryClient: QueryClient;
  /** Another router than the browser's, for tests. */
  createRouter?: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
}

/** The signed-in product: theme, data, and the router that the registry's declarations give. */
export function App({ world, queryClient, createRouter = createBrowserRouter }: AppProps) {
  const { composition } = world;
  const remotes = useSyncExternalStore(composition.subscribe, composition.remotes);
  const [read, setRead] = useState({ remotes, times: 0 });
  if (read.remotes !== remotes) setRead({ remotes, times: read.times + 1 });
  const router = useMemo(
    () => createRouter(createRoutes(shellRoutes(read.remotes), navigationOf(read.remotes))),
    [createRouter, read],
  );
  return (
    <KengetalTheme theme={useTheme()} nonce={world.styleNonce}>
      <QueryClientProvider client={queryClient}>
        <WorldProvider value={world}>
          {/* A provider goes on showing what the router before it matched, but for its key. */}
          <RouterProvider key={read.times} router={router} />
        </WorldProvider>
      </QueryClientProvider>
    </KengetalTheme>
  );
}
