import { addMonths, monthsIn, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Piece } from '../periods/pieces.ts';
import type { SaidPeriod } from './against.ts';
import { meant, type Scanned } from './scan.ts';
import type { Time } from './said-time.ts';

/** Whether a period is what another one is held against: it follows on 'dan' or 'ten opzichte van'. */
export function heldIn(
  scanned: Scanned,
  said: readonly SaidPeriod[],
): (each: SaidPeriod) => boolean {
  const links = meant(scanned.marks, 'link').filter(({ value }) => value === 'tegen');
  const isVerb = (from: number) => /^vergelijk/.test(scanned.tokens[from]?.text ?? '');
  const [start] = links;
  const isCommand = start !== undefined && isVerb(start.mark.from) && said.length > 1;
  return (each) => {
    if ((said.length === 1 || each.piece.back?.count === 1) && isDifferenceWith(scanned, each))
      return true;
    const link = links.findLast(({ mark }) => mark.to <= each.from);
    // 'Vergelijk 2023 met 2024' is of the later one, whichever is named first.
    if (isCommand || !link) return false;
    const { mark } = link;
    // 'Vergelijk de omzet t/m mei met dezelfde periode vorig jaar' says of 'met' what it is held against.
    if (isVerb(mark.from) && mark.to - mark.from === 1)
      return (
        scanned.tokens.slice(mark.to, each.from).findLast(({ text }) => !SMALL.test(text))?.text ===
        'met'
      );
    const isBetween = said.some(({ from }) => from > mark.from && from < each.from);
    const isOfTime = (place: number) =>
      scanned.marks.some(({ piece, from, to }) => piece && from <= place && place < to);
    const isBeside = scanned.tokens
      .slice(mark.to, each.from)
      .every(({ text }, at) => SMALL.test(text) || isOfTime(mark.to + at));
    return !isBetween && isBeside;
  };
}

/** What may stand between 'dan' and the period: another name or figure there is what is held against. */
const SMALL =
  /^(?:de|het|een|in|over|van|uit|op|per|bij|die|dat|dit|deze|die|zelfde|dezelfde|hetzelfde|diezelfde|datzelfde|periode|maand|maanden|kwartaal|kwartalen|jaar|boekjaar|eind|einde|begin|ultimo|rond|tijdens|aan|heel|hele|geheel|gehele|toen|we|was|waren|omzet|kosten|resultaat|winst)$/;

/** 'Het verschil met vorig jaar', 'verschil met die van vorig kwartaal'. */
function isDifferenceWith({ tokens, marks }: Scanned, { from }: SaidPeriod): boolean {
  const isAsked = meant(marks, 'measure').some(
    ({ mark, value }) => value === 'verschil' && mark.to <= from - 1,
  );
  return isAsked && tokens.slice(0, from).findLast(({ text }) => !SMALL.test(text))?.text === 'met';
}

/**
 * 'Hoger dan vorige maand' is of this month, or of the one that is spoken of; 'dan vorig jaar' of what
 * is asked anyway.
 */
export function againstAlone(
  { span, unit, piece }: SaidPeriod,
  calendar: Calendar,
  kept: Span | undefined,
): Time {
  const { back } = piece;
  if (back?.unit === 'jaar' && back.count === 1) return { against: 'vorig_jaar' };
  if (back?.unit === 'jaar' && back.count > 1) {
    const usual = { ...calendar.spanOfYear(calendar.last), periode_max: calendar.last };
    return { usual, against: moved(usual, -12 * back.count) };
  }
  if (unit === 'jaar') return againstYear(span, calendar);
  if (!back || back.count !== 1) return { against: span, ...usualAfter(span, piece, calendar) };
  const next = addMonths(span.periode_max, 1);
  const period =
    unit === 'kwartaal'
      ? calendar.quarterAt(next, false)
      : { periode_min: next, periode_max: next };
  const isSpokenOf = kept !== undefined && monthsIn(kept) === monthsIn(period);
  return { ...(isSpokenOf ? { usual: period } : { period, unit }), against: 'vorige_periode' };
}

/**
 * What a year is held against is the latest whole one; a year that is followed by the year under way
 * is held against the same months.
 */
function againstYear(span: Span, calendar: Calendar): Time {
  const own = calendar.spanOfYear(calendar.last);
  const whole = own.periode_max <= calendar.last ? own : calendar.yearFrom(calendar.last, 1);
  // 'Meer dan in 2022', asked in 2024: what is told is of now.
  const isLater = calendar.yearFrom(whole.periode_max, 1).periode_max > span.periode_max;
  if (isLater) return { against: span, usual: whole };
  const isWhole = whole.periode_min > span.periode_max;
  return { against: 'vorig_jaar', ...(isWhole && { usual: whole }) };
}

/** 'Meer dan in maart vorig jaar' is of the same month now; 'meer dan in januari' of the last one. */
function usualAfter(span: Span, { endOf, unit }: Piece, { last }: Calendar): Pick<Time, 'usual'> {
  if (endOf !== undefined || (unit !== 'maand' && unit !== 'kwartaal')) return {};
  const same = moved(span, 12);
  if (same.periode_max <= last) return { usual: same };
  return unit === 'maand' ? { usual: { periode_min: last, periode_max: last } } : {};
}

const moved = ({ periode_min, periode_max }: Span, months: number): Span => ({
  periode_min: addMonths(periode_min, months),
  periode_max: addMonths(periode_max, months),
});
