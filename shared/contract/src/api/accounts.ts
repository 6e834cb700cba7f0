import * as z from 'zod';
import { GROUP_SOURCES } from '../vocabulary.ts';
import { figure } from './figures.ts';

const statement = z.enum(['balans', 'resultaat']);

/** Ledger account of a project, with the group that its amounts are shown in. */
export const ledgerAccount = z.object({
  rekening: z.string(),
  naam: z.string(),
  type: statement,
  rgs: z.string().nullable(),
  groep: z.string(),
  groep_bron: z.enum(GROUP_SOURCES),
  /** True when the program guessed the group and nobody has confirmed it. */
  geraden: z.boolean(),
  /** Group that the program would choose by itself. */
  voorstel: z.string(),
  /** Closing balance, or the result, of the newest fiscal year that uses the account. */
  bedrag: figure,
});

/** Group that an account can be put in, in statement order. */
const ledgerGroup = z.object({
  groep: z.string(),
  naam: z.string(),
  type: statement,
  /** Heading of the statement that the group is a part of. */
  rubriek: z.string(),
});

export const ledgerAccounts = z.object({
  /** By number. */
  accounts: z.array(ledgerAccount),
  groups: z.array(ledgerGroup),
});

export type LedgerAccount = z.infer<typeof ledgerAccount>;
export type LedgerGroup = z.infer<typeof ledgerGroup>;
export type LedgerAccounts = z.infer<typeof ledgerAccounts>;
