import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { isPeriodSplit, isWithin, type Asked, type Draft } from './draft.ts';
import { pointsAt } from './points-at.ts';
import { POINTING } from './pointing.ts';
import { first, has, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import { LONGEST } from './still-open.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** 'En hoeveel procent van alle debiteuren' of some that owe. */
export function shareOfOpen(
  sense: Sense,
  draft: Draft | undefined,
  before: Question,
): Question | undefined {
  const { subject, split, order, ...bare } = before;
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  // 'Van alles wat klanten nog moeten betalen'.
  const said =
    draft?.kind === 'asked' && draft.asked.subject.kind === 'open'
      ? draft.asked.subject
      : undefined;
  const whole = said?.groep;
  const isFigure =
    subject.kind === 'open' &&
    sense.figures.length > 0 &&
    sense.figures.every(({ key }) => key === subject.groep);
  const isOf = isFigure || (subject.kind === 'open' && subject.groep === whole);
  const isOfOne =
    subject.kind === 'relation' &&
    subject.side === 'openstaand' &&
    whole === owedBy(subject.relatie, sense);
  if (!isShare || sense.relation || sense.rest.length > 0 || !(isOf || isOfOne)) return undefined;
  const rows = bare.limit !== undefined && { ...(split && { split }), ...(order && { order }) };
  // 'Hoeveel procent daarvan is te laat'.
  return {
    ...bare,
    subject: subject.kind === 'open' ? { ...subject, ...said, groep: subject.groep } : subject,
    ...rows,
    measure: 'aandeel',
  };
}

const owedBy = (relatie: string, { vocabulary }: Sense) =>
  vocabulary.relations.byNumber.get(relatie.toLowerCase())?.soort === 'leverancier'
    ? 'crediteuren'
    : 'debiteuren';

/** 'Hoeveel procent is dat van vorig jaar': of the amount then, which is no whole that it is a part of. */
export function partOfThen(sense: Sense, { period, day }: Time): AskedBack | undefined {
  const { tokens, scanned, rest, figures } = sense;
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  const isOfThen = scanned.marks.some(
    ({ piece, from }) => piece !== undefined && tokens[from - 1]?.text === 'van',
  );
  if (
    !isShare ||
    !isOfThen ||
    rest.length + figures.length > 0 ||
    (period ?? day) === undefined ||
    !tokens.some(({ text }) => POINTING.has(text))
  )
    return undefined;
  return ask('Wil je weten hoeveel het verschilt, of welk deel het ergens van is?');
}

/** What a share that was asked is of, where the next amount can be a part of that as well. */
export function sameWhole(
  { subject }: Asked,
  { measure, of }: Question,
  { vocabulary }: Sense,
): FigureKey | undefined {
  const key = measure === 'aandeel' ? (of as FigureKey | undefined) : undefined;
  if (key === undefined || (subject.kind === 'figure' && subject.key === key)) return undefined;
  const side = subject.kind === 'relation' ? subject.side : undefined;
  const isFit =
    side === undefined
      ? key === 'omzet' || isWithin({ subject }, key, vocabulary)
      : key === SIDES[side];
  return isFit ? key : undefined;
}

const SIDES: Partial<Record<string, FigureKey>> = { verkocht: 'omzet', ingekocht: 'kosten' };

/** 'Als percentage van de omzet', 'hoeveel procent van de kosten is dat'. */
export function partOfWhole(
  sense: Sense,
  before: Question,
  keys: readonly FigureKey[],
): Question | undefined {
  const [of, ...others] = keys;
  // 'Als % omzet'.
  const isPercent =
    has(sense, 'link', 'procent') &&
    sense.figures.some(({ mark }) =>
      /^(?:%|procent|percentage)$/.test(sense.tokens[mark.from - 1]?.text ?? ''),
    );
  const isShare = has(sense, 'measure', 'aandeel') || before.measure === 'aandeel' || isPercent;
  const isOf = isPercent || sense.tokens.some(({ text }) => text === 'van' || text === 'in');
  const isTold = ['figure', 'account', 'relation', 'sum'].includes(before.subject.kind);
  const isShort =
    (sense.tokens.length <= LONGEST ||
      pointsAt(sense.tokens, before) ||
      sense.tokens.some(({ text }) => POINTING.has(text))) &&
    others.length === 0 &&
    sense.rest.length === 0 &&
    !sense.relation;
  if (
    of === undefined ||
    !isShare ||
    !isOf ||
    !isTold ||
    !isShort ||
    !(WHOLES.has(of) || isWithin(before, of, sense.vocabulary))
  )
    return undefined;
  const { split, order: __, limit, against: ____, ...rest } = before;
  // 'Welk deel van de omzet is dat' of the largest by omzet is of that one, and of no whole a part.
  const isOfItself =
    before.subject.kind === 'figure' &&
    before.subject.key === of &&
    !/"without/.test(JSON.stringify(before.subject));
  const isBoughtOf = rest.subject.kind === 'relation' && rest.subject.side === 'ingekocht';
  if (rest.subject.kind === 'relation' && !isBoughtOf && (of === 'omzet' || of === 'kosten')) {
    const side = of === 'omzet' ? ('verkocht' as const) : ('ingekocht' as const);
    return { ...rest, subject: { ...rest.subject, side }, measure: 'aandeel', of };
  }
  if (isOfItself)
    return split !== undefined && (limit ?? before.rows) !== undefined
      ? { ...before, measure: 'aandeel', ...(first(sense, 'order') !== undefined && { limit: 1 }) }
      : undefined;
  // 'En welk deel is dat van de totale kosten' of the largest three: of those rows.
  return split !== undefined && limit !== undefined
    ? { ...before, measure: 'aandeel', of }
    : { ...rest, ...(isPeriodSplit(split) && { split }), measure: 'aandeel', of };
}

const WHOLES: ReadonlySet<FigureKey> = new Set([
  'omzet',
  'kosten',
  'kostprijs_omzet',
  'activa',
  'resultaat',
  'som_der_kosten',
] as const);
