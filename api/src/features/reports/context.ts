import type { Block, ReportEntry, TableBlock } from '@kengetal/contract';
import { valueOf } from '../../figures/values.ts';
import { euros } from '../../figures/words.ts';
import { monthDays } from '../../ledger/index.ts';
import type { Calendar } from '../../periods/reports.ts';
import { monthName, spanName } from '../../periods/names.ts';

/** What is on screen, in words for the assistant. */
export function reportContext({ naam, voorlopig, ...span }: ReportEntry): string {
  const state = voorlopig ? 'voorlopig' : 'definitief';
  return `De gebruiker bekijkt het rapport ${naam} (${spanName(span)}, ${state}).`;
}

/** The statement on screen, a line for each total and heading. */
export function componentContext(report: ReportEntry, tab: string, table: TableBlock): string {
  const lines = table.rows
    .filter(({ kind, level }) => kind === 'total' || (kind === 'line' && level <= 1))
    .flatMap(({ label, cells }) => {
      const [current, comparison] = cells.map(valueOf);
      if (current === undefined) return [];
      const before = comparison === undefined ? '' : ` (was ${euros(comparison)})`;
      return [`${label}: ${euros(current)}${before}`];
    });
  const [now, then] = table.columns;
  const heading = `${tab}, ${now?.label} vergeleken met ${then?.label}:`;
  return [reportContext(report), heading, ...lines].join('\n');
}

/** The closing bookings of a year, shown apart; nothing when there are none. */
export function closingBlock(title: string, items: Extract<Block, { kind: 'list' }>['items']) {
  const some = items.filter(({ figure }) => figure && valueOf(figure) !== 0);
  return some.length === 0
    ? []
    : [{ kind: 'list' as const, key: 'afsluiting', title, items: some }];
}

/** 'Eind maart 2025'; while the period runs, the last month that is booked in it. */
export function standName({ today, months }: Calendar, periode: number): string {
  const hasEnded = monthDays(periode).last < today;
  const booked = hasEnded ? [] : [...months].filter((month) => month <= periode);
  return `Eind ${monthName(booked.length > 0 ? Math.max(...booked) : periode)}`;
}
