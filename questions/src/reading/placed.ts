import { monthsIn, yearOf, type Span } from '@kengetal/ledger';
import type { Piece, SaidYear } from '../periods/pieces.ts';
import type { SaidPeriod } from './against.ts';
import { heldIn } from './held.ts';
import { meant, type Mark, type Scanned } from './scan.ts';
import { isSameSpan } from '../periods/calendar.ts';

/** Each period with its months; a year beside one that leaves it open is that of the other. */
export function placedOf(
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
    // 'Eind september en die van eind 2024': each has its own.
    const isApart =
      last !== undefined &&
      tokens.slice(to, last.from).some(({ text }) => text === 'die' || text === 'dat');
    // 'Maart tegenover februari 2024' is of one year, 'maart tegenover maart 2024' is not.
    const isOther =
      last?.piece?.of && JSON.stringify(piece.spanIn(last.piece.of)) !== JSON.stringify(listed);
    const isJoined =
      last !== undefined && !isApart && (isOther === true || !isHeldBetween(all, to, last.from));
    const ofList =
      piece.isOpen && isJoined && last.from > from && last.piece?.unit === piece.unit && listed
        ? (last.piece.of ?? yearOfSpan(listed))
        : undefined;
    const isSame = ofList && listed && isSameSpan(piece.spanIn(ofList), listed);
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
  const [mark, ...others] = marks.filter(
    (each) => each.piece?.year !== undefined && !used.has(each),
  );
  const year = mark?.piece?.year;
  const rest = marks.filter((each) => each !== mark);
  const isOpen =
    rest.length > 1 && rest.every((each) => each.piece?.isOpen === true && !used.has(each));
  if (!mark || !year || others.length > 0 || !isOpen || mark.piece?.back) return undefined;
  const before = tokens[mark.from - 1]?.text ?? '';
  return ['en', 'met', 'dan', 'tov', 'vs', 'of'].includes(before) ? undefined : { mark, year };
}

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
  const number = yearOf(periode_max);
  return { span: { periode_min: number * 100 + 1, periode_max: number * 100 + 12 }, number };
};

const AGAIN = /^(?:dus|oftewel|ofwel|dwz|namelijk|zijnde)$/;

/**
 * 'De zomer van 2025, dus juni, juli en augustus', 'boekjaar 2024 (dus t/m juni)': months without a year
 * that say a period again. What is less than it narrows it.
 */
export function withoutRestated(marks: readonly Mark[], { tokens }: Scanned): readonly Mark[] {
  const at = marks.findIndex(
    ({ from }, index) =>
      AGAIN.test(tokens[from - 1]?.text ?? '') && marks[index - 1]?.to === from - 1,
  );
  const [open, said] = [marks[at - 2], marks[at - 1]];
  const span = said?.piece?.spanIn();
  if (at < 1 || !span) return marks;
  const next = marks.findIndex(({ piece }, index) => index > at && piece?.isOpen !== true);
  const again = marks.slice(at, next < 0 ? undefined : next);
  const year = monthsIn(span) === 12 ? { span } : yearOfSpan(span);
  const parts = again.map(({ piece }) => (piece?.isOpen ? piece.spanIn(year) : undefined));
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.includes(undefined)) return marks;
  const whole = { periode_min: first.periode_min, periode_max: last.periode_max };
  const inYear =
    open?.to === said?.from && open?.piece?.isOpen ? open.piece.spanIn(year) : undefined;
  const isEdge =
    /^(?:tm|tot|eind|einde|ultimo)$/.test(tokens[again[0]?.from ?? 0]?.text ?? '') &&
    last.periode_max % 100 === span.periode_max % 100;
  if (isEdge || isSameSpan(whole, span) || (inYear && isSameSpan(whole, inYear)))
    return marks.filter((each) => !again.includes(each));
  if (whole.periode_min < span.periode_min || whole.periode_max > span.periode_max) return marks;
  return marks.flatMap((mark) => {
    if (mark === said) return [];
    const part = parts[again.indexOf(mark)];
    const { piece } = mark;
    return [
      part && piece ? { ...mark, piece: { ...piece, isOpen: false, spanIn: () => part } } : mark,
    ];
  });
}

const JOINING = new Set('in van over uit het de op voor en ook'.split(' '));

function areClose(one: Mark, other: Mark, tokens: Scanned['tokens']): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.to, second.from);
  return between.length <= 2 && between.every(({ text }) => JOINING.has(text) && text !== 'en');
}

/**
 * Of two periods of which one is within the other the narrower is meant: 'tot nu toe in 2017',
 * 'afgelopen boekjaar, 2024'.
 */
export function withoutWider(scanned: Scanned, said: readonly SaidPeriod[]): readonly SaidPeriod[] {
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
        !(other.piece.isOpen && said.length === 2 && monthsIn(each.span) > 15) &&
        (!isSame(other) || at > index),
    );
  });
}
