import {
  RemoteView,
  builtOffer,
  createComposition,
  createFederationHost,
} from '../composition/index.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ShellComposition } from './world.ts';

const REGISTRY = '/registry.json';

/** The remotes of the registry, loaded at run time. */
export async function loadComposition(telemetry: Telemetry): Promise<ShellComposition> {
  const composition = createComposition({
    registryUrl: new URL(REGISTRY, location.origin).href,
    offer: builtOffer,
    host: createFederationHost(),
    report: telemetry.report,
  });
  await composition.load();
  return {
    remotes: composition.remotes,
    subscribe: composition.subscribe,
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
