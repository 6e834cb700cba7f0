import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Id given out by the app, so that it exists before the row does. */
export const id = (name: string) => uuid(name);

/** Moment in UTC; both drivers read it as ISO 8601 text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Whole number beyond 32 bits: cents and byte counts. */
export const whole = (name: string) => bigint(name, { mode: 'number' });
