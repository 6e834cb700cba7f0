import { createDraw, shareOf } from './canary.ts';
import { createKeeper } from './kept-registry.ts';

beforeEach(() => localStorage.clear());

describe('the draw of a browser', () => {
  it('stays the same in that browser, and a larger percentage only adds', () => {
    const draw = createDraw(localStorage);
    const first = Array.from({ length: 100 }, (_, index) => draw('mfe-a', index + 1));
    expect(first.indexOf(true)).toBe(first.lastIndexOf(false) + 1);
    expect(draw('mfe-a', 100)).toBe(true);
    const later = createDraw(localStorage);
    expect(Array.from({ length: 100 }, (_, index) => later('mfe-a', index + 1))).toEqual(first);
  });

  it('is made when the first canary is seen, not before', () => {
    const draw = createDraw(localStorage);
    expect(localStorage).toHaveLength(0);
    draw('mfe-a', 5);
    expect(localStorage).toHaveLength(1);
  });

  it('gives each percentage about its share of browsers, and other remotes other ones', () => {
    const browsers = Array.from({ length: 20_000 }, (_, index) => `browser ${index}`);
    const got = (remote: string, percentage: number) =>
      browsers.filter((browser) => shareOf(`${browser} ${remote}`) < percentage);
    for (const percentage of [1, 5, 25, 50]) {
      const share = (got('mfe-a', percentage).length / browsers.length) * 100;
      expect(Math.abs(share - percentage)).toBeLessThan(percentage / 5);
    }
    // By chance a quarter of a quarter gets both.
    const others = new Set(got('mfe-b', 25));
    const both = got('mfe-a', 25).filter((browser) => others.has(browser));
    expect((both.length / browsers.length) * 100).toBeGreaterThan(5);
    expect((both.length / browsers.length) * 100).toBeLessThan(7.5);
  });
});

it('a browser without room draws for as long as its page is open', () => {
  const draw = createDraw({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const first = Array.from({ length: 100 }, (_, index) => draw('mfe-a', index + 1));
  expect(Array.from({ length: 100 }, (_, index) => draw('mfe-a', index + 1))).toEqual(first);
});

it('a registry is kept, and what cannot be read or has no room is none', () => {
  const keeper = createKeeper(localStorage);
  expect(keeper.read()).toBeNull();
  keeper.write({ at: 5, document: { schema: 1 } });
  expect(createKeeper(localStorage).read()).toEqual({ at: 5, document: { schema: 1 } });
  localStorage.setItem('kengetal.registry', '{"at":');
  expect(keeper.read()).toBeNull();
  const full = createKeeper({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => full.write({ at: 5, document: {} })).not.toThrow();
});
