import type { FigureText } from '@kengetal/contract';
import { definition, type DefinitionKey, monthsIn } from '@kengetal/ledger';
import { judge, valueOf } from '../../books/figures/values.ts';
import { causeClause } from './causes.ts';
import { bare, changeSentence } from './change-sentence.ts';
import { pairOf, scaleOf, type Pair, type SummarySource } from './facts.ts';
import { postOf, POSTS } from './posts.ts';
import { sentence, valueIn } from './sentence.ts';
import { isSure, lacksMonths } from './sure.ts';

/** What went well or asks for attention, with what it weighs. */
export interface Fact {
  readonly key: string;
  readonly isGood: boolean;
  /** In cents of effect on the company; the largest are told. */
  readonly weight: number;
  tell(): FigureText;
}

/** Changes below this part of omzet or costs are not worth a sentence, in percent. */
const LEAST_SHARE = 1;
const LEAST_CENTS = 10_000;
/** Tax follows the result: what made that change weighs more. */
const TAX_WEIGHT = 0.25;

/** Headings of the statement that changed enough to be told. */
export function moversOf(source: SummarySource): Fact[] {
  const omzet = pairOf(source, 'omzet')?.change ?? 0;
  return changesOf(source).flatMap((pair) => {
    if (pair.key === 'kostprijs_omzet' && isOfMargin(pair, omzet)) return [];
    if (isNowAndThen(source, pair) || isUnsure(source, pair)) return [];
    return [moverFact(source, pair)];
  });
}

/** What sales cost moves with them: the margin says whether that is good. */
function isOfMargin({ now, then, change }: Pair, omzet: number): boolean {
  return change * omzet > 0 && valueIn(now) > 0 && valueIn(then) > 0;
}

/** Headings that got better by what is not sure, the largest first. */
export function unsureOf(source: SummarySource): Pair[] {
  return changesOf(source)
    .filter((pair) => !isNowAndThen(source, pair) && isUnsure(source, pair))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

const isUnsure = (source: SummarySource, pair: Pair) =>
  isBetterBy(pair) && (lacksMonths(source) || !isSure(source, pair));

function changesOf(source: SummarySource): Pair[] {
  const least = leastChange(source);
  return POSTS.flatMap((key) => {
    const pair = pairOf(source, key);
    return pair && Math.abs(pair.change) >= least ? [pair] : [];
  });
}

/** A bill of now and then that is there in one of both periods. */
function isNowAndThen(source: SummarySource, { key, now, then }: Pair): boolean {
  // Sales always cost something.
  if (key === 'kostprijs_omzet') return false;
  const isOnce = [now, then].some(({ figure }) => valueOf(figure) === 0);
  return isOnce && source.comesNowAndThen(key);
}

const isBetterBy = ({ key, change }: Pair) => judge(change, definition(key).more) === 'gunstig';

/** Smaller changes in cents are not told of this report. */
const leastChange = (source: SummarySource) =>
  Math.max(LEAST_CENTS, (scaleOf(source) * LEAST_SHARE) / 100);

function moverFact(source: SummarySource, pair: Pair): Fact {
  const { key, change } = pair;
  const post = postOf(pair);
  return {
    key,
    isGood: isBetterBy(pair),
    weight: Math.abs(change) * (key === 'belastingen' ? TAX_WEIGHT : 1),
    tell: () =>
      sentence(key, (say) => {
        const cause = () => causeClause(source, post, say);
        return changeSentence(source, post.pair, post.subject, say, cause);
      }),
  };
}

/**
 * Headings that got better or worse without being a fact: the omzet, which has its own sentence,
 * what is neither income nor cost by its name, what is not sure, and bills of now and then; as the
 * words after 'behalve'.
 */
export function untold(source: SummarySource, isBetter: boolean): string[] {
  const least = leastChange(source);
  const words = UNTOLD.flatMap(([key, word]) => {
    const change = pairOf(source, key)?.change ?? 0;
    return Math.abs(change) >= least && change > 0 === isBetter ? [word] : [];
  });
  const unsure = isBetter ? unsureOf(source) : [];
  words.push(...unsure.map((pair) => articled(postOf(pair).subject.noun)));
  const bills = changesOf(source).filter((pair) => isNowAndThen(source, pair));
  if (!bills.some((pair) => isBetterBy(pair) === isBetter)) return words;
  const isMonth = monthsIn(source.current.span) === 1;
  return [...words, isMonth ? 'wat niet elke maand komt' : 'wat niet elk kwartaal komt'];
}

const articled = (noun: string) => `${noun.startsWith('De ') ? 'de' : 'het'} ${bare(noun)}`;

/** All are shown as income: more of it is more result. */
const UNTOLD: readonly (readonly [DefinitionKey, string])[] = [
  ['omzet', 'de omzet'],
  ['wijziging_voorraden', 'de wijziging van voorraden'],
  ['niet_ingedeeld_resultaat', 'wat niet is ingedeeld'],
];
