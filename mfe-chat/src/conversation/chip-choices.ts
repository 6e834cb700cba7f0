import type { Question } from '@kengetal/contract';
import { formatMonths } from '@kengetal/ui';
import { askedWords } from './question-words.ts';

/** A part of what was asked, and what can be asked in its place. */
export interface Chip {
  readonly label: 'Cijfer' | 'Periode' | 'Vergelijking' | 'Verdeling';
  readonly value: string;
  readonly choices: readonly ChipChoice[];
}

export interface ChipChoice {
  readonly label: string;
  /** What is asked by it. */
  readonly words: string;
}

const choice = (label: string, words = `En ${label}?`): ChipChoice => ({ label, words });

const FIGURES = ['omzet', 'brutomarge', 'kosten', 'personeelskosten', 'resultaat'].map((name) =>
  choice(name, `En ${name === 'kosten' || name === 'personeelskosten' ? `de ${name}` : name}?`),
);
const SPLITS = ['per maand', 'per kwartaal', 'per groep', 'per rekening', 'per relatie'].map(
  (split) => choice(split),
);
const COMPARISONS = [
  choice('t.o.v. de vorige periode', 'En vergeleken met de vorige periode?'),
  choice('t.o.v. vorig jaar', 'En vergeleken met vorig jaar?'),
  choice('t.o.v. de begroting', 'En vergeleken met de begroting?'),
];

/** What was asked as chips, each with what else it could be. */
export function chipsOf(question: Question): Chip[] {
  const { subject, period, against, split } = askedWords(question);
  const isAmount = ['figure', 'account', 'relation'].includes(question.subject.kind);
  const others = (choices: readonly ChipChoice[], value: string | undefined) =>
    choices.filter(({ label }) => label !== value?.toLowerCase());
  return [
    {
      label: 'Cijfer',
      value: subject,
      choices: question.subject.kind === 'figure' ? others(FIGURES, subject) : [],
    },
    ...(period === undefined
      ? []
      : [{ label: 'Periode' as const, value: period, choices: periodsBeside(question) }]),
    ...(isAmount || against !== undefined
      ? [
          {
            label: 'Vergelijking' as const,
            value: against ?? 'geen vergelijking',
            choices: isAmount ? others(COMPARISONS, against) : [],
          },
        ]
      : []),
    ...(isAmount || split !== undefined
      ? [
          {
            label: 'Verdeling' as const,
            value: split ?? 'totaal',
            choices: isAmount ? others(SPLITS, split) : [],
          },
        ]
      : []),
  ];
}

/** The months before, a year before, and the year as a whole. */
function periodsBeside({ period, day }: Question): ChipChoice[] {
  if (!period || day !== undefined) return [];
  const { periode_min: min, periode_max: max } = period;
  const length = monthNumber(max) - monthNumber(min) + 1;
  const year = Math.trunc(max / 100);
  const spans = [
    [moved(min, -length), moved(max, -length)],
    [moved(min, length), moved(max, length)],
    [min - 100, max - 100],
    [year * 100 + 1, year * 100 + 12],
  ] as const;
  const words = spans
    .filter(([from, to]) => from !== min || to !== max)
    .map(([from, to]) =>
      to - from === 11 && from % 100 === 1 ? String(Math.trunc(to / 100)) : formatMonths(from, to),
    );
  return [...new Set(words)].map((each) => choice(each));
}

const monthNumber = (periode: number) => Math.trunc(periode / 100) * 12 + (periode % 100) - 1;

function moved(periode: number, months: number): number {
  const number = monthNumber(periode) + months;
  return Math.trunc(number / 12) * 100 + (number % 12) + 1;
}
