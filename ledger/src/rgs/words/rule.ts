import type { GroupKey } from '../groups.ts';

/**
 * One row of a word table: descriptions that match `when` and not `unless` are in `group`. Rows
 * are tried in order, so that what decides most stands first. Patterns read plain text (see
 * text.ts); Dutch glues words together, so most of them look inside words.
 */
export interface WordRule {
  readonly group: GroupKey;
  readonly when: RegExp;
  readonly unless?: RegExp;
  /** Other groups that the words may mean; the chart around an account chooses. */
  readonly or?: readonly GroupKey[];
}

export const rule = (group: GroupKey, when: RegExp, unless?: RegExp): WordRule =>
  unless ? { group, when, unless } : { group, when };

/** Row for words that mean `group`, unless the chart around says one of the others. */
export const either = (group: GroupKey, or: readonly GroupKey[], when: RegExp): WordRule => ({
  group,
  or,
  when,
});

/** First row that fits, or null. */
export function firstMatch(rules: readonly WordRule[], text: string): WordRule | null {
  return rules.find(({ when, unless }) => when.test(text) && !unless?.test(text)) ?? null;
}

/**
 * Pattern of alternatives, written over several lines: spaces around a stroke do not count.
 */
export function any({ raw }: TemplateStringsArray): RegExp {
  const alternatives = raw.join('').split('|');
  return new RegExp(alternatives.map((each) => each.trim()).join('|'));
}

/** Both patterns, in any order. */
export function both(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`);
}

/** One pattern and, in a later word, another. */
export function then(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`(?:${one.source})\\w* .*(?:${other.source})`);
}
