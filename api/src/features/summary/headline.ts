import type { FigureText } from '@kengetal/contract';
import { changePercent, valueOf } from '../../books/figures/values.ts';
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
import { capitalised } from '../../books/periods/names.ts';
import { aheadSentence } from '../../books/columns/ahead-sentence.ts';
import { apart, lossOf, sentence, type Named, type Say } from './sentence.ts';

/** Below half a euro an amount is shown as € 0. */
const SHOWN_AS_ZERO = 50;
/** Below a twentieth of a percent a change is shown as 0,0%; in hundredths. */
const SHOWN_AS_ZERO_PERCENT = 5;

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

const isZero = (cents: number) => Math.abs(cents) < SHOWN_AS_ZERO;
const valueIn = ({ figure }: Named) => valueOf(figure) ?? 0;

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
    if (isZero(cents)) return 'Er is geen omzet geboekt.';
    if (!pair || isZero(pair.change)) {
      return `De omzet ${pair ? 'bleef vrijwel gelijk op' : 'kwam uit op'} ${say.euros(figure)}.`;
    }
    return movement(source, pair, { noun: 'De omzet', isPlural: false }, say);
  });
}

/** What rose or fell, as the subject of a sentence. */
export interface Subject {
  readonly noun: string;
  readonly isPlural: boolean;
  /** When its base was, 'eind maart 2025'; in the period of the comparison when left out. */
  readonly when?: string;
}

/** 'De omzet steeg met € 4.170 (+4,5%) naar € 96.480', without the final stop where more follows. */
export function movement(
  source: SummarySource,
  { now, then, change }: Pair,
  subject: Subject,
  say: Say,
  more = () => '',
): string {
  if (isZero(valueIn(then))) return appeared(source, now, then, subject, say, more);
  if (isZero(valueIn(now))) return vanished(source, now, then, subject, say);
  const { noun, isPlural } = subject;
  const explanation = `${now.label} vergeleken met ${then.label}.`;
  const percent = changePercent(now, then, { label: `${noun}, verandering`, explanation });
  const size = say.euros(apart(now, then, `Verschil, ${now.label}`));
  const isShown = Math.abs(valueOf(percent) ?? 0) >= SHOWN_AS_ZERO_PERCENT;
  const share = isShown ? ` (${say.change(percent)})` : '';
  const isMore = change > 0;
  const amount = say.euros(now.figure);
  if (source.isBudget) {
    const [were, came] = isPlural ? ['lagen', 'kwamen'] : ['lag', 'kwam'];
    const side = isMore ? 'boven' : 'onder';
    return `${noun} ${were} ${size}${share} ${side} de begroting en ${came} uit op ${amount}${more()}.`;
  }
  const stem = isMore ? ['steeg', 'stegen'] : ['daalde', 'daalden'];
  return `${noun} ${stem[isPlural ? 1 : 0]} met ${size}${share} naar ${amount}${more()}.`;
}

/** 'De advieskosten kwamen uit op € 2.318; in februari 2025 waren ze er niet.' */
function appeared(
  source: SummarySource,
  now: Named,
  then: Named,
  { noun, isPlural, when = inPeriod(source, source.comparison) }: Subject,
  say: Say,
  more: () => string,
): string {
  const came = `${noun} ${isPlural ? 'kwamen' : 'kwam'} uit op ${say.euros(now.figure)}${more()}`;
  const not = say.words('niet', then.figure);
  const [were, they] = isPlural ? ['waren', 'ze'] : ['was', pronounOf(noun)];
  return source.isBudget
    ? `${came}; die ${were} ${not} begroot.`
    : `${came}; ${when} ${were} ${they} er ${not}.`;
}

const pronounOf = (noun: string) => (noun.startsWith('Het ') ? 'dat' : 'die');

/** 'Er zijn geen advieskosten; in februari 2025 waren ze € 2.318.' */
function vanished(
  source: SummarySource,
  now: Named,
  then: Named,
  { noun, isPlural, when = inPeriod(source, source.comparison) }: Subject,
  say: Say,
): string {
  const none = say.words('geen', now.figure);
  const [are, were, they] = isPlural ? ['zijn', 'waren', 'ze'] : ['is', 'was', pronounOf(noun)];
  const what = `Er ${are} ${none} ${noun.replace(/^(De|Het) /, '')}`;
  const amount = say.euros(then.figure);
  return source.isBudget
    ? `${what}; begroot ${were} ${amount}.`
    : `${what}; ${when} ${were} ${they} ${amount}.`;
}

/** Says that the figures may still change, or that there is nothing to hold them against. */
export function caveats(source: SummarySource): FigureText[] {
  const plain = (text: string): FigureText => ({ text, figures: {} });
  const reason = whyNoComparison(source);
  const ahead = aheadSentence(source.current);
  return [
    ...(ahead ? [ahead] : []),
    ...(source.report.voorlopig
      ? [plain('Deze cijfers zijn voorlopig: er kunnen nog boekingen bij komen.')]
      : []),
    ...(isWholeBudget(source)
      ? [plain('De begroting is van de hele maand, de cijfers nog niet.')]
      : []),
    ...(reason === undefined ? [] : [plain(`Een vergelijking is er niet: ${lowered(reason)}`)]),
  ];
}

function lowered(reason: string): string {
  const text = reason.charAt(0).toLowerCase() + reason.slice(1);
  return /[.?]$/.test(text) ? text : `${text}.`;
}
