import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LINE_KINDS } from '@kengetal/contract';
import { id, whole } from './columns.ts';

/** Ledger accounts of a project, named and grouped as its newest fiscal year has them. */
export const accounts = pgTable(
  'accounts',
  {
    projectId: id('project_id').notNull(),
    rekening: text('rekening').notNull(),
    naam: text('naam').notNull(),
    type: text('type', { enum: ['balans', 'resultaat'] }).notNull(),
    groep: text('groep').notNull(),
    groepBron: text('groep_bron').notNull(),
    rgs: text('rgs'),
    /** End of the fiscal year that this row was read from. */
    asOf: date('as_of').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.rekening] })],
);

const lineColumns = {
  projectId: id('project_id').notNull(),
  entryNo: integer('entry_no').notNull(),
  lineNo: integer('line_no').notNull(),
  boekjaar: text('boekjaar').notNull(),
  boekperiode: integer('boekperiode').notNull(),
  periode: integer('periode').notNull(),
  soort: text('soort', { enum: LINE_KINDS }).notNull(),
  datum: date('datum').notNull(),
  rekening: text('rekening').notNull(),
  dagboek: text('dagboek').notNull(),
  dagboekNaam: text('dagboek_naam').notNull(),
  boekstuk: text('boekstuk').notNull(),
  relatie: text('relatie'),
  relatieNaam: text('relatie_naam'),
  omschrijving: text('omschrijving').notNull(),
  /** Lower-case words to search in. */
  zoek: text('zoek').notNull(),
  cents: whole('cents').notNull(),
  btwCode: text('btw_code'),
  btwCents: whole('btw_cents'),
};

/** The lines that pages, reports and drill-downs read. */
export const journalLines = pgTable(
  'journal_lines',
  { ...lineColumns, sourceNo: integer('source_no').notNull() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sourceNo, table.entryNo, table.lineNo] }),
    index('journal_lines_period').on(table.projectId, table.periode, table.rekening, table.cents),
    index('journal_lines_account').on(table.projectId, table.rekening, table.datum),
    index('journal_lines_date').on(
      table.projectId,
      table.datum,
      table.sourceNo,
      table.entryNo,
      table.lineNo,
    ),
    index('journal_lines_amount').on(
      table.projectId,
      table.cents,
      table.sourceNo,
      table.entryNo,
      table.lineNo,
    ),
  ],
);

/** Lines of imports under way; no reader sees them. */
export const stagedLines = pgTable(
  'staged_lines',
  { ...lineColumns, importId: id('import_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.importId, table.entryNo, table.lineNo] }),
  ],
);

/** Sums per month and account, renewed with each import; what pages and reports read. */
export const monthlySummary = pgTable(
  'monthly_summary',
  {
    projectId: id('project_id').notNull(),
    periode: integer('periode').notNull(),
    rekening: text('rekening').notNull(),
    boekjaar: text('boekjaar').notNull(),
    soort: text('soort', { enum: LINE_KINDS }).notNull(),
    debet: whole('debet').notNull(),
    /** Sum of credit amounts, positive. */
    credit: whole('credit').notNull(),
    aantal: integer('aantal').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.projectId, table.periode, table.rekening, table.boekjaar, table.soort],
    }),
  ],
);
