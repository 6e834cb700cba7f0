import { createComposition } from './composition.ts';
import { placed } from './testing/releases.ts';

const HASHES = ['a', 'b', 'c'].map((letter) => `sha384-${letter.repeat(64)}`);
const [SCREENS = '', REPORT = '', STYLE = ''] = HASHES;
const route = (screen: string, path: string) =>
  ({ kind: 'screen', screen, name: screen, path, breadcrumb: screen, period: 'none' }) as const;

async function pointed(path?: string) {
  const one = placed('1');
  const { declaration } = one.release;
  const routes = [route('Report', '/rapporten'), route('Other', '/anders')].map((each) => ({
    ...each,
    reportFilter: false,
    chatToggle: false,
    sidePanel: true,
    bottomPadding: true,
    onboarding: false,
  }));
  const current = placed('1', {
    declaration: { ...declaration, routes },
    exposes: {
      './screens': { js: ['screens.js'], css: [] },
      './screens/Report': { js: ['report.js'], css: ['report.css'] },
      './screens/Other': { js: ['other.js'], css: [] },
    },
    integrity: {
      'screens.js': SCREENS,
      'report.js': REPORT,
      'report.css': STYLE,
      'other.js': SCREENS,
    },
  });
  const loaded: string[] = [];
  const composition = createComposition({
    registryUrl: 'http://shell.test/registry.json',
    releaseUrl: 'http://shell.test/release.json',
    offer: {},
    host: {
      load: async ({ release }, module) => loaded.push(`${release.version} ${module}`),
      drop: () => undefined,
    },
    report: () => undefined,
    keeper: { read: () => null, write: () => undefined },
    draw: () => false,
    now: () => Date.now(),
    fetch: async () => Response.json({ schema: 1, remotes: { 'mfe-reports': { current } } }),
  });
  await composition.load();
  composition.prefetch('mfe-reports', path);
  composition.prefetch('mfe-reports', path);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  return { loaded, hints: links.map(({ href, integrity }) => [href.split('/').at(-1), integrity]) };
}

afterEach(() => document.head.replaceChildren());

describe('what is fetched before it is asked for', () => {
  it('is the code of a remote, and the files of the screen that is pointed at, once', async () => {
    const { loaded, hints } = await pointed('/rapporten');
    expect(loaded).toContain('1 screens');
    expect(hints).toEqual([
      ['remoteEntry.js', placed('1').release.entry.integrity],
      ['screens.js', SCREENS],
      ['report.js', REPORT],
      ['report.css', STYLE],
    ]);
  });

  it('is the code alone when no screen is meant', async () => {
    const { loaded, hints } = await pointed();
    expect(loaded).toContain('1 screens');
    expect(hints).toEqual([]);
  });
});
