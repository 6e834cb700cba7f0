import { figuresNamedIn, folded } from '@kengetal/questions';
import { valueOf } from '../../../books/figures/values.ts';
import { RANK_WORDS } from './frame-words.ts';
import { plainWords } from './identity.ts';
import { periodsIn } from './periods-said.ts';
import type { Piece } from './pieces.ts';
import type { Rank, Result } from './result.ts';
import { calledOf } from './said.ts';

type Results = ReadonlyMap<string, Result>;

const RANKS: ReadonlyMap<string, Rank> = new Map(
  (['hoogste', 'laagste'] as const).flatMap((rank) =>
    RANK_WORDS[rank].split(/\s+/).map((word) => [word, rank] as const),
  ),
);
/** A superlative by its form, and other words for who is first. */
const SUPERLATIVE =
  /(?<!\bten )(?<!\p{L})(?:(?!laatste|juiste|vaste|bewuste|robuuste|trieste|geplaatste|belaste|gewenste|gemiste|gepaste|paste|beste)\p{L}{3,}ste|hoogst|laagst|grootst|kleinst|meest|minst|duurst|sterkst|best|slechtst|tweede|top(?!ic)\p{L}+|bovenaan|onderaan|koploper|uitschieter|nummer een)(?!\p{L})/gu;

/** Superlatives of a sentence without an amount that are not of what is first, or last, by our own order. */
export function wronglyRanked(own: string, pieces: readonly Piece[], results: Results): string[] {
  const said = folded(periodsIn(own).rest).match(SUPERLATIVE) ?? [];
  const names = pieces.flatMap((piece) => (piece.kind === 'name' ? [piece] : []));
  return said.filter((word) => {
    const rank = RANKS.get(word);
    if (rank === undefined || names.length === 0) return true;
    const first = [...results.values()].filter((one) => one.rank === rank);
    return !names.every(({ name, result }) =>
      result ? result.rank === rank : first.some((one) => isCalled(one, name)),
    );
  });
}

function isCalled(result: Result, name: string): boolean {
  const wanted = plainWords(name).join(' ');
  return calledOf(result).some((label) => plainWords(label).join(' ').includes(wanted));
}

/** That nothing is owed any more, where a result says that something is. */
const SETTLED = /\bniemand\b|\balles?\b.{0,60}\b(?:betaald|voldaan)\b/u;

/** 'Niets' and 'geen omzet' where no result says so. */
export function wronglyNothing(own: string, results: Results): string[] {
  const plain = folded(own);
  const isNothing = [...results.values()].filter(
    ({ figure, counts }) => counts === undefined && valueOf(figure) === 0,
  );
  const isOfFigure = results.size > 0 && isNothing.length === 0 && figuresNamedIn(own).length > 0;
  const nothing = isOfFigure ? /\b(?:niets|niks)\b/.exec(plain) : null;
  const isOpen = ({ sides, figure }: Result) => sides.includes('open') && valueOf(figure) !== 0;
  const settled = [...results.values()].some(isOpen) ? SETTLED.exec(plain) : null;
  const denied = [...plain.matchAll(/\bgeen\s+(\p{L}+(?:\s+\p{L}+){0,2})/gu)].flatMap(
    ([, of = '']) =>
      figuresNamedIn(of).filter(
        ({ keys }) =>
          !isNothing.some((one) =>
            [
              ...one.keys,
              ...calledOf(one).flatMap((label) => figuresNamedIn(label).flatMap((f) => f.keys)),
            ].some((key) => keys.some((known) => known === key)),
          ),
      ),
  );
  return [...(nothing ?? []), ...(settled ?? []), ...denied.map(({ words }) => `geen ${words}`)];
}
