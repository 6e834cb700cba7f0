import type { Figure } from '@kengetal/contract';
import { figuresNamedIn, folded } from '@kengetal/questions';
import { unlinked } from '../../../books/figures/words.ts';
import { isChange } from './direction.ts';
import type { Names } from './names.ts';
import { periodsIn, type PeriodSaid } from './periods-said.ts';
import { namesAndWords } from './name-pieces.ts';
import type { Result } from './result.ts';
import { isCountedAs } from './shown.ts';

/** A part of what a result is. */
export interface Part {
  readonly kind: 'figure' | 'name' | 'period';
  /** As it is written beside the amount. */
  readonly text: string;
  /** Words that say it, all of them. */
  readonly words: readonly string[];
  /** Figures that it names, of each of which any word will do, and what it says besides. */
  readonly figures: readonly (readonly string[])[];
  readonly besides: readonly string[];
  /** Periods that say it, each in all its names; of a change the later one first. */
  readonly periods: readonly (readonly PeriodSaid[])[];
}

/** Words of a text, folded, and the same for what differs in its ending or by the verb it is put with. */
export const plainWords = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    ALIKE.reduce((made, [from, to]) => made.replace(from, to), word),
  );

const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{4})e$/u, ''],
  [/^openst\p{L}+$/u, 'open'],
  [/^(?:betaalt?|afdra\p{L}+)$/u, 'betalen'],
  [/^terug\p{L}+$/u, 'terug'],
  [/^(?:aandeel|percentag|procenten|procent)$/, 'deel'],
];

/** A name has its period behind a comma. */
export const periodsNamed = (texts: readonly string[]): PeriodSaid[] =>
  texts.flatMap((text) => text.split(', ').flatMap((part) => periodsIn(part).periods));

/** Columns that say nothing of what stands in them. */
const GENERIC = /^(?:bedrag|totaal|in %|nu|eerder)$/i;
/** What is no name of others begins small in the middle of a sentence. */
const OURS =
  /^(?:verschil|verandering|aandeel|gemiddeld|open|openstaand|boeking|btw |saldo|samen|begroot)/i;
/** What is of a whole, and not of its parts. */
const OF_WHOLE = /^(?:verschil|verandering|gemiddeld.*|.* samen)$/;
/** What joins words and says nothing. */
const JOINING = new Set('bij van de het een op in als en aan te vragen'.split(' '));
const MOMENT = /^(?:(?:stand|eind|begin|t\/m|tot en met)(?: |$))*$/;
/** What a label is cut at; names stand apart by then. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/ \(([^()]*)\)/g, ', $1'],
  [/ (?=zonder |als deel van )/g, ', '],
  [/ bij (?=\uE001)/g, ', '],
];

/** What a result is, cut into what a sentence has to say of it: figure, names and kind, period. */
export function partsOf(result: Result, names: Names): Part[] {
  const { counts = '', shown } = result;
  // '60 boekingsregels' says what these are.
  const isCount = ({ words }: Part) =>
    shown.endsWith(` ${counts}`) && words.every((word) => isCountedAs(word, counts));
  const own = cut(result.labels, names, result.keys).filter((part) => !isCount(part));
  const whole = result.whole === undefined ? [] : cut([result.whole], names, []);
  const hasFigure = own.some(({ kind }) => kind === 'figure');
  const period = periodPart(result);
  return [
    ...whole.filter(({ kind, text }) => !(kind === 'figure' ? hasFigure : OF_WHOLE.test(text))),
    ...own.filter(({ kind }) => kind === 'figure'),
    ...own.filter(({ kind }) => kind === 'name'),
    ...(period ? [period] : []),
  ].filter(
    (part, at, all) => all.findIndex((one) => folded(one.text) === folded(part.text)) === at,
  );
}

/** Parts of labels but their periods. */
function cut(labels: readonly string[], names: Names, ofQuestion: readonly string[]): Part[] {
  return labels.flatMap((label) => {
    const known: string[] = [];
    const masked = namesAndWords(label, names)
      .map((piece) => {
        if (piece.kind === 'own') return piece.text;
        known.push(piece.text);
        return '\uE001';
      })
      .join('');
    const segments = CUTS.reduce((text, [from, to]) => text.replace(from, to), masked).split(', ');
    return segments.flatMap((segment) => {
      const text = unlinked(segment.replaceAll('\uE001', () => known.shift() ?? '').trim());
      return text === '' || GENERIC.test(text) || isMoment(segment)
        ? []
        : [partOf(text, segment, ofQuestion)];
    });
  });
}

function partOf(text: string, segment: string, ofQuestion: readonly string[]): Part {
  const isOwn = !/^(?:zonder|als deel) |\uE001/.test(segment);
  const named = isOwn ? figuresNamedIn(text) : [];
  const figures = /^openstaand/i.test(segment) ? [ofQuestion] : named.map(({ keys }) => keys);
  const all = plainWords(text);
  // A number is no more than where it is kept, if it has a name.
  const known = /^\d+$/.test(all[0] ?? '') && all.length > 1 ? all.slice(1) : all;
  const telling = known.filter((word) => !JOINING.has(word));
  const ofFigures = named.flatMap(({ words }) => plainWords(words));
  return {
    kind: figures.length > 0 ? 'figure' : 'name',
    text: figures.length > 0 || OURS.test(segment) ? uncapitalised(text) : text,
    words: telling.length > 0 ? telling : known,
    besides: named.length > 0 ? telling.filter((word) => !ofFigures.includes(word)) : [],
    ...{ figures, periods: [] },
  };
}

/** Whether a part of a label is its period. */
export const isMoment = (segment: string): boolean => {
  const { periods, rest } = periodsIn(segment);
  return periods.length > 0 && MOMENT.test(rest.replace(/[\s.]+/g, ' ').trim());
};

export const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The period of a result: its own, of a change the two that it is between, else of its question. */
function periodPart(result: Result): Part | undefined {
  const moments = momentsOf(result);
  if (moments.length === 0) return undefined;
  return {
    kind: 'period',
    text: momentsWritten(moments.map((names) => names.at(-1) ?? '')),
    ...{ words: [], figures: [], besides: [] },
    periods: moments.map((names) => periodsNamed(names)),
  };
}

const momentsWritten = ([moment = '', against]: readonly string[]): string =>
  against === undefined
    ? uncapitalised(moment)
    : `${uncapitalised(moment)} t.o.v. ${uncapitalised(against)}`;

/** What the moments of a result are called, each in all its names. */
export function momentsOf(result: Result): string[][] {
  const { labels, figure, periods } = result;
  const grouped = (moments: readonly string[]): string[][] => {
    const groups = moments.map((moment) => {
      const said = periodsNamed([moment])[0];
      const group = periods.find((names) =>
        periodsNamed(names).some((one) => said && one.key === said.key && one.years === said.years),
      );
      return group ? [moment, ...group] : [moment];
    });
    return groups.filter(
      (group, at) => groups.findIndex((one) => one.at(-1) === group.at(-1)) === at,
    );
  };
  const own = labels.flatMap((label) => label.split(', ').filter((segment) => isMoment(segment)));
  if (own.length > 0) return grouped(own).slice(0, 1);
  const ofTerms = grouped(momentsIn(figure));
  if (isChange(result)) return ofTerms.slice(0, 2);
  if (ofTerms.length === 1) return ofTerms;
  return periods.slice(0, 1).map((names) => [...names]);
}

/** Levels of terms that are looked into. */
const DEEPEST = 3;

function momentsIn(figure: Figure, depth = 0): string[] {
  if (figure.kind !== 'derived' || depth >= DEEPEST) return [];
  return figure.terms.flatMap((term) => {
    const labels = [term.label, term.figure.about?.label ?? ''];
    const own = labels
      .flatMap((label) => label.split(', ').slice(1))
      .filter((segment) => isMoment(segment) || /begroting|begroot/i.test(segment));
    return own.length > 0 ? own.slice(0, 1) : momentsIn(term.figure, depth + 1);
  });
}

/** What a stretch of a sentence says. */
export interface Saying {
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly periods: readonly PeriodSaid[];
}

export const sayingOf = (texts: readonly string[]): Saying => ({
  // What something is good for is a part of it.
  words: new Set(texts.flatMap((text) => plainWords(text.replace(/goed voor/i, '$& deel')))),
  keys: new Set(texts.flatMap((text) => figuresNamedIn(text).flatMap(({ keys }) => keys))),
  periods: texts.flatMap((text) => periodsNamed([text])),
});

/** What of a part is not said: nothing where that is empty. A period is said with its year. */
export function unsaidPart(part: Part, said: Saying): string {
  const { kind, text, words, figures, besides, periods } = part;
  if (kind === 'period') {
    const [year] = periods.flatMap((names) => yearOf(names, said.periods));
    if (year !== undefined && periods.length === 1) return year;
    const unsaid = periods.map(
      (names) => !names.some((known) => said.periods.some((one) => isExactly(one, known))),
    );
    if (unsaid.length < 2 || unsaid[0] === unsaid[1]) return unsaid[0] ? text : '';
    const [moment = '', against = ''] = text.split(' t.o.v. ');
    return unsaid[0] ? moment : `t.o.v. ${against}`;
  }
  const isIn = (all: readonly string[]) => all.every((word) => said.words.has(word));
  const isNamed =
    figures.length > 0 && figures.every((keys) => keys.some((key) => said.keys.has(key)));
  return (isNamed && isIn(besides)) || isIn(words) ? '' : text;
}

/** The year of a period that is said without it. */
function yearOf(names: readonly PeriodSaid[], said: readonly PeriodSaid[]): string[] {
  const isSaid = names.some((known) => said.some((one) => isExactly(one, known)));
  const known = names.find(({ key }) => said.some((one) => one.key === key && one.years === ''));
  return isSaid || !known?.years ? [] : [known.years];
}

const isExactly = (one: PeriodSaid, known: PeriodSaid) =>
  one.key === known.key && one.years === known.years;
