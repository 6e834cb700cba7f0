import * as fc from 'fast-check';
import {
  FILTER_COLUMNS,
  FILTER_OPERATORS,
  type FilterItem,
  type JournalLine,
} from '@kengetal/contract';

/** Which invoice a line belongs to and whether that is open, it alone does not tell; see the tests of open items. */
type OwnColumn = Exclude<FilterItem['column'], 'openstaand' | 'peildatum' | 'post'>;
/** A filter on something that a line itself holds. */
export interface OwnItem extends FilterItem {
  readonly column: OwnColumn;
}
const OWN_COLUMNS = FILTER_COLUMNS.filter(
  (column): column is OwnColumn => !['openstaand', 'peildatum', 'post'].includes(column),
);

/** What a column of a line holds; the oracle that the SQL is held against. */
const VALUE: Record<OwnColumn, (line: JournalLine) => string | number | null> = {
  periode: ({ periode }) => periode,
  boekjaar: ({ boekjaar }) => boekjaar,
  datum: ({ datum }) => datum,
  type: ({ rekening }) => (rekening < '4000' ? 'balans' : 'resultaat'),
  groep: ({ groep }) => groep,
  rekening: ({ rekening }) => rekening,
  dagboek: ({ dagboek }) => dagboek,
  boekstuk: ({ boekstuk }) => boekstuk,
  relatie: ({ relatie }) => relatie,
  omschrijving: ({ omschrijving }) => omschrijving,
  bedrag: ({ cents }) => cents,
  omvang: ({ cents }) => Math.abs(cents),
  zijde: ({ zijde }) => zijde,
  btw_code: ({ btw_code }) => btw_code,
  btw_rekening: ({ btw_rekening }) => btw_rekening,
  btw_soort: ({ btw_soort }) => btw_soort,
  bron: (line) => line.source_id,
  tegenpartij: ({ tegenpartij }) => tegenpartij,
  factuur: ({ factuur }) => factuur,
  kostenplaats: ({ kostenplaats }) => kostenplaats,
  kostendrager: ({ kostendrager }) => kostendrager,
};

/** Whether a line is what a filter describes. */
export function matches({ column, operator, value }: OwnItem, line: JournalLine): boolean {
  const actual = VALUE[column](line);
  const values = (Array.isArray(value) ? value : [value]) as (string | number)[];
  const [first = '', second = ''] = values;
  if (operator === 'ne') return actual !== first;
  if (operator === 'not_in') return actual === null || !values.includes(actual);
  if (actual === null) return false;
  if (operator === 'eq') return actual === first;
  if (operator === 'in') return values.includes(actual);
  if (operator === 'gte') return actual >= first;
  if (operator === 'lte') return actual <= first;
  if (operator === 'between') return actual >= first && actual <= second;
  return String(actual).toLowerCase().includes(String(first).toLowerCase());
}

/** Ranges over words follow the language's order, which this oracle does not know. */
const isOrdered = (column: string) => ['periode', 'bedrag', 'omvang', 'datum'].includes(column);
const isText = (column: string) => !isOrdered(column);

/** Filters of every kind; `picks` says whose values they take. */
export const item = fc
  .record({
    column: fc.constantFrom(...OWN_COLUMNS),
    operator: fc.constantFrom(...FILTER_OPERATORS),
    picks: fc.array(fc.nat(), { minLength: 2, maxLength: 4 }),
  })
  .filter(({ column, operator }) =>
    ['gte', 'lte', 'between'].includes(operator)
      ? isOrdered(column)
      : operator !== 'contains' || isText(column),
  );

/** A filter with values that the lines have. */
export function filterOf(
  all: readonly JournalLine[],
  { column, operator, picks }: typeof item extends fc.Arbitrary<infer Value> ? Value : never,
): OwnItem {
  const seen = picks.map((pick) => {
    const line = all[pick % all.length];
    return (line && VALUE[column](line)) ?? 'onbekend';
  });
  const [first = '', second = ''] = seen;
  const many = ['in', 'not_in'].includes(operator) ? seen : [first, second];
  const value = ['in', 'not_in', 'between'].includes(operator) ? many : first;
  return { column, operator, value: value as FilterItem['value'] };
}
