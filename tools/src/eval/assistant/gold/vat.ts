import type { GoldBooks, GoldLine } from './books.ts';
import { isVat, isVatSettlement, isVatToDeduct } from './figures.ts';
import { periodOf } from './period.ts';
import { accountOf, moved, sumOf } from './sums.ts';

const codeIn =
  (books: GoldBooks) =>
  ({ account }: GoldLine) =>
    accountOf(books, account).code;

/** Lines of VAT in a period, without those of entries that settle a return. */
function vatLines(books: GoldBooks, when: string): GoldLine[] {
  const codeOf = codeIn(books);
  const lines = moved(books, periodOf(books, when));
  const settling = new Set(
    lines.filter((line) => isVatSettlement(codeOf(line))).map(({ entry }) => entry),
  );
  return lines.filter((line) => isVat(codeOf(line)) && !settling.has(line.entry));
}

const isDeducted = (books: GoldBooks) => (line: GoldLine) =>
  isVatToDeduct(accountOf(books, line.account).code);

/** What a return comes to, to pay positive (5c). */
export function vatDue(books: GoldBooks, when: string): number {
  return 0 - sumOf(vatLines(books, when));
}

/** Voorbelasting (5b). */
export function vatDeducted(books: GoldBooks, when: string): number {
  return sumOf(vatLines(books, when).filter(isDeducted(books)));
}

/** All VAT that is owed (5a), also what was reversed to the company. */
export function vatOwed(books: GoldBooks, when: string): number {
  return vatDue(books, when) + vatDeducted(books, when);
}

/** What the returns that were booked in a period declare, to pay positive; no payments of them. */
export function vatDeclared(books: GoldBooks, when: string): number {
  const codeOf = codeIn(books);
  const lines = moved(books, periodOf(books, when));
  const returns = new Set(lines.filter((line) => isVat(codeOf(line))).map(({ entry }) => entry));
  return (
    0 - sumOf(lines.filter((line) => isVatSettlement(codeOf(line)) && returns.has(line.entry)))
  );
}
