import type { GoldBooks } from '../books.ts';
import type { FigureName } from '../figures.ts';
import { cents, divided, percent, type OneGold, type Value } from '../gold.ts';
import { monthsIn, periodOf } from '../period.ts';
import { charged, RATIOS, type RatioName } from '../ratios.ts';
import { accountAmount, amountOf, isStock } from '../sums.ts';
import { vatDeclared, vatDeducted, vatDue, vatOwed } from '../vat.ts';
import { answer, type Ask } from './ask.ts';

type FiguresAsk = Ask<Extract<OneGold, { kind: 'figures' }>>;
/** An amount that is worked out for a period. */
export type Amount = (books: GoldBooks, when: string) => number;

const amount =
  (of: Amount, when: string): FiguresAsk =>
  (books) =>
    answer([cents(of(books, when))]);

/** The amount of a figure, for a sum or difference of it. */
export const named =
  (name: FigureName): Amount =>
  (books, when) =>
    amountOf(books, name, when);

/** A figure over a period, or of the balance sheet at the end of it. */
export const figure = (name: FigureName, when: string) => amount(named(name), when);

/** An account by its number. */
export const account = (number: string, when: string) =>
  amount((books) => accountAmount(books, number, when), when);

/** What was charged on the accounts of debtors: omzet with VAT. */
export const chargedToCustomers = (when: string) =>
  amount((books) => charged(books, 'debiteuren', when), when);

/** 5c, 5b and 5a of the return. */
export const vatToPay = (when: string) => amount(vatDue, when);
export const vatToDeduct = (when: string) => amount(vatDeducted, when);
export const vatCharged = (when: string) => amount(vatOwed, when);

/** 5c as it was filed and booked, in whole euros. */
export const vatFiled = (when: string) => amount(vatDeclared, when);

/** A kengetal. */
export const ratio =
  (name: RatioName, when: string): FiguresAsk =>
  (books) =>
    answer([RATIOS[name](books, when)]);

/** Several figures at once. */
export const all =
  (...asks: FiguresAsk[]): FiguresAsk =>
  (books) =>
    answer(asks.flatMap((ask) => ask(books).figures));

/** Sum of some figures, each times a factor: 'winst zonder afschrijvingen'. */
export const combined =
  (when: string, parts: Partial<Record<FigureName, number>>): FiguresAsk =>
  (books) => {
    const values = (Object.entries(parts) as [FigureName, number][]).map(
      ([name, factor]) => factor * amountOf(books, name, when),
    );
    const own = (Object.keys(parts) as FigureName[]).map((name) =>
      cents(amountOf(books, name, when)),
    );
    return answer([cents(values.reduce((sum, value) => sum + value, 0))], own);
  };

/** A figure without a part of it: 'omzet zonder onderhoudscontracten'. */
export const less =
  (name: FigureName, part: Amount, when: string): FiguresAsk =>
  (books) => {
    const [whole, own] = [amountOf(books, name, when), part(books, when)];
    return answer([cents(whole - own)], [cents(whole), cents(own)]);
  };

/** A figure with an amount that is put back: 'winst plus de huur'. */
export const plus =
  (name: FigureName, part: Amount, when: string): FiguresAsk =>
  (books) => {
    const [whole, own] = [amountOf(books, name, when), part(books, when)];
    return answer([cents(whole + own)], [cents(whole), cents(own)]);
  };

interface Change {
  readonly now: Value;
  readonly then: Value;
  readonly more: Value;
  /** Not over nothing, or over a loss. */
  readonly part: Value[];
}

function changed(books: GoldBooks, of: Amount, when: string, before: string): Change {
  const [now, then] = [of(books, when), of(books, before)];
  const part = then > 0 && now >= 0 ? [percent(now - then, then)] : [];
  return { now: cents(now), then: cents(then), more: cents(now - then), part };
}

/** How much more than before, in euros and percent. */
export const change =
  (of: FigureName | Amount, when: string, before: string): FiguresAsk =>
  (books) => {
    const own = typeof of === 'string' ? named(of) : of;
    const { now, then, more, part } = changed(books, own, when, before);
    return answer([more, ...part], [now, then]);
  };

/** How much more than before, where only the percentage is asked. */
export const growth =
  (of: FigureName | Amount, when: string, before: string): FiguresAsk =>
  (books) => {
    const own = typeof of === 'string' ? named(of) : of;
    const { now, then, more, part } = changed(books, own, when, before);
    return answer(part, [more, now, then]);
  };

/** How far it went up since, where no percentage is asked; which way is said in words. */
export const moreBy =
  (of: FigureName | Amount, when: string, before: string): Ask =>
  (books) => {
    const own = typeof of === 'string' ? named(of) : of;
    const { now, then, more, part } = changed(books, own, when, before);
    const also = [now, then, ...part];
    const golds = [more, cents(-more.value)].map((one) => answer([one], also));
    return { kind: 'or', golds };
  };

/** Two periods beside each other. */
export const beside =
  (of: FigureName | Amount, when: string, before: string): FiguresAsk =>
  (books) => {
    const own = typeof of === 'string' ? named(of) : of;
    const { now, then, more, part } = changed(books, own, when, before);
    return answer([now, then], [more, ...part]);
  };

/** The one as a part of the other, in percent. */
export const share =
  (part: FigureName | Amount, whole: FigureName, when: string): FiguresAsk =>
  (books) => {
    const own = (typeof part === 'string' ? named(part) : part)(books, when);
    const total = amountOf(books, whole, when);
    return answer([percent(own, total)], [cents(own), cents(total)]);
  };

/** Average of the months of a period. */
export const average =
  (of: FigureName | Amount, when: string): FiguresAsk =>
  (books) => {
    if (typeof of === 'string' && isStock(of)) throw new Error(`${of} is a balance.`);
    const total = (typeof of === 'string' ? named(of) : of)(books, when);
    const count = monthsIn(periodOf(books, when)).length;
    return answer([cents(divided(total, count))], [cents(total)]);
  };

/** The amount of an account, for a change, share or average of it. */
export const ofAccount =
  (number: string): Amount =>
  (books, when) =>
    accountAmount(books, number, when);
