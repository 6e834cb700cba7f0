import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { source, warning } from '../entities.ts';
import { ledgerAccount, ledgerAccounts } from '../accounts.ts';
import { LIMITS } from '../../limits.ts';
import { VAT_CHOICES, VAT_PLACED } from '../../vocabulary.ts';
import { vatPlacement } from '../vat.ts';
import { id, listTo, textTo } from '../primitives.ts';

const projectQuery = z.object({ project_id: id });
const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;
const editor = { scope: 'project', level: 'bewerker', field: 'project_id' } as const;

export const sourceCalls = defineCalls({
  getSource: {
    method: 'GET',
    path: '/source',
    summary: 'One source with the warnings of its last import',
    access: { scope: 'source', level: 'lezer', field: 'source_id' },
    query: z.object({ source_id: id }),
    response: source.extend({ warnings: z.array(warning), filename: z.string().nullable() }),
  },
  projectAccounts: {
    method: 'GET',
    path: '/project/accounts',
    summary: 'Ledger accounts with the group they are in, and the groups to choose from',
    access: reader,
    query: projectQuery,
    response: ledgerAccounts,
  },
  mapAccounts: {
    method: 'POST',
    path: '/project/accounts',
    summary: 'Put accounts in a group by hand; null gives the choice back to the program',
    access: editor,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: projectQuery.extend({
      changes: listTo(
        LIMITS.mappedAccounts,
        z.object({ rekening: textTo(LIMITS.filterText), groep: z.string().max(60).nullable() }),
      ).min(1),
    }),
    response: z.object({ change_id: id, accounts: z.array(ledgerAccount) }),
  },
  undoAccountMapping: {
    method: 'POST',
    path: '/project/accounts/undo',
    summary: 'Undo a change of account groups',
    access: editor,
    body: projectQuery.extend({ change_id: id }),
    response: z.object({ accounts: z.array(ledgerAccount) }),
  },
  vatPlaces: {
    method: 'GET',
    path: '/project/vat',
    summary: 'VAT codes and accounts of VAT with their place in the return, and why',
    access: reader,
    query: projectQuery,
    response: z.array(vatPlacement),
  },
  placeVat: {
    method: 'POST',
    path: '/project/vat',
    summary: 'Place a VAT code or an account of VAT by hand; null leaves it to the program',
    access: editor,
    body: projectQuery.extend({
      soort: z.enum(VAT_PLACED),
      sleutel: textTo(LIMITS.filterText),
      plaats: z.enum(VAT_CHOICES).nullable(),
    }),
    response: z.array(vatPlacement),
  },
});
