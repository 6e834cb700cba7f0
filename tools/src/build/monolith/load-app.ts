import type { AppBlock } from '../page.ts';
import { readAppFiles } from '../../../../shell/src/boot/handoff.ts';
import { addHints } from '../../../../shell/src/boot/hints.ts';
import type { Mounting } from '../../../../shell/src/boot/load-app.ts';

const load = () =>
  Promise.all([import('../../../../shell/src/app/start.tsx'), import('./remotes.tsx')]);

/** Takes the place of the shell's own hand-over: here the app is a lazy part of the same build. */
export async function mountApp({ session, container }: Mounting): Promise<void> {
  const [{ startApp }, { loadComposition }] = await load();
  await startApp({ session: await session, container, loadComposition });
}

/** Fetches the app, and the screen at this address, while the session is still being looked up. */
export function preloadApp(): void {
  void load();
  preloadScreenAt(location.pathname);
}

/** Lets the browser fetch the files of a screen that the main navigation leads to. */
export function preloadScreenAt(path = ''): void {
  const { screens }: AppBlock = readAppFiles(document);
  addHints('preload', screens?.[path] ?? []);
}

export function prefetchApp(): void {
  void load();
}
