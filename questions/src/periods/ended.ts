import { isSameSpan, type Calendar } from './calendar.ts';
import type { Token } from '../text/tokens.ts';
import type { Read } from './parts.ts';
import type { Piece, SaidYear } from './pieces.ts';
import { UNITS, type TimeUnit } from './time-words.ts';

const STRETCH = /^(?:(?:boek|kalender)?jaar|(?:kalender)?kwartaal|halfjaar|semester)$/;
const ENDS =
  /^(?:afliep|afloopt|afgelopen|eindigde|eindigt|eindigen|eindigend|eindigende|sloot|sluit|afsloot|afgesloten|gesloten|stopte|ophield)$/;
const BEGINS =
  /^(?:begon|begint|beginnen|beginnend|beginnende|startte|start|gestart|inging|ingaat|liep|loopt)$/;
const SMALL = /^(?:dat|in|op|per|eind|einde|begin|vanaf|met|sinds|de|van|werd|wordt|is|was)$/;
const MOST_BETWEEN = 4;

/**
 * 'Het boekjaar dat in juni afliep', 'het kwartaal eindigend op 30 juni 2024': the year, half or quarter
 * that ends in that month.
 */
export function endedAt(
  { tokens, calendar }: { readonly tokens: readonly Token[]; readonly calendar: Calendar },
  at: number,
  pieceAt: (at: number) => Read | undefined,
): Read | undefined {
  const text = (place: number) => tokens[place]?.text ?? '';
  const [unit] = STRETCH.test(text(at)) ? (UNITS.longestAt(tokens, at)?.values ?? []) : [];
  if (unit === undefined) return undefined;
  let place = at + 1;
  const isVerb = (word: string) => ENDS.test(word) || BEGINS.test(word);
  while (place - at <= MOST_BETWEEN && (SMALL.test(text(place)) || isVerb(text(place)))) place += 1;
  const verbs = tokens.slice(at + 1, place).filter((token) => isVerb(token.text));
  const read = place > at + 1 ? pieceAt(place) : undefined;
  if (!read || (read.piece.unit !== 'maand' && read.piece.unit !== 'dag')) return undefined;
  const next = place + read.length;
  const behind = /^(?:werd|is|wordt|was)$/.test(text(next)) ? next + 1 : next;
  const verb = verbs[0]?.text ?? text(behind);
  if (!isVerb(verb)) return undefined;
  const edge = ENDS.test(verb) ? 'periode_max' : 'periode_min';
  // 'Dat liep van januari tot en met maart' says both ends.
  if (edge === 'periode_min' && /^(?:tm|tot)$/.test(text(next))) return undefined;
  return {
    length: (verbs.length === 0 ? behind + 1 : next) - at,
    piece: stretchBy(unit, read.piece, edge, calendar),
  };
}

/** A stretch by its last or first month; none where no such stretch ends or begins in it. */
function stretchBy(
  unit: TimeUnit,
  month: Piece,
  edge: 'periode_max' | 'periode_min',
  calendar: Calendar,
): Piece {
  const spanIn = (year?: SaidYear) => {
    const periode = month.spanIn(year)?.periode_max;
    return periode === undefined
      ? undefined
      : calendar.stretchesAt(unit, periode).find((span) => span[edge] === periode);
  };
  const span = spanIn();
  const isYear = span !== undefined && isSameSpan(span, calendar.spanOfYear(span.periode_max));
  return {
    unit: unit === 'kwartaal' || unit === 'halfjaar' ? unit : 'jaar',
    isOpen: false,
    spanIn,
    ...(isYear && { year: { span } }),
  };
}
