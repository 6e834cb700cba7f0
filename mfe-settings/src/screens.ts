import { lazy } from 'react';

/** The screens that remote.ts declares. */
export default {
  Organisation: lazy(() => import('./features/organisation/Organisation.tsx')),
  Project: lazy(() => import('./features/project/Project.tsx')),
  CreateOrganisation: lazy(() => import('./features/create-organisation/CreateOrganisation.tsx')),
  CreateConnection: lazy(
    () =>
      import(/* webpackChunkName: "connect" */ './features/create-connection/CreateConnection.tsx'),
  ),
  Account: lazy(() => import(/* webpackChunkName: "people" */ './features/account/Account.tsx')),
  ExactCallback: lazy(
    () => import(/* webpackChunkName: "people" */ './features/exact/ExactCallback.tsx'),
  ),
};
