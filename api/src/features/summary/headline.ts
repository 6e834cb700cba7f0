import type { FigureText } from '@kengetal/contract';
import { capitalised } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import {
  centsOf,
  inPeriod,
  isWholeBudget,
  named,
  pairOf,
  periodName,
  thanComparison,
  whyNoComparison,
} from './facts.ts';
import type { Pair, SummarySource } from './facts.ts';
import { lackingOf } from '../../books/periods/reports.ts';
import { aheadSentence } from '../../books/columns/ahead-sentence.ts';
import { causeClause } from './causes.ts';
import { changeSentence, noneOf } from './change-sentence.ts';
import {
  apart,
  isZero,
  lossOf,
  opposite,
  sentence,
  valueIn,
  type Named,
  type Say,
} from './sentence.ts';
import { emptyMonthsSaid } from './sure.ts';

/** The result and how it changed; a loss is called a loss. */
export function resultSentence(source: SummarySource): FigureText {
  const period = periodName(source, source.current);
  const now = named(source, 'nettoresultaat');
  const pair = pairOf(source, 'nettoresultaat');
  return sentence('resultaat', (say) => {
    if (valueOf(now.figure) === undefined) return `Over ${period} is geen resultaat te berekenen.`;
    if (pair && isTurned(pair)) return turned(source, pair, say);
    const change = pair ? changeClause(source, pair, say) : '';
    return `${capitalised(inPeriod(source, source.current))} ${outcome(now, say)}${change}.`;
  });
}

/** From profit to loss, or the other way. */
function isTurned({ now, then }: Pair): boolean {
  const [value, base] = [valueIn(now), valueIn(then)];
  return !isZero(value) && !isZero(base) && value < 0 !== base < 0;
}

function turned(source: SummarySource, { now, then }: Pair, say: Say): string {
  const before =
    valueIn(then) < 0
      ? `verlies van ${say.euros(lossOf(then))}`
      : `winst van ${say.euros(then.figure)}`;
  const after =
    valueIn(now) < 0
      ? `verlies van ${say.euros(lossOf(now))}`
      : `winst van ${say.euros(now.figure)}`;
  if (source.isBudget) {
    return `Begroot was een ${before}; ${inPeriod(source, source.current)} werd het een ${after}.`;
  }
  const [when, then_] = [source.current, source.comparison].map((column) =>
    inPeriod(source, column, 'over'),
  );
  return `Het resultaat ging van een ${before} ${then_} naar een ${after} ${when}.`;
}

function outcome(now: Named, say: Say): string {
  const cents = valueIn(now);
  if (isZero(cents)) return `kwam het resultaat uit op ${say.euros(now.figure)}`;
  return cents < 0
    ? `leed je ${say.euros(lossOf(now))} verlies`
    : `maakte je ${say.euros(now.figure)} winst`;
}

function changeClause(source: SummarySource, { now, then, change }: Pair, say: Say): string {
  const than = thanComparison(source);
  const [value, base] = [valueIn(now), valueIn(then)];
  if (isZero(change) || (isZero(value) && isZero(base)))
    return `, vrijwel evenveel ${than.replace(/^dan/, 'als')}`;
  if (isZero(base)) return `; ${heldAgainst(source)} ${say.euros(then.figure)}`;
  const size = say.euros(apart(now, then, 'Verschil in resultaat'));
  // Of nothing, only what it was before says whether this is about profit or loss.
  const isLoss = isZero(value) ? base < 0 : value < 0;
  const more = (isLoss ? change < 0 : change > 0) ? 'meer' : 'minder';
  if (!isZero(value)) return `, ${size} ${more} ${than}`;
  return `, ${size} ${more} ${isLoss ? 'verlies' : 'winst'} ${than}`;
}

/** What stands before the result of the comparison: 'in februari 2025 was het resultaat'. */
function heldAgainst(source: SummarySource): string {
  if (source.isBudget) return 'begroot was';
  return `${inPeriod(source, source.comparison)} was het resultaat`;
}

/** The omzet, in one sentence. */
export function revenueSentence(source: SummarySource): FigureText | undefined {
  const cents = centsOf(source, 'omzet');
  if (cents === undefined) return undefined;
  const { figure } = named(source, 'omzet');
  const pair = pairOf(source, 'omzet');
  return sentence('omzet', (say) => {
    const isNone = cents === 0 && (!pair || pair.change === 0);
    if (isNone) return `Er is ${noneOf(source, 'omzet', 'geen omzet')}.`;
    if (!pair || isZero(pair.change)) {
      return `De omzet ${pair ? 'bleef vrijwel gelijk op' : 'kwam uit op'} ${say.euros(figure)}.`;
    }
    const subject = { noun: 'De omzet', isPlural: false };
    const cause = () => causeClause(source, { subject, pair, side: 1 }, say);
    return changeSentence(source, pair, subject, say, cause);
  });
}

const OWN_TAX = 'Van deze winst gaan je eigen beloning en je inkomstenbelasting nog af.';

/** Whether tax is in the result; undefined of a loss, and where it is not known. */
export function taxSentence(source: SummarySource): FigureText | undefined {
  const [profit, tax] = [centsOf(source, 'nettoresultaat'), named(source, 'belastingen')];
  const cents = valueOf(tax.figure);
  if (profit === undefined || profit <= 0 || isZero(profit)) return undefined;
  if (cents === undefined || cents > 0) return undefined;
  return sentence('belasting', (say) => {
    if (cents === 0) {
      if (source.books.isOfPerson) return OWN_TAX;
      const none = say.words('geen', tax.figure);
      return `In het resultaat zit ${none} belasting over de winst: die is niet geboekt.`;
    }
    const explanation = 'De belasting als kosten: positief.';
    const cost = opposite(tax, { label: tax.label, explanation });
    return `In het resultaat zit ${say.euros(cost)} belasting over de winst.`;
  });
}

/** Says that the figures may still change, or that there is nothing to hold them against. */
export function caveats(source: SummarySource): FigureText[] {
  const plain = (text: string): FigureText => ({ text, figures: {} });
  const reason = whyNoComparison(source);
  const ahead = aheadSentence(source.current);
  const empty = emptyMonthsSaid(source);
  return [
    ...(ahead ? [ahead] : []),
    ...(empty === undefined ? [] : [plain(`In ${empty} is niets geboekt.`)]),
    ...(source.report.voorlopig
      ? [plain(`Deze cijfers zijn voorlopig: ${whatLacks(source)}`)]
      : []),
    ...(isWholeBudget(source)
      ? [plain('De begroting is van de hele maand, de cijfers nog niet.')]
      : []),
    ...(reason === undefined ? [] : [plain(`Een vergelijking is er niet: ${lowered(reason)}`)]),
  ];
}

/** Empty months are told apart from this. */
function whatLacks({ books, report }: SummarySource): string {
  const lacking = lackingOf(books.calendar.lacking ?? [], report);
  const found = lacking.find(({ kind }) => kind !== 'maanden');
  return found ? lowered(found.text) : 'er kunnen nog boekingen bij komen.';
}

function lowered(reason: string): string {
  const text = reason.charAt(0).toLowerCase() + reason.slice(1);
  return /[.?]$/.test(text) ? text : `${text}.`;
}
