import { RemoteView, startedComposition, type Composition } from '../composition/index.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ShellComposition } from './world.ts';

/** The remotes of the registry, loaded at run time. */
export async function loadComposition(telemetry: Telemetry): Promise<ShellComposition> {
  return forShell(await startedComposition(telemetry.report));
}

/** The composition as the frame sees it. */
export function forShell(composition: Composition): ShellComposition {
  return {
    remotes: composition.remotes,
    subscribe: composition.subscribe,
    releases: composition.releases,
    registry: composition.registry,
    ownerOf: composition.ownerOf,
    onReplaced: composition.onReplaced,
    latestShell: composition.latestShell,
    prefetch: composition.prefetch,
    Screen: ({ remote, screen }) => (
      <RemoteView
        composition={composition}
        remote={remote}
        module="screens"
        name={screen}
        skeleton={<ScreenSkeleton />}
      />
    ),
    Slot: ({ remote, slot }) => (
      <RemoteView
        composition={composition}
        remote={remote}
        module="slots"
        name={slot}
        skeleton={null}
        compact
      />
    ),
  };
}

/** Quiet space until the screen shows skeletons of its own. */
function ScreenSkeleton() {
  return <div aria-busy="true" />;
}
