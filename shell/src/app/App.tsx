import { useMemo, useSyncExternalStore } from 'react';
import { RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { KengetalTheme } from '@kengetal/ui';
import { useTheme } from '../theme/use-theme.ts';
import { createRoutes } from './routes.tsx';
import { navigationOf, shellRoutes } from './shell-routes.ts';
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
  const router = useMemo(
    () => createRouter(createRoutes(shellRoutes(remotes), navigationOf(remotes))),
    [createRouter, remotes],
  );
  return (
    <KengetalTheme theme={useTheme()} nonce={world.styleNonce}>
      <QueryClientProvider client={queryClient}>
        <WorldProvider value={world}>
          <RouterProvider router={router} />
        </WorldProvider>
      </QueryClientProvider>
    </KengetalTheme>
  );
}
