import { ledger } from '../books/accounts.ts';
import type { Desk } from './desk.ts';

/** Sum of the balances of accounts from one number up to another, debit positive, at a day. */
function between({ books, entries }: Desk, from: string, upTo: string, day: string): number {
  const isWithin = (rekening: string) => rekening >= from && rekening < upTo;
  let sum = 0;
  for (const [rekening, cents] of books.opening) if (isWithin(rekening)) sum += cents;
  for (const { datum, lines } of entries) {
    if (datum > day) continue;
    for (const { rekening, cents } of lines) if (isWithin(rekening)) sum += cents;
  }
  return sum;
}

/** What is owned and owed at a day, in cents, each positive; by the numbers of the chart. */
export function standing(desk: Desk, day = desk.now) {
  const quick = between(desk, '1000', '1400', day);
  const fixed = between(desk, '0100', '0400', day);
  const total = quick + fixed + between(desk, '2000', '4000', day);
  const short = 0 - between(desk, '1400', '2000', day);
  const long = 0 - between(desk, '0700', '0800', day);
  return { quick, short, total, equity: total - short - long };
}

/** Money on bank, savings and in the till. */
export const money = (desk: Desk) =>
  desk.balance('bank') + desk.balance('kas') + desk.balance('spaar');

/** VAT and payroll tax that surely fall due within two months, and with what is not filed yet. */
export function due(desk: Desk): { least: number; most: number } {
  const least = 0 - desk.balance('loonheffing') - desk.balance('btwAangifte');
  const unfiled = between(desk, ledger('btwAfTeDragen'), ledger('btwAangifte'), desk.now);
  return { least, most: least + Math.max(0, -unfiled) };
}
