import type { PlacedRelease } from '@kengetal/contract/remote';
import { createComposition } from '../composition.ts';
import type { CompositionEvent } from '../event.ts';
import type { Kept } from '../kept-registry.ts';
import { placed } from './releases.ts';

/** A page over a registry that the test changes, and releases that show their version in a field. */
export function changingPage() {
  const loaded: string[] = [];
  const dropped: string[] = [];
  const broken = new Set<string>();
  const events: CompositionEvent[] = [];
  let entry: unknown = { current: placed('1') };
  let readable = true;
  let kept: Kept | null = null;
  let asked = 0;
  const documents: Record<string, () => unknown> = {
    '/registry.json': () => {
      asked += 1;
      return { schema: 1, remotes: { 'mfe-reports': entry } };
    },
    '/release.json': () => ({ version: '7' }),
  };
  const componentsOf = ({ release }: PlacedRelease) => ({
    Report: () => <h1>Rapport {release.version}</h1>,
    side: () => <input aria-label={`Zijkant ${release.version}`} />,
  });
  const open = () =>
    createComposition({
      registryUrl: 'http://shell.test/registry.json',
      releaseUrl: 'http://shell.test/release.json',
      offer: {},
      host: {
        load: async (release, module, fresh) => {
          loaded.push(`${release.release.version} ${module}${fresh ? ' anew' : ''}`);
          if (broken.has(release.release.version)) throw new Error('500');
          return { default: componentsOf(release) };
        },
        drop: ({ release }) => dropped.push(release.version),
      },
      report: (event) => events.push(event),
      keeper: { read: () => kept, write: (now) => (kept = now) },
      draw: (_remote, percentage) => percentage > 30,
      now: () => Date.now(),
      fetch: async (url) =>
        readable
          ? Response.json(documents[new URL(String(url)).pathname]?.())
          : new Response('', { status: 500 }),
    });
  return {
    open,
    loaded,
    dropped,
    broken,
    events,
    timesAsked: () => asked,
    publish: (current: string, rest: object = {}) => {
      entry = { current: placed(current), ...rest };
    },
    unreadable: () => (readable = false),
  };
}
