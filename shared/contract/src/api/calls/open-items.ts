import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { download } from '../entities.ts';
import { askedOpenItems, openItemsPage } from '../open-items.ts';

const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;

export const openItemsCalls = defineCalls({
  openItems: {
    method: 'POST',
    path: '/open-items',
    summary: 'What is open at the end of a month, by relation or by invoice',
    access: reader,
    body: askedOpenItems.extend({
      /** Items to leave out before the page. */
      offset: z.int().min(0).max(100_000_000).optional(),
      limit: z.int().min(1).max(500).optional(),
    }),
    response: openItemsPage,
  },
  openItemsExport: {
    method: 'POST',
    path: '/open-items/export',
    summary: 'All that is open at the end of a month as XLSX or CSV',
    access: reader,
    body: askedOpenItems.extend({ format: z.enum(['xlsx', 'csv']) }),
    response: download,
  },
});
