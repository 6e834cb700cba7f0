import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { Draft } from './draft.ts';
import { countOf } from '../text/numbers.ts';
import { meant } from './scan.ts';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { isExact, rowSizes } from './sizes.ts';

const PLACES: Readonly<Record<string, number>> = {
  eerste: 1,
  tweede: 2,
  derde: 3,
  vierde: 4,
  vijfde: 5,
};
const LIST = /^(?:rijtje|rij|lijst|lijstje|top|drie|vijf|tien|klanten|leveranciers|posten|namen)$/;
const PARTS: ReadonlySet<Question['split']> = new Set(['relatie', 'rekening', 'groep']);
const isOfParts = ({ split, subject }: Question): boolean =>
  PARTS.has(split) || (subject.kind === 'open' && split === undefined);
/** Figures that 'hoeveel heeft de tweede gekocht' says without asking another one. */
const TRADED = /^(?:relation|charged|lines)$/;

/** 'En wie kwam daar vlak achter', 'en daarna' of the largest: the next of them. */
export function nextRow({ tokens }: Sense, question: Question): Question | AskedBack | undefined {
  const { limit, skip = 0 } = question;
  const isCut = limit !== undefined && isOfParts(question) && question.measure === undefined;
  const text = tokens.map((token) => token.text).join(' ');
  if (!NEXT.test(text)) return undefined;
  if (isCut) return { ...question, skip: skip + limit };
  return /\bwie\b/.test(text)
    ? { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] }
    : undefined;
}

const NEXT =
  /^(?:en )?(?:(?:met|bij|aan|van|door|voor) )?(?:(?:wie|wat|welke) )?(?:(?:kwam|kwamen|komt|komen|staat|staan|stond|stonden|zit|zitten|volgt|volgen) )?(?:(?:daar|er) )?(?:(?:vlak|direct|meteen|net|nog) )?(?:achter|erachter|daarachter|daarna|erna|daaronder|eronder|volgt|volgen)(?: (?:dan|met hoeveel|en hoeveel|komt|komen|kwam|kwamen))?$/;

/** 'De tweede van dat rijtje', 'nummer drie', or rows in an order: that row of them. */
export function rowOf(
  sense: Sense,
  draft: Draft | undefined,
  { period }: Time,
  question: Question,
): Question | AskedBack | undefined {
  const place = placeIn(sense);
  const { limit, order, skip: _, ...rest } = question;
  // What is divided by its parts is told with the largest first.
  const isUsual = question.measure === undefined && question.against === undefined;
  const isRanked = isOfParts(question) && (limit !== undefined || order !== undefined || isUsual);
  if (place === undefined || !isRanked) return undefined;
  const isShare = has(sense, 'link', 'procent') || has(sense, 'measure', 'aandeel');
  const row = {
    ...rest,
    order: order ?? ('hoogste' as const),
    limit: 1,
    ...(place > 1 && { skip: place - 1 }),
    ...(isShare && { measure: 'aandeel' as const }),
  };
  // Of another period the same place has another name.
  const isOther =
    period !== undefined && JSON.stringify(period) !== JSON.stringify(question.period);
  // Behind one row another of the same list may be named.
  if ((limit !== 1 && place > (limit ?? Infinity)) || isOther || !isOfRow(sense, draft, question)) {
    return { kind: 'ask', text: 'Van wie of wat wil je dat zien? Noem de naam.', questions: [row] };
  }
  return row;
}

const BOOKED_ON =
  /^(?:en )?(?:wat|welke boekingen) (?:is|zijn|staat|staan|werd) (?:er )?(?:daarop|erop|hierop) (?:allemaal )?geboekt$/;
const BOUGHT = /^(?:en )?(?:door )?welke (?:inkopen|aankopen)(?: (?:zijn|waren) (?:dat|het))?$/;

/** 'Wat is daarop geboekt', 'welke inkopen' of why costs rose, and 'boven 5000' of bookings that were told. */
export function linesOf(
  { tokens, details, rest, figures, relation, scanned }: Sense,
  question: Question,
): Question | undefined {
  const { subject, only, period, measure } = question;
  const text = tokens.map((token) => token.text).join(' ');
  const isOfCost =
    subject.kind === 'account' ||
    (subject.kind === 'figure' &&
      isDefinitionKey(subject.key) &&
      definition(subject.key).more === 'ongunstig');
  if (
    isOfCost &&
    (BOOKED_ON.test(text) ||
      ((measure === 'oorzaken' || measure === 'verschil') && BOUGHT.test(text)))
  )
    return { subject, ...(only && { only }), ...(period && { period }), measure: 'boekingen' };
  const { sizes } = details;
  const isOwn =
    rest.length > 0 ||
    figures.length > 0 ||
    relation !== undefined ||
    scanned.marks.some(
      ({ piece, meanings }) =>
        piece !== undefined ||
        meanings.some(({ role }) => role === 'measure' || role === 'split' || role === 'subject'),
    );
  const isSized = Object.keys(sizes).length > 0;
  return isSized && !isOwn && question.measure === 'boekingen'
    ? { ...question, only: { ...question.only, ...sizes } }
    : undefined;
}

const COUNTED = / (?:hoeveel|hvl) (?:zijn|waren|is|was) (?:dat|het|er|ze)(?: er)?(?: in totaal)? $/;

/** What is asked of rows that were told: how many, those of a size, or what they come to. */
export const rowsOf = (
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | undefined =>
  chosenOf(sense, draft, time, question) ?? rowsTogether(sense, time, question);

/** 'Alleen boven een ton' and 'hoeveel zijn dat er' of rows that were told. */
function chosenOf(
  { tokens, details, rest, figures, relation }: Sense,
  draft: Draft | undefined,
  { period, day }: Time,
  question: Question,
): Question | undefined {
  const { split, measure, subject } = question;
  const isOwn =
    rest.length > 0 ||
    figures.length > 0 ||
    relation !== undefined ||
    (period ?? day) !== undefined;
  const isAmounts = split !== undefined && ['figure', 'account', 'relation'].includes(subject.kind);
  if (isOwn || !isAmounts || (draft && !isOfRow({ rest, figures, relation }, draft, question)))
    return undefined;
  const rows = rowSizes(details.sizes);
  const isSized =
    Object.keys(rows).length > 0 &&
    !isExact(details.sizes) &&
    (measure === undefined || measure === 'aantal');
  if (isSized) {
    const { limit: _, skip: __, ...all } = question;
    return { ...all, rows };
  }
  const isCounted = COUNTED.test(` ${tokens.map(({ text }) => text).join(' ')} `);
  const isRanked = question.limit !== undefined || measure !== undefined;
  // Of an amount by month 'hoeveel is dat' is the amount.
  const isOfRows = tokens.some(({ text }) => text === 'er') || question.rows !== undefined;
  if (!isCounted || !isOfRows || isRanked) return undefined;
  const { order: _, ...counted } = question;
  return { ...counted, measure: 'aantal' };
}

/** 'Hoeveel verlies samen' of months that were chosen: what those come to. */
function rowsTogether(
  { scanned, figures, rest, relation }: Sense,
  { period }: Time,
  question: Question,
): Question | undefined {
  const { rows, split, subject, measure } = question;
  const isSame = figures.every(({ key }) => subject.kind === 'figure' && subject.key === key);
  const isSum = meant(scanned.marks, 'link').some(({ value }) => value === 'samen');
  const isOwn = !isSame || rest.length > 0 || relation !== undefined || period !== undefined;
  return isSum && !isOwn && rows && split && measure === undefined
    ? { ...question, measure: 'samen' }
    : undefined;
}

/** Whether nothing else is asked of the row than what the list tells. */
function isOfRow(
  { rest, figures, relation }: Pick<Sense, 'rest' | 'figures' | 'relation'>,
  draft: Draft | undefined,
  { subject }: Question,
): boolean {
  if (draft === undefined) return true;
  if (draft.kind !== 'asked') {
    // The place is read as a name that nothing has.
    const isPlace = rest.length > 0 && rest.every(({ token }) => token.text in PLACES);
    const isSame = figures.every(({ key }) => subject.kind === 'figure' && subject.key === key);
    return isPlace && isSame && relation === undefined;
  }
  if (draft.isBare === true) return true;
  const { asked } = draft;
  if (TRADED.test(asked.subject.kind)) return true;
  return JSON.stringify(asked.subject) === JSON.stringify(subject);
}

function placeIn({ tokens, scanned }: Sense): number | undefined {
  const texts = tokens.map(({ text }) => text);
  const isTimed = (at: number) =>
    scanned.marks.some(({ from, to, piece }) => piece !== undefined && from <= at && at < to);
  const places = texts.flatMap((text, at) => {
    const before = texts[at - 1] ?? '';
    if (isTimed(at)) return [];
    // 'Nummer drie', 'wie staat op 3', 'op plek 3'.
    const isNumber =
      /^(?:nummer|nr|plek|plaats)$/.test(before) || (before === 'op' && at === texts.length - 1);
    const number = isNumber ? countOf(text) : undefined;
    if (number !== undefined && number <= MOST_PLACES) return [number];
    const isBare = before === 'en' && texts.length === 2;
    const isNth = text in PLACES && (isBare || /^(?:de|die|op|is|wordt)$/.test(before));
    return isNth && isAlone(texts, at) ? [PLACES[text] ?? 1] : [];
  });
  return places[0];
}

const MOST_PLACES = 20;

/** 'De tweede' without a noun behind it, or with one that is of the list. */
function isAlone(texts: readonly string[], at: number): boolean {
  const next = texts[at + 1];
  if (
    next === undefined ||
    /^(?:gekocht|afgenomen|verkocht|besteld|geleverd|ons|goed|gekost)$/.test(next)
  )
    return true;
  if (/^(?:klant|leverancier|post|naam|kostenpost|plaats|plek)$/.test(next)) return true;
  if (/^(?:daarvan|hiervan|ervan)$/.test(next)) return true;
  return next === 'van' && texts.slice(at + 2, at + 5).some((text) => LIST.test(text));
}
