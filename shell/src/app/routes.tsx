import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame.tsx';
import type { NavigationItem } from './navigation.ts';
import type { ShellRoute } from './shell-routes.ts';
import { useWorld } from './world.ts';

/** The router's tree: the frame, and in it a screen or redirect for each route of the remotes. */
export function createRoutes(
  routes: readonly ShellRoute[],
  navigation: readonly NavigationItem[],
): RouteObject[] {
  const children = routes.map((route): RouteObject => {
    const element =
      route.redirect === null ? (
        <Screen key={route.path} route={route} />
      ) : (
        <Redirect to={route.redirect} />
      );
    return { path: route.path, element, handle: route };
  });
  return [
    {
      path: '/',
      element: <Frame routes={routes} navigation={navigation} />,
      children: [...children, { path: '*', element: null }],
    },
  ];
}

function Screen({ route }: { route: ShellRoute }) {
  const { Screen: RemoteScreen } = useWorld().composition;
  return <RemoteScreen remote={route.remote} screen={route.screen ?? ''} />;
}

/** A redirect keeps the query: it may hold project and period. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}
