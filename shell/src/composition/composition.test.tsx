import { act, render, screen } from '@testing-library/react';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import type { PlacedRelease } from '@kengetal/contract/remote';
import { createComposition } from './composition.ts';
import type { CompositionEvent } from './event.ts';
import type { RemoteHost } from './host.ts';
import { RemoteView } from './RemoteView.tsx';
import { placed } from './testing/releases.ts';

type Outcome = ComponentType | Error | 'hangs';
const OFFER = {
  react: { version: '19.3.1', exports: null },
  antd: { version: '6.6.8', exports: ['Button'] },
};
/** Nothing kept in this browser, and no canary for it. */
const ALONE = {
  keeper: { read: () => null, write: () => undefined },
  draw: () => false,
  now: () => Date.now(),
};
const never = new Promise<never>(() => undefined);

/** A host whose releases do what the test says, by version, one outcome for each try. */
function hostOf(outcomes: Record<string, Outcome[]>) {
  const asked: string[] = [];
  const dropped: string[] = [];
  const host: RemoteHost = {
    drop: ({ release }) => dropped.push(release.version),
    load: async ({ release }: PlacedRelease, _module, fresh) => {
      asked.push(`${release.version}${fresh ? ' anew' : ''}`);
      const outcome = outcomes[release.version]?.shift() ?? 'hangs';
      if (outcome === 'hangs') return never;
      if (outcome instanceof Error) throw outcome;
      return { default: { Report: outcome } };
    },
  };
  return { host, asked, dropped };
}

async function show(entry: object, outcomes: Record<string, Outcome[]> = {}) {
  const { host, asked } = hostOf(outcomes);
  const events: CompositionEvent[] = [];
  const composition = createComposition({
    registryUrl: 'http://shell.test/registry.json',
    releaseUrl: 'http://shell.test/release.json',
    offer: OFFER,
    host,
    report: (event) => events.push(event),
    ...ALONE,
    fetch: async () =>
      Response.json({
        schema: 1,
        remotes: { 'mfe-reports': entry },
        declarations: { 'mfe-reports': placed('1').release.declaration },
      }),
  });
  await composition.load();
  render(
    <RemoteView
      composition={composition}
      remote="mfe-reports"
      module="screens"
      name="Report"
      skeleton={<p>Laden</p>}
    />,
  );
  await pass(0);
  await pass(0);
  return { asked, events, composition };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const Report = () => <h1>Rapport</h1>;
const panel = () => screen.queryByRole('heading', { name: 'Rapporten zijn nu niet beschikbaar.' });
const retry = async () => {
  await act(async () => screen.getByRole('button', { name: 'Opnieuw proberen' }).click());
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

it('tells which release works here, and which one should', async () => {
  const broken = new Error('500');
  const { composition } = await show(
    { current: placed('2'), previous: placed('1') },
    { '2': [broken, broken], '1': [Report] },
  );
  const releases = composition.releases();
  expect(releases).toEqual([
    {
      name: 'mfe-reports',
      title: 'Rapporten',
      current: '2',
      shown: '1',
      why: 'fails',
      percentage: null,
    },
  ]);
});

describe('a remote', () => {
  it('is shown, and told of once', async () => {
    const { asked, events } = await show({ current: placed('2') }, { '2': [Report] });
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
    expect(asked).toEqual(['2']);
    expect(events).toEqual([expect.objectContaining({ kind: 'load', version: '2' })]);
  });

  it('that fails is asked for anew, then its previous release is shown and reported', async () => {
    const broken = new Error('500');
    const { asked, events } = await show(
      { current: placed('2'), previous: placed('1') },
      { '2': [broken, broken], '1': [Report] },
    );
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
    expect(asked).toEqual(['2', '2 anew', '1']);
    expect(events.at(-1)).toEqual({ kind: 'recovered', part: 'mfe-reports', version: '1' });
  });

  it('that hangs gets 8 seconds a try and gives a panel after 24', async () => {
    const { asked } = await show({ current: placed('2'), previous: placed('1') });
    await pass(7_999);
    expect(asked).toEqual(['2']);
    await pass(1);
    expect(asked).toEqual(['2', '2 anew']);
    await pass(8_000);
    expect(asked).toEqual(['2', '2 anew', '1']);
    await pass(7_999);
    expect(panel()).toBeNull();
    await pass(1);
    expect(panel()).toBeInTheDocument();
  });

  it('whose own chunk hangs is given up too', async () => {
    const Hanging = lazy(() => never);
    const { asked } = await show({ current: placed('2') }, { '2': [Hanging, Report] });
    await pass(8_000);
    expect(asked).toEqual(['2', '2 anew']);
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
  });

  it('recovers by trying again', async () => {
    const broken = new Error('reset');
    await show({ current: placed('2') }, { '2': [broken, broken, Report] });
    expect(panel()).toBeInTheDocument();
    await retry();
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
  });

  it('that throws while it renders gives a panel in its own place, also when trying again fails', async () => {
    const Broken = () => {
      throw new Error('render');
    };
    const { events } = await show(
      { current: placed('2') },
      { '2': [Broken, Broken, Broken, Broken] },
    );
    expect(panel()).toBeInTheDocument();
    expect(events).toContainEqual({
      kind: 'error',
      part: 'mfe-reports',
      version: '2',
      message: 'Error: render',
    });
    await retry();
    expect(panel()).toBeInTheDocument();
  });

  it('of which an effect throws as it comes up gives way to its previous release', async () => {
    const Broken = () => {
      useEffect(() => {
        throw new Error('effect');
      }, []);
      return <h1>Kort</h1>;
    };
    const { asked, events } = await show(
      { current: placed('2'), previous: placed('1') },
      { '2': [Broken, Broken], '1': [Report] },
    );
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
    expect(asked).toEqual(['2', '2 anew', '1']);
    expect(events.filter(({ kind }) => kind === 'load')).toMatchObject([{ version: '1' }]);
  });

  it('that waits without end after it stood gives a panel after 8 seconds, and can be tried again', async () => {
    const Waiting = () => {
      const [waits, setWaits] = useState(false);
      // React waits for a promise that is thrown.
      if (waits) throw never;
      return (
        <h1>
          Rapport <button onClick={() => setWaits(true)}>Meer</button>
        </h1>
      );
    };
    const { events } = await show({ current: placed('2') }, { '2': [Waiting, Report] });
    await pass(60_000);
    act(() => screen.getByRole('button', { name: 'Meer' }).click());
    await pass(7_999);
    expect(panel()).toBeNull();
    await pass(1);
    expect(panel()).toBeInTheDocument();
    expect(events.at(-1)).toMatchObject({ kind: 'error', part: 'mfe-reports', version: '2' });
    await retry();
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
  });

  it('that is not in the registry gives a panel', async () => {
    const { asked } = await show({ current: 'nonsense' });
    expect(panel()).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

it('is named as the owner of its code, by its name or an address in a stack', async () => {
  const { composition } = await show({ current: placed('2') }, { '2': [Report] });
  const stack = 'Error: x\n    at press (http://reports.test/2/assets/340.js:1:2)';
  expect(composition.ownerOf(stack)).toEqual({ part: 'mfe-reports', version: '2' });
  expect(composition.ownerOf('mfe-reports')).toEqual({ part: 'mfe-reports', version: '2' });
  expect(composition.ownerOf('Error: x\n    at http://shell.test/app.js:1:2')).toBeNull();
});

describe('a release that does not fit', () => {
  const needs = (name: string, range: string, exports: string[] = []) => ({
    shared: [{ name, range, exports }],
  });

  it.each([
    ['another major', needs('react', '^20.0.0'), 'react ^20.0.0; hier is 19.3.1'],
    ['a library that is not shared', needs('rxjs', '^7.0.0'), 'vraagt rxjs, dat hier niet is'],
    ['a missing export', needs('antd', '^6.0.0', ['Button', 'Table']), 'vraagt Table van antd'],
    [
      'another contract',
      { declaration: { ...placed('2').release.declaration, contract: 9 } },
      'contract 9; dit is contract 1',
    ],
  ])('%s: asks for none of its code and says why', async (_what, changes, reason) => {
    const { asked } = await show({ current: placed('2', changes) }, { '2': [Report] });
    expect(asked).toEqual([]);
    expect(screen.getByText(new RegExp(reason.replaceAll('^', '\\^')))).toBeInTheDocument();
  });

  it('gives way to the one before it', async () => {
    const entry = { current: placed('2', needs('react', '^20.0.0')), previous: placed('1') };
    const { asked } = await show(entry, { '1': [Report] });
    expect(asked).toEqual(['1']);
    expect(screen.getByRole('heading', { name: 'Rapport' })).toBeInTheDocument();
  });
});
