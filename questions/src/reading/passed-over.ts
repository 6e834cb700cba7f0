import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import type { Token } from '../text/tokens.ts';
import { isLeftOut } from './left-out.ts';
import { POINTING } from './pointing.ts';
import { isOfEnds } from './row-of-list.ts';
import { isMarked, type Mark } from './scan.ts';
import type { Sense } from './sense.ts';
import { GENERAL_SPLIT } from './splits.ts';

/**
 * Where a turn of a conversation says what its reading does not do. A turn is short, so that what is
 * kept of the question before it easily hides that: an order, measure or division of its own, one
 * month or quarter that was found before, a row of the list, something added or taken off.
 */
export function passedOver(sense: Sense, question: Question, before: Question): number[] {
  const { tokens, scanned } = sense;
  const loud = scanned.marks
    .filter((mark) => isLoud(mark, tokens, question) && !isOfEnds(mark, sense, question))
    .map(({ from }) => from);
  const isPassed = (place: number) =>
    isOtherUnit(place, sense, question, before) ||
    isOfRow(place, sense, question, before) ||
    isOperation(place, tokens, question, before) ||
    isOneOnly(place, tokens, question) ||
    isOfNone(place, tokens, before) ||
    isWhole(place, sense, question);
  return [...loud, ...tokens.flatMap((_, place) => (isPassed(place) ? [place] : []))];
}

const ROLES: ReadonlySet<string> = new Set(['order', 'measure', 'split', 'filler']);

/** 'Bij wie het meeste', 'naar leverancier': words that say nothing in many a question, but do in a turn. */
function isLoud({ from, meanings }: Mark, tokens: readonly Token[], question: Question): boolean {
  const { split, ...whole } = question;
  const isGeneral = GENERAL_SPLIT.test(tokens[from]?.text ?? '');
  return (
    meanings.every(({ role }) => ROLES.has(role)) &&
    meanings.some((meaning) =>
      isLeftOut(
        meaning,
        meaning.role === 'split' &&
          !isGeneral &&
          meaning.value !== split &&
          !(meaning.value === 'groep' && split === 'rekening')
          ? whole
          : question,
      ),
    )
  );
}

const UNIT: Readonly<Record<string, number>> = { maand: 1, mnd: 1, kwartaal: 3 };
const SAME = /^(?:die|dat|dezelfde|diezelfde|hetzelfde|datzelfde)$/;
const THE = /^(?:de|het|die|dat|deze|dit|dezelfde|diezelfde|hetzelfde|datzelfde)$/;

/** 'Die maand', 'de dure maand': one that was found, where the reading is of another stretch. */
function isOtherUnit(
  place: number,
  { tokens, scanned }: Sense,
  question: Question,
  before: Question,
): boolean {
  const { period, split, measure, order } = question;
  const months = UNIT[tokens[place]?.text ?? ''];
  const isThe = [1, 2].some((back) => THE.test(tokens[place - back]?.text ?? ''));
  if (
    months === undefined ||
    !isThe ||
    tokens[place - 1]?.text === 'per' ||
    isMarked(scanned.marks, place)
  )
    return false;
  const isSeries = split === 'maand' || split === 'kwartaal' || order !== undefined;
  // 'Die maand' is said of no year, whatever the reading makes of it.
  const isFound =
    scanned.marks.some(({ piece }) => piece && piece.back === undefined) ||
    !SAME.test(tokens[place - 1]?.text ?? '') ||
    (before.period && monthsIn(before.period) === months);
  return (
    !isSeries &&
    measure !== 'gemiddelde' &&
    (!isFound || period === undefined || monthsIn(period) !== months)
  );
}

const FIRST = /^(?:grootste|hoogste|beste|duurste|bovenste|kleinste|laagste|eerste|tweede|derde)$/;
const NAMES: ReadonlySet<Question['split']> = new Set(['relatie', 'rekening', 'groep']);

/** 'Van de grootste alle boekingen', 'splits de grootste per maand': of a row of the list, where the reading is of all. */
function isOfRow(
  place: number,
  { tokens, scanned }: Sense,
  question: Question,
  before: Question,
): boolean {
  const isRow =
    FIRST.test(tokens[place]?.text ?? '') && /^(?:de|het)$/.test(tokens[place - 1]?.text ?? '');
  const isNoun = scanned.marks.some(
    ({ from, meanings }) =>
      from === place + 1 && meanings.some(({ role }) => role === 'noun' || role === 'measure'),
  );
  // 'Welke boekingen zitten in het duurste' of quarters.
  const isList =
    NAMES.has(before.split) || (question.subject.kind === 'lines' && before.split !== undefined);
  // 'Bij welke leverancier het meest? Alleen de bovenste' is a row of its own list.
  const isOwn = question.limit === 1 && NAMES.has(question.split);
  return isRow && !isNoun && !isOwn && isList && question.split !== before.split;
}

/** 'Welk deel van de autokosten is dat': what it is a part of is told instead of it. */
const isWhole = (
  place: number,
  { tokens, figures }: Sense,
  { subject, measure, split }: Question,
): boolean =>
  measure === 'aandeel' &&
  split === undefined &&
  subject.kind === 'figure' &&
  !/"without/.test(JSON.stringify(subject)) &&
  tokens.some(({ text }) => POINTING.has(text)) &&
  figures.some(
    ({ key, mark }) =>
      mark.from === place &&
      key === subject.key &&
      tokens.slice(Math.max(0, place - 2), place).some(({ text }) => text === 'van'),
  );

/** 'Die marge' where none was asked right before. */
const isOfNone = (place: number, tokens: readonly Token[], { subject }: Question): boolean =>
  tokens[place]?.text === 'marge' &&
  tokens[place - 1]?.text === 'die' &&
  !JSON.stringify(subject).includes('marge');

const ADDED = /^(?:erbij|eraf|ervanaf|eruit)$/;
const ADDING =
  /^(?:tel|telt|tellen|doe|doen|neem|nemen|reken|voeg|zet|trek|trekken|haal|halen|laat|laten|blijf|blijft|blijven|gooi|gooien|op|optellen|opgeteld|geteld|gehaald|gelaten)$/;

/** 'Tel de huur erbij op', 'haal de huur eruit', 'en de huur erbij': an amount of two. */
const isOperation = (
  place: number,
  tokens: readonly Token[],
  { subject, only, measure, against }: Question,
  before: Question,
): boolean =>
  // 'Doe 2023 erbij' is told beside it.
  !(tokens[place]?.text === 'erbij' && against !== undefined) &&
  (ADDED.test(tokens[place]?.text ?? '') || isApart(place, tokens)) &&
  (tokens.some(({ text }) => ADDING.test(text)) ||
    (ADDED.test(tokens.at(-1)?.text ?? '') &&
      measure === undefined &&
      JSON.stringify(subject) !== JSON.stringify(before.subject))) &&
  !/without|terms|also/.test(JSON.stringify(subject)) &&
  only === undefined;

const isApart = (place: number, tokens: readonly Token[]): boolean =>
  place === tokens.length - 1 &&
  /^(?:bij|af|uit)$/.test(tokens[place]?.text ?? '') &&
  tokens.some(({ text }) => text === 'er');

/** 'Zet de huur ernaast': something beside what was told. */
const isOneOnly = (
  place: number,
  tokens: readonly Token[],
  { subject, split, against }: Question,
): boolean =>
  tokens[place]?.text === 'ernaast' &&
  (split ?? against) === undefined &&
  !JSON.stringify(subject).includes('"also"');
