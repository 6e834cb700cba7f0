import * as z from 'zod';
import { reportEntry } from './entities.ts';
import { figure } from './figures.ts';
import { judgement } from './primitives.ts';

/** The result of a report; `changeOfResult` makes a figure of its change. */
export const reportResult = z.object({
  ...reportEntry.pick({ type: true, periode_min: true, periode_max: true }).shape,
  figure,
  /** Of the same kind of period before it; absent with the reason where there is none. */
  comparison: figure,
  /** Null where there is nothing to compare with. */
  change: z
    .object({
      /** Hundredths of a percent, or cents where a percentage says nothing. */
      unit: z.enum(['percent', 'cents']),
      value: z.int(),
      judgement,
      /** 't.o.v. feb'. */
      label: z.string(),
      /** 'van € 300 winst naar € 200 verlies, t.o.v. feb'. */
      words: z.string(),
    })
    .nullable(),
  /** Of a year what closing periods add to its months, where there are any. */
  closing: figure.optional(),
});

export type ReportResult = z.infer<typeof reportResult>;
