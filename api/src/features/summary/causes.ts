import { definition, type DefinitionKey } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import { quoted } from '../../books/figures/words.ts';
import { accountPair, type Pair, type SummarySource } from './facts.ts';
import { onSide, type Post, type Side } from './posts.ts';
import { apart, valueIn, type Say } from './sentence.ts';

/** A cause is named when it explains at least this part of a change, in percent. */
export const LEAST_CAUSE = 25;
/** An account that differs by less than this from its heading is all of it, in cents. */
const NEXT_TO_NOTHING = 100;

/** An account of a heading that changed. */
export interface AccountChange {
  readonly rekening: string;
  /** Between quotes. */
  readonly name: string;
  readonly pair: Pair;
}

/** Accounts of a heading that changed, the largest first, as the heading shows them. */
export function accountChanges(
  source: SummarySource,
  key: DefinitionKey,
  side: Side = 1,
): AccountChange[] {
  return source.books
    .accountsOf(definition(key).groups)
    .flatMap(({ rekening, naam }) => {
      const own = accountPair(source, key, rekening, `${rekening} ${naam}`.trim());
      if (!own || own.change === 0) return [];
      return [{ rekening, name: quoted(naam, rekening), pair: onSide(own, side) }];
    })
    .sort((one, other) => Math.abs(other.pair.change) - Math.abs(one.pair.change));
}

/**
 * The account that most of a change is of, where it is a part of `whole` that counts; undefined
 * where no other account of the heading changed: then the heading says it.
 */
export function largestCause(
  source: SummarySource,
  { pair: { key, change }, side }: Post,
  whole = change,
): (AccountChange & { isAll: boolean }) | undefined {
  const changes = accountChanges(source, key, side);
  const largest = changes.find(({ pair }) => pair.change * change > 0);
  if (!largest || changes.length < 2) return undefined;
  const size = Math.abs(largest.pair.change);
  if (size * 100 < Math.abs(whole) * LEAST_CAUSE) return undefined;
  return { ...largest, isAll: Math.abs(largest.pair.change - change) < NEXT_TO_NOTHING };
}

/** ', vooral door € 2.320 meer op ‘Uitzendkrachten’', or nothing when no account stands out. */
export function causeClause(source: SummarySource, post: Post, say: Say): string {
  const cause = largestCause(source, post);
  if (!cause) return '';
  const { name, pair, isAll } = cause;
  if (isAll) return `, geheel door ${name}`;
  const size = sizeOf(pair, say);
  // Of income among costs, or the other way, more is less: then only its part is said.
  const isOther = valueIn(pair.now) <= 0 && valueIn(pair.then) <= 0;
  if (isOther) return `, vooral door ${name} (${size})`;
  return `, vooral door ${size} ${pair.change > 0 ? 'meer' : 'minder'} op ${name}`;
}

/** The size of a change, as a figure. */
export const sizeOf = ({ now, then }: Pair, say: Say) =>
  say.euros(apart(now, then, `Verschil, ${now.label}`));

/** True where accounts of a heading have amounts in the period, which may come to nothing. */
export function isBooked(source: SummarySource, key: DefinitionKey): boolean {
  const defined = definition(key);
  return source.books
    .accountsOf(defined.groups)
    .some(({ rekening }) => valueOf(source.current.account(rekening, defined)) !== 0);
}
