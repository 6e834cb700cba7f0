import type { Figure } from '@kengetal/contract';
import { figuresNamedIn, folded } from '@kengetal/questions';
import { isSamePeriod, periodsIn, type PeriodSaid } from './periods-said.ts';
import type { Result } from './result.ts';

/** A stretch of a sentence between references, with what it says. */
export interface Stretch {
  /** The words of the model, without references and names. */
  readonly own: string;
  /** Names of others in it. */
  readonly names: readonly string[];
}

/** 'Per maand' and 'gemiddeld' make another amount of it; 'begroot' and 'verwacht' another kind. */
const QUALIFIED =
  /\b(?:gemiddeld\w*|per (?:dag|week|maand|kwartaal|jaar|uur|keer|stuk)|dagelijks\w*|wekelijks\w*|maandelijks\w*|jaarlijks\w*|begroot\w*|begroting\w*|budget\w*|verwacht\w*|prognose\w*|geprognosticeerd\w*|aandeel|percentage|cumulatie\w*)\b/g;

interface Claim {
  readonly words: string;
  readonly isOf: (result: Result) => boolean;
}

/**
 * What a sentence calls its references that they are not: figure, period, relation, kind of amount.
 * What stands between two references may be of either, unless the sentence shows on which side it
 * says what each is.
 */
export function wronglyCalled(
  stretches: readonly Stretch[],
  references: readonly Result[],
): string[] {
  const kinds = [figureClaims, periodClaims, nameClaims, qualifierClaims];
  return kinds.flatMap((claimsOf) => {
    const claims = stretches.map(claimsOf);
    const isSaid = (at: number) => (claims.at(at) ?? []).length > 0;
    const isOneSided = isSaid(0) !== isSaid(-1);
    return claims.flatMap((ones, at) => {
      const [before, next] = [references[at - 1], references[at]];
      const near = before && next && isOneSided ? [isSaid(0) ? next : before] : [before, next];
      return ones
        .filter(({ isOf }) => !near.some((one) => one !== undefined && isOf(one)))
        .map(({ words }) => words);
    });
  });
}

function figureClaims({ own }: Stretch): Claim[] {
  return figuresNamedIn(own).map(({ words, keys }) => ({
    words,
    isOf: (result) => {
      const named = result.called.flatMap((text) => figuresNamedIn(text));
      const known = named.length > 0 ? named.flatMap((one) => one.keys) : result.keys;
      return keys.some((key) => known.includes(key)) || isIn(words, result);
    },
  }));
}

const periodClaims = ({ own }: Stretch): Claim[] =>
  periodsIn(own).periods.map((said) => ({
    words: said.words.trim(),
    isOf: (result) =>
      said.isRelative !== true && periodsOf(result).some((known) => isSamePeriod(said, known)),
  }));

const nameClaims = ({ names }: Stretch): Claim[] =>
  names.map((words) => ({ words, isOf: (result) => isIn(words, result) }));

const qualifierClaims = ({ own }: Stretch): Claim[] =>
  (folded(own).match(QUALIFIED) ?? []).map((words) => ({
    words,
    isOf: (result) => isIn(words, result),
  }));

/** Whether a result is called so, as whole words. */
function isIn(words: string, { called }: Result): boolean {
  const wanted = ` ${plain(words)} `;
  return called.some((text) => ` ${plain(text)} `.includes(wanted));
}

const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Periods of a result: those in what it is called, else in what it is computed of, else of its question. */
function periodsOf({ called, figure, periods }: Result): PeriodSaid[] {
  const own = periodsNamed(called);
  if (own.length > 0) return own;
  const ofTerms = periodsNamed(labelsIn(figure));
  return ofTerms.length > 0 ? ofTerms : periodsNamed(periods);
}

/** A name has its period behind a comma. */
export const periodsNamed = (texts: readonly string[]): PeriodSaid[] =>
  texts.flatMap((text) => text.split(', ').flatMap((part) => periodsIn(part).periods));

/** Levels of terms that are looked into. */
const DEEPEST = 3;

function labelsIn(figure: Figure, depth = 0): string[] {
  if (figure.kind !== 'derived' || depth >= DEEPEST) return [];
  return figure.terms.flatMap((term) => [
    term.label,
    term.figure.about?.label ?? '',
    ...labelsIn(term.figure, depth + 1),
  ]);
}
