import type { FigureText } from '@kengetal/contract';
import { definition, type DefinitionKey } from '@kengetal/ledger';
import { judge, valueOf } from '../../books/figures/values.ts';
import { monthsIn } from '../../books/periods/names.ts';
import { accountPair, pairOf, scaleOf, type Pair, type SummarySource } from './facts.ts';
import { movement } from './headline.ts';
import { onSide, postOf, POSTS, type Post } from './posts.ts';
import { apart, sentence, type Say } from './sentence.ts';

/** What went well or asks for attention, with what it weighs. */
export interface Fact {
  readonly key: string;
  readonly isGood: boolean;
  /** In cents of effect on the company; the largest are told. */
  readonly weight: number;
  /** @param isShort leaves out what explains it */
  tell(isShort: boolean): FigureText;
}

/** Changes below this part of omzet or costs are not worth a sentence, in percent. */
const LEAST_SHARE = 1;
const LEAST_CENTS = 10_000;
/** A cause is named when it explains at least this part of the change, in percent. */
const LEAST_CAUSE = 40;
const LONGEST_NAME = 36;
/** Tax follows the result: what made that change weighs more. */
const TAX_WEIGHT = 0.25;

/** Headings of the statement that changed enough to be told. */
export function moversOf(source: SummarySource): Fact[] {
  const omzet = pairOf(source, 'omzet')?.change ?? 0;
  return changesOf(source).flatMap((pair) => {
    // What sales cost moves with them: the margin says whether that is good.
    if (pair.key === 'kostprijs_omzet' && pair.change * omzet > 0) return [];
    return isNowAndThen(source, pair) ? [] : [moverFact(source, pair)];
  });
}

function changesOf(source: SummarySource): Pair[] {
  const least = leastChange(source);
  return POSTS.flatMap((key) => {
    const pair = pairOf(source, key);
    return pair && Math.abs(pair.change) >= least ? [pair] : [];
  });
}

/** A bill of now and then that is there in one of both periods. */
function isNowAndThen(source: SummarySource, { key, now, then }: Pair): boolean {
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
    tell: (isShort) =>
      sentence(key, (say) => {
        const cause = () => (isShort ? '' : causeClause(source, post, say));
        return movement(source, post.pair, post.subject, say, cause);
      }),
  };
}

/**
 * Headings that got better or worse without being a fact: the omzet, which has its own sentence,
 * what is neither income nor cost by its name, and bills of now and then; as the words after
 * 'behalve'.
 */
export function untold(source: SummarySource, isBetter: boolean): string[] {
  const least = leastChange(source);
  const words = UNTOLD.flatMap(([key, word]) => {
    const change = pairOf(source, key)?.change ?? 0;
    return Math.abs(change) >= least && change > 0 === isBetter ? [word] : [];
  });
  const bills = changesOf(source).filter((pair) => isNowAndThen(source, pair));
  if (!bills.some((pair) => isBetterBy(pair) === isBetter)) return words;
  const isMonth = monthsIn(source.current.span) === 1;
  return [...words, isMonth ? 'wat niet elke maand komt' : 'wat niet elk kwartaal komt'];
}

/** All are shown as income: more of it is more result. */
const UNTOLD: readonly (readonly [DefinitionKey, string])[] = [
  ['omzet', 'de omzet'],
  ['wijziging_voorraden', 'de wijziging van voorraden'],
  ['niet_ingedeeld_resultaat', 'wat niet is ingedeeld'],
];

/** ', vooral door € 2.320 meer op ‘Uitzendkrachten’', or nothing when no account stands out. */
function causeClause(source: SummarySource, { pair: whole, side }: Post, say: Say): string {
  const { key, change } = whole;
  const causes = source.books.accountsOf(definition(key).groups).flatMap(({ rekening, naam }) => {
    const own = accountPair(source, key, rekening, `${rekening} ${naam}`.trim());
    const pair = own && onSide(own, side);
    return pair && pair.change * change > 0 ? [{ pair, naam }] : [];
  });
  const [cause] = causes.sort(
    (one, other) => Math.abs(other.pair.change) - Math.abs(one.pair.change),
  );
  if (!cause || causes.length < 2) return '';
  const { pair, naam } = cause;
  if (Math.abs(pair.change) * 100 < Math.abs(change) * LEAST_CAUSE) return '';
  // Of income among costs, or the other way, more is less.
  if ([pair.now, pair.then].some(({ figure }) => (valueOf(figure) ?? 0) < 0)) return '';
  const size = say.euros(apart(pair.now, pair.then, `Verschil, ${pair.now.label}`));
  return `, vooral door ${size} ${pair.change > 0 ? 'meer' : 'minder'} op ‘${quotable(naam)}’`;
}

/** A name from the books, without what would be read as markup or as the end of the quote. */
function quotable(name: string): string {
  const plain = name
    .replace(/[[\]()‘’`*_<>\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = plain.length > LONGEST_NAME ? plain.slice(0, LONGEST_NAME).trimEnd() : plain;
  return short === plain ? short : `${short}…`;
}
