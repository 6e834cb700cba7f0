import {
  LIMITS,
  type BookedFigure,
  type LedgerAccount,
  type LedgerGroup,
} from '@kengetal/contract';
import {
  definition,
  GROUP_KEYS,
  GROUPS,
  HEADINGS,
  periodOfDay,
  type GroupKey,
} from '@kengetal/ledger';
import { OWN_RGS } from '../../books/store/rgs-code.ts';
import type { Sql } from '../../db/database.ts';
import { mapInSlices } from '../../slices.ts';

interface AccountRow extends Omit<LedgerAccount, 'bedrag'> {
  readonly groep: GroupKey;
  /** Newest fiscal year that uses the account; null when none does. */
  readonly boekjaar: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly cents: number;
}

/** Accounts of a project by number; some of them when numbers are given. */
export async function shownAccounts(
  sql: Sql,
  projectId: string,
  numbers?: readonly string[],
): Promise<LedgerAccount[]> {
  const rows = await sql.rows<AccountRow>(
    `WITH years AS (
       SELECT boekjaar, min(start_date) AS start_date, max(end_date) AS end_date
       FROM sources WHERE project_id = $1 GROUP BY boekjaar),
     used AS (
       SELECT DISTINCT ON (m.rekening) m.rekening, m.boekjaar, y.start_date, y.end_date,
              sum(m.debet - m.credit)::bigint AS cents,
              sum(m.debet - m.credit) FILTER (WHERE m.soort <> 'opening')::bigint AS moved
       FROM monthly_summary m
       JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
       JOIN years y ON y.boekjaar = m.boekjaar
       WHERE m.project_id = $1
       GROUP BY m.rekening, m.boekjaar, y.start_date, y.end_date
       ORDER BY m.rekening, y.end_date DESC)
     SELECT a.rekening, a.naam, a.type, ${OWN_RGS} AS rgs, a.groep, a.groep_bron, a.geraden, a.voorstel,
            u.boekjaar, u.start_date, u.end_date,
            coalesce(CASE WHEN a.type = 'balans' THEN u.cents ELSE u.moved END, 0)::bigint AS cents
     FROM accounts a LEFT JOIN used u ON u.rekening = a.rekening
     WHERE a.project_id = $1 AND ($2::text[] IS NULL OR a.rekening = ANY ($2))
     ORDER BY a.rekening LIMIT $3`,
    [projectId, numbers ? [...numbers] : null, LIMITS.listedAccounts.max],
  );
  return mapInSlices(rows, ({ boekjaar, start_date, end_date, cents, ...account }) => ({
    ...account,
    bedrag:
      boekjaar === null || start_date === null || end_date === null
        ? { kind: 'absent', reason: 'Op deze rekening is niets geboekt.' }
        : amount({ ...account, cents }, { boekjaar, start_date, end_date }),
  }));
}

/** What an account adds to its group in a fiscal year: the closing balance, or the result. */
function amount(
  { rekening, type, groep, cents }: Pick<AccountRow, 'rekening' | 'type' | 'groep' | 'cents'>,
  year: { boekjaar: string; start_date: string; end_date: string },
): BookedFigure {
  const { sign } = definition(groep);
  return {
    kind: 'booked',
    cents: cents === 0 ? 0 : sign * cents,
    sign,
    selection: {
      periode_min: periodOfDay(year.start_date),
      periode_max: periodOfDay(year.end_date),
      soorten: type === 'balans' ? ['opening', 'mutatie', 'afsluiting'] : ['mutatie', 'afsluiting'],
      filters: [
        { column: 'boekjaar', operator: 'eq', value: year.boekjaar },
        { column: 'rekening', operator: 'eq', value: rekening },
      ],
    },
  };
}

/** Groups to choose from, in statement order. */
export const SHOWN_GROUPS: LedgerGroup[] = GROUP_KEYS.map((groep) => {
  const { name, type, main } = GROUPS[groep];
  return { groep, naam: name, type, rubriek: HEADINGS[main].name };
});
