import { Suspense, startTransition, useEffect, useState, type ComponentType } from 'react';
import { declarationSchema, type RemoteDeclarationInput } from '@kengetal/contract/remote';
import type { ShellComposition } from '../../../../shell/src/app/world.ts';
import { preloadScreenAt } from './load-app.ts';
import analyticsDeclaration from '../../../../mfe-analytics/remote.ts';
import analyticsScreens from '../../../../mfe-analytics/src/screens.ts';
import chatDeclaration from '../../../../mfe-chat/remote.ts';
import chatScreens from '../../../../mfe-chat/src/screens.ts';
import chatSlots from '../../../../mfe-chat/src/slots.ts';
import dashboardDeclaration from '../../../../mfe-dashboard/remote.ts';
import dashboardScreens from '../../../../mfe-dashboard/src/screens.ts';
import reportsDeclaration from '../../../../mfe-reports/remote.ts';
import reportsScreens from '../../../../mfe-reports/src/screens.ts';
import settingsDeclaration from '../../../../mfe-settings/remote.ts';
import settingsScreens from '../../../../mfe-settings/src/screens.ts';

type Exposed = Record<string, ComponentType | undefined>;

interface Part {
  input: RemoteDeclarationInput;
  screens: Exposed;
  slots: Exposed;
}

/** The same remotes with the same lazy screens, but part of this build. */
const PARTS: Record<string, Part | undefined> = {
  'mfe-dashboard': { input: dashboardDeclaration, screens: dashboardScreens, slots: {} },
  'mfe-reports': { input: reportsDeclaration, screens: reportsScreens, slots: {} },
  'mfe-analytics': { input: analyticsDeclaration, screens: analyticsScreens, slots: {} },
  'mfe-chat': { input: chatDeclaration, screens: chatScreens, slots: chatSlots },
  'mfe-settings': { input: settingsDeclaration, screens: settingsScreens, slots: {} },
};

/** Takes the place of the shell's composition in the build in one piece. */
export async function loadComposition(): Promise<ShellComposition> {
  const remotes = Object.entries(PARTS).flatMap(([name, part]) =>
    part ? [{ name, declaration: declarationSchema.parse(part.input) }] : [],
  );
  return {
    remotes: () => remotes,
    ownerOf: () => null,
    subscribe: () => () => undefined,
    releases: () => [],
    registry: () => ({ readable: true, readAt: null }),
    onReplaced: () => () => undefined,
    latestShell: () => Promise.resolve(null),
    prefetch: (_remote, path) => preloadScreenAt(path),
    Screen: ({ remote, screen }) => <Shown screen={PARTS[remote]?.screens[screen]} />,
    Slot: ({ remote, slot }) => <Shown screen={PARTS[remote]?.slots[slot]} />,
  };
}

const stood = new Set<ComponentType>();

/**
 * As in the shell, a screen comes in a transition, since a fallback would hold it back for React's
 * interval, and one that stood before comes at once.
 */
function Shown({ screen }: { screen: ComponentType | undefined }) {
  const [Loaded, setLoaded] = useState(() => (screen && stood.has(screen) ? screen : null));
  useEffect(() => startTransition(() => setLoaded(() => screen ?? null)), [screen]);
  useEffect(() => void (Loaded && stood.add(Loaded)), [Loaded]);
  const waiting = <div aria-busy="true" />;
  return <Suspense fallback={waiting}>{Loaded ? <Loaded /> : waiting}</Suspense>;
}
