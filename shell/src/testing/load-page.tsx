import { act } from '@testing-library/react';
import { boot, type BootParts } from '../boot/boot.tsx';
import { createStage } from '../boot/stage.tsx';
import { createInvitationSecret } from '../invitation/secret.ts';
import type { Provider } from '../session/identity-client.ts';
import type { Trouble } from '../session/problems.ts';
import { CONFIG, type FakeTab } from './fake-browser.ts';

interface PageLoad {
  path: string;
  tab: FakeTab;
  ended?: Trouble;
  changes?: Partial<BootParts>;
}

/** Loads the page in a tab, and says what boot did with the app. */
export async function loadPage({ path, tab, ended, changes }: PageLoad) {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root') ?? document.body;
  const happened: string[] = [];
  const { store } = tab.parts;
  const parts: BootParts = {
    loadConfig: async () => CONFIG,
    openSession: () => ({
      session: tab.session,
      returnPath: tab.parts.returnPath,
      seeInvitation: tab.parts.calls.seeInvitation,
      start: (arrival) => tab.start(arrival),
    }),
    signedInWith: (): Provider | null =>
      store.origin()?.provider ?? store.shared()?.origin.provider ?? null,
    takeTrouble: () => ended ?? null,
    invitation: () => createInvitationSecret(tab.storage),
    preloadClient: () => happened.push('client preloaded'),
    app: {
      preload: () => happened.push('preloaded'),
      prefetch: () => happened.push('prefetched'),
      mount: async ({ session, path: first, container }) => {
        happened.push(`code runs for ${first}`);
        await session;
        happened.push('mounted');
        container.textContent = 'De app';
      },
    },
    ...changes,
  };
  await act(() => boot(createStage(root), parts));
  return { happened, address: location.pathname + location.search + location.hash };
}
