import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';

const QUOTED = /(?:^|\s)["“”„‘'«]([^"“”„‘’'»]{2,80})["“”’'»](?=\W|$)/;
/** 'Boekingen met omschrijving verzekering', as a question is called in words. */
const DESCRIBED =
  /\smet (?:de |als )?(?:omschrijving|het woord) ([\p{L}\d-]{3,40})(?=\s*[?.!]?$|\s+(?:in|over|van|sinds|vanaf|dit|vorig|20\d\d|q[1-4])\b)/iu;

/** Words between quotes are searched in descriptions as they are, unless an account is called so. */
export function withoutQuote(
  text: string,
  { world }: Vocabulary,
): { plain: string; quote?: string } {
  const found = QUOTED.exec(text) ?? DESCRIBED.exec(text);
  const quote = found?.[1]?.trim();
  const isAccount = world.accounts.some(({ naam }) => folded(naam) === folded(quote ?? ''));
  if (!found || quote === undefined || quote === '' || isAccount) return { plain: text };
  return {
    plain: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    quote,
  };
}
