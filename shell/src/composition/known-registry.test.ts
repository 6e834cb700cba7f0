import { changingPage } from './testing/changing-page.tsx';
import { placed } from './testing/releases.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

async function opened() {
  const world = changingPage();
  const composition = world.open();
  await composition.load();
  return { ...world, composition };
}

const held = (one: Awaited<ReturnType<typeof opened>>) => one.composition.releases()[0];

describe('a canary', () => {
  it('is what a browser that drew it loads, with the current release to fall back on', async () => {
    const one = await opened();
    one.publish('1', { previous: placed('0'), canary: { ...placed('2'), percentage: 40 } });
    await one.composition.load();
    expect(held(one)).toMatchObject({ current: '2', why: 'canary', percentage: 40 });
    const plan = one.composition.plan('mfe-reports', false);
    expect(plan.map(({ placed: { release } }) => release.version)).toEqual(['2', '2', '1']);
    one.publish('1', { canary: { ...placed('2'), percentage: 20 } });
    await one.composition.load();
    expect(held(one)).toMatchObject({ current: '1', why: null });
  });
});

describe('the registry', () => {
  it('that worked last is used, and told, when the present one cannot be read', async () => {
    const one = await opened();
    const readAt = Date.now();
    jest.setSystemTime(Date.now() + 60_000);
    one.unreadable();
    const later = one.open();
    await later.load();
    expect(later.remotes().map(({ version }) => version)).toEqual(['1']);
    expect(later.registry()).toEqual({ readable: false, readAt });
    expect(one.events).toContainEqual(expect.objectContaining({ kind: 'error', part: 'registry' }));
  });

  it('that was never read in this browser leaves nothing to show', async () => {
    const none = changingPage();
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
