import { euroText } from '@kengetal/ledger';
import type { ConnectionCheck } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import type { ExactClient } from './client.ts';
import { IS_BOOKED, isBooked } from './entry-types.ts';
import { balance, selectOf } from './fields.ts';
import type { Mirrored } from './mirror.ts';
import type { ChosenConnection } from './rows.ts';

const NUMBER = new Intl.NumberFormat('nl-NL');

/** Check 1 (facts on Exact Online): the lines of each entry add up to nothing. */
export async function entriesCheck(
  sql: Sql,
  { projectId, connectionId }: Mirrored,
): Promise<ConnectionCheck> {
  const [found] = await sql.rows<{
    entries: number;
    unequal: number;
    entry: number | null;
    gap: number | null;
  }>(
    `SELECT count(*)::int AS entries, count(*) FILTER (WHERE cents <> 0)::int AS unequal,
            min(number) FILTER (WHERE cents <> 0)::bigint AS entry,
            (array_agg(cents ORDER BY number) FILTER (WHERE cents <> 0))[1]::bigint AS gap
     FROM (SELECT min(entry_number) AS number, sum(cents) AS cents FROM exact_lines
           WHERE project_id = $1 AND connection_id = $2 GROUP BY entry_id) e`,
    [projectId, connectionId],
  );
  const { entries = 0, unequal = 0, entry = null, gap = null } = found ?? {};
  const all = NUMBER.format(entries);
  if (unequal === 0) {
    const message = `Alle ${all} boekingen uit Exact Online zijn in evenwicht.`;
    return { key: 'boekingen', ok: true, message };
  }
  return {
    key: 'boekingen',
    ok: false,
    message: `Van ${all} boekingen uit Exact Online zijn er ${NUMBER.format(unequal)} niet in evenwicht, zoals ${String(entry)} (verschil ${euroText(Math.abs(gap ?? 0))}). Synchroniseer opnieuw; blijft het zo, kijk die boeking dan na in Exact Online.`,
  };
}

interface Total {
  readonly year: number;
  readonly period: number;
  readonly rekening: string;
  readonly cents: number;
}

const keyOf = ({ year, period, rekening }: Omit<Total, 'cents'>) => `${year} ${period} ${rekening}`;

/** Check 2: per year, period and account the lines add up to the balance that Exact reports. */
export async function balancesCheck(
  sql: Sql,
  client: ExactClient,
  { projectId, connectionId, division }: ChosenConnection,
  years: readonly number[],
): Promise<ConnectionCheck> {
  const reported = new Map<string, Total>();
  for (const year of years) {
    const path = `${division}/financial/ReportingBalance?$select=${selectOf(balance)}&$filter=ReportingYear eq ${year}`;
    for (const row of await client.all(path, balance)) {
      if (!isBooked(row.Type, row.Status)) continue;
      const total = {
        ...{ year: row.ReportingYear, period: row.ReportingPeriod, rekening: row.GLAccountCode },
        cents: row.Amount,
      };
      const before = reported.get(keyOf(total))?.cents ?? 0;
      reported.set(keyOf(total), { ...total, cents: before + total.cents });
    }
  }
  const mine = await sql.rows<Total>(
    `SELECT year, period, rekening, sum(cents)::bigint AS cents FROM exact_lines
     WHERE project_id = $1 AND connection_id = $2 AND year = ANY($3::int[]) AND ${IS_BOOKED}
     GROUP BY year, period, rekening ORDER BY year, period, rekening`,
    [projectId, connectionId, years],
  );
  const own = new Map(mine.map((total) => [keyOf(total), total]));
  const unlike = [...new Map([...reported, ...own]).values()].filter(
    (total) => (own.get(keyOf(total))?.cents ?? 0) !== (reported.get(keyOf(total))?.cents ?? 0),
  );
  const [first] = unlike;
  if (!first) {
    const message = 'Per rekening en periode zijn de saldi gelijk aan die in Exact Online.';
    return { key: 'saldi', ok: true, message };
  }
  const { year, period, rekening } = first;
  const [here, there] = [own, reported].map((totals) =>
    euroText(totals.get(keyOf(first))?.cents ?? 0),
  );
  return {
    key: 'saldi',
    ok: false,
    message: `Van ${NUMBER.format(unlike.length)} saldi per rekening en periode wijkt het bedrag af van Exact Online, zoals rekening ${rekening} in periode ${period} van ${year}: hier ${here ?? ''}, daar ${there ?? ''}. Synchroniseer opnieuw.`,
  };
}
