import { addMonths, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { SaidPeriod } from './against.ts';
import { meant, type Scanned } from './scan.ts';

/** Periods that are said to be left out, and those that are not; a month without a year is of the year beside it. */
export function leftOut(
  scanned: Scanned,
  said: readonly SaidPeriod[],
  calendar: Calendar,
): readonly [SaidPeriod[], SaidPeriod[]] {
  const rest = said.filter((each) => !isLeftOut(scanned, each));
  const [of, ...others] = rest;
  const year = of && others.length === 0 ? calendar.spanOfYear(of.span.periode_max) : undefined;
  const out = said.filter((each) => !rest.includes(each));
  return [
    out.map((each) =>
      each.piece.isOpen && year
        ? { ...each, span: each.piece.spanIn({ span: year }) ?? each.span }
        : each,
    ),
    rest,
  ];
}

/** 'Kalenderjaar 2023, dus zonder de laatste maanden van 2022'. */
const isLeftOut = ({ tokens, marks }: Scanned, { from }: SaidPeriod): boolean =>
  meant(marks, 'link').some(
    ({ mark, value }) =>
      value === 'zonder' &&
      mark.to <= from &&
      tokens.slice(mark.to, from).every(({ text }) => /^(?:de|het|een|maand|maanden)$/.test(text)),
  );

/** What is left of a period: itself where nothing of it is left out, nothing that is known where it has a gap. */
export function leftOf(
  out: readonly SaidPeriod[],
  said: readonly SaidPeriod[],
  usual: Span,
): SaidPeriod | 'onbekend' | undefined {
  const isWithin = out.some(
    ({ span }) =>
      !said.some(
        (each) =>
          each.span.periode_min > span.periode_max || each.span.periode_max < span.periode_min,
      ),
  );
  if (!isWithin) return undefined;
  const of = said.length > 0 ? said : out.slice(0, 1).map((each) => ({ ...each, span: usual }));
  return withoutEdge(out, of) ?? 'onbekend';
}

/** '2024 zonder december': what is left is one stretch where it is the end that is left out. */
function withoutEdge(
  [out, ...more]: readonly SaidPeriod[],
  [of, ...others]: readonly SaidPeriod[],
): SaidPeriod | undefined {
  if (!out || !of || more.length > 0 || others.length > 0 || of.piece.day !== undefined)
    return undefined;
  const { periode_min, periode_max } = of.span;
  const isAtEnd = out.span.periode_max === periode_max && out.span.periode_min > periode_min;
  const isAtStart = out.span.periode_min === periode_min && out.span.periode_max < periode_max;
  if (isAtEnd)
    return { ...of, span: { periode_min, periode_max: addMonths(out.span.periode_min, -1) } };
  return isAtStart
    ? { ...of, span: { periode_min: addMonths(out.span.periode_max, 1), periode_max } }
    : undefined;
}
