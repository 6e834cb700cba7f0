import { lazy } from 'react';

/** The screens that remote.ts declares. */
export default {
  Overview: lazy(() => import('./features/overview/Overview.tsx')),
  Recurring: lazy(() => import('./features/recurring/Recurring.tsx')),
  Profits: lazy(() => import('./features/profits/Profits.tsx')),
  ProjectDetail: lazy(() => import('./features/detail/ProjectDetail.tsx')),
};
