import { URGENCIES, type Suggestion } from '@kengetal/contract';

export interface Group {
  readonly key: 'nieuw' | 'in_behandeling' | 'afgehandeld' | 'verlopen';
  readonly title: string;
  readonly rows: readonly Suggestion[];
}

const GROUPS = [
  { key: 'nieuw', title: 'Nieuw', states: ['nieuw'] },
  { key: 'in_behandeling', title: 'In behandeling', states: ['in_behandeling'] },
  { key: 'afgehandeld', title: 'Afgehandeld', states: ['afgehandeld', 'niet_relevant'] },
  { key: 'verlopen', title: 'Verlopen', states: ['verlopen'] },
] as const;

const LAST_DAY = '9999-12-31';

/** True for what still waits for somebody. */
export const isOpen = ({ status }: Suggestion): boolean =>
  status === 'nieuw' || status === 'in_behandeling';

/** Groups in their order, those without rows left out: open ones by urgency, the others newest first. */
export function groupsOf(suggestions: readonly Suggestion[]): Group[] {
  return GROUPS.map(({ key, title, states }) => {
    const rows = suggestions.filter(({ status }) => states.some((state) => state === status));
    return { key, title, rows: rows.sort(rows.every(isOpen) ? soonestFirst : newestFirst) };
  }).filter(({ rows }) => rows.length > 0);
}

/** What is open, in the order in which it is shown. */
export const openOf = (suggestions: readonly Suggestion[]): Suggestion[] =>
  groupsOf(suggestions.filter(isOpen)).flatMap(({ rows }) => rows);

const soonestFirst = (one: Suggestion, other: Suggestion): number =>
  URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) ||
  (one.due ?? LAST_DAY).localeCompare(other.due ?? LAST_DAY);

const newestFirst = (one: Suggestion, other: Suggestion): number =>
  (other.ended?.at ?? '').localeCompare(one.ended?.at ?? '');
