import { takeHandoff } from '../boot/handoff.ts';
import type { Session } from '../session/session.ts';
import { loadComposition } from './remotes.tsx';
import { startApp } from './start.tsx';

/** Stage two: takes over from boot, and tells it how that went. */
const { session, container, settled } = takeHandoff<Session>();

session
  .then((signedIn) => startApp({ session: signedIn, container, loadComposition }))
  .then(() => settled(), settled);
