import { folded } from '@kengetal/questions';
import { OWED_WORDS, PARTY_WORDS, RANK_WORDS } from './frame-words.ts';
import { HOLE } from './numbers-said.ts';
import type { Result, Side } from './result.ts';

const setOf = (...texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.split(/\s+/)).filter(Boolean));

/** Words of paying and owing in whatever form; of these only a few are said of anything. */
const OWING =
  /^(?:moet(?:en)?|krijg\p{L}*|kreeg|kregen|gekregen|ontv[ai]ng\p{L}*|terug(?!ker)\p{L}*|tegoed|betaa?l(?!ing)\p{L}*|afdr(?!acht)\p{L}*|afgedr\p{L}*|af|dragen|\p{L}*schuldig\p{L}*)$/u;

const OWED = { in: setOf(OWED_WORDS.in), uit: setOf(OWED_WORDS.uit) };
/** Whoever the reader is called by. */
const READER = setOf('je jij jullie we wij u');
const CUSTOMERS = setOf('klant klanten afnemer afnemers debiteur debiteuren');
const SUPPLIERS = setOf('leverancier leveranciers crediteur crediteuren');
/** Others who could pay or be paid. */
const OTHERS = setOf(
  PARTY_WORDS,
  'relaties bedrijf zaak onderneming groep groepen naam namen',
  ...Object.values(RANK_WORDS),
);
const POINTING = setOf(
  'hij zij ze hun haar hem wie die dat dit deze wat welke ik mij mijn ons onze',
);
const BEFORE_NOUN = setOf('de het een je jouw jullie uw', ...Object.values(RANK_WORDS));
const PREPOSITIONS = setOf('van aan bij voor door naar tegen met op over in');

const TOKEN = new RegExp(`\\p{L}+|[${HOLE}…]`, 'gu');
/** Words of a text, folded, with a hole for a name, and '…' for a reference. */
const tokensOf = (text: string): string[] => folded(text).match(TOKEN) ?? [];

/** What a sentence says of paying, which no result but the one that it is owed by or to bears. */
export const isOwing = (word: string): boolean => OWING.test(folded(word));

/**
 * Whether a result may be told with a word of owing: one that is open or VAT, on its side of the
 * reader, in a sentence in which nobody but the reader can be who pays or gets it.
 */
export function isOwed(word: string, sentence: string, { sides }: Result): boolean {
  const side = (['in', 'uit'] as const).find((one) => sides.includes(one));
  const isOfDebt = sides.includes('open') || sides.includes('btw');
  return isOfDebt && side !== undefined && OWED[side].has(folded(word)) && isShaped(sentence, side);
}

/** 'Je krijgt … van klanten', 'aan leveranciers moet je … betalen', 'te ontvangen van Bakker BV'. */
function isShaped(sentence: string, side: Side): boolean {
  const tokens = tokensOf(sentence);
  const isHaving = tokens.some((token) => /^(?:heb|had|heeft)/.test(token));
  const isMust = tokens.some((token) => /^moet/.test(token));
  const isReader = (at: number) =>
    READER.has(tokens[at] ?? '') && !PREPOSITIONS.has(tokens[at - 1] ?? '');
  const isRight = tokens.every((token, at) => {
    if (POINTING.has(token)) return READER.has(tokens[at + 1] ?? '');
    if (token === 'moeten') return tokens.some((one) => /^(?:jullie|we|wij)$/.test(one));
    if (token === 'ontvangen') return tokens[at - 1] === 'te' || (isMust && !isHaving);
    return isBeside(tokens, at, side);
  });
  // Of what one must get it is said that one gets it.
  const isGot =
    side === 'uit' || !isMust || tokens.some((one) => /^(?:krijg|ontvang|terug)/.test(one));
  const isLabel =
    !isHaving &&
    tokens.every((token, at) => {
      if (token === 'terug' || token === 'af') return tokens[at + 1] === 'te';
      if (token === 'verschuldigde') return tokens[at + 1] === 'btw';
      return !OWING.test(token) || tokens[at - 1] === 'te';
    });
  return isRight && isGot && (isLabel || tokens.some((_, at) => isReader(at)));
}

/** Whether others stand behind a word that makes them no subject: 'van klanten', 'aan Slager BV'. */
function isBeside(tokens: readonly string[], at: number, side: Side): boolean {
  const token = tokens[at] ?? '';
  const isCustomer = CUSTOMERS.has(token);
  const isSupplier = SUPPLIERS.has(token);
  if (!isCustomer && !isSupplier && token !== HOLE && !OTHERS.has(token)) return true;
  let before = at - 1;
  while (BEFORE_NOUN.has(tokens[before] ?? '')) before -= 1;
  const word = tokens[before];
  if (word === 'bij') return true;
  return isCustomer || (!isSupplier && side === 'in') ? word === 'van' : word === 'aan';
}

const SELLING = /^(?:verkocht(?:en)?|verkopen)$/;
const BUYING = /^(?:kocht(?:en)?|afnam(?:en)?)$/;

/** Whether others sell what the reader sold, or buy what the reader bought: as a verb of it stands beside them. */
export function isTurned(sentence: string, side: 'in' | 'uit'): boolean {
  const tokens = tokensOf(sentence);
  const isVerb = (at: number) => (side === 'in' ? SELLING : BUYING).test(tokens[at] ?? '');
  return tokens.some(
    (token, at) =>
      (isVerb(at - 1) || isVerb(at + 1)) &&
      (token === HOLE || CUSTOMERS.has(token) || SUPPLIERS.has(token) || OTHERS.has(token)) &&
      !['aan', 'van', 'bij'].includes(tokens[at - 1] ?? ''),
  );
}
