import type { GroupKey } from '../rgs/groups.ts';

/** Accounts on which wages and their tax are owed, by RGS code, else by name. */
const OWED = {
  lonen: {
    rgs: /^BSchSalNet/i,
    words:
      /\bnetto ?(?:lonen|loon|salaris)|\b(?:te betalen|verschuldigde) (?:netto ?)?(?:lonen|loon|salaris)/i,
    groep: 'salarisschulden',
  },
  loonheffing: {
    rgs: /^BSchBepLhe/i,
    words: /\bloon(?:heffing|belasting)/i,
    groep: 'belastingschulden',
  },
} as const;

/** What of the payroll is owed on an account; undefined for any other. */
export function payrollOn(account: {
  readonly groep: string;
  readonly naam: string;
  readonly rgs: string | null;
}): keyof typeof OWED | undefined {
  return (['lonen', 'loonheffing'] as const).find((kind) => {
    const { groep, rgs, words } = OWED[kind];
    if (account.groep !== (groep satisfies GroupKey)) return false;
    return account.rgs ? rgs.test(account.rgs) : words.test(account.naam);
  });
}
