/**
 * The ledger: what the books say, without anything of the web or the database.
 *
 * - `readAuditfile(chunks)` streams an audit file as {@link AuditEvent}s: header, accounts with
 *   their group, relations, lines, and a summary with warnings. It throws `AuditfileRefused`,
 *   whose message is for the user.
 * - Money is integer cents, debit positive; months are YYYYMM; days 'YYYY-MM-DD'.
 * - Every account has one *group* (`GROUPS`), the finest key; keep it with the account. Groups
 *   make up *headings* (`main`). 'niet_ingedeeld_balans' and 'niet_ingedeeld_resultaat' hold what
 *   could not be placed.
 * - A *definition* (`definition(key)`) says which groups, which sign, and whether it is a flow (the
 *   movements of a range of months) or a stock (opening plus movements of the fiscal year up to a
 *   month). `windowOf` turns that into months and kinds of lines, for SQL and for
 *   `Summary`.
 * - `WINST_EN_VERLIES`, `BALANS` and `KASSTROOM` list the rows of the statements, each with its definition.
 */
export * from './types.ts';
export { formatCents, euroText, parseCents } from './cents.ts';
export {
  addMonths,
  dayIn,
  daysInMonth,
  fiscalMonths,
  fiscalYear,
  fiscalYearAt,
  isDay,
  monthDays,
  monthsBetween,
  periodOfDay,
  periodRange,
  reportingPeriod,
} from './periods/months.ts';
export { yearAround } from './periods/fiscal.ts';
export {
  bareMonth,
  bareShortMonth,
  capitalised,
  dayName,
  fiscalYearName,
  isCalendarYear,
  isTwelveMonths,
  monthName,
  monthsIn,
  quarterName,
  quarterOf,
  shortMonth,
  shortSpan,
  spanBefore,
  spanName,
  spanNameTo,
  uncapitalised,
  withYear,
  yearLabel,
  yearOf,
  type Span,
} from './periods/names.ts';
export {
  GROUPS,
  GROUP_KEYS,
  groupsOf,
  groupsOfType,
  defaultGroup,
  isGroupKey,
  type AccountType,
  type GroupKey,
  type MainGroupKey,
} from './rgs/groups.ts';
export { HEADINGS, type Favour, type Heading } from './rgs/headings.ts';
export { rgsGroup } from './rgs/codes.ts';
export { isVatAccount } from './vat/accounts.ts';
export { BOUGHT, isOwed, OWED, SOLD, VAT_BOXES, type VatBox, type VatPlace } from './vat/boxes.ts';
export { VatCodes } from './vat/codes.ts';
export type { VatLine, VatLineAccount, VatRole } from './vat/entry.ts';
export { VatLinks } from './vat/link.ts';
export { placeVat, type VatDecision, type VatFacts, type VatKind } from './vat/place.ts';
export {
  classify,
  type Classification,
  type ClassifiableAccount,
  type ClassifiedAccount,
  type GroupSource,
} from './rgs/classify.ts';
export { AuditfileRefused, EXPORT_ADVICE, type RefusalCode } from './xaf/refusal.ts';
export { PRIOR_RESULT } from './xaf/opening.ts';
export { readAuditfile, type ReadOptions } from './xaf/read.ts';
export type { ByteChunks } from './xaf/parts.ts';
export {
  definition,
  DEFINITION_KEYS,
  isDefinitionKey,
  type DefinitionKey,
} from './definitions/index.ts';
export { OF_PERSON } from './definitions/of-person.ts';
export {
  isKengetal,
  kengetal,
  KENGETAL_KEYS,
  kengetalBasis,
  type KengetalBasis,
  type KengetalKey,
} from './definitions/kengetallen.ts';
export { NEGATIVE_OMZET, NO_OMZET } from './definitions/reasons.ts';
export type { BookedDefinition, Operand, RatioDefinition } from './definitions/types.ts';
export {
  InvoiceNumbers,
  LINKED_BY,
  linkInvoices,
  type InvoiceLink,
  type LinkedBy,
  type OwedLine,
} from './open-items/link.ts';
export { numberKey, numbersIn, type Referring } from './open-items/references.ts';
export { EQUITY_AND_RESULT, openingGaps, type AccountBalance } from './continuity.ts';
export { KASSTROOM } from './statements/cash-flow.ts';
export { BALANS, WINST_EN_VERLIES, type StatementRow } from './statements/rows.ts';
export {
  coversYears,
  overlapping,
  windowOf,
  type PeriodRange,
  type Window,
} from './statements/window.ts';
export { Summary } from './statements/summary.ts';
export {
  SummaryMaking,
  type SummaryKey,
  type SummaryParts,
  type SummaryRow,
} from './statements/summary-making.ts';
export { resultLabel } from './statements/statement.ts';
export * from './expected/index.ts';
export * from './recurring/index.ts';
