import { SPELLING } from '../lexicon/lexicon.ts';
import { SAID_OTHERWISE } from '../lexicon/sayings.ts';
import { isThing } from '../lexicon/things.ts';
import { nameWords } from '../names/name-index.ts';
import { folded } from '../text/fold.ts';
import type { Spelt } from '../text/spelt.ts';
import { stem } from '../text/stem.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { saidOf } from '../wording/said.ts';
import type { Before, Reading } from '../world.ts';
import { readTimed } from './other-times.ts';

type Answer = Extract<Reading, { kind: 'vraag' }>;
interface Tried {
  readonly reading: Answer;
  readonly cost: number;
}

/** More unsure words are no slips, and more ways to spell them take too long. */
const MOST_WORDS = 2;
const MOST_SPELLINGS = 3;
const MOST_TRIED = 6;
/** A text with more words than this is no question that was typed in a hurry. */
const MOST_TOKENS = 60;
/** What it costs to leave a word as it is typed. */
const AS_IT_IS = 1.3;
/** What it costs where it is searched for in what is booked. */
const SEARCHED = 2;
/** A spelling that costs so little more may be meant as well. */
const APART = 0.25;

/**
 * What a Dutch question asks, by the rules of decision 0090; the same text asks the same of the same
 * books. Never throws.
 *
 * Where it is not sure which word a typing error or abbreviation stands for, the reading decides: the
 * likeliest spelling with which every word has its place (decision 0165). Two that ask something else
 * and are as likely are asked back.
 */
export function readQuestion(text: string, vocabulary: Vocabulary, before: Before = {}): Reading {
  const said = readTimed(text, vocabulary, before);
  const tried: Tried[] = said.kind === 'vraag' ? [{ reading: said, cost: costOf(said) }] : [];
  const isOpen =
    said.kind === 'terugvraag' || (said.kind === 'geen_antwoord' && said.reason === 'onbekend');
  const least = () => Math.min(...tried.map(({ cost }) => cost));
  for (const { text: other, cost } of spellingsOf(text, vocabulary, isOpen)) {
    if (cost > least() + APART) break;
    const reading = readTimed(other, vocabulary, before);
    if (reading.kind === 'vraag') tried.push({ reading, cost });
  }
  const close = new Map<string, Answer>();
  for (const { reading, cost } of tried.sort((one, other) => one.cost - other.cost)) {
    const key = JSON.stringify(reading.question);
    if (cost <= least() + APART && !close.has(key)) close.set(key, reading);
  }
  const [one, ...others] = close.values();
  if (!one || others.length === 0) return one ?? said;
  return {
    kind: 'terugvraag',
    text: 'Wat bedoel je?',
    choices: [one, ...others].map(({ question }) => ({
      label: saidOf(question, vocabulary),
      question,
    })),
  };
}

const costOf = ({ question }: Answer): number =>
  question.only?.omschrijving === undefined ? AS_IT_IS : SEARCHED;

/**
 * Other ways to spell the words of a text that are not sure, the likeliest first; of all words that are
 * not right where the text leaves something open.
 */
function spellingsOf(
  text: string,
  vocabulary: Vocabulary,
  isOpen: boolean,
): { readonly text: string; readonly cost: number }[] {
  const own = nameWords(vocabulary.world.name ?? '');
  const names = {
    ...vocabulary,
    isName: (word: string) => vocabulary.isName(word) || own.includes(word),
  };
  const tokens = tokensOf(text);
  if (tokens.length > MOST_TOKENS) return [];
  const wrong = tokens
    .map((token, at) => ({ token, ...SPELLING.spellings(tokens, at, names) }))
    .map(({ token, spelt, isSure }) => ({
      token,
      isSure,
      // Another ending is no slip: 'een werknemer' is not all of them.
      spelt: spelt.filter(
        ({ words }) =>
          stem(words.join(' ')) !== stem(token.text) &&
          (!isThing(token.text) || words.join('') === token.text) &&
          (!isCapital(text, token) || words.some((word) => names.isName(word))),
      ),
    }))
    .filter(
      ({ token, spelt, isSure }) =>
        spelt.length > 0 && (isOpen || (!isSure && !SAID_OTHERWISE.words.has(token.text))),
    );
  if (wrong.length > MOST_WORDS) return [];
  let made = [{ text, cost: 0 }];
  for (const { token, spelt, isSure } of wrong) {
    made = made.flatMap((each) => [
      { text: each.text, cost: each.cost + (isSure ? (spelt[0]?.cost ?? 0) : AS_IT_IS) },
      ...spelt.slice(isSure ? 1 : 0, MOST_SPELLINGS).map((one) => ({
        text: withWord(each.text, token, one),
        cost: each.cost + one.cost,
      })),
    ]);
  }
  return made
    .filter((each) => each.text !== text)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_TRIED);
}

/** 'Wat kost Piet per maand', 'de factuur van KPN': a name inside a sentence is no slip of a word. */
function isCapital(text: string, { raw }: Token): boolean {
  const plain = folded(text);
  const at =
    plain.length === text.length ? plain.search(new RegExp(`(?<![a-z])${raw}(?![a-z])`)) : 0;
  return at > 0 && /\p{Lu}/u.test(text.charAt(at)) && /[\p{Ll}\d,] $/u.test(text.slice(0, at));
}

/** A text with a word spelt otherwise, without the full stop of an abbreviation. */
function withWord(text: string, { raw }: Token, { words }: Spelt): string {
  const plain = folded(text);
  const found = new RegExp(`(?<![a-z])${raw}(?![a-z])\\.?`).exec(plain);
  if (!found || plain.length !== text.length) return text;
  const end = found.index + found[0].length;
  return `${text.slice(0, found.index)}${words.join(' ')}${text.slice(end)}`;
}
