import { act, render, screen } from '@testing-library/react';
import type { PlacedRelease } from '@kengetal/contract/remote';
import { createComposition } from './composition.ts';
import type { CompositionEvent } from './event.ts';
import type { Kept } from './kept-registry.ts';
import { RemoteView } from './RemoteView.tsx';
import { placed } from './testing/releases.ts';

/** A page over a registry that the test changes, and releases that show their version in a field. */
function page() {
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

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

async function opened(shown: { screen?: boolean; slot?: boolean } = {}) {
  const world = page();
  const composition = world.open();
  await composition.load();
  const replaced: string[] = [];
  composition.onReplaced((remote) => replaced.push(remote));
  const common = { composition, remote: 'mfe-reports', skeleton: null };
  const Page = (now: { screen?: boolean; slot?: boolean }) => (
    <>
      {now.screen ? <RemoteView {...common} module="screens" name="Report" /> : null}
      {now.slot ? <RemoteView {...common} module="slots" name="side" compact /> : null}
    </>
  );
  const view = render(<Page {...shown} />);
  await pass(0);
  const show = async (now: { screen?: boolean; slot?: boolean }) => {
    view.rerender(<Page {...now} />);
    await pass(0);
  };
  const look = () => act(() => composition.load());
  return { ...world, composition, replaced, show, look };
}

const heading = () => screen.queryByRole('heading')?.textContent;
const field = () => screen.queryByRole('textbox');
const held = (one: Awaited<ReturnType<typeof opened>>) => one.composition.releases()[0];

describe('a remote that this page has not loaded', () => {
  it('loads what is current at that moment, not what was when the page came', async () => {
    const one = await opened();
    one.publish('2');
    await pass(MINUTE_MS);
    await one.show({ screen: true });
    expect(heading()).toBe('Rapport 2');
    expect(one.loaded).toEqual(['2 screens']);
  });

  it('asks again only when what is known is not from a moment ago', async () => {
    const one = await opened();
    await one.show({ screen: true });
    expect(one.timesAsked()).toBe(1);
  });

  it('loads what is known when the registry says nothing', async () => {
    const one = await opened();
    one.unreadable();
    await pass(MINUTE_MS);
    await one.show({ screen: true });
    expect(heading()).toBe('Rapport 1');
  });
});

describe('a remote that is loaded', () => {
  it('stays while a screen of it shows, and is replaced when that is left', async () => {
    const one = await opened({ screen: true });
    one.publish('2', { previous: placed('1') });
    await one.look();
    await pass(10 * MINUTE_MS);
    expect(heading()).toBe('Rapport 1');
    expect(held(one)).toMatchObject({ current: '2', shown: '1', why: 'waiting' });
    await one.show({});
    expect(one.dropped).toEqual(['1']);
    expect(one.replaced).toEqual(['mfe-reports']);
    await one.show({ screen: true });
    expect(heading()).toBe('Rapport 2');
    expect(held(one)).toMatchObject({ shown: '2', why: null });
    expect(one.events.filter(({ kind }) => kind === 'load')).toMatchObject([
      { version: '1' },
      { version: '2' },
    ]);
  });

  it('is replaced with its slots mounted anew in the same step', async () => {
    const one = await opened({ slot: true });
    expect(field()).toHaveAccessibleName('Zijkant 1');
    one.publish('2');
    await one.look();
    await pass(0);
    expect(field()).toHaveAccessibleName('Zijkant 2');
    expect(one.loaded).toEqual(['1 slots', '2 screens', '2 slots', '2 slots']);
  });

  it('stays as long as its slot holds what someone typed, or works in', async () => {
    const one = await opened({ slot: true });
    const input = field() as HTMLInputElement;
    input.value = 'Waarom';
    one.publish('2');
    await one.look();
    await pass(0);
    expect(field()).toBe(input);
    input.value = '';
    act(() => input.focus());
    await one.look();
    expect(field()).toBe(input);
    act(() => input.blur());
    const marked = document.createElement('span');
    marked.setAttribute('data-unsaved', '');
    input.after(marked);
    await one.look();
    expect(field()).toBe(input);
    marked.remove();
    await one.look();
    await pass(0);
    expect(field()).toHaveAccessibleName('Zijkant 2');
  });

  it('stays when the other release does not load, which is not tried again for a while', async () => {
    const one = await opened({ slot: true });
    one.broken.add('2');
    one.publish('2');
    await one.look();
    await one.look();
    expect(one.loaded.filter((each) => each.startsWith('2'))).toHaveLength(2);
    expect(one.dropped).toEqual([]);
    expect(field()).toHaveAccessibleName('Zijkant 1');
    expect(held(one)).toMatchObject({ shown: '1', why: 'fails' });
    one.broken.clear();
    await pass(11 * MINUTE_MS);
    await one.look();
    await pass(0);
    expect(field()).toHaveAccessibleName('Zijkant 2');
    // What the try that failed left may hang.
    expect(one.loaded).toContain('2 screens anew');
  });

  it('goes back when it was rolled back', async () => {
    const one = await opened({ slot: true });
    one.publish('2');
    await one.look();
    one.publish('1');
    await one.look();
    await pass(0);
    expect(field()).toHaveAccessibleName('Zijkant 1');
    expect(one.dropped).toEqual(['1', '2']);
  });

  it('keeps its release while another of its screens takes the place of one', async () => {
    const one = await opened({ screen: true });
    one.publish('2');
    await one.show({ screen: true, slot: true });
    await one.look();
    expect(field()).toHaveAccessibleName('Zijkant 1');
    expect(heading()).toBe('Rapport 1');
  });
});

describe('a canary', () => {
  it('is what a browser that drew it loads, with the current release to fall back on', async () => {
    const one = await opened();
    one.publish('1', { previous: placed('0'), canary: { ...placed('2'), percentage: 40 } });
    await one.look();
    expect(held(one)).toMatchObject({ current: '2', why: 'canary', percentage: 40 });
    const plan = one.composition.plan('mfe-reports', false);
    expect(plan.map(({ placed: { release } }) => release.version)).toEqual(['2', '2', '1']);
    one.publish('1', { canary: { ...placed('2'), percentage: 20 } });
    await one.look();
    expect(held(one)).toMatchObject({ current: '1', why: null });
  });
});

describe('the registry', () => {
  it('that worked last is used, and told, when the present one cannot be read', async () => {
    const one = await opened();
    const readAt = Date.now();
    await pass(MINUTE_MS);
    one.unreadable();
    const later = one.open();
    await later.load();
    expect(later.remotes().map(({ version }) => version)).toEqual(['1']);
    expect(later.registry()).toEqual({ readable: false, readAt });
    expect(one.events).toContainEqual(expect.objectContaining({ kind: 'error', part: 'registry' }));
  });

  it('that was never read in this browser leaves nothing to show', async () => {
    const none = page();
    none.unreadable();
    const composition = none.open();
    await composition.load();
    expect(composition.registry()).toEqual({ readable: false, readAt: null });
    expect(composition.remotes()).toEqual([]);
  });

  it('is read with the version of the shell, or not at all', async () => {
    const one = await opened();
    await expect(one.composition.latestShell()).resolves.toBe('7');
    one.unreadable();
    await expect(one.composition.latestShell()).rejects.toThrow('answered 500');
  });
});
