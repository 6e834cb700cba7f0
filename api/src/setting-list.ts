import * as z from 'zod';

/** A setting with several values, separated by commas. */
export const list = z.string().transform((value) => value.split(',').map((item) => item.trim()));
