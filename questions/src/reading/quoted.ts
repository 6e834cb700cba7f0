import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';

const QUOTED = /(?:^|\s)["“”„‘'«]([^"“”„‘’'»]{2,80})["“”’'»](?=\W|$)/;
/** 'Boekingen met omschrijving verzekering', as a question is called in words. */
const DESCRIBED =
  /\s(?:met|op) (?:de |als )?(?:omschrijving|het woord) ([\p{L}\d-]{3,40})(?=\s*[?.!]?$|\s+(?:in|over|van|sinds|vanaf|dit|vorig|20\d\d|q[1-4])\b)/iu;

const OF_BOOKINGS = /\b(?:boeking|boekingen|mutaties|regels|posten|transacties|journaalposten)\b/i;
const TEXT = '(?:omschrijving(?:en)?|omschr|tekst|teksten|boekingstekst|boekingsomschrijving)';
/** 'Boekingen met huur in de omschrijving', 'boekingen waarin het woord huur voorkomt'. */
const IN_TEXT = new RegExp(
  `\\s(?:(?:die|er|dat) )?(?:met|hebben|heeft|bevat|bevatten|waar|waarin|waarbij|op|naar) (?:(?:het woord|de term) )?(?!(?:geen|niets|iets|de|het|een|dezelfde|in)\\b)([\\p{L}\\d-]{3,40}) (?:(?:(?:staat|staan|zit|voorkomt) )?in (?:de|hun|het) ${TEXT}(?: (?:staat|staan|hebben|heeft|voorkomt|zit|zitten))?|(?<=(?:het woord|de term) \\S+ )(?:erin|in|voorkomt|in staat|erin staat|in voorkomt))(?![\\p{L}])`,
  'iu',
);

/** Words between quotes are searched in descriptions as they are, unless an account is called so. */
export function withoutQuote(
  text: string,
  { world }: Vocabulary,
): { plain: string; quote?: string } {
  const found =
    QUOTED.exec(text) ??
    DESCRIBED.exec(text) ??
    (OF_BOOKINGS.test(text) ? IN_TEXT.exec(text) : null);
  const quote = found?.[1]?.trim();
  const isAccount = world.accounts.some(({ naam }) => folded(naam) === folded(quote ?? ''));
  if (!found || quote === undefined || quote === '' || isAccount) return { plain: text };
  return {
    plain: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    quote,
  };
}
