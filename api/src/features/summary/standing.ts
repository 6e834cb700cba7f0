import type { FigureText } from '@kengetal/contract';
import type { DefinitionKey } from '@kengetal/ledger';
import { shareOf, valueOf } from '../../books/figures/values.ts';
import { monthName, uncapitalised } from '../../books/periods/names.ts';
import {
  centsOf,
  named,
  pairOf,
  thanComparison,
  whyNoComparison,
  type Pair,
  type SummarySource,
} from './facts.ts';
import { movement } from './headline.ts';
import type { Fact } from './movements.ts';
import { pointsApart, sentence, type Named } from './sentence.ts';

/** Changes of the margin below this are not told, in hundredths of a percent. */
const LEAST_POINTS = 50;
const LEAST_CENTS = 10_000;
/** A balance that changed by less than this part of itself did not change, in percent. */
const LEAST_SHARE = 5;

/** The brutomarge as part of the omzet, and how that changed; only where both are known. */
export function marginFact(source: SummarySource): Fact | undefined {
  const [margin, omzet, costs] = (['brutomarge', 'omzet', 'kostprijs_omzet'] as const).map((key) =>
    pairOf(source, key),
  );
  if (!margin || !omzet || !costs) return undefined;
  // Without a kostprijs the margin is the omzet itself.
  if (valueOf(costs.now.figure) === 0 && valueOf(costs.then.figure) === 0) return undefined;
  const now = shareNamed(margin.now, omzet.now);
  const then = shareNamed(margin.then, omzet.then);
  const [share, before] = [valueOf(now.figure), valueOf(then.figure)];
  if (share === undefined || before === undefined) return undefined;
  if (Math.abs(share - before) < LEAST_POINTS) return undefined;
  const isGood = share > before;
  return {
    key: 'marge',
    isGood,
    weight: Math.abs(((share - before) * (valueOf(omzet.now.figure) ?? 0)) / 10_000),
    tell: () =>
      sentence('marge', (say) => {
        const size = say.points(pointsApart(now, then, 'Verschil in brutomarge'));
        const than = thanComparison(source);
        return `De brutomarge was ${say.percent(now.figure)} van de omzet, ${size} ${isGood ? 'hoger' : 'lager'} ${than}.`;
      }),
  };
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
  const cents = centsOf(source, 'liquide_middelen');
  if (cents === undefined || Math.abs(cents) < LEAST_CENTS) return undefined;
  const pair = balancePair(source, 'liquide_middelen');
  const { figure } = named(source, 'liquide_middelen');
  if (cents < 0) {
    return fact('liquide_middelen', false, -2 * cents, (key) =>
      sentence(
        key,
        (say) => `Het saldo van bank en kas ${was(source)} negatief: ${say.euros(figure)}.`,
      ),
    );
  }
  if (!pair || !isChanged(pair)) {
    const where = source.report.voorlopig ? 'staat volgens de boekhouding' : `stond ${end(source)}`;
    return fact('liquide_middelen', true, cents / 20, (key) =>
      sentence(key, (say) => `Op de bank en in kas ${where} ${say.euros(figure)}.`),
    );
  }
  const subject = { noun: 'De liquide middelen', isPlural: true, when: baseOf(source) };
  return fact('liquide_middelen', pair.change > 0, Math.abs(pair.change) / 2, (key) =>
    sentence(key, (say) => movement(source, pair, subject, say)),
  );
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
  const subject = { noun: 'De openstaande debiteuren', isPlural: true, when: baseOf(source) };
  return fact('debiteuren', pair.change < 0, Math.abs(pair.change) / 3, (key) =>
    sentence(key, (say) => movement(source, pair, subject, say)),
  );
}

/** Only where it is negative. */
function shortFact(source: SummarySource, key: DefinitionKey, noun: string): Fact | undefined {
  const cents = centsOf(source, key);
  if (cents === undefined || cents > -LEAST_CENTS) return undefined;
  const { figure } = named(source, key);
  return fact(key, false, -cents, () =>
    sentence(key, (say) => `${noun} ${was(source)} negatief: ${say.euros(figure)}.`),
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
  const result = named(source, 'nettoresultaat');
  if ((valueOf(result.figure) ?? 0) <= 0) return undefined;
  const { figure } = shareNamed(result, named(source, 'omzet'));
  if ((valueOf(figure) ?? 0) <= 0) return undefined;
  return sentence(
    'nettomarge',
    (say) => `Van de omzet bleef ${say.percent(figure)} over als winst.`,
  );
}
