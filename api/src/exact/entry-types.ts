/** Kinds of entries, as Exact numbers them. */
const OPENING = 10;
const YEAR_START = 328;
const PERIOD_CLOSING = 310;
/** Costing, taxes and gross profit at the end of a year, the net result and the closing balance. */
const [YEAR_END, CLOSING_BALANCE] = [320, 327];
const BUDGET = 3_000;
/** Of an entry: open, and processed. Others are drafts, or were refused. */
const [OPEN, PROCESSED] = [20, 50];

/** SQL that is true for lines that are in the books. */
export const IS_BOOKED = `status IN (${OPEN}, ${PROCESSED}) AND type <> ${BUDGET}`;
/** The same of a sum that Exact reports; of one that does not tell its kind it is supposed. */
export const isBooked = (type: number | null = null, status: number | null = null): boolean =>
  type !== BUDGET && (status === null || [OPEN, PROCESSED].includes(status));
/** Of those: lines of an opening balance. */
export const IS_OPENING = `type IN (${OPENING}, ${YEAR_START})`;
/** Of those: lines of an opening balance that Exact books when it closes the year before. */
export const IS_YEAR_START = `type = ${YEAR_START}`;
/** Of those: lines by which Exact closes a period or a year, which are no movements. */
export const IS_CLOSING = `(type = ${PERIOD_CLOSING} OR type BETWEEN ${YEAR_END} AND ${CLOSING_BALANCE})`;
/** Entries and credit notes of sales, and of purchases. */
export const IS_SALE = 'type IN (20, 21)';
export const IS_PURCHASE = 'type IN (30, 31)';
/** Lines whose days are those of an invoice, not of its payment. */
export const IS_INVOICE = `(${IS_SALE} OR ${IS_PURCHASE} OR ${IS_OPENING})`;
