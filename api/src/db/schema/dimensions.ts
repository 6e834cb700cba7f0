import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LINE_KINDS, RELATION_KINDS, VAT_CHOICES, VAT_PLACED } from '@kengetal/contract';
import { id, instant, whole } from './columns.ts';
import { projects } from './organisations.ts';

/** Customers and suppliers as one reading of a source lists them. */
export const relations = pgTable(
  'relations',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    relatie: text('relatie').notNull(),
    naam: text('naam').notNull(),
    soort: text('soort', { enum: RELATION_KINDS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.sourceNo, table.relatie] })],
);

/** VAT codes that a source lists or uses. */
export const vatCodes = pgTable(
  'vat_codes',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    btwCode: text('btw_code').notNull(),
    omschrijving: text('omschrijving').notNull(),
    /** Highest rate on its lines in hundredths of a percent, null where the source has none. */
    percentage: integer('percentage'),
    rekeningBetalen: text('rekening_betalen'),
    rekeningVorderen: text('rekening_vorderen'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.sourceNo, table.btwCode] })],
);

/** Names of cost centres and cost units. */
export const costCentres = pgTable(
  'cost_centres',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    dimensie: text('dimensie', { enum: ['kostenplaats', 'kostendrager'] }).notNull(),
    code: text('code').notNull(),
    naam: text('naam').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sourceNo, table.dimensie, table.code] }),
  ],
);

/** Sums over lines; a source with very many keys has them in parts, which add up. */
const sums = {
  projectId: id('project_id').notNull(),
  sourceNo: integer('source_no').notNull(),
  periode: integer('periode').notNull(),
  rekening: text('rekening').notNull(),
  soort: text('soort', { enum: LINE_KINDS }).notNull(),
  deel: integer('deel').notNull(),
  debet: whole('debet').notNull(),
  /** Sum of credit amounts, positive. */
  credit: whole('credit').notNull(),
  aantal: integer('aantal').notNull(),
};

/** Sums per counterparty on accounts of the result. */
export const relationMonths = pgTable(
  'relation_months',
  { ...sums, tegenpartij: text('tegenpartij').notNull() },
  (table) => [
    primaryKey({
      columns: [
        table.projectId,
        table.sourceNo,
        table.periode,
        table.rekening,
        table.tegenpartij,
        table.soort,
        table.deel,
      ],
    }),
  ],
);

/**
 * Sums over the lines that carry a VAT code or stand on an account of VAT, by code, by the account
 * of their VAT and by what their entry is; '' where a line has none.
 */
export const vatMonths = pgTable(
  'vat_months',
  {
    ...sums,
    btwCode: text('btw_code').notNull(),
    btwRekening: text('btw_rekening').notNull().default(''),
    btwSoort: text('btw_soort').notNull().default(''),
    /** VAT that the lines say belongs to them, debit positive; its posting is a line of its own. */
    btwCents: whole('btw_cents').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'vat_months_pk',
      columns: [
        table.projectId,
        table.sourceNo,
        table.periode,
        table.rekening,
        table.btwCode,
        table.btwRekening,
        table.btwSoort,
        table.soort,
        table.deel,
      ],
    }),
  ],
);

/** Sums per cost centre and per cost unit; only of sources that use them. */
export const costCentreMonths = pgTable(
  'cost_centre_months',
  {
    ...sums,
    dimensie: text('dimensie', { enum: ['kostenplaats', 'kostendrager'] }).notNull(),
    code: text('code').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.projectId,
        table.sourceNo,
        table.periode,
        table.rekening,
        table.dimensie,
        table.code,
        table.soort,
        table.deel,
      ],
    }),
  ],
);

/** Days of invoices as the sub-ledgers of a source give them, one by one. */
export const invoices = pgTable(
  'invoices',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    nr: integer('nr').notNull(),
    relatie: text('relatie').notNull(),
    factuur: text('factuur').notNull(),
    datum: date('datum'),
    vervaldatum: date('vervaldatum'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.sourceNo, table.nr] })],
);

/** What the lines of a journal add up to on each account. */
export const journalTotals = pgTable(
  'journal_totals',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    dagboek: text('dagboek').notNull(),
    rekening: text('rekening').notNull(),
    debet: whole('debet').notNull(),
    /** Sum of credit amounts, positive. */
    credit: whole('credit').notNull(),
    aantal: integer('aantal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sourceNo, table.dagboek, table.rekening] }),
  ],
);

/** Where an editor placed a VAT code or an account of VAT; they hold over imports. */
export const vatChoices = pgTable(
  'vat_choices',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    soort: text('soort', { enum: VAT_PLACED }).notNull(),
    /** The code or the account. */
    sleutel: text('sleutel').notNull(),
    plaats: text('plaats', { enum: VAT_CHOICES }).notNull(),
    userId: id('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.soort, table.sleutel] })],
);
