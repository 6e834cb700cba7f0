import { createDraw } from './canary.ts';
import { createComposition, type Composition, type CompositionOptions } from './composition.ts';
import type { CompositionEvent } from './event.ts';
import { createFederationHost } from './host.ts';
import { createKeeper } from './kept-registry.ts';
import { matchScreen } from './match-screen.ts';
import { builtOffer } from './offer.ts';
import { homeOf } from './opening.ts';
import { preloadScreen } from './preload.ts';

const REGISTRY = '/registry.json';
const RELEASE = '/release.json';

type Report = CompositionOptions['report'];

interface Started {
  composition: Composition;
  loaded: Promise<void>;
  /** Says where events go from now on; those that came before follow at once. */
  listen(report: Report): void;
}

let started: Started | null = null;

/**
 * Reads the registry and asks for the files of the screen that will be shown first, while the app's
 * own code is still on its way.
 */
export function startComposition(path = location.pathname): Started {
  if (started) return started;
  const waiting: CompositionEvent[] = [];
  let tell: Report = (event) => waiting.push(event);
  const composition = createComposition({
    registryUrl: new URL(REGISTRY, location.origin).href,
    releaseUrl: new URL(RELEASE, location.origin).href,
    offer: builtOffer,
    host: createFederationHost(),
    report: (event) => tell(event),
    keeper: createKeeper(localStorage),
    draw: createDraw(localStorage),
    now: () => Date.now(),
  });
  const loaded = composition.load().then(() => preloadFirst(composition, path));
  const listen = (report: Report) => {
    tell = report;
    waiting.splice(0).forEach(report);
  };
  started = { composition, loaded, listen };
  return started;
}

/** The composition with its registry read; `report` is told what happens with the parts. */
export async function startedComposition(report: Report): Promise<Composition> {
  const { composition, loaded, listen } = startComposition();
  listen(report);
  await loaded;
  return composition;
}

function preloadFirst(composition: Composition, path: string): void {
  const remotes = composition.remotes();
  const match = matchScreen(remotes, path === '/' ? (homeOf(remotes) ?? path) : path);
  const [attempt] = match ? composition.plan(match.remote, false) : [];
  if (!match || !attempt) return;
  preloadScreen(attempt.placed, match.screen);
  // Its code runs while someone is still being signed in.
  composition.prefetch(match.remote);
}
