import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { countOf } from '../text/numbers.ts';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import { isStock } from './draft.ts';
import { isRatio } from './finish.ts';
import type { Sense } from './sense.ts';
import { areAlike, containing, termsOf } from './terms.ts';
import type { AskedBack } from './together.ts';
import {
  areAlikeBut,
  isPlainAmount,
  MOST_TURNS,
  runOf,
  spanOfAll,
  turnsBefore,
  unitOf,
} from './turns.ts';

const SUM =
  /^(?:samen|tesamen|tezamen|totaal|opgeteld|optellen|gezamenlijk|elkaar|mekaar|bijelkaar|op)$/;
const AVERAGE = /^(?:gem|gemiddeld|gemiddelde)$/;
const SHARE = /^(?:procent|percentage|pct|aandeel|deel|%)$/;
/** Words that ask nothing but what was told, all of it in one. */
const BARE =
  /^(?:en|dan|dus|nu|nou|maar|graag|ook|eens|even|hoeveel|hvl|wat|welk|is|was|zijn|waren|wordt|kost|kostte|kostten|dat|die|dit|deze|ze|het|de|er|in|bedrag|euro|geld|alles|allemaal|maakt|maken|komt|komen|uit|bij|tel|telt|doe|geef|reken|alle|van|over|per|beide|top|saldo|saldi)$/;
const NOUNS: Readonly<Record<string, NonNullable<Question['split']>>> = {
  maanden: 'maand',
  mnd: 'maand',
  maand: 'maand',
  kwartalen: 'kwartaal',
  kwartaal: 'kwartaal',
  jaren: 'jaar',
  jaar: 'jaar',
  boekjaren: 'jaar',
  boekjaar: 'jaar',
};

/**
 * 'Samen', 'wat kost dat samen', 'die drie gemiddeld': a turn that asks no more than what the rows
 * that stand there, or the turns before it, come to.
 */
export function toldTogether(sense: Sense, before: Before): Question | AskedBack | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const { question: last } = before;
  const rest = last && REST.test(texts.join(' ')) ? restOf(last) : undefined;
  if (rest) return rest;
  const beside = BESIDE.test(texts.join(' ')) ? turnsBeside(turnsBefore(before), sense) : undefined;
  if (beside) return beside;
  if (!last || !texts.every((text, at) => isBare(text, texts[at - 1]))) return undefined;
  const says = (words: RegExp) => texts.some((text) => words.test(text));
  const count =
    texts.map(countOf).find((each) => each !== undefined) ?? (says(/^beide$/) ? 2 : undefined);
  const unit = texts.flatMap((text) => NOUNS[text] ?? [])[0];
  const isSum =
    says(SUM) || (says(/^tel$/) && says(/^op$/)) || (says(/^(?:saldo|saldi)$/) && (count ?? 1) > 1);
  const said = { count, unit, isShare: says(SHARE) };
  // What comes back is told with what it comes to in a month.
  if (last.subject.kind === 'recurring')
    return last.limit === undefined &&
      last.subject.aspect === undefined &&
      unit === undefined &&
      !said.isShare &&
      count === undefined &&
      (says(SUM) || says(AVERAGE))
      ? last
      : undefined;
  if (count === 1 || isSum === says(AVERAGE)) return undefined;
  // 'Hoeveel samen' of bookings that were listed.
  const isListed =
    last.measure === 'boekingen' && last.limit === undefined && unit === undefined && !said.isShare;
  if (isSum && isListed && last.subject.kind !== 'lines') return amountOf(last);
  const turns = turnsBefore(before);
  if (!isSum) return said.isShare ? undefined : averageOf(turns, said, sense);
  // 'En in totaal' of some that are late: all that is open.
  const isAll = says(/^(?:in|alles|alle|het)$/) && !says(/^(?:dat|die|dit|deze|ze|samen)$/);
  return (isAll ? undefined : rowsTogether(last, said)) ?? turnsTogether(turns, said, sense);
}

const amountOf = ({ measure: _, order: __, ...amount }: Question): Question => amount;

const BESIDE =
  /^(?:(?:en|dan|nu|graag|eens|zet|leg|toon|geef|die|dat|deze|ze|de|alle|beide|allebei|twee|drie|vier|2|3|4|jaren|kwartalen|maanden|periodes|cijfers) )*(?:naast|onder) elkaar$|^(?:en )?(?:allebei|beide|alle (?:twee|drie|2|3))$/;

/** 'Zet ze naast elkaar' after periods that were each asked: a series, or two beside each other. */
function turnsBeside(
  turns: readonly Question[],
  { vocabulary: { calendar } }: Sense,
): Question | undefined {
  const run = runOf(turns, 'period');
  const [last, then, ...more] = run.toSorted(
    (a, b) => (b.period?.periode_max ?? 0) - (a.period?.periode_max ?? 0),
  );
  const isReport = last?.subject.kind === 'component';
  if (
    !last?.period ||
    !then?.period ||
    !isPlainAmount(last) ||
    last.split !== undefined ||
    !(isReport || AMOUNTS.has(last.subject.kind))
  )
    return undefined;
  const [unit, period] = [
    unitOf(run.map((each) => each.period)),
    spanOfAll(run.map((each) => each.period)),
  ];
  const areWhole =
    unit !== 'jaar' ||
    run.every(({ period: each }) => each && isSame(each, calendar.spanOfYear(each.periode_max)));
  if (unit && period && areWhole) return { ...last, period, split: unit };
  return more.length > 0
    ? undefined
    : {
        ...last,
        ...(!isReport && { measure: 'bedrag' as const }),
        against: usualAgainst(last.period, then.period, calendar),
      };
}

const REST =
  /^(?:(?:en|dan|wat|hoeveel|doet|doen|deed|deden|is|zijn|was) )*(?:de |het |alle )?(?:rest|overige|overigen|anderen)(?: (?:samen|dan|klanten|leveranciers|groepen|maanden|kwartalen))*$/;

/** 'En de rest' of the largest rows: the others together, in the measure that those were told in. */
function restOf({ limit = 1, skip, ...last }: Question): Question | undefined {
  const { split, measure = 'bedrag', against, subject } = last;
  const isRanked =
    limit > 1 &&
    skip === undefined &&
    split !== undefined &&
    against === undefined &&
    subject.kind !== 'open';
  return isRanked && ROWS.has(measure)
    ? {
        ...last,
        measure: measure === 'aandeel' ? measure : 'samen',
        order: last.order ?? 'hoogste',
        skip: limit,
      }
    : undefined;
}

const isBare = (text: string, before: string | undefined): boolean =>
  [SUM, AVERAGE, SHARE, BARE].some((words) => words.test(text)) ||
  text in NOUNS ||
  countOf(text) !== undefined ||
  (text === 'kosten' && /^(?:wat|hoeveel)$/.test(before ?? ''));

interface Said {
  readonly count: number | undefined;
  readonly unit: Question['split'];
  readonly isShare: boolean;
}

const ROWS: ReadonlySet<string> = new Set(['bedrag', 'aandeel', 'samen', 'aantal']);

/** What the rows of a list come to that are chosen, or that are open. */
function rowsTogether(last: Question, { count, unit, isShare }: Said): Question | undefined {
  const { of, order, ...list } = last;
  const { subject, split, limit, rows, against, measure = 'bedrag' } = list;
  const isOpen = subject.kind === 'open';
  const isCut = (limit ?? 1) > 1 || (rows !== undefined && limit === undefined);
  const isOther =
    (count !== undefined && count !== limit) || (unit !== undefined && unit !== split);
  if (isOther || against !== undefined || !ROWS.has(measure)) return undefined;
  if (isOpen && isShare && !isCut && (subject.late ?? subject.older ?? list.only) === undefined)
    return undefined;
  if (isCut ? split === undefined && !isOpen : !isOpen || limit !== undefined) return undefined;
  const { measure: _, ...told } = { ...list, ...(order && { order }) };
  if (isShare) return { ...told, measure: 'aandeel', ...(of !== undefined && { of }) };
  // A list of what is open says already what all of it comes to.
  return isCut ? { ...told, measure: 'samen' } : told;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'figure',
  'account',
  'relation',
  'vat',
  'charged',
  'sum',
]);

/** What the last turns come to: of one thing in periods that follow on each other, or of one period. */
function turnsTogether(
  turns: readonly Question[],
  said: Said,
  sense: Sense,
): Question | AskedBack | undefined {
  const [last] = turns;
  if (!last || said.isShare || !isPlainAmount(last) || !AMOUNTS.has(last.subject.kind))
    return undefined;
  const { split, order: _, ...whole } = last;
  const periods = runOf(turns, 'period');
  const subjects = runOf(turns, 'subject');
  const run = chosenOf(periods.length > 1 ? periods : subjects, turns, said);
  if (run && 'kind' in run) return run;
  if (!run) return split === undefined || isStock(last, sense.vocabulary) ? undefined : whole;
  if (periods.length === 1) return sumOf(run, sense);
  if (isStock(last, sense.vocabulary))
    return ask('Standen van verschillende momenten tel ik niet bij elkaar op. Wat wil je zien?');
  const period = spanOfAll(run.map((each) => each.period));
  if (!period)
    return ask('Ik tel op over een reeks zonder gaten. Welke periodes wil je samen zien?');
  // Of two lists it may be the last, or both.
  return split === undefined
    ? { ...whole, period }
    : ask('Wat wil je samen zien?', [whole, { ...whole, period }]);
}

/** The turns of a run that are meant; nothing where there is one only. */
function chosenOf(
  run: readonly Question[],
  turns: readonly Question[],
  { count, unit }: Said,
): readonly Question[] | AskedBack | undefined {
  const chosen = run.slice(0, count);
  const isUnknown = count === undefined && run.length >= MOST_TURNS && run.length === turns.length;
  const isOther = unit !== undefined && unit !== unitOf(chosen.map(({ period }) => period));
  if (chosen.length < 2 && count === undefined) return undefined;
  return isUnknown || isOther || chosen.length < (count ?? 2)
    ? ask('Welke wil je samen zien?')
    : chosen;
}

/** Amounts of one period that are alike and not in each other, in the order that they were asked. */
function sumOf(run: readonly Question[], sense: Sense): Question | AskedBack | undefined {
  const [last] = run;
  const subjects = run.toReversed().map(({ subject }) => termsOf(subject) ?? []);
  const terms = subjects.flatMap(([of]) => (of ? [{ teken: 'plus' as const, of }] : []));
  const stocks = run.filter((each) => isStock(each, sense.vocabulary)).length;
  const isMixed = stocks > 0 && stocks < run.length;
  const isOne =
    subjects.every((each) => each.length === 1) &&
    last?.only === undefined &&
    last?.of === undefined;
  if (!isOne || isMixed || terms.length > 6 || !areAlike(terms, false)) return undefined;
  if (containing(terms, sense).length > 0)
    return ask('Het een zit al in het ander. Wat wil je zien?', run.toReversed());
  return { subject: { kind: 'sum', terms }, ...(last?.period && { period: last.period }) };
}

/** 'Gemiddeld' of what was added up, of months that were each asked, or by the unit that is said. */
function averageOf(
  [head, ...earlier]: readonly Question[],
  said: Said,
  sense: Sense,
): Question | AskedBack | undefined {
  const summed = runOf(earlier, 'period');
  const isSum =
    summed.length > 1 &&
    head !== undefined &&
    summed.every((each) => areAlikeBut('period', each, head)) &&
    isSame(head.period, spanOfAll(summed.map(({ period }) => period)));
  const turns = head === undefined || isSum ? earlier : [head, ...earlier];
  const run = chosenOf(runOf(turns, 'period'), turns, { ...said, unit: undefined });
  const [last] = turns;
  if (
    !last ||
    !run ||
    last.split !== undefined ||
    !isPlainAmount(last) ||
    !AMOUNTS.has(last.subject.kind)
  )
    return undefined;
  if ('kind' in run) return run;
  const own = unitOf(run.map(({ period }) => period));
  const unit = said.unit ?? own;
  const isMeant = isSum || said.count !== undefined || own === unit;
  if (!isMeant || unit === undefined || isStock(last, sense.vocabulary) || isRatio(last.subject))
    return undefined;
  const period = spanOfAll(run.map((each) => each.period));
  if (!period) return ask('Ik middel over een reeks zonder gaten. Welke periodes bedoel je?');
  // Years that are longer, or of the calendar, are averaged by month.
  const { calendar } = sense.vocabulary;
  const areYears = run.every(
    ({ period: each }) =>
      each && monthsIn(each) === 12 && isSame(each, calendar.spanOfYear(each.periode_max)),
  );
  const monthly = { ...last, period, measure: 'gemiddelde' as const };
  if (unit !== 'jaar' || own !== 'jaar' || areYears)
    return { ...monthly, ...(unit !== 'maand' && { split: unit }) };
  return said.unit === undefined
    ? monthly
    : ask('Een gemiddelde per jaar geef ik van boekjaren van twaalf maanden. Wat wil je zien?', [
        monthly,
      ]);
}

const isSame = (one: Question['period'], other: Question['period']): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

const ask = (text: string, questions: readonly Question[] = []): AskedBack => ({
  kind: 'ask',
  text,
  questions,
});
