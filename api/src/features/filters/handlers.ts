import { LIMITS, type FilterOption } from '@kengetal/contract';
import { GROUP_KEYS } from '@kengetal/ledger';
import type { BooksReader } from '../../books/store/reader.ts';
import type { Sql } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { groupNames } from '../../books/figures/group-names.ts';
import { reportEntries } from '../../books/periods/reports.ts';
import { presetsOf } from './period-presets.ts';

const TYPES: FilterOption[] = [
  { waarde: 'balans', naam: 'Balans' },
  { waarde: 'resultaat', naam: 'Winst en verlies' },
];

interface AccountRow {
  readonly rekening: string;
  readonly naam: string;
  readonly type: string;
  readonly groep: string;
}

/** Period presets, ledger filters and reports of a project. */
export function filterHandlers(reader: BooksReader): Pick<Handlers, 'filters'> {
  return {
    filters: async ({ query: { project_id: projectId }, database }) => {
      const { calendar, accounts } = await reader.read(
        projectId,
        async ({ books, sql }) => ({
          calendar: books.calendar,
          accounts: await accountsOf(sql, projectId),
        }),
        database,
      );
      const types = new Set(accounts.map(({ type }) => type));
      const groups = new Set(accounts.map(({ groep }) => groep));
      return {
        periode_filters: presetsOf({ ...calendar, booked: calendar.told }),
        grootboek_types: TYPES.filter(({ waarde }) => types.has(waarde)),
        grootboek_groepen: [...groupNames(GROUP_KEYS.filter((key) => groups.has(key)))].map(
          ([waarde, naam]) => ({ waarde, naam }),
        ),
        grootboek_namen: accounts.map(({ rekening, naam }) => ({
          waarde: rekening,
          naam: `${rekening} ${naam}`.trim(),
        })),
        reports: reportEntries(calendar),
        periode_bereik: calendar.booked ?? null,
        geboekt_tm: calendar.told?.periode_max ?? null,
        updated_at: calendar.updatedAt,
      };
    },
  };
}

/** Accounts that something was booked on, by number. */
function accountsOf(sql: Sql, projectId: string): Promise<AccountRow[]> {
  return sql.rows<AccountRow>(
    `SELECT rekening, naam, type, groep FROM accounts a
     WHERE project_id = $1 AND EXISTS (
       SELECT FROM monthly_summary m
       JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
       WHERE m.project_id = a.project_id AND m.rekening = a.rekening)
     ORDER BY rekening LIMIT $2`,
    [projectId, LIMITS.listedAccounts.max],
  );
}
