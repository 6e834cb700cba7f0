import * as z from 'zod';
import { selection } from './figures.ts';
import { cents, day, id, periode } from './primitives.ts';

/** What is owed to a company, or by it. */
const owedGroup = z.enum(['debiteuren', 'crediteuren']);

/** What the ages of open items count from: the day on which they fall due, or that of the invoice. */
export const ageBasis = z.enum(['vervaldatum', 'factuurdatum']);

/**
 * The same for a list: where payments name no invoice they settle the oldest first, and days count
 * from the oldest that is open then.
 */
export const listBasis = z.enum([...ageBasis.options, 'oudste_eerst']);

/** A place for the whole list of open items, which is asked for page by page. */
export const openItemsBlock = z.object({
  kind: z.literal('open_items'),
  key: z.string(),
  title: z.string(),
  groep: owedGroup,
  /** At the end of this month, with ages at this day. */
  periode,
  dag: day,
  /** What that moment is called: 'stand eind maart 2025'. */
  stand: z.string(),
});

const sort = z.object({
  column: z.enum(['relatie', 'factuur', 'datum', 'vervaldatum', 'dagen', 'te_laat', 'bedrag']),
  direction: z.enum(['asc', 'desc']),
});

/** Which open items, by what, in which order. */
export const askedOpenItems = z.object({
  project_id: id,
  groep: owedGroup,
  periode,
  dag: day,
  per: z.enum(['relatie', 'factuur']),
  sort: sort.optional(),
});

/** What is open of an invoice, or of all those of a relation together. */
export const openItem = z.object({
  relatie: z.string(),
  naam: z.string(),
  /** The account and number of an invoice; null for a relation. '' is what belongs to no invoice. */
  rekening: z.string().nullable(),
  factuur: z.string().nullable(),
  /** True for what the relation began the books with. */
  beginstand: z.boolean(),
  /** Number of invoices. */
  aantal: z.int(),
  /** Of several the first; null where a relation is owed money. */
  datum: day.nullable(),
  vervaldatum: day.nullable(),
  /** Days since the day that ages count from, of several the most; below zero it is not yet due. */
  dagen: z.int().nullable(),
  /** What is owed, positive; and how much of it is late, or null without due dates. */
  cents,
  te_laat: cents.nullable(),
});

/** A page of the list; always by relation where its basis is 'oudste_eerst'. */
export const openItemsPage = z.object({
  basis: listBasis,
  items: z.array(openItem),
  /** Of the whole list. */
  count: z.int(),
  cents,
  te_laat: cents.nullable(),
  /** Lines of all, to which the relation, account and number of an item are added as filters. */
  selection,
  sign: z.union([z.literal(1), z.literal(-1)]),
});

export type OpenItemsBlock = z.infer<typeof openItemsBlock>;
export type AskedOpenItems = z.infer<typeof askedOpenItems>;
export type OpenItem = z.infer<typeof openItem>;
export type OpenItemsPage = z.infer<typeof openItemsPage>;
