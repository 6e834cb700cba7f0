import * as fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { declarationSchema } from '@kengetal/contract/remote';
import { createDraw } from '../composition/canary.ts';
import { createComposition } from '../composition/composition.ts';
import { createKeeper } from '../composition/kept-registry.ts';
import { matchScreen } from '../composition/match-screen.ts';
import { placed } from '../composition/testing/releases.ts';
import { groupsOf, navigationOf } from './navigation.ts';
import { shellRoutes, trailOf } from './shell-routes.ts';

const OFFER = { react: { version: '19.3.1', exports: null } };

/** A remote that uses all that may be declared. */
function entryOf(name: string, title: string) {
  const declaration = declarationSchema.parse({
    name,
    contract: 1,
    title,
    missing: `${title} is nu niet beschikbaar.`,
    routes: [
      { kind: 'redirect', path: `/${title}`, to: `/${title}/een`, breadcrumb: title },
      { kind: 'screen', screen: 'One', name: 'een', path: `/${title}/een`, breadcrumb: 'Een' },
      {
        kind: 'screen',
        screen: 'Two',
        name: 'twee',
        path: `/${title}/twee/:id?`,
        parent: `/${title}/een`,
        breadcrumb: 'Twee',
      },
    ],
    navigation: [{ label: title, icon: 'chat', path: `/${title}`, order: 1, shortcut: 'x' }],
    grouped: [{ group: 'Beheer', label: title, icon: 'chat', address: `/${title}`, order: 1 }],
    slots: ['side-panel'],
  });
  const shared = [{ name: 'react', range: '^19.3.0', exports: [] }];
  const release = (version: string) => placed(version, { name, declaration, shared });
  return {
    current: release('2'),
    previous: release('1'),
    canary: { ...release('3'), percentage: 50 },
  };
}

const GOOD = { 'mfe-een': entryOf('mfe-een', 'een'), 'mfe-twee': entryOf('mfe-twee', 'twee') };
const DOCUMENT = {
  schema: 1,
  remotes: GOOD,
  declarations: {
    'mfe-een': GOOD['mfe-een'].current.release.declaration,
    'mfe-twee': GOOD['mfe-twee'].current.release.declaration,
  },
};

type Place = readonly (string | number)[];

/** Every place in a document. */
const placesIn = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...placesIn(inner).map((rest) => [key, ...rest]),
      ])
    : [];

/** What a tired hand, another version or someone who means ill may write there. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.anything({ maxDepth: 1 }),
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    -1,
    1e300,
    '__proto__',
    'x'.repeat(10_000),
    '/????',
    '/een',
    '/een/een',
    `/${'a?/'.repeat(30)}`,
    'http://[',
    'sha384-',
    '^x.y.z',
  ),
);

/** The document with a few places changed. */
function changedAt(places: readonly Place[]) {
  const change = fc.tuple(fc.nat(places.length - 1), odd);
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const document = structuredClone(DOCUMENT);
    for (const [index, value] of changes) {
      const place = places[index] ?? [];
      const holder = place
        .slice(0, -1)
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), document);
      if (typeof holder === 'object' && holder !== null)
        Reflect.set(holder, place.at(-1) ?? '', value);
    }
    return document;
  });
}

const ALL = placesIn(DOCUMENT);
const OF_ONE = ALL.filter((place) => place[1] === 'mfe-een');

/** All that the shell reads of a registry before a remote's code is there. */
async function read(answer: () => Response | Promise<Response>) {
  const storage = { getItem: () => null, setItem: () => undefined };
  const composition = createComposition({
    registryUrl: 'http://shell.test/registry.json',
    releaseUrl: 'http://shell.test/release.json',
    offer: OFFER,
    host: { load: async () => ({}), drop: () => undefined },
    report: () => undefined,
    keeper: createKeeper(storage),
    draw: () => true,
    now: () => 0,
    fetch: async () => answer(),
  });
  await composition.load();
  const remotes = composition.remotes();
  const routes = shellRoutes(remotes);
  navigationOf(remotes);
  groupsOf(remotes);
  composition.releases();
  composition.ownerOf('http://reports.test/1/assets/4.js');
  for (const { name } of remotes) composition.plan(name, true);
  for (const route of routes) {
    trailOf(route, routes);
    matchPath(route.path, '/een/twee/5');
    matchScreen(remotes, route.path);
  }
  return { composition, routes, remotes };
}

/** Without text between: a document may hold what JSON has no word for. */
const answered = (document: unknown) => () =>
  Object.assign(new Response(), { json: async () => document });

const planned = (one: Awaited<ReturnType<typeof read>>, name: string) =>
  one.composition.plan(name, false).map(({ placed: { release } }) => release.version);

describe('a registry of which', () => {
  it('anything is other than it should be is read without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(changedAt(ALL), odd), async (document) => {
        await read(answered(document));
      }),
      { numRuns: 300 },
    );
  }, 300_000);

  it('one remote is other than it should be has the other one whole', async () => {
    await fc.assert(
      fc.asyncProperty(changedAt(OF_ONE), async (document) => {
        const one = await read(answered(document));
        expect(planned(one, 'mfe-twee')).toEqual(['3', '3', '2']);
        const paths = one.routes
          .filter(({ remote }) => remote === 'mfe-twee')
          .map(({ path }) => path);
        expect(paths).toEqual(['/twee', '/twee/een', '/twee/twee/:id?']);
      }),
      { numRuns: 200 },
    );
  }, 300_000);

  it('a half arrives is none', async () => {
    const text = JSON.stringify(DOCUMENT);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), async (length) => {
        const { remotes } = await read(() => new Response(text.slice(0, length)));
        expect(remotes).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['there is none', () => new Response('', { status: 404 })],
    ['a page is in its place', () => new Response('<!doctype html>')],
    ['the schema is another', answered({ ...DOCUMENT, schema: 2 })],
  ])('%s is none', async (_what, answer) => {
    expect((await read(answer)).remotes).toEqual([]);
  });

  it('fields are not known is read as if they were not there', async () => {
    const more = {
      sources: ['x'],
      remotes: { ...GOOD, 'mfe-een': { ...GOOD['mfe-een'], next: 5 } },
    };
    const one = await read(answered({ ...DOCUMENT, ...more }));
    expect(one.remotes.map(({ status }) => status)).toEqual(['ok', 'ok']);
  });

  it('an older tool wrote all has its releases', async () => {
    const { integrity: _hashes, ...release } = GOOD['mfe-een'].current.release;
    const current = { ...GOOD['mfe-een'].current, release };
    const one = await read(answered({ schema: 1, remotes: { 'mfe-een': { current } } }));
    expect(planned(one, 'mfe-een')).toEqual(['2', '2']);
  });
});

describe('a browser', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('that may keep nothing draws for this page', () => {
    const draw = createDraw({ getItem: full, setItem: full });
    expect(draw('mfe-een', 100)).toBe(true);
    expect(createKeeper({ getItem: full, setItem: full }).read()).toBeNull();
  });

  it('in which something else lies has no registry kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { read: readKept } = createKeeper({ getItem: () => text, setItem: full });
        expect(() => readKept()).not.toThrow();
      }),
    );
  });
});

it('leaves out redirects that lead round', async () => {
  const round = structuredClone(DOCUMENT);
  const [redirect] = round.remotes['mfe-een'].current.release.declaration.routes;
  Object.assign(redirect ?? {}, { to: '/een' });
  round.remotes['mfe-een'].canary.percentage = 1;
  const { routes } = await read(
    answered({ schema: 1, remotes: { 'mfe-een': { current: round.remotes['mfe-een'].current } } }),
  );
  expect(routes.map(({ path }) => path)).toEqual(['/een/een', '/een/twee/:id?']);
});
