import { periodOfDay } from '@kengetal/ledger';
import { ledger } from '../books/accounts.ts';
import type { Desk } from '../plants/desk.ts';
import type { Told } from '../plants/templates.ts';

/** A supplier and an account, over months up to the last. */
export const about = (
  desk: Desk,
  relatie: string,
  account: Parameters<typeof ledger>[0],
  from: number,
): Told => ({
  relaties: [relatie],
  rekeningen: [ledger(account)],
  months: [desk.month(from + 1), desk.month(0)],
});

/** All of the books, from so many months back. */
export const whole = (desk: Desk, back: number): Told => ({
  months: [desk.month(back), Math.max(desk.month(-4), periodOfDay(desk.now))],
  whole: true,
});
