import type { GoldBooks, GoldLine } from '../books.ts';
import { FIGURES, isPartOf, type FigureName } from '../figures.ts';
import { cents, type Figures } from '../gold.ts';
import { openInvoices, type OpenGroup } from '../open-items.ts';
import { periodOf } from '../period.ts';
import { accountOf, linesOf, moved, relationOf, sumOf } from '../sums.ts';
import { answer, type Ask } from './ask.ts';
import type { Amount } from './figures.ts';

/** A figure as far as it is of one relation. */
const withParty =
  (figure: FigureName, name: string): Amount =>
  (books, when) => {
    const party = relationOf(books, name);
    const lines = linesOf(books, moved(books, periodOf(books, when)), FIGURES[figure]);
    const own = lines.filter((line) => line.party === party);
    if (own.length === 0) throw new Error(`Nothing was booked with ${name} in ${when}.`);
    return 0 + FIGURES[figure].sign * sumOf(own);
  };

/** What was sold to a customer, and bought of a supplier, both without VAT. */
export const soldTo = (name: string) => withParty('omzet', name);
export const boughtOf = (name: string) => withParty('kosten', name);

/** Movements of money with a relation: what was paid, or with -1 received. */
const money =
  (name: string, sign: 1 | -1): Amount =>
  (books, when) => {
    const relation = relationOf(books, name);
    const isMoney = (line: GoldLine) =>
      line.relation === relation &&
      isPartOf(accountOf(books, line.account).code, FIGURES.bank_en_kas);
    return 0 - sign * sumOf(moved(books, periodOf(books, when)).filter(isMoney));
  };

export const paidTo = (name: string) => money(name, 1);
export const receivedFrom = (name: string) => money(name, -1);

/** What a relation still owes, or is owed. */
const openOf =
  (group: OpenGroup, name: string): Amount =>
  (books, when) => {
    const relation = relationOf(books, name);
    return openInvoices(books, group, when)
      .filter((item) => item.relation === relation)
      .reduce((sum, item) => sum + item.cents, 0);
  };

export const owedBy = (name: string) => openOf('debiteuren', name);
export const owedTo = (name: string) => openOf('crediteuren', name);

/** Any amount of a relation, asked for a period. */
export const amountWith =
  (of: Amount, when: string): Ask<Figures> =>
  (books: GoldBooks) =>
    answer([cents(of(books, when))]);
