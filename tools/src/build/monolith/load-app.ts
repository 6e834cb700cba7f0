import type { Mounting } from '../../../../shell/src/boot/load-app.ts';

const load = () =>
  Promise.all([import('../../../../shell/src/app/start.tsx'), import('./remotes.tsx')]);

/** Takes the place of the shell's own hand-over: here the app is a lazy part of the same build. */
export async function mountApp({ session, container }: Mounting): Promise<void> {
  const [{ startApp }, { loadComposition }] = await load();
  await startApp({ session: await session, container, loadComposition });
}

/** Fetches the app while the session is still being looked up. */
export function preloadApp(): void {
  void load();
}

export const prefetchApp = preloadApp;
