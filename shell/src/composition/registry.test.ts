import * as fc from 'fast-check';
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

  it('has one bad release spoil no other of its remote', () => {
    const trial = { ...placed('3'), percentage: 5 };
    const read = (entry: object) =>
      readRegistry({ schema: 1, remotes: { 'mfe-reports': entry } }, ADDRESS, () => true)[0];
    fc.assert(
      fc.property(fc.constantFrom('canary', 'current', 'previous'), fc.jsonValue(), (name, bad) => {
        const entry = { ...good, canary: trial, [name]: bad };
        const left = { canary: '3', current: '2', previous: '1', [name]: undefined };
        expect(read(entry)?.releases.map(({ release }) => release.version)).toEqual(
          Object.values(left).filter((version) => version !== undefined),
        );
        expect(read(entry)?.canary).toBe(name === 'canary' ? null : 5);
      }),
    );
  });

  it('refuses a release that says it is of another remote', () => {
    expect(versionsOf({ schema: 1, remotes: { 'mfe-chat': good } }, 'mfe-chat')).toEqual([]);
  });

  it('is read without a fault, whatever the document holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (document) => {
        expect(readRegistry(document, ADDRESS)).toBeInstanceOf(Array);
      }),
      { numRuns: 10_000 },
    );
  });

  it('keeps what a remote declared last, whatever its entry holds', () => {
    const { declaration } = good.current.release;
    const declarations = { 'mfe-reports': declaration };
    fc.assert(
      fc.property(fc.oneof(fc.constant(undefined), fc.jsonValue()), (bad) => {
        const remotes = bad === undefined ? {} : { 'mfe-reports': bad };
        expect(readRegistry({ schema: 1, remotes, declarations }, ADDRESS)).toEqual([
          { name: 'mfe-reports', releases: [], canary: null, declaration },
        ]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has releases without those declarations, and with bad ones', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(undefined), fc.jsonValue()), (declarations) => {
        const document = { schema: 1, remotes: { 'mfe-reports': good }, declarations };
        expect(versionsOf(document)).toEqual(['2', '1']);
      }),
      { numRuns: 1_000 },
    );
  });

  it('puts a remote that only declared something behind those that have a release', () => {
    const declarations = { 'mfe-gone': {}, 'mfe-reports': good.current.release.declaration };
    const read = readRegistry(
      { schema: 1, remotes: { 'mfe-reports': good }, declarations },
      ADDRESS,
    );
    expect(read.map(({ name }) => name)).toEqual(['mfe-reports', 'mfe-gone']);
  });
});
