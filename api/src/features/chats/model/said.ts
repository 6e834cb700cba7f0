import { figuresNamedIn, folded } from '@kengetal/questions';
import { isChange } from './direction.ts';
import { FRAME_WORDS, PARTY_WORDS, RANK_WORDS, SIDE_WORDS } from './frame-words.ts';
import { momentsOf, periodsNamed, plainWords } from './identity.ts';
import { isOwed, isOwing, isTurned } from './owed.ts';
import { isSamePeriod, periodsIn } from './periods-said.ts';
import type { Result } from './result.ts';

/** A name of others in a sentence. */
export interface NameSaid {
  readonly name: string;
  /** True for one that is left out: 'zonder Slager BV'. */
  readonly isWithout: boolean;
}

/** A stretch of a sentence between references, with what it says. */
export interface Stretch {
  /** The words of the model, without references and names. */
  readonly own: string;
  readonly names: readonly NameSaid[];
}

interface Claim {
  readonly words: string;
  readonly isOf: (result: Result) => boolean;
  /** True for what has to be so of the references on both sides of it. */
  readonly isOfBoth?: boolean;
}

/** Before what a change is held against: 'ten opzichte van februari'. */
const AGAINST =
  /(?:ten opzichte van|t\.?o\.?v\.?|vergeleken met|in vergelijking met|tegenover|sinds|vanaf|dan)\s+(?:(?:de|het|die|dat|een)\s+)?(?:\p{L}+\s+in\s+)?$/u;

/**
 * What a sentence says of its references that they are not: figure, period, whose it is, and any
 * other word that could make another amount of it. What stands between two references may be of
 * either, unless the sentence shows on which side it says what each is.
 */
export function wronglyCalled(
  stretches: readonly Stretch[],
  references: readonly Result[],
): string[] {
  const placed = KINDS.flatMap((claimsOf) => wrongOf(stretches.map(claimsOf), references, true));
  const sentence = stretches.map(({ own }) => own).join(' … ');
  const isNamed = stretches.some(({ names }) => names.some(({ isWithout }) => !isWithout));
  const words = stretches.map((one) => wordClaims(one, sentence, isNamed));
  return [...placed, ...wrongOf(words, references, false)];
}

/**
 * What a heading says that all references under it are not, as far as their own sentence does not say
 * another figure, period or name itself.
 */
export function wronglyHeaded(
  heading: Stretch,
  stretches: readonly Stretch[],
  references: readonly Result[],
): string[] {
  const placed = KINDS.flatMap((claimsOf) =>
    stretches.some((one) => claimsOf(one).length > 0) ? [] : claimsOf(heading),
  );
  const isNamed = heading.names.some(({ isWithout }) => !isWithout);
  return [...placed, ...wordClaims(heading, heading.own, isNamed)]
    .filter(({ isOf }) => !references.every(isOf))
    .map(({ words }) => words);
}

/** Stretches with what their heading says, as far as they say nothing of that themselves. */
export function headed(stretches: readonly Stretch[], heading: Stretch): Stretch[] {
  const isSaid = (claimsOf: (one: Stretch) => Claim[]) =>
    stretches.some((one) => claimsOf(one).length > 0);
  const names = isSaid(nameClaims) ? [] : heading.names;
  const own = [
    ...(isSaid(figureClaims) ? [] : figuresNamedIn(heading.own)),
    ...(isSaid(periodClaims) ? [] : periodsIn(`in ${heading.own}`).periods),
  ].map(({ words }) => ` in ${words} `);
  return stretches.map((one) => ({
    own: `${own.join('')}${one.own}`,
    names: [...names, ...one.names],
  }));
}

function wrongOf(
  claims: readonly (readonly Claim[])[],
  references: readonly Result[],
  isPlaced: boolean,
): string[] {
  const isSaid = (at: number) => (claims.at(at) ?? []).length > 0;
  const isOneSided = isPlaced && isSaid(0) !== isSaid(-1);
  return claims.flatMap((ones, at) => {
    const [before, next] = [references[at - 1], references[at]];
    const near = before && next && isOneSided ? [isSaid(0) ? next : before] : [before, next];
    const known = near.filter((one) => one !== undefined);
    return ones
      .filter(({ isOf, isOfBoth }) => !(isOfBoth ? known.every(isOf) : known.some(isOf)))
      .map(({ words }) => words);
  });
}

function figureClaims({ own }: Stretch): Claim[] {
  return figuresNamedIn(own).map(({ words, keys }) => ({
    words,
    isOf: (result) => {
      const named = calledOf(result).flatMap((text) => figuresNamedIn(text));
      const known = named.length > 0 ? named.flatMap((one) => one.keys) : result.keys;
      return keys.some((key) => known.includes(key)) || isIn(words, calledOf(result));
    },
  }));
}

/** Of a change each period stands where it belongs: what it is of, and what that is held against. */
const periodClaims = ({ own }: Stretch): Claim[] => {
  const { periods } = periodsIn(own);
  const plain = folded(own);
  let from = 0;
  return periods.map((said) => {
    const at = plain.indexOf(said.words, from);
    from = at + said.words.length;
    const isAgainst = AGAINST.test(plain.slice(0, at));
    return {
      words: said.words.trim(),
      isOf: (result) => {
        const moments = momentsOf(result);
        const known = moments.length > 1 ? moments.slice(isAgainst ? 1 : 0) : moments;
        const here = isAgainst ? known : known.slice(0, 1);
        return (
          said.isRelative !== true &&
          periodsNamed(here.flat()).some((one) => isSamePeriod(said, one))
        );
      },
    };
  });
};

const nameClaims = ({ names }: Stretch): Claim[] =>
  names.map(({ name, isWithout }) => ({
    words: name,
    isOf: (result) =>
      calledOf(result).some((label) => {
        const without = /(?<=^| )zonder [^(]*/.exec(label)?.[0] ?? '';
        return isIn(name, [isWithout ? without : label.replace(without, ' ')]);
      }),
  }));

/** What of a sentence is of the reference that it stands beside. */
const KINDS = [figureClaims, periodClaims, nameClaims];

/** Words that are neither those of every sentence nor of what a result is called. */
function wordClaims({ own }: Stretch, sentence: string, isNamed: boolean): Claim[] {
  const figures = new Set(figuresNamedIn(own).flatMap(({ words }) => plainWords(words)));
  const { rest } = periodsIn(own);
  const plain = rest.replace(PER_PARTY, ' ').replace(ABOUT, ' ');
  const claims = (plain.match(/\p{L}+/gu) ?? []).flatMap((words) => {
    if (isOwing(words)) {
      const isOf = (result: Result) => isOwed(words, sentence, result) || isLabel(words, result);
      return [{ words, isOf, isOfBoth: true }];
    }
    return plainWords(words)
      .filter((word) => !FRAME.has(word) && !figures.has(word))
      .map((word): Claim => ({ words, isOf: (result) => isWordOf(word, result, isNamed) }));
  });
  const kocht = TURNED.exec(folded(own))?.[0];
  const isOf = ({ sides }: Result) => sides.includes('uit') || !sides.includes('in');
  const owed = OWED_TO.exec(folded(own))?.[0];
  return [
    ...claims,
    ...(kocht === undefined ? [] : [{ words: kocht, isOf }]),
    ...(owed === undefined ? [] : [{ words: owed, isOf: () => false }]),
    ...(['in', 'uit'] as const).flatMap((side) => {
      const isOther = ({ sides }: Result) =>
        !sides.includes(side) || (sides.includes('in') && sides.includes('uit'));
      return isTurned(own, side) ? [{ words: 'wie koopt of verkoopt', isOf: isOther }] : [];
    }),
  ];
}

/** 'Per klant' says of whom what follows is. */
const PER_PARTY = new RegExp(`\\bper (?=(?:${PARTY_WORDS.replaceAll(' ', '|')})\\b)`, 'g');
/** 'Het gaat om' is so now; other words with 'gaat' are of what is to come. */
const ABOUT = /\bga(?:at|an) (?:hierbij |daarbij |dus )?(?:om|over)\b/g;
const OWED_TO = /\bte goed\b/;

/** Who buys or pays is no customer. */
const TURNED =
  /\b(?:je|jij|jullie|we|wij|ik)\s+(?:\p{L}+\s+){0,4}(?:kocht|kochten|gekocht)\b|\b(?:kocht|kochten)\s+(?:je|jij|jullie|we|wij|ik)\b/u;

/** Words of one of many, and kinds of periods by the keys of these: of a result that is of one, or of such a period. */
const PARTIES = new Set(PARTY_WORDS.split(' '));
const SPANS: ReadonlyMap<string, RegExp> = new Map([
  ['maand', /^m\d+$/],
  ['kwartaal', /^q/],
  ['jaar', /^jaar$/],
  ['boekjaar', /^jaar$/],
]);

function isWordOf(word: string, result: Result, isNamed: boolean): boolean {
  const span = SPANS.get(word);
  if (span && periodsNamed(momentsOf(result).flat()).some(({ key }) => span.test(key))) return true;
  if (PARTIES.has(word) && !(isNamed || result.isOfOne)) return false;
  return word === 'relatie' || vocabularyOf(result).has(stem(word));
}

/** What stands in the name of a result that is no debt may be said of it. */
const isLabel = (word: string, result: Result): boolean =>
  !result.sides.some((side) => side === 'open' || side === 'btw') && isIn(word, calledOf(result));

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:en|es|s|n)$/, '') : word);
const FRAME = new Set([...FRAME_WORDS].flatMap((word) => plainWords(word)));

function vocabularyOf(result: Result): Set<string> {
  const { sides, rank, figure } = result;
  const besides = [
    ...sides.map((side) => SIDE_WORDS[side]),
    ...(rank === undefined ? [] : [RANK_WORDS[rank]]),
    ...(result.counts === undefined ? [] : ['aantal']),
    ...(isChange(result) ? ['verschil verandering'] : []),
    ...(figure.kind === 'derived' && figure.unit === 'percent' ? ['aandeel'] : []),
  ];
  return new Set([...calledOf(result), ...besides].flatMap(plainWords).map(stem));
}

/** All labels of a result, with what its table is of. */
export const calledOf = ({ called, whole }: Result): string[] => [
  ...called,
  ...(whole === undefined ? [] : [whole]),
];

/** Whether labels have these as whole words. */
function isIn(words: string, labels: readonly string[]): boolean {
  const wanted = ` ${plain(words)} `;
  return labels.some((label) => ` ${plain(label)} `.includes(wanted));
}

const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
