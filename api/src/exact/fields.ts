import * as z from 'zod';
import { parseCents } from '@kengetal/ledger';

/** Decimals beyond the cent are noise of how Exact calculates. */
const DECIMALS = 4;
const DATE = /^\/Date\((-?\d+)\)\/$/;

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
/** Codes are padded with spaces. */
const code = z.string().transform((value) => value.trim());
const codeOrNone = text;
const guid = z.guid().transform((value) => value.toLowerCase());
const cents = z.number().transform((value, context) => {
  const found = parseCents(value.toFixed(DECIMALS));
  if (found !== null) return found;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});

/** Milliseconds of the Dutch wall clock written as if it were UTC: read as it stands. */
const day = z
  .string()
  .regex(DATE)
  .transform((value) => new Date(Number(DATE.exec(value)?.[1])).toISOString().slice(0, 10));
const dayOrNone = day.nullish().transform((value) => value ?? null);
export const timestamp = z.string().regex(/^\d{1,19}$/);
const whole = z.number().int();

/** Names of the fields of a schema, for `$select`. */
export const selectOf = (schema: z.ZodObject): string => Object.keys(schema.shape).join(',');

export const me = z.object({ UserID: guid, CurrentDivision: whole.nullish() });

export const division = z.object({
  Code: z.union([whole, z.string()]).transform(String),
  Description: text,
  VATNumber: text,
  Currency: text,
  DivisionMoveDate: z.string().nullish(),
  DivisionHRLinkUnlinkDate: z.string().nullish(),
});

export const account = z.object({
  ID: guid,
  Code: code,
  Description: text,
  BalanceType: text,
  Type: whole.nullish(),
});

export const mapping = z.object({
  GLAccountCode: code,
  ClassificationCode: codeOrNone,
  GLSchemeCode: text,
});

export const vatCode = z.object({
  Code: code,
  Description: text,
  GLToPayCode: codeOrNone,
  GLToClaimCode: codeOrNone,
});

export const journal = z.object({ Code: code, Type: whole.nullish() });

export const period = z.object({
  FinYear: whole,
  FinPeriod: whole,
  StartDate: day,
  EndDate: day,
});

export const line = z.object({
  ID: guid,
  EntryID: guid,
  EntryNumber: whole,
  LineNumber: whole,
  Date: day,
  FinancialYear: whole,
  FinancialPeriod: whole,
  JournalCode: code,
  JournalDescription: text,
  GLAccountCode: code,
  GLAccountDescription: text,
  Description: text,
  AmountDC: cents,
  AmountVATFC: cents.nullish(),
  Currency: text,
  VATCode: codeOrNone,
  VATPercentage: z.number().nullish(),
  AccountCode: codeOrNone,
  AccountName: text,
  InvoiceNumber: z.union([whole, z.string()]).nullish(),
  YourRef: text,
  DueDate: dayOrNone,
  CostCenter: codeOrNone,
  CostCenterDescription: text,
  CostUnit: codeOrNone,
  Status: whole,
  Type: whole,
  Timestamp: timestamp,
});

export const deletion = z.object({ EntityKey: guid, EntityType: whole, Timestamp: timestamp });

export const balance = z.object({
  ReportingYear: whole,
  ReportingPeriod: whole,
  GLAccountCode: code,
  Amount: cents,
  Type: whole.nullish(),
  Status: whole.nullish(),
});

export type ExactLine = z.output<typeof line>;
