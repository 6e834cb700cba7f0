/**
 * What the user changes in one row: a part of what is booked, in hundredths of a percent, or an
 * amount in cents, with the sign in which the row is shown.
 */
export interface Change {
  /** Key of a heading, group or account in the tree. */
  row: string;
  kind: 'percent' | 'amount';
  /** Never zero. */
  value: number;
}

/** From nothing left to eleven times as much. */
export const LEAST_PERCENT = -100_00;
export const MOST_PERCENT = 1_000_00;
/** A billion euros. */
export const MOST_CENTS = 1_000_000_000_00;

/** An address has an end. */
export const MOST_CHANGES = 40;

/** In the address; there without a value it says that what-if is on and nothing is changed. */
export const PARAMETER = 'wat_als';

/** Keys of rows that add up others begin so: nothing is changed in them. */
const TOTAL = 'totaal_';

const LETTERS = { percent: 'p', amount: 'c' } as const;

export function isPossible({ kind, value }: Change): boolean {
  if (!Number.isSafeInteger(value) || value === 0) return false;
  return kind === 'percent'
    ? value >= LEAST_PERCENT && value <= MOST_PERCENT
    : Math.abs(value) <= MOST_CENTS;
}

/** The changes with this one in place of another of the same row; one too many is left out. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const isKnown = changes.some(({ row }) => row === change.row);
  if (!isKnown) return [...changes, change].slice(0, MOST_CHANGES);
  return changes.map((known) => (known.row === change.row ? change : known));
}

/** What an address changes, each row at most once; null when what-if is off. What is not one is left out. */
export function parseChanges(params: URLSearchParams): Change[] | null {
  if (!params.has(PARAMETER)) return null;
  let changes: Change[] = [];
  for (const text of params.getAll(PARAMETER)) {
    const change = parsed(text);
    if (change && isPossible(change)) changes = withChange(changes, change);
  }
  return changes;
}

/** The parameters with these changes; null turns what-if off. Others stay as they are. */
export function writeChanges(
  before: URLSearchParams,
  changes: readonly Change[] | null,
): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete(PARAMETER);
  if (changes?.length === 0) params.set(PARAMETER, '');
  for (const { row, kind, value } of changes ?? []) {
    params.append(PARAMETER, `${row}:${LETTERS[kind]}${value}`);
  }
  return params;
}

/** 'rekening_8000:p500' is five percent more of it, 'netto_omzet:c-10000' a hundred euros less. */
function parsed(text: string): Change | null {
  const [, row, letter, value] = /^(.+):([pc])(-?\d{1,15})$/.exec(text) ?? [];
  if (row === undefined || value === undefined || row.startsWith(TOTAL)) return null;
  return { row, kind: letter === LETTERS.percent ? 'percent' : 'amount', value: Number(value) };
}
