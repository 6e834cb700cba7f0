import * as z from 'zod';
import { FREQUENCIES } from '../../vocabulary.ts';
import { defineCalls } from '../call.ts';
import { id } from '../primitives.ts';

/** What an editor says of recurring series; kept over imports. */
const recurringAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('bevestigen'), series: z.array(z.string()).min(1) }),
  z.object({ action: z.literal('negeren'), series: z.array(z.string()).min(1) }),
  z.object({ action: z.literal('samenvoegen'), series: z.array(z.string()).min(2) }),
  z.object({ action: z.literal('splitsen'), series: z.array(z.string()).length(1) }),
  z.object({
    action: z.literal('frequentie'),
    series: z.array(z.string()).length(1),
    frequentie: z.enum(FREQUENCIES),
  }),
  /** Takes back what was said of these series. */
  z.object({ action: z.literal('herstellen'), series: z.array(z.string()).min(1) }),
]);

export const recurringCalls = defineCalls({
  changeRecurring: {
    method: 'PATCH',
    path: '/recurring',
    summary: 'Confirms, ignores, merges, splits or times recurring series',
    access: { scope: 'project', level: 'bewerker', field: 'project_id' },
    body: z.object({ project_id: id, change: recurringAction }),
    response: z.object({ change_id: id }),
    later: true,
  },
  undoRecurring: {
    method: 'DELETE',
    path: '/recurring',
    summary: 'Takes back a change of recurring series',
    access: { scope: 'project', level: 'bewerker', field: 'project_id' },
    body: z.object({ project_id: id, change_id: id }),
    later: true,
  },
});

export type RecurringAction = z.infer<typeof recurringAction>;
