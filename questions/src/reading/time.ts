import type { Question } from '@kengetal/contract';
import { addMonths, daysInMonth, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Piece, SaidYear, Unit } from '../periods/pieces.ts';
import { againstOf, type SaidPeriod } from './against.ts';
import { meant, type Mark, type Scanned } from './scan.ts';

/** What a question says of time. */
export interface Time {
  readonly period?: Span;
  readonly day?: string;
  readonly unit?: Unit;
  readonly piece?: Piece;
  readonly against?: Question['against'];
  /** Periods that are each meant, as one span. */
  readonly split?: 'maand' | 'kwartaal' | 'jaar';
  /** A part that its year does not have. */
  readonly isNowhere?: true;
  /** Other periods, where they are not one after the other. */
  readonly isWeek?: true;
}

const SPLITS: Partial<Record<Unit, Time['split']>> = {
  maand: 'maand',
  kwartaal: 'kwartaal',
  jaar: 'jaar',
};

/** Periods of a question, and what they are held against. */
export function timeOf(scanned: Scanned, calendar: Calendar, year: SaidYear | undefined): Time {
  const marks = scanned.marks.filter(({ piece }) => piece !== undefined);
  const placed = placedOf(marks, scanned, { year, last: calendar.last });
  if (placed === undefined) return { isNowhere: true };
  const said = withoutWider(scanned, placed);
  if (said.some(({ unit }) => unit === 'week')) return { isWeek: true };
  const isHeld = heldIn(scanned, said);
  const against = said.filter(isHeld);
  const own = said.filter((each) => !isHeld(each));
  const [first, second, ...more] = own;
  const [then] = against;
  if (!first) return then ? againstAlone(then, calendar) : {};
  if (!second)
    return { ...timeOfOne(first), ...(then && { against: againstOf(first, then, calendar) }) };
  if (more.length === 0 && isTwo(scanned, first, second)) {
    const [now, before] =
      first.span.periode_min >= second.span.periode_min ? [first, second] : [second, first];
    return { ...timeOfOne(now), against: againstOf(now, before, calendar) };
  }
  return timeOfList(own);
}

/**
 * Of two periods of which one is within the other the narrower is meant: 'tot nu toe in 2017',
 * 'afgelopen boekjaar, 2024'.
 */
function withoutWider(scanned: Scanned, said: readonly SaidPeriod[]): readonly SaidPeriod[] {
  const isHeld = heldIn(scanned, said);
  const isTold = meant(scanned.marks, 'link').some(({ value }) => value === 'tegen');
  return said.filter((each, index) => {
    const isOver = ({ span }: SaidPeriod) =>
      each.span.periode_min <= span.periode_min && each.span.periode_max >= span.periode_max;
    const isSame = ({ span }: SaidPeriod) =>
      each.span.periode_min === span.periode_min && each.span.periode_max === span.periode_max;
    return !said.some(
      (other, at) =>
        at !== index &&
        isHeld(other) === isHeld(each) &&
        !(isTold && /^vergelijk/.test(scanned.tokens[0]?.text ?? '')) &&
        isOver(other) &&
        (!isSame(other) || at > index),
    );
  });
}

function timeOfOne({ span, unit, piece }: SaidPeriod): Time {
  const { day } = piece;
  if (day === undefined) return { period: span, unit, piece };
  const [year, month] = [Math.floor(span.periode_max / 100), span.periode_max % 100];
  if (day > daysInMonth(year, month)) return { period: span, unit: 'maand', piece };
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { day: text, unit, piece };
}

/** Each period with its months; a year beside one that leaves it open is that of the other. */
function placedOf(
  marks: readonly Mark[],
  { tokens, marks: all }: Scanned,
  year: Inherited,
): SaidPeriod[] | undefined {
  const used = new Set<Mark>();
  const years = marks.map((mark, index) => {
    if (!mark.piece?.isOpen) return undefined;
    const beside = [marks[index + 1], marks[index - 1]].find(
      (other) => other?.piece?.year && !used.has(other) && areClose(mark, other, tokens),
    );
    if (beside) used.add(beside);
    return beside?.piece?.year;
  });
  // 'maart, april en mei 2024': the year at the end goes for all.
  const last = marks.findLast(({ piece }) => piece?.isOpen === false);
  const listed = last?.piece?.spanIn();
  const only = onlyYear(marks, used, tokens);
  if (only) used.add(only.mark);
  let isNowhere = false;
  const placed = marks.flatMap((mark, index) => {
    const { piece, from, to } = mark;
    if (!piece || used.has(mark)) return [];
    const isJoined = last !== undefined && !isHeldBetween(all, to, last.from);
    const ofList =
      piece.isOpen && isJoined && last.from > from && last.piece?.unit === piece.unit && listed
        ? yearOfSpan(listed)
        : undefined;
    const isSame = ofList && listed && isEqual(piece.spanIn(ofList), listed);
    const said = years[index] ?? (isSame ? undefined : (ofList ?? only?.year));
    const span = spanOf(piece, said, year);
    isNowhere ||= span === undefined;
    return span ? [{ span, unit: piece.unit, piece, from, to }] : [];
  });
  return isNowhere ? undefined : placed;
}

/** 'Q1 q2 q3 omzet 2024', 'januari en februari, en dat in 2024': one year for all that leave it open. */
function onlyYear(
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
  tokens: Scanned['tokens'],
): { readonly mark: Mark; readonly year: SaidYear } | undefined {
  const [mark, ...others] = marks.filter((each) => each.piece?.year !== undefined && !used.has(each)); // prettier-ignore
  const year = mark?.piece?.year;
  const rest = marks.filter((each) => each !== mark);
  const isOpen = rest.length > 1 && rest.every((each) => each.piece?.isOpen === true && !used.has(each)); // prettier-ignore
  if (!mark || !year || others.length > 0 || !isOpen || mark.piece?.back) return undefined;
  const before = tokens[mark.from - 1]?.text ?? '';
  return ['en', 'met', 'dan', 'tov', 'vs', 'of'].includes(before) ? undefined : { mark, year };
}

const isEqual = (one: Span | undefined, other: Span): boolean =>
  one?.periode_min === other.periode_min && one.periode_max === other.periode_max;

/** The months of a piece: in the year beside it, else in that of the conversation where it has begun. */
function spanOf(piece: Piece, said: SaidYear | undefined, inherited: Inherited): Span | undefined {
  const span = piece.spanIn(said ?? inherited.year);
  const isAhead = span !== undefined && span.periode_min > inherited.last;
  return said === undefined && isAhead ? piece.spanIn() : span;
}

interface Inherited {
  readonly year?: SaidYear;
  /** Last month that is told. */
  readonly last: number;
}

const isHeldBetween = (marks: readonly Mark[], from: number, to: number): boolean =>
  meant(marks, 'link').some(
    ({ mark, value }) => value === 'tegen' && mark.from >= from && mark.to <= to,
  );

const yearOfSpan = ({ periode_max }: Span): SaidYear => {
  const number = Math.floor(periode_max / 100);
  return { span: { periode_min: number * 100 + 1, periode_max: number * 100 + 12 }, number };
};

const JOINING = new Set('in van over uit het de op voor en'.split(' '));

function areClose(one: Mark, other: Mark, tokens: Scanned['tokens']): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.to, second.from);
  return between.length <= 2 && between.every(({ text }) => JOINING.has(text) && text !== 'en');
}

/** Whether a period is what another one is held against: it follows on 'dan' or 'ten opzichte van'. */
function heldIn(scanned: Scanned, said: readonly SaidPeriod[]): (each: SaidPeriod) => boolean {
  const links = meant(scanned.marks, 'link').filter(({ value }) => value === 'tegen');
  const isVerb = (from: number) => /^vergelijk/.test(scanned.tokens[from]?.text ?? '');
  const [start] = links;
  const isCommand = start !== undefined && isVerb(start.mark.from) && said.length > 1;
  return (each) => {
    const link = links.findLast(({ mark }) => mark.to <= each.from);
    // 'Vergelijk 2023 met 2024' is of the later one, whichever is named first.
    if (isCommand || !link) return false;
    const isBetween = said.some(({ from }) => from > link.mark.from && from < each.from);
    return !isBetween && each.from - link.mark.to <= 3;
  };
}

/** Whether two periods are held against each other, rather than told together. */
function isTwo({ tokens, marks }: Scanned, one: SaidPeriod, other: SaidPeriod): boolean {
  const between = tokens.slice(one.to, other.from).map(({ text }) => text);
  const isCompared =
    meant(marks, 'measure').some(({ value }) => value === 'verschil' || value === 'oorzaken') ||
    meant(marks, 'link').some(({ value }) => value === 'tegen');
  if (isCompared || between.includes('naar')) return true;
  return addMonths(one.span.periode_max, 1) !== other.span.periode_min;
}

function timeOfList(said: readonly SaidPeriod[]): Time {
  const spans = said.map(({ span }) => span);
  const period = {
    periode_min: Math.min(...spans.map(({ periode_min }) => periode_min)),
    periode_max: Math.max(...spans.map(({ periode_max }) => periode_max)),
  };
  const [first] = said;
  const unit = said.every((each) => each.unit === first?.unit) ? first?.unit : undefined;
  return { period, unit: 'reeks', split: unit && SPLITS[unit] };
}

/**
 * A year that something is held against is that before it; a year that is under way is held, up to
 * its last month, against the same months.
 */
function againstYear(span: Span, calendar: Calendar): Time {
  const next = calendar.yearFrom(span.periode_max, -1);
  const isWhole = next.periode_max <= calendar.last;
  if (next.periode_min > calendar.last || !isWhole) return { against: 'vorig_jaar' };
  return { period: next, unit: 'jaar', against: 'vorig_jaar' };
}

/** 'Hoger dan vorige maand' is of this month; 'dan vorig jaar' of what is asked anyway. */
function againstAlone({ span, unit, piece }: SaidPeriod, calendar: Calendar): Time {
  const { back } = piece;
  if (back?.unit === 'jaar' && back.count === 1) return { against: 'vorig_jaar' };
  if (back?.unit === 'jaar' && back.count > 1) {
    const period = { ...calendar.spanOfYear(calendar.last), periode_max: calendar.last };
    const months = -12 * back.count;
    return { period, unit: 'reeks', against: { periode_min: addMonths(period.periode_min, months), periode_max: addMonths(period.periode_max, months) } }; // prettier-ignore
  }
  if (unit === 'jaar') return againstYear(span, calendar);
  if (!back || back.count !== 1) return { against: span };
  const next = addMonths(span.periode_max, 1);
  const period = unit === 'kwartaal' ? calendar.quarterAt(next, false) : { periode_min: next, periode_max: next }; // prettier-ignore
  return { period, unit, against: 'vorige_periode' };
}
