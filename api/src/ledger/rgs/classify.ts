import { GROUPS, unclassifiedGroup, type GroupKey } from './groups.ts';
import { rgsCode, rgsGroup } from './codes.ts';
import type { AccountType } from '../types.ts';

/**
 * Where a group comes from: an RGS code, words of the description, the chart around it, an
 * editor's choice, or nothing but the type of the account.
 */
export type GroupSource = 'rgs' | 'words' | 'chart' | 'hand' | 'type';

export interface Classification {
  group: GroupKey;
  group_source: GroupSource;
  /** True when the group is the program's guess, to be shown as such. */
  guessed: boolean;
}

export interface ClassifiableAccount {
  description: string;
  /** What the source says, or null when it does not say balance or result. */
  type: AccountType | null;
  /** Texts that may hold an RGS code, best first: RGScode, conceptRef, leadReference … */
  rgs_candidates: readonly string[];
}

/** Account of a chart of accounts. */
export interface ChartAccount extends ClassifiableAccount {
  account_id: string;
}

export interface ClassifiedAccount extends Classification {
  type: AccountType;
  rgs_code: string | null;
}

/**
 * Type and group of an account: by RGS code, else by nothing but its type ('Niet ingedeeld').
 * A code never overrules the type that the source gives; a code of the other statement is unused.
 * The balance of the account plays no part, so that a group does not change between periods.
 */
export function classify(account: ClassifiableAccount): ClassifiedAccount {
  let unusable: string | null = null;
  for (const candidate of account.rgs_candidates) {
    const code = rgsCode(candidate);
    if (code === null) continue;
    const group = rgsGroup(code);
    const type = group === null ? null : GROUPS[group].type;
    if (group === null || type === null || (account.type !== null && account.type !== type)) {
      unusable ??= code;
      continue;
    }
    return { type, group, group_source: 'rgs', guessed: false, rgs_code: code };
  }
  const type = account.type ?? 'balans';
  return {
    type,
    group: unclassifiedGroup(type),
    group_source: 'type',
    guessed: false,
    rgs_code: unusable,
  };
}
