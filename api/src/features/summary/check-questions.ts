import type { FigureText } from '@kengetal/contract';
import { fiscalYearAt, yearLabel } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import type { ReportCheck } from '../../books/reports/parts.ts';
import type { SummarySource } from './facts.ts';
import { sentence, type Say } from './sentence.ts';

/** What to ask of each check below the statements that does not hold; those that are wrong first. */
export function checkQuestions(source: SummarySource): FigureText[] {
  const failing = source.checks.filter(({ state }) => state !== 'goed');
  const isWrong = ({ state }: ReportCheck) => (state === 'fout' ? 0 : 1);
  return failing
    .sort((one, other) => isWrong(one) - isWrong(other))
    .map((check) => sentence(`controle_${check.key}`, (say) => wordsOf(source, check, say)));
}

type Words = (check: ReportCheck, say: Say, source: SummarySource) => string;

const amount = ({ figure }: ReportCheck, say: Say) =>
  figure && valueOf(figure) !== undefined ? ` ${say.euros(figure)}` : '';

const WORDS: Readonly<Record<string, Words>> = {
  balans_sluit: (check, say) => `Waarom verschillen activa en passiva${amount(check, say)}?`,
  resultaat_gelijk: (check, say) =>
    `Waarom verschilt het resultaat op de balans${amount(check, say)} van dat op de winst-en-verliesrekening?`,
  beginbalans: (_, _say, source) => openingWords(source),
  niet_ingedeeld_resultaat: (check, say) =>
    `Waar hoort op de winst-en-verliesrekening wat niet is ingedeeld, samen${amount(check, say)}?`,
  niet_ingedeeld_balans: (check, say) =>
    `Waar hoort op de balans wat niet is ingedeeld, samen${amount(check, say)}?`,
};

/** A check that has no words of its own yet is asked by its label. */
function wordsOf(source: SummarySource, check: ReportCheck, say: Say): string {
  const words = WORDS[check.key];
  if (words) return words(check, say, source);
  const { figure, label } = check;
  const isOpen = figure && valueOf(figure) !== undefined;
  return `Hoe zit het met deze controle: ${isOpen ? say.words(label, figure) : label}?`;
}

function openingWords({ books, report }: SummarySource): string {
  const year = fiscalYearAt(books.calendar.years, report.periode_max);
  const label = year ? yearLabel(year) : '';
  return books.lacksOpening(report.periode_max)
    ? `Waarom ontbreekt de beginbalans van boekjaar ${label}? Zonder is niet te zeggen wat er op de bank staat en hoeveel eigen vermogen er is.`
    : `Waarom sluit de beginbalans van boekjaar ${label} niet aan op het jaar ervoor?`;
}
