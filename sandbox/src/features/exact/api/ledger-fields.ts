import { JOURNALS, VAT_CODES, type ChartAccount } from '@kengetal/generator';
import type { Balance } from '../books/balances.ts';
import {
  guidOf,
  type Deletion,
  type KINDS,
  type LedgerAccount,
  type LedgerLine,
  type Relation,
} from '../books/records.ts';
import { WallClock, type Value } from './odata.ts';
import { booksOf, type Asked } from './resource.ts';

const CODE_WIDTH = 18;

const euros = (cents: number) => cents / 100;
/** Codes of accounts stand at the right of 18 places. */
const padded = (code: string) => code.padStart(CODE_WIDTH);
export const dayOf = (day: string) => new WallClock(Date.parse(`${day}T00:00:00Z`));
const codeOf = ({ division }: Asked) => division?.code ?? 0;
/** The id of a record of the division that is asked. */
export const idOf = (asked: Asked, kind: keyof typeof KINDS, key: number) =>
  guidOf(codeOf(asked), kind, key);
export const Division = (_row: unknown, asked: Asked) => codeOf(asked);

const accountId = (asked: Asked, rekening: string) => idOf(asked, 'account', Number(rekening));
const relationId = (asked: Asked, relatie: string | null) =>
  relatie === null ? null : idOf(asked, 'relation', Number(relatie));

const nameOf = (asked: Asked, rekening: string) =>
  booksOf(asked).accountNames.get(rekening)?.omschrijving ?? null;

/** An invoice number of digits that fits 32 bits is one; any other is somebody's reference. */
function invoiceNumber(factuur: string | null): number | null {
  if (factuur === null || !/^\d{1,10}$/.test(factuur)) return null;
  const number = Number(factuur);
  return number < 2 ** 31 ? number : null;
}

export const LINE_FIELDS = {
  ID: ({ key }: LedgerLine, asked: Asked) => idOf(asked, 'line', key),
  EntryID: ({ entry }: LedgerLine, asked: Asked) => idOf(asked, 'entry', entry.key),
  EntryNumber: ({ entry }: LedgerLine) => entry.number,
  LineNumber: ({ nr }: LedgerLine) => nr,
  Date: ({ entry }: LedgerLine) => dayOf(entry.date),
  FinancialYear: ({ entry }: LedgerLine) => entry.year,
  FinancialPeriod: ({ entry }: LedgerLine) => entry.period,
  JournalCode: ({ entry }: LedgerLine) => JOURNALS[entry.journal].id,
  JournalDescription: ({ entry }: LedgerLine) => JOURNALS[entry.journal].name,
  GLAccount: ({ rekening }: LedgerLine, asked: Asked) => accountId(asked, rekening),
  GLAccountCode: ({ rekening }: LedgerLine) => rekening,
  GLAccountDescription: ({ rekening }: LedgerLine, asked: Asked) => nameOf(asked, rekening),
  Description: ({ omschrijving }: LedgerLine) => omschrijving,
  AmountDC: ({ cents }: LedgerLine) => euros(cents),
  AmountFC: ({ cents }: LedgerLine) => euros(cents),
  Currency: () => 'EUR',
  ExchangeRate: () => 1,
  AmountVATFC: ({ btw_cents }: LedgerLine) => (btw_cents === null ? 0 : euros(btw_cents)),
  AmountVATBaseFC: ({ btw_cents, cents }: LedgerLine) => (btw_cents === null ? 0 : euros(cents)),
  VATCode: ({ btw_cents, vat = 'hoog' }: LedgerLine) =>
    btw_cents === null ? null : VAT_CODES[vat].id,
  VATPercentage: ({ btw_cents, vat = 'hoog' }: LedgerLine) =>
    btw_cents === null ? null : VAT_CODES[vat].rate / 10_000,
  Account: ({ relatie }: LedgerLine, asked: Asked) => relationId(asked, relatie),
  AccountCode: ({ relatie }: LedgerLine) => (relatie === null ? null : padded(relatie)),
  AccountName: ({ relatie }: LedgerLine, asked: Asked) =>
    relatie === null ? null : (booksOf(asked).relationNames.get(relatie) ?? null),
  InvoiceNumber: ({ factuur }: LedgerLine) => invoiceNumber(factuur),
  YourRef: ({ factuur }: LedgerLine) => (invoiceNumber(factuur) === null ? factuur : null),
  DueDate: ({ due }: LedgerLine) => (due === null ? null : dayOf(due)),
  PaymentReference: () => null,
  CostCenter: ({ kostenplaats }: LedgerLine) => kostenplaats ?? null,
  CostCenterDescription: ({ kostenplaats }: LedgerLine, asked: Asked) =>
    booksOf(asked).costCentres.get(kostenplaats ?? '') ?? null,
  CostUnit: () => null,
  Project: () => null,
  Status: ({ entry }: LedgerLine) => entry.status,
  Type: ({ entry }: LedgerLine) => entry.type,
  Modified: ({ modified }: LedgerLine) => new WallClock(modified),
  Division,
} satisfies Record<string, (row: LedgerLine, asked: Asked) => Value>;

/** Kinds of accounts by the beginning of their RGS code; the longest first. */
const TYPES: readonly (readonly [string, number])[] = [
  ['BLimKas', 10],
  ['BLimBan', 12],
  ['BVorDeb', 20],
  ['BSchCre', 22],
  ['BSchBepB', 24],
  ['BMvaMeiCae', 35],
  ['BMvaTevCae', 35],
  ['BMvaBeiCae', 35],
  ['BMva', 30],
  ['BVrd', 40],
  ['BEivO', 52],
  ['BEiv', 50],
  ['WOmz', 110],
  ['WKpr', 111],
  ['WPer', 125],
  ['WAfsA', 122],
  ['WBel', 150],
  ['WFbe', 160],
  ['W', 121],
];
const OTHER_COSTS = 120;
const GENERAL = 90;

function typeOf({ rgs, type }: ChartAccount): number {
  const known = TYPES.find(([start]) => rgs !== '' && rgs.startsWith(start));
  return known?.[1] ?? (type === 'P' ? OTHER_COSTS : GENERAL);
}

export const ACCOUNT_FIELDS = {
  ID: ({ rekening }: LedgerAccount, asked: Asked) => accountId(asked, rekening),
  Code: ({ rekening }: LedgerAccount) => rekening,
  Description: ({ omschrijving }: LedgerAccount) => omschrijving,
  BalanceSide: ({ rgs }: LedgerAccount) =>
    /^(BSch|BEiv|BLas|WOmz|BMva...Cae)/.test(rgs) ? 'C' : 'D',
  BalanceType: ({ type }: LedgerAccount) => (type === 'P' ? 'W' : 'B'),
  Type: (account: LedgerAccount) => typeOf(account),
  VATCode: () => null,
  IsBlocked: () => false,
  Modified: ({ modified }: LedgerAccount) => new WallClock(modified),
  Division,
} satisfies Record<string, (row: LedgerAccount, asked: Asked) => Value>;

export const MAPPING_FIELDS = {
  ID: ({ rekening }: ChartAccount, asked: Asked) => idOf(asked, 'mapping', Number(rekening)),
  GLAccount: ({ rekening }: ChartAccount, asked: Asked) => accountId(asked, rekening),
  GLAccountCode: ({ rekening }: ChartAccount) => rekening,
  GLAccountDescription: ({ omschrijving }: ChartAccount) => omschrijving,
  Classification: ({ rekening }: ChartAccount, asked: Asked) =>
    idOf(asked, 'classification', Number(rekening)),
  ClassificationCode: ({ rgs }: ChartAccount) => rgs,
  ClassificationDescription: ({ rgs }: ChartAccount) => rgs,
  GLSchemeCode: () => 'RGS',
  Division,
};

export const CLASSIFICATION_FIELDS = {
  ID: ({ rekening }: LedgerAccount, asked: Asked) =>
    idOf(asked, 'classification', Number(rekening)),
  Code: ({ rgs }: LedgerAccount) => rgs,
  Name: ({ rgs }: LedgerAccount) => rgs,
  Description: ({ rgs }: LedgerAccount) => rgs,
  GLSchemeCode: () => 'RGS',
  Modified: ({ modified }: LedgerAccount) => new WallClock(modified),
  Division,
};

export const RELATION_FIELDS = {
  ID: ({ relatie }: Relation, asked: Asked) => relationId(asked, relatie),
  Code: ({ relatie }: Relation) => padded(relatie),
  Name: ({ name }: Relation) => name,
  City: ({ city }: Relation) => city,
  Country: () => 'NL',
  /** C is a customer, A is none. */
  Status: ({ kind }: Relation) => (kind === 'C' ? 'C' : 'A'),
  IsSupplier: ({ kind }: Relation) => kind === 'S',
  Modified: ({ modified }: Relation) => new WallClock(modified),
  Division,
};

export const DELETED_FIELDS = {
  ID: ({ key }: Deletion, asked: Asked) => idOf(asked, 'deletion', key),
  EntityKey: ({ entityKey }: Deletion) => entityKey,
  EntityType: ({ entityType }: Deletion) => entityType,
  DeletedDate: ({ deleted }: Deletion) => new WallClock(deleted),
  Division,
};

export const BALANCE_FIELDS = {
  ID: ({ key }: Balance) => key,
  GLAccount: ({ rekening }: Balance, asked: Asked) => accountId(asked, rekening),
  GLAccountCode: ({ rekening }: Balance) => rekening,
  GLAccountDescription: ({ rekening }: Balance, asked: Asked) => nameOf(asked, rekening),
  BalanceType: ({ rekening }: Balance, asked: Asked) =>
    booksOf(asked).accountNames.get(rekening)?.type === 'P' ? 'W' : 'B',
  ReportingYear: ({ year }: Balance) => year,
  ReportingPeriod: ({ period }: Balance) => period,
  Type: ({ type }: Balance) => type,
  Status: ({ status }: Balance) => status,
  CostCenterCode: ({ kostenplaats }: Balance) => kostenplaats,
  CostUnitCode: () => null,
  AmountDebit: ({ debit }: Balance) => euros(debit),
  AmountCredit: ({ credit }: Balance) => euros(credit),
  Amount: ({ debit, credit }: Balance) => euros(debit + credit),
  Count: ({ count }: Balance) => count,
  Division,
};
