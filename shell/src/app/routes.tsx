import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame.tsx';
import { INVITATION_PATH } from '../invitation/secret.ts';
import { navigationOf } from './navigation.ts';
import { shellRoutes, type ShellRoute } from './shell-routes.ts';
import { useWorld } from './world.ts';

const AcceptInvitation = lazy(
  () => import(/* webpackChunkName: "invitation" */ '../invitation/AcceptInvitation.tsx'),
);

/**
 * The frame, and in it a screen or redirect for each route that the remotes declare by now. They are
 * below the router's one route, so that another set of them leaves what shows in place. An invitation
 * is accepted outside of it: no guard comes before.
 */
export function Product() {
  const { composition } = useWorld();
  const remotes = useSyncExternalStore(composition.subscribe, composition.remotes);
  const tree = useMemo(() => {
    const routes = shellRoutes(remotes);
    return [
      {
        path: INVITATION_PATH,
        element: (
          <Suspense>
            <AcceptInvitation />
          </Suspense>
        ),
      },
      {
        path: '/',
        element: <Frame routes={routes} navigation={navigationOf(remotes)} />,
        children: [...routes.map(objectOf), { path: '*', element: null }],
      },
    ];
  }, [remotes]);
  return useRoutes(tree);
}

const objectOf = (route: ShellRoute): RouteObject => ({
  path: route.path,
  element:
    route.redirect === null ? (
      <Screen key={route.path} route={route} />
    ) : (
      <Redirect to={route.redirect} />
    ),
});

function Screen({ route }: { route: ShellRoute }) {
  const { Screen: RemoteScreen } = useWorld().composition;
  return <RemoteScreen remote={route.remote} screen={route.screen ?? ''} />;
}

/** A redirect keeps the query: it may hold project and period. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}
