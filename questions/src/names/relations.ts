import { SPELLING } from '../lexicon/lexicon.ts';
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
  readonly words: Set<string>;
  weight: number;
}

const CUES = new Set(
  'aan bij door klant klanten leverancier leveranciers relatie debiteur crediteur afnemer opdrachtgever firma bedrijf klantnaam tegenpartij'.split(
    ' ',
  ),
);
const STRONG_CUES = new Set('klant leverancier relatie debiteur crediteur afnemer opdrachtgever firma'.split(' ')); // prettier-ignore
const WHOLE = 0.99;
/** Words of one name stand this close together. */
const WIDEST = 5;
const MOST_CHOICES = 6;

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
  const candidates = new Map<number, Candidate>();
  tokens.forEach(({ text }, place) => {
    if (isTaken(place) || text.length < 2) return;
    const isOrdinary = SPELLING.isKnown(text) || accounts.index.has(text);
    for (const { id, likeness, word } of relations.index.find(text, isOrdinary ? 'same' : 'like')) {
      const candidate = candidates.get(id) ?? { id, places: [], words: new Set(), weight: 0 };
      candidates.set(id, candidate);
      const first = candidate.places[0] ?? place;
      if (candidate.words.has(word) || place - first > WIDEST) continue;
      candidate.words.add(word);
      candidate.places.push(place);
      candidate.weight += likeness * relations.index.weight(word);
    }
  });
  const likely = [...candidates.values()]
    .map((candidate) => ({ ...candidate, share: shareOf(candidate, relations.index) }))
    .filter((candidate) =>
      isMeant(candidate, tokens, { isAlone, isOfAccount: (word) => accounts.index.has(word) }),
    )
    .sort((one, other) => other.weight - one.weight || other.share - one.share);
  const [best] = likely;
  if (!best) return undefined;
  const equal = likely.filter(({ weight }) => weight >= best.weight - 0.01);
  const whole = equal.filter(({ share }) => share >= WHOLE);
  const chosen = whole.length === 1 ? whole : equal;
  const items = chosen.slice(0, MOST_CHOICES).flatMap(({ id }) => world.relations[id] ?? []);
  return { items, places: new Set(best.places) };
}

function shareOf({ id, weight }: Candidate, index: Vocabulary['relations']['index']): number {
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
  if (share >= WHOLE) return isAlone || CUES.has(before);
  return STRONG_CUES.has(before);
}

function cueBefore(tokens: readonly Token[], place: number): string {
  const text = tokens[place - 1]?.text ?? '';
  return ['de', 'het', 'van', 'der', 'firma'].includes(text)
    ? (tokens[place - 2]?.text ?? '')
    : text;
}
