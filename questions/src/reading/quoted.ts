import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Words between quotes are searched in descriptions as they are, unless an account is called so. */
export function withoutQuote(
  text: string,
  { world }: Vocabulary,
): { plain: string; quote?: string } {
  const found = /(?:^|\s)["“”„‘'«]([^"“”„‘’'»]{2,80})["“”’'»](?=\W|$)/.exec(text);
  const quote = found?.[1]?.trim();
  const isAccount = world.accounts.some(({ naam }) => folded(naam) === folded(quote ?? ''));
  if (!found || quote === undefined || quote === '' || isAccount) return { plain: text };
  return {
    plain: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    quote,
  };
}
