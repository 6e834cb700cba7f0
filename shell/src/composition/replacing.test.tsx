import { act, render, screen } from '@testing-library/react';
import { RemoteView } from './RemoteView.tsx';
import { changingPage } from './testing/changing-page.tsx';
import { placed } from './testing/releases.ts';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

async function opened(shown: { screen?: boolean; slot?: boolean } = {}) {
  const world = changingPage();
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
