import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, whole } from './columns.ts';

const OWED = ['debiteuren', 'crediteuren'] as const;

/**
 * What is open of an invoice and since when, over all fiscal years of a project: a row for each
 * run of months in which its balance stayed the same and was not zero. Made anew with the books.
 */
export const openItems = pgTable(
  'open_items',
  {
    projectId: id('project_id').notNull(),
    versie: integer('versie').notNull(),
    rekening: text('rekening').notNull(),
    relatie: text('relatie').notNull(),
    /** '' for what is open of the relation and belongs to no invoice of the books. */
    factuur: text('factuur').notNull(),
    /** First month at whose end the balance stands. */
    van: integer('van').notNull(),
    /** First month at whose end it no longer does. */
    tot: integer('tot').notNull(),
    /** First month of the books that the item is of: years before a gap count apart. */
    begin: integer('begin').notNull(),
    groep: text('groep', { enum: OWED }).notNull(),
    /** Debit positive. */
    cents: whole('cents').notNull(),
    /** Day from which its age counts: of the invoice, or on which it falls due. */
    peildatum: date('peildatum').notNull(),
    /** Day of the invoice. */
    datum: date('datum').notNull(),
    /** Day on which it falls due; null where the books do not say. */
    vervaldatum: date('vervaldatum'),
    /** True for what a relation began the books with and no invoice explains. */
    beginstand: boolean('beginstand').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.projectId,
        table.versie,
        table.rekening,
        table.relatie,
        table.factuur,
        table.van,
      ],
    }),
  ],
);

/** Open items at the end of each month, by relation and age. */
export const openAges = pgTable(
  'open_ages',
  {
    projectId: id('project_id').notNull(),
    versie: integer('versie').notNull(),
    periode: integer('periode').notNull(),
    groep: text('groep', { enum: OWED }).notNull(),
    relatie: text('relatie').notNull(),
    /** 0 when not yet due, else 1 to 4: up to 30, 60 and 90 days, and more. */
    leeftijd: integer('leeftijd').notNull(),
    cents: whole('cents').notNull(),
    aantal: integer('aantal').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.projectId,
        table.versie,
        table.periode,
        table.groep,
        table.relatie,
        table.leeftijd,
      ],
    }),
  ],
);

/** How well the books of a project tell which invoices are open. */
export const openItemFacts = pgTable(
  'open_item_facts',
  {
    projectId: id('project_id').notNull(),
    versie: integer('versie').notNull(),
    groep: text('groep', { enum: OWED }).notNull(),
    /** What was settled, and how much of it names an invoice; cents, positive. */
    betalingen: whole('betalingen').notNull(),
    gekoppeld: whole('gekoppeld').notNull(),
    /** How much of it says of whom it is. */
    opRelatie: whole('op_relatie').notNull(),
    /** Whether ages count from the day on which items fall due. */
    basis: text('basis', { enum: ['vervaldatum', 'factuurdatum'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.versie, table.groep] })],
);

/** Which making of the open items counts; a project without a row has none yet. */
export const openItemVersions = pgTable('open_item_versions', {
  projectId: id('project_id').primaryKey(),
  versie: integer('versie').notNull(),
});
