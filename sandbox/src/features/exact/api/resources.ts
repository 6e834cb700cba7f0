import type { Stamped } from '../books/log.ts';
import {
  ACCOUNT_FIELDS,
  BALANCE_FIELDS,
  CLASSIFICATION_FIELDS,
  DELETED_FIELDS,
  LINE_FIELDS,
  MAPPING_FIELDS,
  RELATION_FIELDS,
} from './ledger-fields.ts';
import {
  accessibleDivisions,
  allDivisions,
  journals,
  me,
  periods,
  vatCodes,
} from './master-data.ts';
import { QueryError } from './odata.ts';
import { booksOf, bulk, plain, sync, type Asked, type Resource } from './resource.ts';

const live = <Row extends { live: boolean }>(rows: readonly Row[]) =>
  rows.filter((row) => row.live);
const isGone = (row: { live: boolean }) => !row.live;

const LINES = { fields: LINE_FIELDS, rows: (asked: Asked) => booksOf(asked).lines.rows, isGone };
const ACCOUNTS = {
  fields: ACCOUNT_FIELDS,
  rows: (asked: Asked) => live(booksOf(asked).accounts.rows),
};
const RELATIONS = {
  fields: RELATION_FIELDS,
  rows: (asked: Asked) => live(booksOf(asked).relations.rows),
};
const mapped = (asked: Asked) =>
  asked.division?.isUnmapped
    ? []
    : live(booksOf(asked).accounts.rows).filter(({ rgs }) => rgs !== '');

/** One of each code, whatever number of accounts has it. */
const CLASSIFICATIONS = {
  fields: CLASSIFICATION_FIELDS,
  rows: (asked: Asked) => [...new Map(mapped(asked).map((row) => [row.rgs, row])).values()],
};

/** A few rows in order of timestamp. */
const readable = <Row extends { timestamp: number }>(rows: readonly Row[]) => ({
  rows,
  after: (timestamp: number) => rows.findLastIndex((row) => row.timestamp <= timestamp) + 1,
});

const MONTHS_KEPT = 2;

/** Deletions of the last two months; those before are forgotten. */
const deleted = sync({
  fields: DELETED_FIELDS,
  log: (asked: Asked) => {
    const books = booksOf(asked);
    const since = new Date(books.wallClock());
    since.setUTCMonth(since.getUTCMonth() - MONTHS_KEPT);
    return readable(books.deletions.rows.filter((row) => row.deleted >= since.getTime()));
  },
});

/** The timestamp with which to begin, to get all that was modified from a moment on. */
const syncTimestamp: Resource = (asked) => {
  const modified = /^datetime'([^']+)'$/.exec(asked.query.get('modified') ?? '')?.[1];
  const endPoint = /^'(\w+)'$/.exec(asked.query.get('endPoint') ?? '')?.[1];
  const ms = Date.parse(`${modified}Z`) || Date.parse(`${modified}T00:00:00Z`);
  const { lines, accounts, relations } = booksOf(asked);
  const logs = new Map<string, readonly (Stamped & { modified: number })[]>([
    ['TransactionLines', lines.rows],
    ['GLAccounts', accounts.rows],
    ['Accounts', relations.rows],
  ]);
  const rows = logs.get(endPoint ?? '');
  if (Number.isNaN(ms) || !rows) throw new QueryError('modified and endPoint are mandatory.');
  const first = rows.find((row) => row.live && row.modified >= ms) ?? rows.at(-1);
  const TimeStampAsBigInt = (first?.timestamp ?? 1) - 1;
  return { rows: [{ API: endPoint ?? '', TimeStampAsBigInt }], next: null };
};

/** What stands above divisions, by path in lower case. */
export const ABOVE_DIVISIONS: ReadonlyMap<string, Resource> = new Map([['current/me', me]]);

/** What divisions have, by path in lower case. */
export const OF_DIVISIONS: ReadonlyMap<string, Resource> = new Map<string, Resource>([
  ['system/divisions', accessibleDivisions],
  ['hrm/divisions', accessibleDivisions],
  ['system/alldivisions', allDivisions],
  ['financial/glaccounts', plain(ACCOUNTS, { twin: true })],
  ['bulk/financial/glaccounts', bulk(ACCOUNTS)],
  [
    'sync/financial/glaccounts',
    sync({ fields: ACCOUNT_FIELDS, log: (asked) => booksOf(asked).accounts }),
  ],
  ['financial/glaccountclassificationmappings', plain({ fields: MAPPING_FIELDS, rows: mapped })],
  ['financial/glclassifications', plain(CLASSIFICATIONS, { twin: true })],
  ['bulk/financial/glclassifications', bulk(CLASSIFICATIONS)],
  [
    'sync/financial/glclassifications',
    sync({
      fields: CLASSIFICATION_FIELDS,
      log: (asked) => readable(CLASSIFICATIONS.rows(asked)),
    }),
  ],
  ['financialtransaction/transactionlines', plain(LINES, { twin: true })],
  ['bulk/financial/transactionlines', bulk(LINES)],
  [
    'sync/financial/transactionlines',
    sync({ fields: LINE_FIELDS, log: (asked) => booksOf(asked).lines }),
  ],
  ['sync/deleted', deleted],
  ['read/sync/sync/synctimestamp', syncTimestamp],
  [
    'financial/reportingbalance',
    plain({ fields: BALANCE_FIELDS, rows: (asked) => booksOf(asked).balances }),
  ],
  ['financial/journals', journals],
  ['financial/financialperiods', periods],
  ['crm/accounts', plain(RELATIONS, { twin: true })],
  ['bulk/crm/accounts', bulk(RELATIONS)],
  [
    'sync/crm/accounts',
    sync({ fields: RELATION_FIELDS, log: (asked) => booksOf(asked).relations }),
  ],
  ['vat/vatcodes', vatCodes],
]);
