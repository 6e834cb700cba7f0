import type { FigureText } from '@kengetal/contract';
import { definition, type DefinitionKey } from '@kengetal/ledger';
import { LEAST_CAUSE, largestCause, sizeOf } from './causes.ts';
import { bare } from './change-sentence.ts';
import { pairOf, type Pair, type SummarySource } from './facts.ts';
import { postOf, POSTS } from './posts.ts';
import { isZero, sentence, type Say } from './sentence.ts';

/** As many are named, if each explains enough. */
const MOST_CAUSES = 3;

/** All that the result is made of. */
const PARTS: readonly DefinitionKey[] = [
  'omzet',
  'wijziging_voorraden',
  ...POSTS,
  'niet_ingedeeld_resultaat',
];

/** What is neither more nor less of something, as it stands in an enumeration. */
const NET: Partial<Record<DefinitionKey, string>> = {
  wijziging_voorraden: 'de wijziging van voorraden',
  niet_ingedeeld_resultaat: 'wat niet is ingedeeld',
  resultaat_deelnemingen: 'het resultaat uit deelnemingen',
};

/**
 * What the change of the result comes from, whatever heading it is in, the largest first; undefined
 * where it did not change.
 * @param isShort names the largest alone
 */
export function resultCauses(source: SummarySource, isShort: boolean): FigureText | undefined {
  const change = pairOf(source, 'nettoresultaat')?.change ?? 0;
  if (isZero(change)) return undefined;
  const pairs = PARTS.flatMap((key) => pairOf(source, key) ?? []).sort(
    (one, other) => Math.abs(other.change) - Math.abs(one.change),
  );
  const along = pairs.filter((pair) => effectOf(pair) * change > 0);
  const [largest] = along;
  if (!largest || !isPart(largest, change)) {
    return { text: 'Dat komt door veel kleine verschillen.', figures: {} };
  }
  const causes = along.filter((one) => isPart(one, change) && isPart(one, largest.change));
  const against = pairs.find((pair) => effectOf(pair) * change < 0);
  return sentence('oorzaken', (say) => {
    const named = causes.slice(0, isShort ? 1 : MOST_CAUSES);
    const items = named.map((pair) => itemOf(source, pair, change, say));
    const last = items.slice(-2).join(' en ');
    const list = [...items.slice(0, -2), last].join(', ');
    const isHalf = against && Math.abs(against.change) * 2 >= Math.abs(largest.change);
    const counter = isHalf && !isShort ? counterOf(source, against, say) : '';
    return `Dat komt vooral door ${list}${counter}.`;
  });
}

const isPart = ({ change }: Pair, whole: number) =>
  Math.abs(change) * 100 >= Math.abs(whole) * LEAST_CAUSE;

/** '; daar stond de lagere omzet tegenover': what made up for at least half of the largest. */
function counterOf(source: SummarySource, pair: Pair, say: Say): string {
  // Of this its account is not told.
  return `; daar stond ${itemOf(source, pair, Number.POSITIVE_INFINITY, say)} tegenover`;
}

/** Lines are debit positive: what is shown as credit adds to the result. */
const effectOf = ({ key, change }: Pair) => (definition(key).sign === -1 ? change : -change);

/** 'de lagere omzet', '€ 168.967 meer kostprijs van de omzet (€ 161.002 op ‘Herwaardering’)'. */
function itemOf(source: SummarySource, whole: Pair, result: number, say: Say): string {
  if (whole.key === 'omzet') return `de ${whole.change > 0 ? 'hogere' : 'lagere'} omzet`;
  const post = postOf(whole);
  const { noun } = post.subject;
  const net = NET[whole.key] ?? (noun.startsWith('Het saldo') ? `het ${bare(noun)}` : undefined);
  const size = sizeOf(post.pair, say);
  const account = accountOf(source, post, result, say);
  if (net !== undefined) return `${net} (${size}${account === '' ? '' : `; ${account}`})`;
  const more = post.pair.change > 0 ? 'meer' : 'minder';
  return `${size} ${more} ${bare(noun)}${account === '' ? '' : ` (${account})`}`;
}

/** '€ 161.002 op ‘Herwaardering voorraad’', or 'op ‘Huur’' for all of it. */
function accountOf(
  source: SummarySource,
  post: ReturnType<typeof postOf>,
  result: number,
  say: Say,
): string {
  const cause = largestCause(source, post, result);
  if (!cause) return '';
  return cause.isAll ? `op ${cause.name}` : `${sizeOf(cause.pair, say)} op ${cause.name}`;
}
