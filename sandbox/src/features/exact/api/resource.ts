import type { ExactBooks } from '../books/books.ts';
import type { Stamped } from '../books/log.ts';
import type { Division } from '../divisions.ts';
import type { Person } from '../../../people.ts';
import { filterOf, orderOf, QueryError, selectOf, type Value } from './odata.ts';

/** Whom and what a request is about. */
export interface Asked {
  readonly person: Person;
  readonly query: URLSearchParams;
  readonly divisions: readonly Division[];
  /** All divisions of the office, also those that this person may not look into. */
  readonly office: readonly Division[];
  readonly booksOf: (division: Division) => ExactBooks;
  /** Wall clock of the day on which a division went to another database; null where it never did. */
  readonly movedAt: (division: Division) => number | null;
  /** Undefined for what stands above divisions. */
  readonly division: Division | undefined;
}

/** Part of an answer, and the query with which the next part is asked. */
export interface Page {
  readonly rows: readonly Readonly<Record<string, Value>>[];
  readonly next: URLSearchParams | null;
}

/** The books of the division that is asked. */
export function booksOf({ division, booksOf: find }: Asked): ExactBooks {
  if (!division) throw new Error('no division');
  return find(division);
}

/** Something that can be asked for; answers in pages. Throws QueryError. */
export type Resource = (asked: Asked) => Page;

type Fields<Row> = Readonly<Record<string, (row: Row, asked: Asked) => Value>>;

interface Listing<Row> {
  readonly fields: Fields<Row>;
  readonly rows: (asked: Asked) => readonly Row[];
  /** Rows that keep their place and are not there any more. */
  readonly isGone?: (row: Row) => boolean;
}

const PLAIN_PAGE = 60;
const LARGE_PAGE = 1000;

/** 60 rows at a time; of what can also be synchronised only with a filter. */
export function plain<Row>(listing: Listing<Row>, { twin = false } = {}): Resource {
  return (asked) => {
    if (twin) demand(asked, '$filter');
    return listed(listing, asked, PLAIN_PAGE);
  };
}

/** 1,000 rows at a time, with a filter and the fields that are asked by name. */
export function bulk<Row>(listing: Listing<Row>): Resource {
  return (asked) => {
    demand(asked, '$select');
    demand(asked, '$filter');
    return listed(listing, asked, LARGE_PAGE);
  };
}

function demand({ query }: Asked, option: string): void {
  if (!query.has(option)) throw new QueryError(`${option} is mandatory on this endpoint.`);
}

const SYNC_FILTER = /^\s*Timestamp\s+gt\s+(\d+)L\s*$/;

interface SyncListing<Row extends Stamped> {
  readonly fields: Fields<Row>;
  readonly log: (asked: Asked) => { rows: readonly Row[]; after(timestamp: number): number };
}

/** All that was written after a timestamp, 1,000 at a time, in that order. */
export function sync<Row extends Stamped>({ fields, log }: SyncListing<Row>): Resource {
  const all: Fields<Row> = { ...fields, Timestamp: ({ timestamp }) => timestamp };
  return (asked) => {
    const given = SYNC_FILTER.exec(asked.query.get('$filter') ?? '')?.[1];
    if (given === undefined) {
      throw new QueryError("Only '$filter=Timestamp gt {number}L' is allowed on this endpoint.");
    }
    const from = Number(skipped(asked.query) ?? given);
    const source = log(asked);
    const names = selectOf(asked.query.get('$select') ?? '*', new Set(Object.keys(all)));
    const page = collect(source.rows, source.after(from), LARGE_PAGE, ({ live }) => live);
    const last = page.rows.at(-1);
    return {
      rows: page.rows.map((row) => picked(all, names, row, asked)),
      next: page.next === null || !last ? null : nextQuery(asked.query, String(last.timestamp)),
    };
  };
}

function listed<Row>({ fields, rows, isGone }: Listing<Row>, asked: Asked, size: number): Page {
  const { query } = asked;
  const names = new Set(Object.keys(fields));
  const chosen = selectOf(query.get('$select') ?? '*', names);
  const filter = query.has('$filter') ? filterOf(query.get('$filter') ?? '', names) : undefined;
  const order = query.has('$orderby') ? orderOf(query.get('$orderby') ?? '', names) : undefined;
  const reader = (row: Row) => (field: string) => fields[field]?.(row, asked) ?? null;
  const matches = (row: Row) => !isGone?.(row) && (!filter || filter(reader(row)));
  const all = rows(asked);
  const list = order ? all.filter(matches).sort((a, b) => order(reader(a), reader(b))) : all;
  const top = query.has('$top') ? Number(query.get('$top')) : Infinity;
  const skip = Number(query.get('$skip') ?? 0);
  if (!(top >= 0) || !(skip >= 0)) throw new QueryError('$top and $skip are numbers.');
  const start = Number(skipped(query) ?? skip);
  const page = collect(list, start, Math.min(size, top), matches);
  return {
    rows: page.rows.map((row) => picked(fields, chosen, row, asked)),
    next: page.next === null || top <= size ? null : nextQuery(query, String(page.next)),
  };
}

/** So many rows from a place on, and the place of the first that follows. */
function collect<Row>(
  list: readonly Row[],
  start: number,
  size: number,
  matches: (row: Row) => boolean,
): { rows: Row[]; next: number | null } {
  const rows: Row[] = [];
  for (let index = start; index < list.length; index += 1) {
    const row = list[index];
    if (row === undefined || !matches(row)) continue;
    if (rows.length === size) return { rows, next: index };
    rows.push(row);
  }
  return { rows, next: null };
}

function picked<Row>(fields: Fields<Row>, names: readonly string[], row: Row, asked: Asked) {
  const answer: Record<string, Value> = {};
  for (const name of names) answer[name] = fields[name]?.(row, asked) ?? null;
  return answer;
}

/** The token says where to go on; nobody else can know how. */
function nextQuery(query: URLSearchParams, place: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('$skiptoken', Buffer.from(`x${place}`).toString('base64url'));
  return next;
}

function skipped(query: URLSearchParams): string | undefined {
  const token = query.get('$skiptoken');
  if (token === null) return undefined;
  const place = /^x(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (place === undefined) throw new QueryError('Invalid $skiptoken.');
  return place;
}
