import type { Sql } from './db/database.ts';
import { readingBy, SizedCache } from './sized-cache.ts';

const KB = 1024;

/** A connection that tells when its snapshot begins. */
function connection() {
  const rows = jest.fn(() => Promise.resolve([]));
  return { rows, sql: { rows } as Partial<Sql> as Sql };
}

describe('a cache by size', () => {
  it('makes what is memoized once', () => {
    const cache = new SizedCache(KB);
    let times = 0;
    const make = () => (times += 1);
    expect([cache.memoize('a', make), cache.memoize('a', make)]).toEqual([1, 1]);
    expect(cache.memoize('b', make)).toBe(2);
  });

  it('counts what a value has grown by, and says so each time', () => {
    const onResize = jest.fn();
    const cache = new SizedCache(KB, onResize);
    const value = { size: 100 };
    cache.set('a', value, ({ size }) => size);
    expect(cache.bytes).toBe(101);
    value.size = 150;
    cache.resize('a');
    expect(cache.bytes).toBe(151);
    expect(onResize).toHaveBeenCalledTimes(2);
  });

  it('evicts what was used longest ago, and keeps the newest whatever it takes', () => {
    const cache = new SizedCache(KB);
    const keys = ['a', 'b', 'c', 'd'];
    const set = (key: string, size: number) => cache.set(key, key, () => size);
    set('a', 300);
    set('b', 300);
    set('c', 300);
    cache.get('a');
    set('d', 300);
    expect(keys.filter((key) => cache.has(key))).toEqual(['a', 'c', 'd']);
    set('b', 10 * KB);
    expect(keys.filter((key) => cache.has(key))).toEqual(['b']);
    expect(cache.bytes).toBe(KB);
  });

  it('reads once for all who ask meanwhile, by one whose snapshot has begun', async () => {
    const cache = new SizedCache(KB);
    const [one, other] = [connection(), connection()];
    let begin: (rows: []) => void = () => undefined;
    one.rows.mockReturnValue(new Promise((resolve) => (begin = resolve)));
    const load = jest.fn((who: string) => Promise.resolve(who));
    const read = (who: string, { sql }: { sql: Sql }) =>
      readingBy(sql, cache)(
        'a',
        () => load(who),
        () => 100,
      );
    const asked = [read('one', one), read('other', other)];
    await asked[1];
    begin([]);
    expect(await Promise.all(asked)).toEqual(['other', 'other']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(cache.bytes).toBe(101);
  });

  it('reads again what could not be read', async () => {
    const cache = new SizedCache(KB);
    const failing = cache.read('a', () => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect(await cache.read('a', () => Promise.resolve(2))).toBe(2);
  });
});
