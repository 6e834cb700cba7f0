import { init } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import type { EntryScript } from './entry-script.ts';
import { createFederationHost } from './host.ts';
import { placed } from './testing/releases.ts';

type Container = Awaited<ReturnType<typeof import('./entry-script.ts').loadEntryScript>>;

/** What the entry script of a release would set. */
function container(modules: Record<string, unknown>): Container {
  return {
    init: () => undefined,
    get: (id) => {
      if (!(id in modules)) throw new Error(`no ${id}`);
      return async () => modules[id];
    },
  };
}

let asked: EntryScript[];
let answers: (Container | Error | Promise<never>)[];
let host: ReturnType<typeof createFederationHost>;

beforeAll(() => {
  init({ name: 'shell-test', remotes: [] });
  host = createFederationHost(async (entry) => {
    asked.push(entry);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('not asked for');
    return answer;
  });
});

beforeEach(() => {
  asked = [];
  answers = [];
  // The runtime says a lot about failures and about registering anew.
  for (const level of ['error', 'warn', 'log'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});

const attempts = () => asked.map(({ attempt }) => attempt);

describe('the host, on the real runtime', () => {
  it('loads the modules of a release through one entry, with its hash', async () => {
    const release = placed('1');
    answers = [container({ './screens': 'screens', './slots': 'slots' })];
    await expect(host.load(release, 'screens', false)).resolves.toBe('screens');
    await expect(host.load(release, 'slots', false)).resolves.toBe('slots');
    expect(asked).toEqual([
      {
        url: 'http://reports.test/1/remoteEntry.js',
        integrity: release.release.entry.integrity,
        global: 'mfe_reports_1',
        attempt: 0,
      },
    ]);
  });

  it('asks anew, as another attempt, after a failure', async () => {
    const release = placed('2');
    answers = [new Error('reset'), new Error('reset'), container({ './screens': 'screens' })];
    await expect(host.load(release, 'screens', false)).rejects.toThrow('reset');
    await expect(host.load(release, 'screens', true)).rejects.toThrow('reset');
    await expect(host.load(release, 'screens', true)).resolves.toBe('screens');
    expect(attempts()).toEqual([0, 1, 2]);
  });

  it('does not wait for an entry that hangs when it asks anew', async () => {
    const release = placed('3');
    answers = [new Promise<never>(() => undefined), container({ './screens': 'screens' })];
    void host.load(release, 'screens', false);
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(host.load(release, 'screens', true)).resolves.toBe('screens');
  });

  it('drops what an evaluated entry left when it asks anew', async () => {
    const release = placed('4');
    answers = [container({}), container({ './screens': 'fresh' })];
    await expect(host.load(release, 'screens', false)).rejects.toThrow();
    await expect(host.load(release, 'screens', true)).resolves.toBe('fresh');
    expect(attempts()).toEqual([0, 1]);
  });

  it('keeps releases of one remote apart', async () => {
    answers = [container({ './screens': 'five' }), container({ './screens': 'six' })];
    await expect(host.load(placed('5'), 'screens', false)).resolves.toBe('five');
    await expect(host.load(placed('6'), 'screens', false)).resolves.toBe('six');
    await expect(host.load(placed('5'), 'screens', false)).resolves.toBe('five');
    expect(asked).toHaveLength(2);
  });
});
