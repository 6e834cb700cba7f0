import { lazy } from 'react';

/** The screens that remote.ts declares. */
export default {
  Chat: lazy(() => import('./features/chat/Chat.tsx')),
};
