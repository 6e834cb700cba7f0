import type { Block, RecurringBlock } from '@kengetal/contract/api';
import {
  addMonths,
  agendaOf,
  CADENCES,
  isLongEnough,
  periodOfDay,
  type DataSpan,
} from '../../ledger/index.ts';
import type { PageBuilder } from '../../pages/builder.ts';
import { scopeOf } from '../../pages/scope.ts';
import { centsOf } from './figures.ts';
import { shownRow, type ShownRow } from './rows.ts';
import type { SectionKey } from './kinds.ts';
import type { RecurringRenewal } from './renewal.ts';
import { KeptSeries } from './kept.ts';
import { runOf, type RunRow } from './storing.ts';
import { totalsBlock } from './totals.ts';

const MONTHS = 12;
const AGENDA_DAYS = 90;

const SECTIONS: readonly { key: SectionKey; title: string }[] = [
  { key: 'kosten', title: 'Vaste lasten' },
  { key: 'omzet', title: 'Terugkerende omzet' },
  { key: 'vaste_boekingen', title: 'Vaste boekingen' },
  { key: 'genegeerd', title: 'Genegeerd' },
];

/** Series that come back, from what was last found; asks for a new search when the books changed. */
export function recurringPage(renewal: Pick<RecurringRenewal, 'wake'>): PageBuilder {
  const kept = new KeptSeries();
  return async ({ books, version, sql }, { projectId, span: asked, filters }) => {
    const page = { title: 'Periodieke transacties', updated_at: books.calendar.updatedAt };
    const chosen = new Set(scopeOf(books, filters).accounts.map(({ rekening }) => rekening));
    const run = await runOf(sql, projectId);
    const isCurrent = run?.books_version === version;
    if (!isCurrent) renewal.wake();
    const data = dataSpanOf(run);
    const message = messageOf(run, isCurrent);
    if (!run || !data || !isLongEnough(data)) {
      const state = isCurrent ? 'te_kort' : 'bezig';
      return { ...page, blocks: [emptyBlock(state, message, data)] };
    }
    const last = Math.min(asked?.periode_max ?? Infinity, periodOfDay(data.last));
    const months = Array.from({ length: MONTHS }, (_, index) =>
      addMonths(last, index - MONTHS + 1),
    );
    const rows = (await kept.get(sql, projectId, run.state))
      .filter(({ account_id }) => chosen.has(account_id))
      .map((one) => shownRow(one, books, months, data))
      .sort(byWeight);
    const of = (key: SectionKey) => rows.filter(({ section }) => section === key);
    const blocks: Block[] = [
      totalsBlock({ costs: of('kosten'), revenue: of('omzet'), standing: of('vaste_boekingen') }),
      { ...blockOf(rows, data), months, searching: !isCurrent, ...(message && { message }) },
    ];
    return { ...page, blocks };
  };
}

function dataSpanOf(run: RunRow | undefined): DataSpan | undefined {
  if (!run?.first_day || !run.last_day) return undefined;
  return { first: run.first_day, last: run.last_day };
}

function messageOf(run: RunRow | undefined, isCurrent: boolean): string | undefined {
  if (isCurrent) return undefined;
  return run
    ? 'De boekhouding is gewijzigd. De reeksen worden bijgewerkt.'
    : 'We zoeken naar boekingen die terugkomen. Dit duurt meestal een paar seconden.';
}

function emptyBlock(
  state: 'te_kort' | 'bezig',
  message: string | undefined,
  data: DataSpan | undefined,
): RecurringBlock {
  const short = data
    ? 'Te weinig historie (minstens 3 betalingen). De boekhouding beslaat nog geen drie maanden.'
    : 'Te weinig historie (minstens 3 betalingen). Er zijn nog geen boekingen.';
  return {
    kind: 'recurring',
    key: 'reeksen',
    title: 'Periodieke transacties',
    state,
    searching: state === 'bezig',
    message: message ?? short,
    as_of: data?.last ?? null,
    months: [],
    sections: [],
    agenda: [],
  };
}

function blockOf(
  rows: readonly ShownRow[],
  data: DataSpan,
): Omit<RecurringBlock, 'message' | 'searching'> {
  const sections = SECTIONS.flatMap(({ key, title }) => {
    const here = rows.filter(({ section }) => section === key);
    if (here.length === 0) return [];
    return [{ key, title, rows: here.map(({ row }) => row) }];
  });
  return {
    kind: 'recurring',
    key: 'reeksen',
    title: 'Periodieke transacties',
    state: rows.length > 0 ? 'gereed' : 'te_kort',
    as_of: data.last,
    months: [],
    sections,
    agenda: agenda(rows, data),
  };
}

function agenda(rows: readonly ShownRow[], data: DataSpan): RecurringBlock['agenda'] {
  return rows
    .filter(({ row, section }) => row.counts && section !== 'vaste_boekingen')
    .flatMap(({ row, series, outlook, sign }) => {
      const cents = Math.abs(series.occurrences[series.amounts.usual]?.cents ?? 0);
      const basis =
        sign === -1 ? 'Verwachte omzet uit een reeks.' : 'Verwachte last uit een reeks.';
      return agendaOf(series, outlook, data, AGENDA_DAYS).map((datum) => ({
        datum,
        id: row.id,
        name: row.name,
        income: sign === -1,
        amount: { kind: 'forecast' as const, cents, basis },
      }));
    })
    .sort((one, other) => (one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : 0));
}

/** Largest per year first. */
function byWeight(one: ShownRow, other: ShownRow): number {
  return weight(other) - weight(one) || (one.row.name < other.row.name ? -1 : 1);
}

function weight({ row, series }: ShownRow): number {
  const { perYear } = CADENCES[series.rhythm.cadence];
  return Math.abs(centsOf(row.amount)) * perYear;
}
