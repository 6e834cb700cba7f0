import type { PageData } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { keptBlock } from '../../http/checking.ts';
import { bytesOfValue } from '../../json.ts';

/**
 * A page that depends on nothing but the books, their day and what is asked: kept with these as it
 * is sent. One of which a part failed is made anew.
 */
export async function keptPage(
  { derived }: Pick<Books, 'derived'>,
  asked: object,
  make: () => Promise<PageData>,
): Promise<PageData> {
  const key = `page ${JSON.stringify(asked)}`;
  const before = derived.get<PageData>(key);
  if (before) return before;
  const { blocks: made, ...page } = await make();
  if (made.some(({ kind }) => kind === 'failed')) return { ...page, blocks: made };
  const kept = made.map(keptBlock);
  const size = kept.reduce((sum, block) => sum + block.size, bytesOfValue(page));
  return derived.set(key, { ...page, blocks: kept.map(({ value }) => value) }, () => size);
}
