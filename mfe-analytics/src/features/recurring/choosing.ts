import type { Frequency, RecurringBlock, RecurringRow, RecurringSignal } from '@kengetal/contract';

export type SortKey = 'name' | 'amount' | 'next' | 'status' | 'none';

/** What is shown of the series, and in which order. */
export interface Shown {
  readonly search: string;
  readonly frequency: Frequency | null;
  /** A kind of signal, or 'alle' for every series that has one. */
  readonly signal: RecurringSignal['key'] | 'alle' | null;
  readonly sort: SortKey;
}

type Section = RecurringBlock['sections'][number];

const BY: Record<SortKey, ((one: RecurringRow, other: RecurringRow) => number) | null> = {
  /** As the API has it: what weighs most in a year first. */
  none: null,
  name: (one, other) => one.name.localeCompare(other.name, 'nl'),
  amount: (one, other) => Math.abs(centsOf(other)) - Math.abs(centsOf(one)),
  next: (one, other) => (one.next ?? '9999').localeCompare(other.next ?? '9999'),
  status: (one, other) => doubtOf(one) - doubtOf(other),
};

/** Sections with the rows that were asked for; empty ones are left out. */
export function shownSections(sections: readonly Section[], shown: Shown): Section[] {
  const order = BY[shown.sort];
  return sections
    .map((section) => {
      const rows = section.rows.filter((row) => isShown(row, shown));
      return { ...section, rows: order ? [...rows].sort(order) : rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

function isShown(row: RecurringRow, { search, frequency, signal }: Shown): boolean {
  const words = `${row.name} ${row.rekening} ${row.rekening_naam}`.toLowerCase();
  if (!words.includes(search.trim().toLowerCase())) return false;
  if (frequency !== null && row.frequentie !== frequency) return false;
  if (signal === null) return true;
  return row.signals.some(({ key }) => signal === 'alle' || key === signal);
}

const SUREST_FIRST = ['bevestigd', 'zeker', 'waarschijnlijk', 'onzeker'] as const;

/** What runs before what has stopped, and each of them the surest first. */
function doubtOf({ certainty, status }: RecurringRow): number {
  const stopped = status === 'gestopt' ? SUREST_FIRST.length : 0;
  return stopped + SUREST_FIRST.indexOf(certainty);
}

function centsOf({ amount }: RecurringRow): number {
  if (amount.kind === 'absent') return 0;
  return amount.kind === 'derived' ? amount.value : amount.cents;
}
