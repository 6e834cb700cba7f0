import { GROUPS, unclassifiedGroup, type AccountType, type GroupKey } from './groups.ts';
import { rgsCode, rgsGroup } from './codes.ts';
import { guessedType } from './statement.ts';
import { rowByWords } from './words/index.ts';
import { plainText } from './words/text.ts';

/**
 * Where a group comes from: an RGS code, words of the name, the chart around it, an
 * editor's choice, or nothing but the type of the account.
 */
export type GroupSource = 'rgs' | 'words' | 'chart' | 'hand' | 'type';

export interface Classification {
  groep: GroupKey;
  group_source: GroupSource;
  /** True when the group is the program's guess, to be shown as such. */
  guessed: boolean;
}

export interface ClassifiableAccount {
  naam: string;
  /** What the source says, or null when it does not say balance or result. */
  type: AccountType | null;
  /** Texts that may hold an RGS code, best first: RGScode, conceptRef, leadReference … */
  rgs_candidates: readonly string[];
}

/** Account of a chart of accounts. */
export interface ChartAccount extends ClassifiableAccount {
  rekening: string;
}

export interface ClassifiedAccount extends Classification {
  type: AccountType;
  rgs_code: string | null;
}

/**
 * Type and group of an account that stands alone: by RGS code, else by the words of its
 * name, else by nothing but its type ('Niet ingedeeld'). Where the chart is at hand,
 * `classifyChart` knows more. The balance of the account plays no part, so that a group does not
 * change between periods.
 */
export function classify(account: ClassifiableAccount): ClassifiedAccount {
  const { group, code } = byCode(account);
  if (group !== null) return placed(group, 'rgs', code);
  const text = plainText(account.naam);
  const type = account.type ?? guessedType(text);
  const row = rowByWords(text, type);
  return row ? placed(row.group, 'words', code) : placed(unclassifiedGroup(type), 'type', code);
}

/**
 * Group by the first candidate with a known code, else the first code that is none of use. A code
 * never overrules the type that the source gives; a code of the other statement is unused.
 */
export function byCode(account: ClassifiableAccount): {
  group: GroupKey | null;
  code: string | null;
} {
  let unusable: string | null = null;
  for (const candidate of account.rgs_candidates) {
    const code = rgsCode(candidate);
    if (code === null) continue;
    const group = rgsGroup(code);
    if (group !== null && (account.type === null || account.type === GROUPS[group].type)) {
      return { group, code };
    }
    unusable ??= code;
  }
  return { group: null, code: unusable };
}

/** Classification in a group; what comes from words or chart is a guess. */
export function placed(
  group: GroupKey,
  group_source: GroupSource,
  rgs_code: string | null,
): ClassifiedAccount {
  const guessed = group_source === 'words' || group_source === 'chart';
  return { type: GROUPS[group].type, groep: group, group_source, guessed, rgs_code };
}
