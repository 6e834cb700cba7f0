import type { FigureText } from '@kengetal/contract';
import { type DefinitionKey, monthName, uncapitalised } from '@kengetal/ledger';
import { shareOf, valueOf } from '../../books/figures/values.ts';
import { centsOf, named, pairOf, whyNoComparison, type Pair, type SummarySource } from './facts.ts';
import { causeClause } from './causes.ts';
import { changeSentence, minus } from './change-sentence.ts';
import { unsureOf, type Fact } from './movements.ts';
import { sentence, valueIn, type Named } from './sentence.ts';
import { isSure, lacksMonths } from './sure.ts';

/** Changes of the margin below this are not told, in hundredths of a percent. */
const LEAST_POINTS = 50;
const WHOLE = 10_000;
const LEAST_CENTS = 10_000;
/** A balance that changed by less than this part of itself did not change, in percent. */
const LEAST_SHARE = 5;

/**
 * The brutomarge as part of the omzet, and how that changed: only where both are known, and where a
 * cost price is booked in both. A margin that is better by a cost price that is not sure is not told.
 */
export function marginFact(source: SummarySource): Fact | undefined {
  const [margin, omzet, costs] = (['brutomarge', 'omzet', 'kostprijs_omzet'] as const).map((key) =>
    pairOf(source, key),
  );
  if (!margin || !omzet || !costs) return undefined;
  if (valueIn(costs.now) <= 0 || valueIn(costs.then) <= 0) return undefined;
  const now = shareNamed(margin.now, omzet.now);
  const then = shareNamed(margin.then, omzet.then);
  const [share, before] = [valueOf(now.figure), valueOf(then.figure)];
  if (share === undefined || before === undefined) return undefined;
  if (Math.abs(share - before) < LEAST_POINTS) return undefined;
  const isGood = share > before;
  if (
    isGood &&
    (lacksMonths(source) || !isSure(source, { ...costs, change: saved(costs, omzet) }))
  ) {
    return undefined;
  }
  return {
    key: 'marge',
    isGood,
    weight: Math.abs(((share - before) * valueIn(omzet.now)) / WHOLE),
    tell: () =>
      sentence('marge', (say) => {
        const [from, to] = [say.percent(then.figure), say.percent(now.figure)];
        return `De brutomarge ${isGood ? 'steeg' : 'daalde'} van ${from} naar ${to} van de omzet.`;
      }),
  };
}

/** How much less the omzet cost than at the share of before, in cents; 0 where it cost more. */
function saved(costs: Pair, omzet: Pair): number {
  const atShareBefore = (valueIn(costs.then) / valueIn(omzet.then)) * valueIn(omzet.now);
  return Math.max(0, atShareBefore - valueIn(costs.now));
}

function shareNamed(part: Named, whole: Named): Named {
  const about = {
    label: `${part.label}, als deel van de omzet`,
    explanation: 'Deel van de omzet.',
  };
  return { label: part.label, figure: shareOf(part, { ...whole, label: 'Omzet' }, about) };
}

/**
 * Money in hand, what customers owe, and what falls short; nothing of books without an opening
 * balance, whose balances say only what changed.
 */
export function standingFacts(source: SummarySource): Fact[] {
  if (source.books.lacksOpening(source.report.periode_max)) return [];
  return [
    moneyFact(source),
    debtorsFact(source),
    shortFact(source, 'totaal_eigen_vermogen', 'Het eigen vermogen'),
    shortFact(source, 'werkkapitaal', 'Het werkkapitaal'),
  ].filter((fact) => fact !== undefined);
}

function moneyFact(source: SummarySource): Fact | undefined {
  // Crossing accounts are no money: a bank is not short by them.
  const cents = centsOf(source, 'bank_en_kas');
  if (cents === undefined || Math.abs(cents) < LEAST_CENTS) return undefined;
  const pair = balancePair(source, 'liquide_middelen');
  const { figure } = named(source, 'bank_en_kas');
  if (cents < 0) return shortFact(source, 'bank_en_kas', 'Het saldo van bank en kas', 2);
  if (!pair || !isChanged(pair)) {
    const where = source.report.voorlopig ? 'staat volgens de boekhouding' : `stond ${end(source)}`;
    return fact('liquide_middelen', true, cents / 20, (key) =>
      sentence(key, (say) => `Op de bank en in kas ${where} ${say.euros(figure)}.`),
    );
  }
  return balanceFact(source, pair, {
    noun: 'De liquide middelen',
    isGood: pair.change > 0,
    weight: 1 / 2,
  });
}

/** 'eind maart 2025': a balance is of a moment. */
const baseOf = ({ comparison }: SummarySource) => uncapitalised(comparison.stand.naam);

/** Nothing where the earlier period is not read: its balance is only what these books open with. */
function balancePair(source: SummarySource, key: DefinitionKey): Pair | undefined {
  const { books, comparison } = source;
  if (whyNoComparison(source) !== undefined) return undefined;
  return books.lacksOpening(comparison.span.periode_max) ? undefined : pairOf(source, key);
}

function isChanged({ change, then }: Pair): boolean {
  const base = Math.abs(valueOf(then.figure) ?? 0);
  return Math.abs(change) >= Math.max(LEAST_CENTS, (base * LEAST_SHARE) / 100);
}

function debtorsFact(source: SummarySource): Fact | undefined {
  const pair = balancePair(source, 'debiteuren');
  const cents = centsOf(source, 'debiteuren') ?? 0;
  if (!pair || cents <= 0 || !isChanged(pair)) return undefined;
  return balanceFact(source, pair, {
    noun: 'De openstaande debiteuren',
    isGood: pair.change < 0,
    weight: 1 / 3,
  });
}

/** A balance that changed since the moment that it is held against. */
function balanceFact(
  source: SummarySource,
  pair: Pair,
  { noun, isGood, weight }: { noun: string; isGood: boolean; weight: number },
): Fact {
  const subject = { noun, isPlural: true, since: baseOf(source) };
  return fact(pair.key, isGood, Math.abs(pair.change) * weight, (key) =>
    sentence(key, (say) => {
      const cause = () => causeClause(source, { subject, pair, side: 1 }, say);
      return changeSentence(source, pair, subject, say, cause);
    }),
  );
}

/** Only where it is negative, and with what it was. */
function shortFact(
  source: SummarySource,
  key: DefinitionKey,
  noun: string,
  weight = 1,
): Fact | undefined {
  const cents = centsOf(source, key);
  if (cents === undefined || cents > -LEAST_CENTS) return undefined;
  const now = named(source, key);
  const pair = balancePair(source, key);
  return fact(key, false, -cents * weight, () =>
    sentence(key, (say) => {
      const said = `${noun} ${was(source)} ${minus(now, say)}`;
      if (!pair) return `${said}.`;
      const isShort = valueIn(pair.then) < 0;
      const before = isShort ? minus(pair.then, say) : say.euros(pair.then.figure);
      return `${said}; ${baseOf(source)} was dat ${before}.`;
    }),
  );
}

function fact(
  key: string,
  isGood: boolean,
  weight: number,
  tell: (key: string) => FigureText,
): Fact {
  return { key, isGood, weight, tell: () => tell(key) };
}

const end = ({ report }: SummarySource) => `eind ${monthName(report.periode_max)}`;

/** 'was eind maart 2025', or 'is' while the period runs. */
function was(source: SummarySource): string {
  return source.report.voorlopig ? 'is' : `was ${end(source)}`;
}

/** The part of the omzet that is left as profit; only of a profit. */
export function netMargin(source: SummarySource): FigureText | undefined {
  const [result, omzet] = [named(source, 'nettoresultaat'), named(source, 'omzet')];
  // What is more than the omzet does not come from it, and what is not sure may not be left.
  if (valueIn(result) <= 0 || valueIn(result) > valueIn(omzet)) return undefined;
  if (lacksMonths(source) || unsureOf(source).length > 0) return undefined;
  const { figure } = shareNamed(result, omzet);
  if ((valueOf(figure) ?? 0) <= 0) return undefined;
  return sentence(
    'nettomarge',
    (say) => `Van de omzet bleef ${say.percent(figure)} over als winst.`,
  );
}
