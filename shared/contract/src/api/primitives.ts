import * as z from 'zod';
import { refusalOf, type Limit } from '../limits.ts';
import { isPeriode } from '../period.ts';

/** Amount in euro cents, a safe integer. */
export const cents = z.int();

/** Calendar month as YYYYMM, year 1900-2100 (specification §5). */
export const periode = z.int().refine(isPeriode, 'Geen geldige periode (JJJJMM).');

/** Calendar day YYYY-MM-DD, without a time zone; there was no year 0. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'), 'Geen geldige datum.');

/** Moment in UTC, ISO 8601. */
export const instant = z.iso.datetime().max(40);

export const id = z.uuid();

/** Period of a request whose ends may be left out or 0 (specification §7: 0 if unset). */
export const periodeOrUnset = z.union([z.literal(0), periode]);

/** What a change means for the company; never shown by colour alone. */
export const judgement = z.enum(['gunstig', 'ongunstig', 'neutraal']);

/** Text of at most as many characters as the table of limits has. */
export const textTo = (limit: Limit) => z.string().max(limit.max, refusalOf(limit));

/** List of at most as many items as the table of limits has. */
export const listTo = <Item extends z.ZodType>(limit: Limit, item: Item) =>
  z.array(item).max(limit.max, refusalOf(limit));
