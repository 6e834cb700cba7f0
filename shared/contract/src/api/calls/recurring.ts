import * as z from 'zod';
import { FREQUENCIES } from '../../vocabulary.ts';
import { figureText } from '../blocks.ts';
import { recurringRow } from '../blocks-recurring.ts';
import { defineCalls } from '../call.ts';
import { download } from '../entities.ts';
import { askedFilters, figure } from '../figures.ts';
import { LIMITS } from '../../limits.ts';
import { day, id, instant } from '../primitives.ts';

/** What an editor says of recurring series; kept over imports. */
const recurringAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('bevestigen'),
    series: z.array(z.string().max(60)).max(200).min(1),
  }),
  z.object({ action: z.literal('negeren'), series: z.array(z.string().max(60)).max(200).min(1) }),
  z.object({
    action: z.literal('samenvoegen'),
    series: z
      .array(z.string().max(60))
      .max(200, 'Kies hooguit 200 reeksen om samen te voegen.')
      .min(2, 'Kies minstens twee reeksen om samen te voegen.'),
  }),
  z.object({
    action: z.literal('splitsen'),
    series: z.array(z.string().max(60)).max(200).length(1),
  }),
  z.object({
    action: z.literal('frequentie'),
    series: z.array(z.string().max(60)).max(200).length(1),
    frequentie: z.enum(FREQUENCIES),
  }),
  /** Takes back what was said of these series. */
  z.object({
    action: z.literal('herstellen'),
    series: z.array(z.string().max(60)).max(200).min(1),
  }),
]);

/** Why a series is one: its bookings, its rule in words, and what was said of it. */
const recurringSeries = z.object({
  row: recurringRow,
  /** What changed, with figures that open, e.g. 'Sinds januari betaal je € 40 per maand meer'. */
  headline: figureText.nullable(),
  story: figureText,
  /** Interval, spread and certainty in words, a sentence each. */
  reasons: z.array(z.string()),
  /** Oldest first. */
  occurrences: z.array(
    z.object({
      datum: day,
      figure,
      state: z.enum(['geboekt', 'hoger', 'lager', 'dubbel']),
    }),
  ),
  can_split: z.boolean(),
  /** What editors said, newest first. */
  changes: z.array(
    z.object({ change_id: id, at: instant, user_name: z.string(), words: z.string() }),
  ),
});

export const recurringCalls = defineCalls({
  recurringExport: {
    method: 'POST',
    path: '/recurring/export',
    summary: 'The recurring series, or what is expected, as XLSX or CSV',
    access: { scope: 'project', level: 'lezer', field: 'project_id' },
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      project_id: id,
      /** As those of the page, without the period: series stand over all months. */
      filters: askedFilters,
      /** Only these series, in this order within their sections; without it all. */
      series: z.array(z.string().max(60)).max(10_000).optional(),
      /** What is expected after the data instead: of these series, and wages and taxes if wanted. */
      agenda: z.object({ dues: z.boolean() }).optional(),
      format: z.enum(['xlsx', 'csv']),
    }),
    response: download,
  },
  recurringSeries: {
    method: 'GET',
    path: '/recurring',
    summary: 'Why a recurring series is one: its bookings and its rule in words',
    access: { scope: 'project', level: 'lezer', field: 'project_id' },
    query: z.object({ project_id: id, series: z.string().max(60) }),
    response: recurringSeries,
  },
  changeRecurring: {
    method: 'PATCH',
    path: '/recurring',
    summary: 'Confirms, ignores, merges, splits or times recurring series',
    access: { scope: 'project', level: 'bewerker', field: 'project_id' },
    body: z.object({ project_id: id, change: recurringAction }),
    response: z.object({ change_id: id }),
  },
  undoRecurring: {
    method: 'DELETE',
    path: '/recurring',
    summary: 'Takes back a change of recurring series',
    access: { scope: 'project', level: 'bewerker', field: 'project_id' },
    body: z.object({ project_id: id, change_id: id }),
  },
});

export type RecurringSeries = z.infer<typeof recurringSeries>;
export type RecurringAction = z.infer<typeof recurringAction>;
