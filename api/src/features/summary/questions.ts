import type { FigureText } from '@kengetal/contract';
import { fiscalYearAt, type DefinitionKey } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import { openingCheckOf } from '../../books/opening-checks.ts';
import {
  centsOf,
  inPeriod,
  isWholeBudget,
  named,
  pairOf,
  periodName,
  thanComparison,
  type SummarySource,
} from './facts.ts';
import { yearLabel } from '../../books/periods/names.ts';
import type { Fact } from './movements.ts';
import { subjectOf } from './posts.ts';
import { sentence } from './sentence.ts';

const plain = (text: string): FigureText => ({ text, figures: {} });

/** What to ask the bookkeeper, the most pressing first: what is wrong, then what is not clear. */
export function questions(source: SummarySource, concerns: readonly Fact[]): FigureText[] {
  return [
    balanceQuestion(source),
    openingQuestion(source),
    unclassifiedQuestion(source, 'niet_ingedeeld_resultaat', 'winst-en-verliesrekening'),
    unclassifiedQuestion(source, 'niet_ingedeeld_balans', 'balans'),
    depreciationQuestion(source),
    revenueQuestion(source),
    concernQuestion(concerns),
    lossQuestion(source),
    taxQuestion(source),
  ].filter((question) => question !== undefined);
}

/** Questions that always make sense, to fill up with. */
export function generalQuestions(source: SummarySource): FigureText[] {
  const period = periodName(source, source.current);
  return [
    plain(`Zijn alle facturen en bonnetjes over ${period} verwerkt?`),
    plain(
      'Staat er genoeg geld apart voor de btw en andere belastingen die nog betaald moeten worden?',
    ),
    plain(
      'Komen er de volgende maanden grote uitgaven of inkomsten aan waar we nu al rekening mee moeten houden?',
    ),
  ];
}

function balanceQuestion(source: SummarySource): FigureText | undefined {
  const { figure } = named(source, 'balansverschil');
  if (!valueOf(figure)) return undefined;
  return sentence(
    'balans',
    (say) => `Waarom sluit de balans niet? Activa en passiva verschillen ${say.euros(figure)}.`,
  );
}

function openingQuestion({ books, report, openings }: SummarySource): FigureText | undefined {
  const year = fiscalYearAt(books.calendar.years, report.periode_max);
  if (!year) return undefined;
  if (books.lacksOpening(report.periode_max)) {
    return plain(
      `Waarom ontbreekt de beginbalans van boekjaar ${yearLabel(year)}? Zonder is niet te zeggen wat er op de bank staat en hoeveel eigen vermogen er is.`,
    );
  }
  const check = openingCheckOf(openings, year);
  if (!check || check.ok) return undefined;
  return plain(
    `Waarom sluit de beginbalans van boekjaar ${yearLabel(year)} niet aan op het jaar ervoor?`,
  );
}

function unclassifiedQuestion(
  source: SummarySource,
  key: DefinitionKey,
  statement: string,
): FigureText | undefined {
  const { figure } = named(source, key);
  if (!valueOf(figure)) return undefined;
  return sentence(
    key,
    (say) => `Waar hoort op de ${statement} wat niet is ingedeeld, samen ${say.euros(figure)}?`,
  );
}

function depreciationQuestion(source: SummarySource): FigureText | undefined {
  const pair = pairOf(source, 'afschrijvingen');
  if (!pair || valueOf(pair.now.figure) !== 0 || !valueOf(pair.then.figure)) return undefined;
  return plain(`Waarom zijn er ${inPeriod(source, source.current)} geen afschrijvingen geboekt?`);
}

const LEAST_DROP = 5;

/** Only where the omzet fell by more than a few percent. */
function revenueQuestion(source: SummarySource): FigureText | undefined {
  if (isWholeBudget(source)) return undefined;
  const pair = pairOf(source, 'omzet');
  const before = valueOf(pair?.then.figure ?? { kind: 'absent', reason: '' }) ?? 0;
  if (!pair || pair.change * 100 > -LEAST_DROP * before || before <= 0) return undefined;
  return plain(`Waardoor is de omzet lager ${thanComparison(source)}?`);
}

/** Asks after the largest thing that needs attention. */
function concernQuestion([concern]: readonly Fact[]): FigureText | undefined {
  if (!concern) return undefined;
  const known: Record<string, string> = {
    marge: 'Waardoor is de brutomarge lager?',
    overige_opbrengsten: 'Waardoor zijn de overige opbrengsten lager?',
    financiele_baten_lasten: 'Waardoor is het saldo van financiële baten en lasten slechter?',
    resultaat_deelnemingen: 'Waardoor is het resultaat uit deelnemingen lager?',
    belastingen: 'Hoe is de belasting over deze periode berekend?',
    liquide_middelen: 'Is er genoeg geld om de rekeningen van de volgende maanden te betalen?',
    debiteuren: 'Welke facturen staan het langst open, en wie belt die klanten?',
    totaal_eigen_vermogen: 'Hoe brengen we het eigen vermogen weer boven nul?',
    werkkapitaal: 'Kunnen we de schulden die binnen een jaar vervallen op tijd betalen?',
  };
  const text = known[concern.key];
  if (text !== undefined) return plain(text);
  const { noun, isPlural } = subjectOf(concern.key as DefinitionKey);
  const higher = noun.replace(/^De /, 'de hogere ');
  return plain(`${isPlural ? 'Zijn' : 'Is'} ${higher} blijvend of eenmalig?`);
}

function lossQuestion(source: SummarySource): FigureText | undefined {
  const cents = centsOf(source, 'nettoresultaat');
  return cents !== undefined && cents < 0
    ? plain('Wat kunnen we doen om uit het verlies te komen?')
    : undefined;
}

function taxQuestion(source: SummarySource): FigureText | undefined {
  const [profit, tax] = [centsOf(source, 'nettoresultaat'), centsOf(source, 'belastingen')];
  return (profit ?? 0) > 0 && tax === 0
    ? plain('Hoeveel belasting moeten we apart zetten voor deze winst?')
    : undefined;
}
