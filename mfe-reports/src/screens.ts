import { lazy } from 'react';

/** The screens that remote.ts declares. */
export default {
  Report: lazy(() => import('./features/report/Report.tsx')),
};
