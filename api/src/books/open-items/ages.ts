/** Ages of invoices: 0 is not yet due, 4 more than 90 days. */
export type Age = (typeof AGES)[number];
export const AGES = [0, 1, 2, 3, 4] as const;

/** What ages count from. */
export type AgeBasis = 'vervaldatum' | 'factuurdatum';

/**
 * How old an item is on a day, in SQL.
 * @param due condition for ages that count from due dates
 */
export function ageOn(day: string, peildatum: string, due: string): string {
  return `CASE WHEN ${due} AND ${day} <= ${peildatum} THEN 0
    WHEN ${day} - ${peildatum} <= 30 THEN 1 WHEN ${day} - ${peildatum} <= 60 THEN 2
    WHEN ${day} - ${peildatum} <= 90 THEN 3 ELSE 4 END`;
}

/** The ages that there are on a basis. */
export function agesOf(basis: AgeBasis): readonly Age[] {
  return basis === 'vervaldatum' ? [0, 1, 2, 3, 4] : [1, 2, 3, 4];
}

/** What an age is called. */
export function ageName(age: Age, basis: AgeBasis): string {
  if (age === 0) return 'Niet vervallen';
  const isDue = basis === 'vervaldatum';
  const names = [
    '',
    isDue ? '1–30 dagen' : '0–30 dagen',
    '31–60 dagen',
    '61–90 dagen',
    '> 90 dagen',
  ];
  return names[age] ?? '';
}
