import { dayAfter } from '@kengetal/ledger';
import type { ProjectBooks } from './books-of.ts';
import { grouped, sumOf } from './lines.ts';
import type { Owed, OwedLine } from './owed.ts';

/** A payment that repeats an earlier one of the same invoice, and that no other invoice stands against. */
export interface Overpaid {
  readonly payment: OwedLine;
  readonly earlier: OwedLine;
}

/** Days at the beginning of the books in which invoices of before them are paid. */
const FIRST_DAYS = 120;
/** A payment without a number repeats one of the same amount within so many days. */
const REPEAT_DAYS = 60;

/**
 * Payments to a supplier that repeat one, that nothing was charged for, and that nothing set off or paid back since.
 * Owed is negative on the accounts of creditors, so that payments are positive.
 */
export function overpaidIn({ groep, lines }: Owed, { first }: ProjectBooks): Overpaid[] {
  if (groep !== 'crediteuren') return [];
  const start = dayAfter(first, FIRST_DAYS);
  const byNumber = [...grouped(lines, ({ factuur }) => factuur ?? '').values()];
  const candidates = byNumber.flatMap((own) => unmatched(own)).filter(({ datum }) => datum > start);
  if (candidates.length === 0) return [];
  // What is still owed, or came back, of exactly that amount.
  const spare = byNumber.flatMap((own) => {
    const left = sumOf(own);
    return left < 0 ? [-left] : [];
  });
  const balance = sumOf(lines);
  // What was charged after a payment, and is open, was not paid by it.
  const openSince = (day: string) =>
    byNumber
      .filter((own) => (own[0]?.factuur ?? null) !== null && (own[0]?.datum ?? day) > day)
      .reduce((sum, own) => sum - Math.min(0, sumOf(own)), 0);
  return candidates.flatMap((payment) => {
    const at = spare.indexOf(payment.cents);
    if (at >= 0) {
      spare.splice(at, 1);
      return [];
    }
    const earlier = repeated(payment, lines);
    if (!earlier) return [];
    const isNumbered = earlier.factuur === payment.factuur && payment.factuur !== null;
    // The supplier is owed something all the same: the payment is of that.
    if (!isNumbered && balance + openSince(payment.datum) < payment.cents) return [];
    return [{ payment, earlier }];
  });
}

/** Payments of a number beyond what was charged by it, each of exactly what is too much. */
function unmatched(own: readonly OwedLine[]): OwedLine[] {
  const left = sumOf(own);
  if (left <= 0) return [];
  const payments = own.filter(({ geld, cents }) => geld && cents > 0).reverse();
  const exact = payments.find(({ cents }) => cents === left);
  if (exact) return [exact];
  const isAllPaid = own.every(({ geld, cents }) => geld && cents > 0);
  return isAllPaid && own[0]?.factuur !== null ? payments : [];
}

/** An earlier payment of the same amount: of the same invoice, or shortly before. */
function repeated(payment: OwedLine, lines: readonly OwedLine[]): OwedLine | undefined {
  const from = dayAfter(payment.datum, -REPEAT_DAYS);
  return lines.findLast(
    (line) =>
      line !== payment &&
      line.geld &&
      line.cents === payment.cents &&
      line.datum <= payment.datum &&
      (line.factuur === payment.factuur
        ? line.factuur !== null || line.datum >= from
        : line.datum >= from && payment.factuur === null),
  );
}
