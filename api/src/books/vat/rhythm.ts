import { boxOfAccount } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import {
  clearedMonths,
  paidMonths,
  settledYear,
  type Settled,
  type SettledYear,
} from './settled.ts';

export type VatRhythm = 'maand' | 'kwartaal' | 'jaar';

/** How often VAT is settled with the tax office, as far as the books tell. */
export interface SettledVat {
  /** Null when there is no telling. */
  readonly rhythm: VatRhythm | null;
  /** Months of the fiscal year in which a return was settled. */
  readonly months: number;
  readonly boekjaar: string;
  /** Accounts it was settled on, as '1550 Btw-aangifte'. */
  readonly accounts: readonly string[];
}

interface Account {
  readonly rekening: string;
  readonly naam: string;
  readonly rgs: string | null;
}

/**
 * The rhythm of returns in the newest whole fiscal year, else in the newest one: by the months in
 * which money settled VAT or, where it never does, those in which one account was cleared. Null
 * without bookings or without accounts that VAT may be settled on.
 */
export const vatRhythm = (read: ReadBooks): Promise<SettledVat | null> =>
  read.reading('vat rhythm', () => readRhythm(read));

async function readRhythm({ books, sql, projectId }: ReadBooks): Promise<SettledVat | null> {
  const vat = books.vatAccounts;
  const accounts = await sql.rows<Account>(
    'SELECT rekening, naam, rgs FROM accounts WHERE project_id = $1 AND rekening = ANY ($2)',
    [projectId, vat],
  );
  const owing = accounts.filter((account) => !['5b', 'onbekend'].includes(boxOf(account)));
  const only = owing.filter((account) => boxOf(account) === 'verrekening');
  const year = await settledYear(sql, projectId);
  if (!year || owing.length === 0) return null;
  const named = (settled: readonly Settled[]) => settledVat(year, settled, accounts);
  const paid = await paidMonths(sql, projectId, year, {
    vat,
    owing: numbersOf(owing),
    only: numbersOf(only),
  });
  if (paid.length > 0) return named(paid);
  // What is charged on an account of one box may be taken back as well, and leave nothing.
  const net = owing.filter((account) => boxOf(account) === '');
  const cleared = await clearedMonths(sql, projectId, year, numbersOf([...only, ...net]));
  const byAccount = accounts.map(({ rekening }) =>
    named(cleared.filter((month) => month.rekening === rekening)),
  );
  return byAccount.find(({ rhythm }) => rhythm !== null) ?? named(cleared);
}

const boxOf = ({ naam, rgs }: Account): string => boxOfAccount(naam, rgs) ?? '';

const numbersOf = (accounts: readonly Account[]): string[] =>
  accounts.map(({ rekening }) => rekening);

function settledVat(
  year: SettledYear,
  settled: readonly Settled[],
  accounts: readonly Account[],
): SettledVat {
  const months = new Set(settled.map(({ periode }) => periode)).size;
  const own = new Set(settled.map(({ rekening }) => rekening));
  return {
    rhythm: rhythmOf(months, year.reach),
    months,
    boekjaar: year.boekjaar,
    accounts: accounts
      .filter(({ rekening }) => own.has(rekening))
      .map(({ rekening, naam }) => `${rekening} ${naam}`),
  };
}

/** A part of a year tells less: one return in it may be of a quarter or of a year. */
function rhythmOf(months: number, reach: number): VatRhythm | null {
  const yearly = (months * 12) / reach;
  if (yearly >= 9 && months >= 3) return 'maand';
  if (yearly >= 3 && yearly <= 5 && months >= 2 && reach >= 6) return 'kwartaal';
  return months === 1 && reach >= 12 ? 'jaar' : null;
}
