import { lazy } from 'react';

/** The screens that remote.ts declares. */
export default {
  Dashboard: lazy(() => import('./features/dashboard/Dashboard.tsx')),
  Suggesties: lazy(() => import('./features/suggestions/Suggesties.tsx')),
  Suggestie: lazy(() => import('./features/suggestion/Suggestie.tsx')),
};
