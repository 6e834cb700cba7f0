import type { Figure, RecurringBlock } from '@kengetal/contract';
import type { Shown } from './choosing.ts';

/** Money that is expected on a day; what goes out is negative. */
export type Expected = RecurringBlock['agenda'][number];

/** Cents of an amount; 0 where there is none. */
export function centsOf(figure: Figure): number {
  if (figure.kind === 'absent') return 0;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}

/** All together, opening into each of them; null for none. */
export function totalOf(name: string, items: readonly Expected[]): Figure | null {
  const terms = items.map(({ datum, name: label, amount }) => ({
    label: `${label}, ${datum.slice(8)}-${datum.slice(5, 7)}`,
    factor: 1,
    part: 'teller' as const,
    figure: amount,
  }));
  const [first, ...others] = terms;
  if (!first) return null;
  return {
    kind: 'derived',
    unit: 'cents',
    value: items.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    terms: [first, ...others],
    about: { label: name, explanation: 'Wat er wordt verwacht, erin min eruit, opgeteld.' },
  };
}

/** What comes in, what goes out, and both. */
export function sumsOf(name: string, items: readonly Expected[]) {
  return {
    incoming: totalOf(
      `Erin, ${name}`,
      items.filter(({ amount }) => centsOf(amount) > 0),
    ),
    outgoing: totalOf(
      `Eruit, ${name}`,
      items.filter(({ amount }) => centsOf(amount) < 0),
    ),
    both: totalOf(`Per saldo, ${name}`, items),
  };
}

/** True while what is asked of series leaves out what is none. */
export const isOfSeries = ({ frequency, signal }: Shown): boolean =>
  frequency !== null || signal !== null;

/** What is expected of the series in sight, and of wages and taxes where they are looked at too. */
export function shownAgenda(
  agenda: readonly Expected[],
  sections: RecurringBlock['sections'],
  shown: Shown,
): Expected[] {
  const ids = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const words = shown.search.trim().toLowerCase();
  return agenda.filter(({ kind, id, name }) =>
    kind === 'reeks' ? ids.has(id) : !isOfSeries(shown) && name.toLowerCase().includes(words),
  );
}
