import type { FigureText } from '@kengetal/contract';
import type { DefinitionKey } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import {
  centsOf,
  isWholeBudget,
  pairOf,
  periodName,
  thanComparison,
  type SummarySource,
} from './facts.ts';
import { bare, noneOf } from './change-sentence.ts';
import { checkQuestions } from './check-questions.ts';
import { unsureOf, type Fact } from './movements.ts';
import { postOf, subjectOf } from './posts.ts';
import { valueIn } from './sentence.ts';
import { emptyMonthsSaid, isUsuallyBooked, unsureQuestion } from './sure.ts';

const plain = (text: string): FigureText => ({ text, figures: {} });

/**
 * What to ask the bookkeeper, the most pressing first: what is wrong, what may be missing, then what
 * is not clear. Each follows from something in these books.
 */
export function questions(source: SummarySource, concerns: readonly Fact[]): FigureText[] {
  return [
    ...checkQuestions(source),
    emptyQuestion(source),
    costPriceQuestion(source),
    depreciationQuestion(source),
    ...unsureQuestions(source),
    revenueQuestion(source),
    concernQuestion(source, concerns),
    lossQuestion(source),
    taxQuestion(source),
    unfinishedQuestion(source),
  ].filter((question) => question !== undefined);
}

/** Only where each month of the year before has bookings. */
function emptyQuestion(source: SummarySource): FigureText | undefined {
  const empty = emptyMonthsSaid(source);
  if (empty === undefined || !isUsuallyBooked(source)) return undefined;
  return plain(`Waarom is er in ${empty} niets geboekt?`);
}

/** Sales without what they cost, where that was booked before. */
function costPriceQuestion(source: SummarySource): FigureText | undefined {
  const [costs, omzet] = [pairOf(source, 'kostprijs_omzet'), centsOf(source, 'omzet') ?? 0];
  if (source.isBudget || !costs || omzet <= 0) return undefined;
  if (valueIn(costs.now) !== 0 || valueIn(costs.then) <= 0) return undefined;
  return plain(`Waarom is er ${noneOf(source, costs.key, 'geen kostprijs van de omzet')}?`);
}

/** Headings that have a question of their own, or are told as a whole. */
const ASKED_ELSEWHERE: ReadonlySet<DefinitionKey> = new Set(['afschrijvingen', 'belastingen']);

function unsureQuestions(source: SummarySource): FigureText[] {
  return unsureOf(source)
    .filter(({ key }) => !ASKED_ELSEWHERE.has(key))
    .flatMap((pair) => unsureQuestion(source, pair) ?? []);
}

/** While bookings may still come. */
function unfinishedQuestion(source: SummarySource): FigureText | undefined {
  if (!source.report.voorlopig) return undefined;
  const period = periodName(source, source.current);
  return plain(`Zijn alle facturen en bonnetjes over ${period} verwerkt?`);
}

function depreciationQuestion(source: SummarySource): FigureText | undefined {
  const pair = pairOf(source, 'afschrijvingen');
  if (source.isBudget || !pair || valueIn(pair.now) !== 0 || valueIn(pair.then) <= 0) {
    return undefined;
  }
  return plain(`Waarom zijn er ${noneOf(source, pair.key, 'geen afschrijvingen')}?`);
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

const MONEY = 'Is er genoeg geld om de rekeningen van de volgende maanden te betalen?';

/** Asks after the first thing that needs attention. */
function concernQuestion(
  source: SummarySource,
  [concern]: readonly Fact[],
): FigureText | undefined {
  if (!concern) return undefined;
  // A refund of before that is not there now is no tax to compute.
  if (concern.key === 'belastingen' && centsOf(source, 'belastingen') === 0) return undefined;
  const known: Record<string, string> = {
    marge: 'Waardoor is de brutomarge lager?',
    overige_opbrengsten: 'Waardoor zijn de overige bedrijfsopbrengsten lager?',
    financiele_baten_lasten: 'Waardoor is het saldo van financiële baten en lasten slechter?',
    resultaat_deelnemingen: 'Waardoor is het resultaat uit deelnemingen lager?',
    belastingen: 'Hoe is de belasting over deze periode berekend?',
    liquide_middelen: MONEY,
    bank_en_kas: MONEY,
    debiteuren: 'Welke facturen staan het langst open, en wie belt die klanten?',
    totaal_eigen_vermogen: 'Hoe brengen we het eigen vermogen weer boven nul?',
    werkkapitaal: 'Kunnen we de schulden die binnen een jaar vervallen op tijd betalen?',
  };
  const text = known[concern.key];
  if (text !== undefined) return plain(text);
  const key = concern.key as DefinitionKey;
  const pair = pairOf(source, key);
  const { noun, isPlural } = pair ? postOf(pair).subject : subjectOf(key);
  return plain(`${isPlural ? 'Zijn' : 'Is'} de hogere ${bare(noun)} blijvend of eenmalig?`);
}

function lossQuestion(source: SummarySource): FigureText | undefined {
  const cents = centsOf(source, 'nettoresultaat');
  return cents !== undefined && cents < 0
    ? plain('Wat kunnen we doen om uit het verlies te komen?')
    : undefined;
}

function taxQuestion(source: SummarySource): FigureText | undefined {
  const [profit, tax] = [centsOf(source, 'nettoresultaat'), centsOf(source, 'belastingen')];
  // A month with a profit in a year with a loss is not taxed.
  const soFar = centsOf(source, 'onverdeeld_resultaat') ?? 0;
  return (profit ?? 0) >= 100 && soFar > 0 && tax === 0
    ? plain('Hoeveel belasting moeten we apart zetten voor deze winst?')
    : undefined;
}
