import * as fc from 'fast-check';
import { REMOTE_NAMES } from '@kengetal/contract/remote';
import { readRegistry } from './registry.ts';
import { placed } from './testing/releases.ts';

const ADDRESS = 'http://shell.test/registry.json';
const good = { current: placed('2'), previous: placed('1') };
const versionsOf = (document: unknown, name = 'mfe-reports') =>
  readRegistry(document, ADDRESS)
    .find((remote) => remote.name === name)
    ?.releases.map(({ release }) => release.version);

describe('the registry', () => {
  it('gives the current release first, then the one before it', () => {
    expect(versionsOf({ schema: 1, remotes: { 'mfe-reports': good } })).toEqual(['2', '1']);
  });

  it('resolves an address against its own', () => {
    const current = { ...placed('2'), base: '/remotes/reports/2/' };
    const [remote] = readRegistry(
      { schema: 1, remotes: { 'mfe-reports': { current } } },
      ADDRESS,
    ).filter(({ name }) => name === 'mfe-reports');
    expect(remote?.releases[0]?.base).toBe('http://shell.test/remotes/reports/2/');
  });

  it('has one bad entry spoil no other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (bad) => {
        const document = { schema: 1, remotes: { 'mfe-chat': bad, 'mfe-reports': good } };
        expect(versionsOf(document)).toEqual(['2', '1']);
      }),
      { numRuns: 1_000 },
    );
  });

  it('refuses a release that says it is of another remote', () => {
    expect(versionsOf({ schema: 1, remotes: { 'mfe-chat': good } }, 'mfe-chat')).toEqual([]);
  });

  it('always knows the five remotes, whatever the document holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (document) => {
        const names = readRegistry(document, ADDRESS).map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining([...REMOTE_NAMES]));
      }),
      { numRuns: 5_000 },
    );
  });
});
