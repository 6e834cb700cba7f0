import { partsOf, sayingOf, unsaidPart, type Part } from './identity.ts';
import type { Names } from './names.ts';
import { isEarlier } from './periods-said.ts';
import type { Piece } from './pieces.ts';
import type { Result } from './result.ts';
import type { Stretch } from './said.ts';

const YEAR = /^\d{4}$/;
/** What is said of a change by the way it is written. */
const OF_CHANGE = /^(?:verschil|verandering)$/;

/** What is written beside a reference. */
export interface Reference {
  readonly result: Result;
  readonly isMove: boolean;
}

/**
 * What each reference is, as far as its sentence does not say that: written beside it, so that no
 * amount stands alone. What all of them are is said once.
 * @param told periods of all amounts of this answer so far
 */
export function unsaidOf(
  stretches: readonly Stretch[],
  references: readonly Reference[],
  names: Names,
  told: ReadonlySet<string>,
): string[] {
  const sayings = stretches.map((one) => sayingOf([one.own, ...one.names.map(({ name }) => name)]));
  const all = sayingOf(stretches.flatMap((one) => [one.own, ...one.names.map(({ name }) => name)]));
  const parts = references.map(({ result, isMove }) =>
    partsOf(result, names).filter(({ text }) => !isMove || !OF_CHANGE.test(text)),
  );
  const isOfAll = (part: Part) =>
    parts.every((ones) => ones.some(({ text }) => text === part.text));
  // Months are said without their year too.
  const isSaidAt = (kind: Part['kind'], at: number) => {
    const saying = sayings.at(at);
    const isSaid = (part: Part) => saying && unsaidPart(part, saying) !== part.text;
    return parts.flat().some((part) => part.kind === kind && isSaid(part));
  };
  const written = new Set<string>();
  const unsaidIn = (part: Part, at: number): string => {
    const { kind, text } = part;
    const isTold = told.size === 1 && told.has(text);
    if (kind === 'period' && isTold && all.periods.length === 0) return '';
    if (isOfAll(part)) return unsaidPart(part, all);
    const [isFirst, isLast] = [isSaidAt(kind, 0), isSaidAt(kind, -1)];
    const near = isFirst === isLast ? undefined : sayings[isFirst ? at : at + 1];
    return near ? unsaidPart(part, near) : text;
  };
  return parts.map((ones, at) => {
    const unsaid = ones.flatMap((part) => {
      const words = unsaidIn(part, at);
      const isWritten = words === '' || ((isOfAll(part) || YEAR.test(words)) && written.has(words));
      return isWritten ? [] : [words];
    });
    unsaid.forEach((words) => written.add(words));
    return unsaid.join(', ');
  });
}

/** The periods that results are of, as they are written. */
export const periodsWritten = (references: readonly Reference[], names: Names): string[] =>
  references.flatMap(({ result }) =>
    partsOf(result, names).flatMap(({ kind, text }) => (kind === 'period' ? [text] : [])),
  );

/**
 * A sentence with what is unsaid of each reference behind it, or within the brackets it stands in.
 * @param losses which references are called a loss
 */
export function writtenOf(
  pieces: readonly Piece[],
  unsaid: readonly string[],
  losses: readonly (boolean | undefined)[],
): string {
  let [text, pending, at] = ['', '', 0];
  for (const piece of pieces) {
    if (piece.kind === 'reference') {
      const [words, isLoss] = [unsaid[at] ?? '', losses[at]];
      at += 1;
      const isWithin = text.lastIndexOf('(') > text.lastIndexOf(')');
      if (words !== '') pending = isWithin ? `, ${words}` : ` (${words})`;
      text += isLoss ? piece.text.replace('-', '') : piece.text;
    } else {
      const [marks = ''] = /^\*{0,3}/.exec(piece.text) ?? [];
      text += marks + pending + piece.text.slice(marks.length);
      pending = '';
    }
  }
  return text + pending;
}

const VAN = /(?<!\p{L})van[\s*]*$/iu;
const NAAR = /(?<!\p{L})(?:naar|tot|op)[\s*]*$/iu;

/** 'Van … naar …' between what is not the same figure, the earlier one first. */
export function wrongMoves(
  stretches: readonly Stretch[],
  references: readonly Reference[],
  names: Names,
): string[] {
  return references.flatMap(({ result }, at) => {
    const to = references[at + 1]?.result;
    const isMove = VAN.test(stretches[at]?.own ?? '') && NAAR.test(stretches[at + 1]?.own ?? '');
    if (!to || !isMove) return [];
    const [one, other] = [partsOf(result, names), partsOf(to, names)];
    const ofPeriod = ({ kind }: Part) => kind === 'period';
    const textOf = (parts: readonly Part[]) =>
      parts
        .filter((part) => !ofPeriod(part))
        .map(({ text }) => text)
        .join();
    const [from] = one.find(ofPeriod)?.periods.flat() ?? [];
    const [until] = other.find(ofPeriod)?.periods.flat() ?? [];
    const isRight = textOf(one) === textOf(other) && from && until && isEarlier(from, until);
    return isRight ? [] : ['van … naar'];
  });
}
