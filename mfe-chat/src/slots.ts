import { lazy } from 'react';

/** The places outside our own screens that remote.ts declares. */
export default {
  'side-panel': lazy(() => import('./features/side-panel/SidePanel.tsx')),
  'recent-chats': lazy(() => import('./features/recent-chats/RecentChats.tsx')),
};
