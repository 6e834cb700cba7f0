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
}

export const rule = (group: GroupKey, when: RegExp, unless?: RegExp): WordRule =>
  unless ? { group, when, unless } : { group, when };

/** Group of the first row that fits, or null. */
export function firstMatch(rules: readonly WordRule[], text: string): GroupKey | null {
  const found = rules.find(({ when, unless }) => when.test(text) && !unless?.test(text));
  return found?.group ?? null;
}
