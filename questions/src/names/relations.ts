import { LEXICON, SPELLING } from '../lexicon/lexicon.ts';
import { folded } from '../text/fold.ts';
import { singularsOf } from '../text/singulars.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownRelation } from '../world.ts';

export interface FoundNames<T> {
  /** One, or those that are as likely as each other. */
  readonly items: readonly T[];
  readonly places: ReadonlySet<number>;
}

interface Candidate {
  readonly id: number;
  readonly places: number[];
  readonly words: string[];
  weight: number;
}

type Index = Vocabulary['relations']['index'];

const CUES = new Set('aan bij door van'.split(' '));
const STRONG_CUES = new Set(
  'klant leverancier relatie debiteur crediteur afnemer opdrachtgever firma'.split(' '),
);
const WHOLE = 0.99;
/** Words of one name stand this close together. */
const WIDEST = 5;
const MOST_EXAMINED = 500;
/** In a text of more words than this, names stand as they are written. */
const MOST_LIKE = 60;

/**
 * The relation that a question names, by words that tell it apart from the others. Where nothing
 * else stands in the question, a whole name of ordinary words is one too.
 */
export function findRelation(
  tokens: readonly Token[],
  { relations, accounts, world }: Vocabulary,
  isTaken: (place: number) => boolean,
  isAlone = false,
): FoundNames<KnownRelation> | undefined {
  const { index } = relations;
  const candidates = new Map<number, Candidate>();
  const isLong = tokens.length > MOST_LIKE;
  tokens.forEach(({ text }, place) => {
    if (isTaken(place) || text.length < 2) return;
    const isOrdinary = isLong || SPELLING.isKnown(text) || accounts.index.has(text);
    const direct = index.find(text, isOrdinary ? 'same' : 'like');
    // 'Werkbonnen' of Werkbon Software.
    const single =
      direct.length > 0 || isOrdinary
        ? []
        : singularsOf(text).flatMap((each) => index.find(each, 'same'));
    for (const { id, likeness, word } of [...direct, ...single]) {
      const weight = likeness * index.weight(word);
      const candidate = candidates.get(id);
      if (!candidate) candidates.set(id, { id, places: [place], words: [word], weight });
      else if (
        !candidate.words.includes(word) &&
        place - (candidate.places[0] ?? place) <= WIDEST
      ) {
        candidate.words.push(word);
        candidate.places.push(place);
        candidate.weight += weight;
      }
    }
  });
  const meant = likeliest([...candidates.values()], (candidate) => {
    const share = shareOf(candidate, index);
    const isOfAccount = (word: string) => accounts.index.has(word);
    const isSurname = isBehindParticle(
      candidate,
      tokens,
      world.relations[candidate.id]?.naam ?? '',
    );
    return isSurname || isMeant({ ...candidate, share }, tokens, { isAlone, isOfAccount })
      ? share
      : undefined;
  });
  const [best] = meant;
  if (!best) return undefined;
  const whole = meant.filter(({ share }) => share >= WHOLE);
  const chosen = whole.length === 1 ? whole : meant;
  const items = chosen.flatMap(({ id }) => world.relations[id] ?? []);
  return { items, places: new Set(best.places) };
}

/** Those with the most telling words of which one is meant, with the share of its name that stands there. */
function likeliest(
  candidates: Candidate[],
  shareIfMeant: (candidate: Candidate) => number | undefined,
): (Candidate & { readonly share: number })[] {
  candidates.sort((one, other) => other.weight - one.weight || one.id - other.id);
  const meant: (Candidate & { share: number })[] = [];
  for (const candidate of candidates.slice(0, MOST_EXAMINED)) {
    const [best] = meant;
    if (best && candidate.weight < best.weight - 0.01) break;
    const share = shareIfMeant(candidate);
    if (share !== undefined) meant.push({ ...candidate, share });
  }
  return meant.sort((one, other) => other.share - one.share);
}

function shareOf({ id, weight }: Candidate, index: Index): number {
  const whole = index.wordsOf(id).reduce((sum, word) => sum + index.weight(word), 0);
  return whole === 0 ? 0 : weight / whole;
}

/** Whether words are meant as a name: ordinary words alone are not, unless the whole name stands there. */
function isMeant(
  { places, share }: Candidate & { readonly share: number },
  tokens: readonly Token[],
  {
    isAlone,
    isOfAccount,
  }: { readonly isAlone: boolean; readonly isOfAccount: (word: string) => boolean },
): boolean {
  const words = places.map((place) => tokens[place]?.text ?? '');
  const isUnusual = words.some(
    (word) => word.length >= 3 && !SPELLING.isKnown(word) && !isOfAccount(word),
  );
  if (isUnusual) return share > 0.2;
  const before = cueBefore(tokens, places[0] ?? 0);
  if (share >= WHOLE && words.length > 1) return true;
  // 'Bij van Loon': of two prepositions the second is of the name.
  const first = places[0] ?? 0;
  if (tokens[first - 1]?.text === 'van' && CUES.has(tokens[first - 2]?.text ?? '')) return true;
  if (share >= WHOLE) {
    const isNamed = CUES.has(before) && !isOfPhrase(tokens, places[0] ?? 0);
    return isAlone || isNamed || STRONG_CUES.has(before);
  }
  return STRONG_CUES.has(before);
}

/** 'Bij Van Loon', 'en Van Loon': where no noun stands before it an ordinary word is a surname, if a name has it so. */
function isBehindParticle({ places }: Candidate, tokens: readonly Token[], name: string): boolean {
  const [place = 0] = places;
  const [cue, particle, word] = [-2, -1, 0].map((back) => tokens[place + back]?.text ?? '');
  return (
    (place === 1 || BEFORE_NAME.has(cue ?? '')) &&
    /^(?:van|ten|ter|te)$/.test(particle ?? '') &&
    ` ${folded(name)} `.includes(` ${particle ?? ''} ${word ?? ''} `)
  );
}
const BEFORE_NAME = new Set(
  'aan bij door van naar deed deden tegen met voor op en of tussen alleen zonder behalve krijgt kreeg moet moest heeft had levert leverde stuurt stuurde factureert factureerde betaalt betaalde rekent rekende klant leverancier we wij ik'.split(
    ' ',
  ),
);

/** Whether a word means something else, by itself or with the words before it. */
function isOfPhrase(tokens: readonly Token[], place: number): boolean {
  return [0, 1, 2, 3].some((back) => {
    const phrase = LEXICON.longestAt(tokens, place - back);
    const isFigure = phrase?.values.some(({ role }) => role === 'figure' || role === 'subject');
    return isFigure === true && (phrase?.length ?? 0) > back;
  });
}

function cueBefore(tokens: readonly Token[], place: number): string {
  const text = tokens[place - 1]?.text ?? '';
  return ['de', 'het', 'der', 'firma'].includes(text) ? (tokens[place - 2]?.text ?? '') : text;
}
