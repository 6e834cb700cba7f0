import type { Token } from '../text/tokens.ts';
import type { Calendar } from './calendar.ts';
import type { Read } from './parts.ts';
import type { Piece, SaidYear } from './pieces.ts';

const YEAR = /^(?:boekjaar|jaar)$/;
const ENDS = /^(?:afliep|afloopt|afgelopen|eindigde|eindigt|eindigen|eindigend|sloot|sluit|stopte|ophield)$/;
const BEGINS = /^(?:begon|begint|beginnen|startte|start|inging|ingaat|liep|loopt)$/;
const SMALL = /^(?:dat|in|op|per|eind|einde|begin|vanaf|met|sinds|de|van)$/;
const MOST_BETWEEN = 3;

/** 'Het boekjaar dat in juni afliep', 'het boekjaar eindigend 30 juni 2024': the one that ends in that month. */
export function endedAt(
  { tokens, calendar }: { readonly tokens: readonly Token[]; readonly calendar: Calendar },
  at: number,
  pieceAt: (at: number) => Read | undefined,
): Read | undefined {
  const text = (place: number) => tokens[place]?.text ?? '';
  if (!YEAR.test(text(at))) return undefined;
  let place = at + 1;
  const isVerb = (word: string) => ENDS.test(word) || BEGINS.test(word);
  while (place - at <= MOST_BETWEEN && (SMALL.test(text(place)) || isVerb(text(place)))) place += 1;
  const verbs = tokens.slice(at + 1, place).filter((token) => isVerb(token.text));
  const read = place > at + 1 ? pieceAt(place) : undefined;
  if (!read || (read.piece.unit !== 'maand' && read.piece.unit !== 'dag')) return undefined;
  const behind = text(place + read.length);
  const verb = verbs[0]?.text ?? behind;
  if (!isVerb(verb)) return undefined;
  const length = place + read.length - at + (verbs.length === 0 ? 1 : 0);
  return {
    length,
    piece: yearBy(read.piece, ENDS.test(verb) ? 'periode_max' : 'periode_min', calendar),
  };
}

/** A year by its last or first month; none where no year ends or begins in it. */
function yearBy(month: Piece, edge: 'periode_max' | 'periode_min', calendar: Calendar): Piece {
  const spanIn = (year?: SaidYear) => {
    const periode = month.spanIn(year)?.periode_max;
    const own = periode === undefined ? undefined : calendar.spanOfYear(periode);
    return own?.[edge] === periode ? own : undefined;
  };
  const span = spanIn();
  return { unit: 'jaar', isOpen: false, spanIn, ...(span && { year: { span } }) };
}
