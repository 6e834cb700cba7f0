import { parsePeriode, type FilterItem } from '@kengetal/contract';
import { isDay } from '@kengetal/ledger';
import { shown } from '../../db/shown.ts';
import { DomainError } from '../../domain-error.ts';
import type { Conditions } from './conditions.ts';
import { datedCondition, OPEN_ITEMS, openCondition, POST } from './open-items-sql.ts';

type Column = FilterItem['column'];
type ColumnKind = 'text' | 'periode' | 'cents' | 'day';
/** What a column belongs to: 'cell' stands for a month, kind and account, as the summary has them. */
export type FilterPlace = 'account' | 'source' | 'cell' | 'line';

interface FilterColumn {
  readonly sql: string;
  readonly kind: ColumnKind;
  readonly of: FilterPlace;
}

const textOf = (sql: string, of: FilterPlace = 'line'): FilterColumn => ({ sql, kind: 'text', of });

/**
 * The closed list of columns: nothing that a caller sends becomes SQL, only parameters of it. In
 * the SQL `a` is an account, `s` a source and `l` a line, or for a cell a row of the summary.
 */
const COLUMNS: Record<Column, FilterColumn> = {
  periode: { sql: 'l.periode', kind: 'periode', of: 'cell' },
  boekjaar: textOf('l.boekjaar', 'cell'),
  datum: { sql: 'l.datum', kind: 'day', of: 'line' },
  type: textOf('a.type', 'account'),
  groep: textOf('a.groep', 'account'),
  rekening: textOf('a.rekening', 'account'),
  dagboek: textOf('l.dagboek'),
  boekstuk: textOf(shown('l.boekstuk', 'keyCharacters')),
  relatie: textOf('l.relatie'),
  omschrijving: textOf(shown('l.omschrijving', 'descriptionCharacters')),
  bedrag: { sql: 'l.cents', kind: 'cents', of: 'line' },
  omvang: { sql: 'abs(l.cents)', kind: 'cents', of: 'line' },
  zijde: textOf("(CASE WHEN l.cents < 0 THEN 'credit' ELSE 'debet' END)"),
  btw_code: textOf('l.btw_code'),
  btw_rekening: textOf('l.btw_rekening'),
  btw_soort: textOf('l.btw_soort'),
  bron: textOf('s.source_id::text', 'source'),
  tegenpartij: textOf('l.tegenpartij'),
  factuur: textOf('l.factuur'),
  post: textOf(POST),
  kostenplaats: textOf('l.kostenplaats'),
  kostendrager: textOf('l.kostendrager'),
  openstaand: { sql: 'open_per', kind: 'periode', of: 'line' },
  peildatum: { sql: 'o.peildatum', kind: 'day', of: 'line' },
};

/** Which table tells whether a line passes the item. */
export const placeOf = ({ column }: FilterItem): FilterPlace => COLUMNS[column].of;

const CASTS: Record<ColumnKind, string> = {
  text: 'text',
  periode: 'int',
  cents: 'bigint',
  day: 'date',
};

/** Adds the condition of a filter item. Throws unprocessable for a value that the column cannot have. */
export function addFilter(conditions: Conditions, item: FilterItem): void {
  if (item.column === 'openstaand') {
    const periode = Number(single(item, 'periode'));
    if (item.operator !== 'eq') throw wrong(item);
    return addOpen(conditions, openCondition(conditions.parameter(periode)));
  }
  const condition = conditionOf(conditions, item);
  if (item.column === 'peildatum') addOpen(conditions, datedCondition(condition));
  else conditions.add(condition);
}

/**
 * The first condition on open items may become a join. More of them may not: the planner looks at
 * every order of joins, and takes minutes and gigabytes for a few dozen.
 */
function addOpen(conditions: Conditions, condition: string): void {
  const isFirst = !conditions.text().includes(OPEN_ITEMS);
  conditions.add(isFirst ? condition : `(${condition}) IS TRUE`);
}

function conditionOf(conditions: Conditions, item: FilterItem): string {
  const { sql, kind } = COLUMNS[item.column];
  const cast = CASTS[kind];
  const one = () => `${conditions.parameter(single(item, kind))}::${cast}`;
  const many = () => `${conditions.parameter(list(item, kind))}::${cast}[]`;
  switch (item.operator) {
    case 'eq':
      // What a line does not have is nothing in words: 'zonder btw-code'.
      if (item.value === '') return `coalesce(${sql}, '') = ${one()}`;
      return `${sql} = ${one()}`;
    case 'ne':
      return `${sql} IS DISTINCT FROM ${one()}`;
    case 'gte':
      return `${sql} >= ${one()}`;
    case 'lte':
      return `${sql} <= ${one()}`;
    case 'in':
      return `${sql} = ANY (${many()})`;
    case 'not_in':
      return `(${sql} IS NULL OR ${sql} <> ALL (${many()}))`;
    case 'between': {
      const ends = filterValues(item).map((end) => `${conditions.parameter(end)}::${cast}`);
      return `${sql} BETWEEN ${ends.join(' AND ')}`;
    }
    case 'contains':
      if (kind !== 'text') throw wrong(item);
      return `lower(${sql}) LIKE ${conditions.parameter(containing(String(single(item, kind))))}`;
  }
}

/** Pattern of LIKE for text that holds these words, in lower case. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, (found) => `\\${found}`)}%`;
}

export type FilterValue = string | number;

/** What an item compares with. Throws unprocessable for a value that its column cannot have. */
export function filterValues(item: FilterItem): FilterValue[] {
  const { kind } = COLUMNS[item.column];
  if (item.operator === 'in' || item.operator === 'not_in') return list(item, kind);
  if (item.operator !== 'between') return [single(item, kind)];
  const ends = list(item, kind);
  if (ends.length !== 2) throw wrong(item);
  return ends;
}

function single(item: FilterItem, kind: ColumnKind): FilterValue {
  if (Array.isArray(item.value)) throw wrong(item);
  return valueOf(item, kind, item.value);
}

function list(item: FilterItem, kind: ColumnKind): FilterValue[] {
  if (!Array.isArray(item.value)) throw wrong(item);
  return item.value.map((value) => valueOf(item, kind, value));
}

function valueOf(item: FilterItem, kind: ColumnKind, value: FilterValue): FilterValue {
  if (kind === 'text') return String(value);
  if (kind === 'periode') {
    const periode = parsePeriode(value);
    if (periode === undefined) throw wrong(item);
    return periode;
  }
  const isRight = kind === 'day' ? isDay(String(value)) : Number.isSafeInteger(value);
  if (!isRight) throw wrong(item);
  return value;
}

function wrong({ column, operator }: FilterItem): DomainError {
  const message = `Deze waarde past niet bij ${column} (${operator}).`;
  return new DomainError('unprocessable', message, [{ path: `filters.${column}`, message }]);
}
