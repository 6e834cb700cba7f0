import { useEffect, useMemo } from 'react';
import { RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { KengetalTheme } from '@kengetal/ui';
import { useTheme } from '../theme/use-theme.ts';
import { Product } from './routes.tsx';
import { WorldProvider, type World } from './world.ts';

export interface AppProps {
  world: World;
  queryClient: QueryClient;
  /** Another router than the browser's, for tests. */
  createRouter?: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
}

/** The signed-in product: theme, data, and one router, which outlives every change of the registry. */
export function App({ world, queryClient, createRouter = createBrowserRouter }: AppProps) {
  const { composition } = world;
  const router = useMemo(() => createRouter([{ path: '*', element: <Product /> }]), [createRouter]);
  useEffect(
    () =>
      composition.onReplaced((remote) => {
        // Another release may have asked for another shape of the same.
        queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === remote });
      }),
    [composition, queryClient],
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
