import type { Question } from '@kengetal/contract';
import { formatMonths } from '@kengetal/ui';
import { againstWords, askedWords, SPLITS, type Choice } from './question-words.ts';

/** A part of what was asked, and what can be asked in its place. */
export interface Chip {
  readonly label: 'Cijfer' | 'Periode' | 'Vergelijking' | 'Verdeling';
  readonly value: string;
  readonly choices: readonly Choice[];
}

const FIGURES = ['omzet', 'brutomarge', 'kosten', 'bedrijfsresultaat', 'resultaat'];
const AGAINST = ['vorige_periode', 'vorig_jaar', 'begroting'] as const;
const SPLIT_BY = ['maand', 'kwartaal', 'groep', 'rekening', 'relatie'] as const;

/** What was asked as chips, each with what else it could be. */
export function chipsOf(question: Question): Chip[] {
  const { subject, period, against, split } = askedWords(question);
  const hasAmount = ['figure', 'account', 'relation'].includes(question.subject.kind);
  return [
    { label: 'Cijfer', value: subject, choices: otherFigures(question) },
    ...(period === undefined
      ? []
      : [{ label: 'Periode' as const, value: period, choices: otherPeriods(question) }]),
    ...(hasAmount
      ? [
          {
            label: 'Vergelijking' as const,
            value: against ?? 'geen vergelijking',
            choices: otherComparisons(question),
          },
          { label: 'Verdeling' as const, value: split ?? 'totaal', choices: otherSplits(question) },
        ]
      : []),
  ];
}

function otherFigures(question: Question): Choice[] {
  const { subject } = question;
  if (subject.kind !== 'figure') return [];
  return FIGURES.filter((key) => key !== subject.key).map((key) => ({
    label: key,
    question: { ...question, subject: { kind: 'figure', key } },
  }));
}

function otherComparisons({ against, ...question }: Question): Choice[] {
  const { measure, ...amount } = question;
  const none = measure === 'verschil' || measure === 'oorzaken' ? amount : question;
  return [
    ...(against === undefined ? [] : [{ label: 'geen vergelijking', question: none }]),
    ...AGAINST.filter((each) => each !== against).map((each) => ({
      label: againstWords(each),
      question: { ...question, against: each },
    })),
  ];
}

function otherSplits({ split, order: _order, limit: _limit, ...question }: Question): Choice[] {
  return [
    ...(split === undefined ? [] : [{ label: 'totaal', question }]),
    ...SPLIT_BY.filter((each) => each !== split).map((each) => ({
      label: SPLITS[each],
      question: { ...question, split: each },
    })),
  ];
}

/** As many months before and after, a year before, and the year as a whole. */
function otherPeriods(question: Question): Choice[] {
  const { period, day } = question;
  if (!period || day !== undefined) return [];
  const { periode_min: min, periode_max: max } = period;
  const length = monthNumber(max) - monthNumber(min) + 1;
  const year = Math.trunc(max / 100) * 100;
  const spans = [
    [moved(min, -length), moved(max, -length)],
    [moved(min, length), moved(max, length)],
    [min - 100, max - 100],
    [year + 1, year + 12],
  ] as const;
  const choices = spans
    .filter(([from, to]) => from !== min || to !== max)
    .map(([periode_min, periode_max]) => ({
      label: formatMonths(periode_min, periode_max),
      question: { ...question, period: { periode_min, periode_max } },
    }));
  // The same months may be one step back and a year back.
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()];
}

const monthNumber = (periode: number) => Math.trunc(periode / 100) * 12 + (periode % 100) - 1;

function moved(periode: number, months: number): number {
  const number = monthNumber(periode) + months;
  return Math.trunc(number / 12) * 100 + (number % 12) + 1;
}
