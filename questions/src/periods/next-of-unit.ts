import { ordinalOf } from '../text/numbers.ts';
import { placed, type partAt, type Read } from './parts.ts';
import { quarterPiece } from './pieces.ts';
import { UNITS } from './time-words.ts';

/** 'In het derde kwartaal van 2025 meer dan in het tweede': of the unit and year before it. */
export function nextOfUnitAt(
  { tokens, calendar, isVat }: Parameters<typeof partAt>[0],
  at: number,
  pieceAt: (at: number) => Read | undefined,
): Read | undefined {
  const isLast =
    tokens[at + 1]?.isNext === true || /^(?:en|of|was|waren)$/.test(tokens[at + 1]?.text ?? 'en');
  const number = ordinalOf(tokens[at]?.text ?? '') ?? 0;
  if (tokens[at - 1]?.text !== 'het' || number < 1 || number > 4 || !isLast) return undefined;
  const before = tokens
    .slice(0, at)
    .findLastIndex(
      ({ text }, place) =>
        ordinalOf(text) !== undefined &&
        UNITS.longestAt(tokens, place + 1)?.values[0] === 'kwartaal',
    );
  if (before < 0) return undefined;
  const of = pieceAt(before)?.piece.of;
  const piece = quarterPiece(calendar, number, isVat);
  return of ? placed({ length: 1, piece }, { length: 0, year: of }) : { length: 1, piece };
}
