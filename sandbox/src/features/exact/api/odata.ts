/** A date of Exact: the Dutch wall clock, written as if it were UTC. */
export class WallClock {
  /** @param ms milliseconds that UTC has for what the clock shows */
  constructor(readonly ms: number) {}
  valueOf(): number {
    return this.ms;
  }
  toJSON(): string {
    return `/Date(${this.ms})/`;
  }
}

/** What a field of a record can be. */
export type Value = string | number | boolean | null | WallClock;

/** A query that the rules refuse, in Exact's English. */
export class QueryError extends Error {}

/** Tells whether a record, read by field, is asked for. */
export type Filter = (read: (field: string) => Value) => boolean;

const TOKEN =
  /\s|(guid|datetime)?'((?:[^']|'')*)'|(-?\d{1,20}(?:\.\d{1,10})?)[LlMmDdFf]?(?![\w'])|([A-Za-z_]\w*)|([()])/y;

interface Token {
  readonly text: string;
  /** Undefined for a word or a bracket. */
  readonly literal?: Value;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) throw new QueryError(`Syntax error in '${text}'.`);
    const [whole, kind, quoted, number, word, bracket] = found;
    if (quoted !== undefined) tokens.push({ text: whole, literal: literalOf(kind, quoted) });
    else if (number !== undefined) tokens.push({ text: number, literal: Number(number) });
    else if (word ?? bracket) tokens.push({ text: whole });
  }
  return tokens;
}

function literalOf(kind: string | undefined, quoted: string): Value {
  if (kind !== 'datetime') return quoted.replaceAll("''", "'");
  const ms = Date.parse(quoted.length === 10 ? `${quoted}T00:00:00Z` : `${quoted}Z`);
  if (Number.isNaN(ms)) throw new QueryError(`'${quoted}' is not a datetime.`);
  return new WallClock(ms);
}

type Compare = (a: Value, b: Value) => boolean;
const same = (a: Value, b: Value) => a?.valueOf() === b?.valueOf();
const OPERATORS: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['eq', same],
  ['ne', (a, b) => !same(a, b)],
  ['gt', (a, b) => a !== null && b !== null && a > b],
  ['ge', (a, b) => a !== null && b !== null && a >= b],
  ['lt', (a, b) => a !== null && b !== null && a < b],
  ['le', (a, b) => a !== null && b !== null && a <= b],
]);
const WORDS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads a `$filter` of comparisons with `and`, `or` and brackets.
 * @throws QueryError for what is no filter, or names a field that is not there
 */
export function filterOf(text: string, fields: ReadonlySet<string>): Filter {
  const tokens = tokensOf(text);
  const next = () => tokens.shift();
  const either = (): Filter => chain('or', all, (one, other) => (read) => one(read) || other(read));
  const all = (): Filter => chain('and', one, (a, b) => (read) => a(read) && b(read));
  function chain(word: string, part: () => Filter, join: (a: Filter, b: Filter) => Filter): Filter {
    let filter = part();
    while (tokens[0]?.text === word) {
      next();
      filter = join(filter, part());
    }
    return filter;
  }
  function one(): Filter {
    if (tokens[0]?.text === '(') {
      next();
      const filter = either();
      if (next()?.text !== ')') throw new QueryError(`')' expected in '${text}'.`);
      return filter;
    }
    const [field, operator, value] = [next(), next(), next()];
    const compare = OPERATORS.get(operator?.text ?? '');
    const literal = value?.literal === undefined ? WORDS.get(value?.text ?? '') : value.literal;
    if (!field || !compare || literal === undefined)
      throw new QueryError(`Syntax error in '${text}'.`);
    if (!fields.has(field.text)) throw unknownField(field.text);
    return (read) => compare(read(field.text), literal);
  }
  const filter = either();
  if (tokens.length > 0) throw new QueryError(`Syntax error in '${text}'.`);
  return filter;
}

/** @throws QueryError for a field that is not there */
export function selectOf(text: string, fields: ReadonlySet<string>): readonly string[] {
  if (text.trim() === '*') return [...fields];
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) if (!fields.has(name)) throw unknownField(name);
  return names;
}

/** A `$orderby` as a comparison of records read by field. */
export function orderOf(
  text: string,
  fields: ReadonlySet<string>,
): (a: (field: string) => Value, b: (field: string) => Value) => number {
  const keys = text.split(',').map((key) => {
    const [name = '', direction = 'asc'] = key.trim().split(/\s+/);
    if (!fields.has(name)) throw unknownField(name);
    return { name, sign: direction === 'desc' ? -1 : 1 };
  });
  return (a, b) => {
    for (const { name, sign } of keys) {
      const [one, other] = [a(name) ?? '', b(name) ?? ''];
      if (one < other) return -sign;
      if (one > other) return sign;
    }
    return 0;
  };
}

const unknownField = (name: string) => new QueryError(`The property '${name}' does not exist.`);
