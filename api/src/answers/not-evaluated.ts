import type { Question, QuestionMeasure } from '@kengetal/contract';
import { EVALUATED, ROWS, SEVERAL, type Divided, type Way } from './evaluated.ts';
import { nameInside, type Measured } from './measured.ts';
import { HEADS } from './part-names.ts';
import { isChosen } from './rows.ts';
import { isPeriodSplit } from './series-by.ts';

const MEASURES: Readonly<Record<QuestionMeasure, string>> = {
  bedrag: 'Het bedrag',
  verschil: 'Het verschil',
  aandeel: 'Het aandeel',
  gemiddelde: 'Het gemiddelde',
  aantal: 'Het aantal',
  boekingen: 'De boekingen',
  oorzaken: 'De oorzaken',
  samen: 'Het totaal van gekozen regels',
};
/** What can be told of a day: a share of it is of the whole of other days. */
const OF_DAY: ReadonlySet<QuestionMeasure> = new Set(['bedrag', 'boekingen', 'aantal', 'samen']);

/**
 * What a question says that the evaluator of its subject does not do, in a sentence; undefined where
 * all of it is done.
 * @param name of what is measured, where that is known
 */
export function whyNotEvaluated(question: Question, name?: string): string | undefined {
  const { subject, measure = 'bedrag', split, against, day, only = {} } = question;
  const evaluated = EVALUATED[subject.kind];
  const called = name ?? evaluated.name;
  const inside = nameInside(called);
  const ways = evaluated.measures[measure];
  const what = measure === 'bedrag' ? called : `${MEASURES[measure]} van ${inside}`;
  if (!ways) return `${what} geef ik niet.`;
  const divided = dividedBy(split);
  const way = ways[split ?? 'geheel'] ?? ways[divided];
  const per = split === undefined ? '' : ` ${perWords(split)}`;
  if (!way && measure !== 'bedrag') return `${what} geef ik niet${per}.`;
  if (!way) return `${called} verdeel ik niet${per}${waysWords(Object.keys(ways) as Divided[])}.`;
  if (against !== undefined && !way.beside) {
    const other = against === 'begroting' ? 'een begroting' : 'een andere periode';
    return `${what} zet ik${per} niet naast ${other}.`;
  }
  const isOfDay = evaluated.day.includes(divided) && against === undefined && OF_DAY.has(measure);
  if (day !== undefined && !isOfDay) return `${called}${per} geef ik zo niet van één dag.`;
  const narrowing = Object.keys(only) as (keyof typeof only)[];
  const { only: known } = evaluated;
  if (known !== 'alles' && narrowing.some((key) => !known.includes(key)))
    return `${called} is zo niet verder te filteren.`;
  if (question.of !== undefined && !(evaluated.of && isShare(question)))
    return `${what} geef ik${per} niet als deel van iets anders.`;
  if (!choosesRows(question, way)) return `Uit ${inside} kies ik${per} zo geen regels.`;
  return undefined;
}

/** The same of amounts that are asked beside each other. */
export function whyNotSeveral(question: Question): string | undefined {
  const { measure = 'bedrag', split, against, day, of, subject } = question;
  const isEach = subject.kind === 'account' && split === 'rekening';
  const way = SEVERAL[measure]?.[isEach ? 'rekening' : dividedBy(split)];
  const isDone =
    way && (against === undefined || (way.beside && split === undefined)) && of === undefined;
  if (isDone && choosesRows(question, way) && (day === undefined || split === undefined))
    return undefined;
  return 'Van meer cijfers tegelijk geef ik dat niet. Vraag ze één voor één.';
}

/** What does not go with what is measured: a day with what is computed, an average with a balance. */
export function whyNotOf(
  { day, measure, split }: Question,
  { name, basis, lines }: Measured,
): string | undefined {
  if (day !== undefined && !lines) return `${name} is berekend, en alleen van hele maanden bekend.`;
  if (measure === 'boekingen' && !lines) return `${name} is berekend en heeft geen boekingen.`;
  if (basis !== 'stock') return undefined;
  if (measure === 'gemiddelde')
    return `${name} is een stand van één moment: daarvan geef ik geen gemiddelde.`;
  // Sums by relation and by cost centre are kept of the result alone.
  const isUnkept = (split === 'relatie' || split === 'kostenplaats') && lines?.isNarrowed !== true;
  if (!isUnkept || measure === 'boekingen') return undefined;
  return `${name} is een stand en verdeel ik niet ${perWords(split)}. Vraag naar de boekingen ${perWords(split)} om te zien wat er bewoog.`;
}

/** Whether rows are chosen only where there are some to choose of. */
function choosesRows(question: Question, { rows }: Way): boolean {
  const { against, split, measure } = question;
  const isWhole = against !== undefined && split === undefined && measure !== 'oorzaken';
  return ROWS.every((key) => question[key] === undefined || (!isWhole && rows.includes(key)));
}

/** Where a part of something else is told: as a share, or its change, or of rows together. */
const isShare = (question: Question): boolean => {
  const { measure, split } = question;
  if (measure === 'samen') return split !== undefined && isChosen(question);
  return measure === 'aandeel' || (measure === 'verschil' && split === undefined);
};

const dividedBy = (split: Question['split']): Divided =>
  split === undefined
    ? 'geheel'
    : isPeriodSplit(split)
      ? 'perioden'
      : split in HEADS
        ? 'delen'
        : split;

/** 'Per btw-code'. */
export const perWords = (split: NonNullable<Question['split']>): string =>
  `per ${(split in HEADS ? HEADS[split as keyof typeof HEADS] : split).toLowerCase()}`;

/** ', wel per maand, kwartaal, jaar of relatie': what it can be divided by. */
function waysWords(ways: readonly Divided[]): string {
  const words = ways.flatMap((way) => {
    if (way === 'geheel') return [];
    if (way === 'perioden') return ['maand', 'kwartaal', 'jaar'];
    if (way === 'delen') return Object.values(HEADS).map((head) => head.toLowerCase());
    return [perWords(way).slice('per '.length)];
  });
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1
    ? `, wel per ${last}`
    : `, wel per ${words.slice(0, -1).join(', ')} of ${last}`;
}
