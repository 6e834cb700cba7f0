import {
  JOURNAL_ORDER,
  JOURNALS,
  VAT_CODES,
  type JournalName,
  type VatName,
} from '@kengetal/generator';
import { periodsOf } from '../books/books.ts';
import type { Stamped } from '../books/log.ts';
import type { Division } from '../divisions.ts';
import {
  ACCOUNT_FIELDS,
  BALANCE_FIELDS,
  CLASSIFICATION_FIELDS,
  dayOf,
  DELETED_FIELDS,
  Division as DivisionField,
  idOf,
  LINE_FIELDS,
  MAPPING_FIELDS,
  RELATION_FIELDS,
} from './ledger-fields.ts';
import { QueryError, WallClock } from './odata.ts';
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
const mapped = (asked: Asked) => live(booksOf(asked).accounts.rows).filter(({ rgs }) => rgs !== '');

/** One of each code, whatever number of accounts has it. */
const CLASSIFICATIONS = {
  fields: CLASSIFICATION_FIELDS,
  rows: (asked: Asked) => [...new Map(mapped(asked).map((row) => [row.rgs, row])).values()],
};

const DIVISION_FIELDS = {
  Code: ({ code }: Division) => code,
  Description: ({ name }: Division) => name,
  CustomerName: () => 'Administratiekantoor Voorbeeld',
  Country: () => 'NL',
  Currency: () => 'EUR',
  Status: () => 1,
  VATNumber: () => '',
  Current: (division: Division, asked: Asked) => division === asked.divisions[0],
  DivisionMoveDate: (division: Division, { movedAt }: Asked) => {
    const moved = movedAt(division);
    return moved === null ? null : new WallClock(moved);
  },
  DivisionHRLinkUnlinkDate: () => null,
};
const accessible = plain({ fields: DIVISION_FIELDS, rows: ({ divisions }) => divisions });

const ME = plain({
  fields: {
    CurrentDivision: (_me: null, { divisions }: Asked) => divisions[0]?.code ?? null,
    UserID: (_me: null, { person }: Asked) => person.oid,
    UserName: (_me: null, { person }: Asked) => person.email,
    FullName: (_me: null, { person }: Asked) => person.name,
    Email: (_me: null, { person }: Asked) => person.email,
    Language: () => 'nl-NL',
  },
  rows: () => [null],
});

const JOURNAL_TYPES: Readonly<Record<JournalName, number>> = {
  opening: 90,
  verkoop: 20,
  inkoop: 22,
  bank: 12,
  kas: 10,
  salaris: 90,
  memoriaal: 90,
};

const journals = plain({
  fields: {
    ID: (name: JournalName, asked: Asked) => idOf(asked, 'journal', JOURNAL_ORDER.indexOf(name)),
    Code: (name: JournalName) => JOURNALS[name].id,
    Description: (name: JournalName) => JOURNALS[name].name,
    Type: (name: JournalName) => JOURNAL_TYPES[name],
    Currency: () => 'EUR',
    Division: DivisionField,
  },
  rows: () => JOURNAL_ORDER,
});

type Period = ReturnType<typeof periodsOf>[number];
const periods = plain({
  fields: {
    ID: ({ year, period }: Period, asked: Asked) => idOf(asked, 'period', year * 100 + period),
    FinYear: ({ year }: Period) => year,
    FinPeriod: ({ period }: Period) => period,
    StartDate: ({ start }: Period) => dayOf(start),
    EndDate: ({ end }: Period) => dayOf(end),
    Division: DivisionField,
  },
  rows: (asked: Asked) => booksOf(asked).years.flatMap(periodsOf),
});

const vatCodes = plain({
  fields: {
    ID: (name: VatName, asked: Asked) => idOf(asked, 'vat', Number(VAT_CODES[name].id)),
    Code: (name: VatName) => VAT_CODES[name].id,
    Description: (name: VatName) => VAT_CODES[name].omschrijving,
    Percentage: (name: VatName) => VAT_CODES[name].rate / 10_000,
    GLToPayCode: (name: VatName, asked: Asked) => numberIn(asked, VAT_CODES[name].toPay),
    GLToClaimCode: (name: VatName, asked: Asked) => numberIn(asked, VAT_CODES[name].toClaim),
    IsBlocked: () => false,
    Division: DivisionField,
  },
  rows: (asked: Asked) => booksOf(asked).years.at(-1)?.vat ?? [],
});

function numberIn(asked: Asked, account: (typeof VAT_CODES)[VatName]['toPay']): string | null {
  return account === null ? null : (booksOf(asked).years[0]?.numberOf(account) ?? null);
}

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
export const ABOVE_DIVISIONS: ReadonlyMap<string, Resource> = new Map([['current/me', ME]]);

/** What divisions have, by path in lower case. */
export const OF_DIVISIONS: ReadonlyMap<string, Resource> = new Map<string, Resource>([
  ['system/divisions', accessible],
  ['hrm/divisions', accessible],
  ['system/alldivisions', plain({ fields: DIVISION_FIELDS, rows: ({ office }) => office })],
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
