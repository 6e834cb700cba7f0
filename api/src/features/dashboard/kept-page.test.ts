import type { Block, PageData } from '@kengetal/contract';
import { pageData } from '@kengetal/contract/api';
import { answersOf } from '../../http/answers.ts';
import { SizedCache } from '../../sized-cache.ts';
import { keptPage } from './kept-page.ts';

const text = (key: string): Block => ({ kind: 'text', key, text: key, figures: {} });
const failed = (key: string): Block => ({ kind: 'failed', key, title: key });

describe('a page that is kept with its books', () => {
  const cacheOf = (bytes: number) => ({ derived: new SizedCache(bytes) });
  /** Pages of these blocks, and how often one was made. */
  const making = (...blocks: Block[]) => {
    const made = { times: 0 };
    const make = (): Promise<PageData> => {
      made.times += 1;
      return Promise.resolve({ title: `Pagina ${made.times}`, updated_at: null, blocks });
    };
    return { made, make };
  };

  it('is made once for what is asked, and is sent as it was made', async () => {
    const books = cacheOf(1_000_000);
    const { made, make } = making(text('a'), text('b'));
    const first = await keptPage(books, { periode_min: 202501 }, make);
    const again = await keptPage(books, { periode_min: 202501 }, make);
    expect(made.times).toBe(1);
    expect(again).toBe(first);
    const sent = await answersOf('pages', pageData)(again, { kind: 'request' });
    expect(JSON.parse(sent.toString())).toEqual({
      ...{ title: 'Pagina 1', updated_at: null },
      blocks: [text('a'), text('b')],
    });
    await keptPage(books, { periode_min: 202502 }, make);
    expect(made.times).toBe(2);
  });

  it('is made again while a part of it fails', async () => {
    const books = cacheOf(1_000_000);
    const broken = making(text('a'), failed('b'));
    await keptPage(books, {}, broken.make);
    expect(await keptPage(books, {}, broken.make)).toMatchObject({
      title: 'Pagina 2',
      blocks: [text('a'), failed('b')],
    });
    const whole = making(text('a'), text('b'));
    await keptPage(books, {}, whole.make);
    await keptPage(books, {}, broken.make);
    expect([broken.made.times, whole.made.times]).toEqual([2, 1]);
  });

  it('makes room for what was asked for last', async () => {
    const books = cacheOf(2_000);
    const { made, make } = making(text('a'.repeat(200)));
    for (const periode_min of [202501, 202502, 202501])
      await keptPage(books, { periode_min }, make);
    expect(made.times).toBe(3);
  });
});
