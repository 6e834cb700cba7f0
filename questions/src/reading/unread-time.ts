import type { Question } from '@kengetal/contract';
import { UNITS } from '../periods/time-words.ts';
import { countOf } from '../text/numbers.ts';
import { isMarked, meant } from './scan.ts';
import type { Sense } from './sense.ts';

const STRETCH = /^(?:maand|kwartaal|halfjaar|(?:boek|kalender)?jaar)$/;
/** What says nothing of which stretch it is. */
const BARE =
  /^(?:de|het|een|die|dat|deze|dit|(?:de|het)?zelfde|diezelfde|datzelfde|elke?|iedere?|per|p|welke?|heel|hele|gehele|en|of|in|van|over|voor|op|na|hoeveel|ons|onze|mijn|m|t|zijn|haar|hun|jullie|je|jouw|uw|zo|wat)$/;

/** 'De dure maand' may be one that is told beside it, and in a turn 'de goede' and 'de beste' as well. */
const NTH = /(?:vorige?|de|ste)$/;
const NTH_IN_TURN = /(?:vorige?|laatste|tiende|twintigste)$/;

/** 'De dertiende maand', 'het voorvoorvorige jaar', 'het winterkwartaal': a word says which it is, and no period was read there. */
export function isUnreadTime(place: number, { tokens, scanned }: Sense, isTurn: boolean): boolean {
  const next = tokens[place + 1]?.text ?? '';
  const text = tokens[place]?.text ?? '';
  return (
    STRETCH.test(next) &&
    UNITS.longestAt(tokens, place + 1) !== undefined &&
    /^[a-z]+$/.test(text) &&
    !BARE.test(text) &&
    countOf(text) === undefined &&
    (tokens[place + 1]?.isPart === true || (isTurn ? NTH_IN_TURN : NTH).test(text)) &&
    !isMarked(scanned.marks, place + 1) &&
    !scanned.marks.some(
      ({ from, to, meanings }) =>
        from <= place + 1 &&
        place < to &&
        (to - from > 1 || (from === place && meanings.some(({ role }) => role !== 'filler'))),
    )
  );
}

const EDGE = /^(?:tm|eind|einde|ultimo|begin|medio|halverwege)$/;

/** 'Eind maat 2025', 't/m naart 2025': between the edge of a stretch and its year a word that no period was read of. */
export const isUnreadEdge = (place: number, { tokens, scanned }: Sense): boolean =>
  (EDGE.test(tokens[place - 1]?.text ?? '') ||
    (tokens[place - 1]?.text === 'met' && tokens[place - 2]?.text === 'en')) &&
  /^(?!(?:van|in|het|de|boekjaar|jaar|of|en)$)[a-z]+$/.test(tokens[place]?.text ?? '') &&
  /^20\d\d$/.test(tokens[place + 1]?.text ?? '') &&
  !isMarked(scanned.marks, place);

/** 'Omzet in de maand', 'kosten vrg kwartaal' as the first thing that is asked: of which one, no word says. */
export const isBareStretch = (
  place: number,
  { tokens }: Sense,
  { period, day, split, order, measure, subject }: Question,
): boolean =>
  /^(?:maand|mnd|kwartaal|halfjaar)$/.test(tokens[place]?.text ?? '') &&
  countOf(tokens[place - 1]?.text) === undefined &&
  (period ?? day ?? split ?? order ?? measure) === undefined &&
  !/^(?:recurring|open)$/.test(subject.kind);

const EARLIER = /^(?:voorgaande?|voorafgaande?|ervoor|daarvoor|eerder)$/;

/** 'In het voorgaande jaar' as the first thing that is asked: before no year that was said. */
export const isBeforeNothing = (place: number, { tokens, scanned }: Sense): boolean =>
  EARLIER.test(tokens[place]?.text ?? '') &&
  scanned.marks.every(({ piece }) => piece === undefined) &&
  meant(scanned.marks, 'against').some(
    ({ mark: { from, to } }) =>
      from <= place &&
      place < to &&
      /^(?:in|over|gedurende|tijdens)$/.test(tokens[from - 1]?.text ?? ''),
  );
