import type { Question } from '@kengetal/contract';
import { addMonths } from '@kengetal/ledger';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** 'En de hoogste' behind an average: one of the months or invoices that it is over. */
export function endOfAverage(sense: Sense, before: Question): Question | undefined {
  const order = first(sense, 'order');
  const { measure, split = 'maand', ...whole } = before;
  const isBare =
    sense.rest.length + sense.figures.length === 0 &&
    sense.relation === undefined &&
    meant(sense.scanned.marks, 'noun').length === 0 &&
    sense.scanned.marks.every(({ piece }) => piece === undefined);
  if (measure !== 'gemiddelde' || (order !== 'hoogste' && order !== 'laagste') || !isBare)
    return undefined;
  const rows = { order, limit: sense.details.limit ?? 1 };
  if (split === 'factuur') return { ...whole, measure: 'boekingen', ...rows };
  return {
    ...whole,
    split,
    ...rows,
    ...(has(sense, 'measure', 'aandeel') && { measure: 'aandeel' }),
  };
}

const MOST_YEARS = 4;

/** 'Gemiddeld per maand, per jaar', 'gemiddeld per maand 2023 2024 2025': an average is of one period. */
export function averageOfEach(sense: Sense, question: Question): AskedBack | undefined {
  const { measure, split, period, against } = question;
  const { calendar } = sense.vocabulary;
  if (measure !== 'gemiddelde' || against !== undefined) return undefined;
  const said = new Set(meant(sense.scanned.marks, 'split').map(({ value }) => value));
  const isMonthly =
    said.has('maand') ||
    has(sense, 'noun', 'maanden') ||
    sense.tokens.some(({ text }) => text === 'maand');
  const isEach = split === 'jaar' || said.has('jaar') || isListed(sense);
  if (!isMonthly || !isEach || !period) return undefined;
  const years = [];
  for (let at = period.periode_min; at <= Math.min(period.periode_max, calendar.last);) {
    const year = calendar.spanOfYear(at);
    years.push(year);
    at = addMonths(year.periode_max, 1);
  }
  const { split: _, order: __, limit: ___, ...whole } = question;
  if (years.length < 2) return undefined;
  const each = years.slice(-MOST_YEARS).map((year) => ({ ...whole, period: year }));
  return {
    kind: 'ask',
    text: 'Een gemiddelde per maand geef ik van één periode. Van welk jaar?',
    questions: each,
  };
}

/** '2023 2024 2025', where nothing says that they are one stretch. */
const isListed = ({ scanned, tokens }: Sense): boolean =>
  tokens.filter(({ text }) => /^20\d\d$/.test(text)).length > 1 &&
  scanned.marks.some(({ piece }) => piece !== undefined) &&
  !tokens.some(({ text }) => /^(?:tm|tot|over|samen|en|tov|dan|vanaf|sinds)$/.test(text));
