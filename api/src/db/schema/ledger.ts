import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { GROUP_SOURCES, LINE_KINDS, VAT_KINDS } from '@kengetal/contract';
import { LINKED_BY } from '@kengetal/ledger';
import { id, instant, whole } from './columns.ts';

const accountColumns = {
  naam: text('naam').notNull(),
  type: text('type', { enum: ['balans', 'resultaat'] }).notNull(),
  groep: text('groep').notNull(),
  groepBron: text('groep_bron', { enum: GROUP_SOURCES }).notNull(),
  /** True when the program guessed the group and nobody has confirmed it. */
  geraden: boolean('geraden').notNull(),
  /** True when the source does not say whether the account is of the balance or of the result. */
  typeGeraden: boolean('type_geraden').notNull(),
  rgs: text('rgs'),
};

/** Ledger accounts as one reading of a source has them, with the group that the program chose. */
export const sourceAccounts = pgTable(
  'source_accounts',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    rekening: text('rekening').notNull(),
    ...accountColumns,
  },
  (table) => [primaryKey({ columns: [table.projectId, table.sourceNo, table.rekening] })],
);

/** Groups that an editor chose; they hold over imports. */
export const accountChoices = pgTable(
  'account_choices',
  {
    projectId: id('project_id').notNull(),
    rekening: text('rekening').notNull(),
    type: text('type', { enum: ['balans', 'resultaat'] }).notNull(),
    groep: text('groep').notNull(),
    changeId: id('change_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.rekening] })],
);

/** What an editor changed at once, to undo it. */
export const accountChanges = pgTable(
  'account_changes',
  {
    projectId: id('project_id').notNull(),
    changeId: id('change_id').notNull(),
    userId: id('user_id').notNull(),
    at: instant('at').notNull(),
    /** The choices before the change, null where there was none. */
    before: jsonb('before').$type<AccountChoiceBefore[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.changeId] })],
);

export interface AccountChoiceBefore {
  readonly rekening: string;
  readonly choice: { type: 'balans' | 'resultaat'; groep: string; changeId: string } | null;
}

/**
 * Ledger accounts of a project: those of its sources, named as the newest fiscal year has them,
 * in the group that an editor chose or else the program. Made anew from the tables above.
 */
export const accounts = pgTable(
  'accounts',
  {
    projectId: id('project_id').notNull(),
    rekening: text('rekening').notNull(),
    ...accountColumns,
    /** Group that the program chose. */
    voorstel: text('voorstel').notNull(),
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
  /** Relation of the line, or the only one of its entry outside bank and cash journals. */
  tegenpartij: text('tegenpartij'),
  tegenpartijNaam: text('tegenpartij_naam'),
  /** True where the relation follows from the invoice that the line names, or from its account. */
  relatieGevonden: boolean('relatie_gevonden'),
  /** Number of the invoice that the line belongs to. */
  factuur: text('factuur'),
  /** How the invoice was found where the file has no number; 'rest' where the books do not hold it. */
  koppeling: text('koppeling', { enum: [...LINKED_BY, 'rest'] }),
  kostenplaats: text('kostenplaats'),
  kostendrager: text('kostendrager'),
  omschrijving: text('omschrijving').notNull(),
  /** Lower-case words to search in. */
  zoek: text('zoek').notNull(),
  cents: whole('cents').notNull(),
  btwCode: text('btw_code'),
  btwCents: whole('btw_cents'),
  /** Account on which the VAT of the line stands; of a line of VAT its own. */
  btwRekening: text('btw_rekening'),
  /** What the entry is for VAT, null where nothing tells. */
  btwSoort: text('btw_soort', { enum: VAT_KINDS }),
};

/**
 * The lines of sources, and of readings under way or replaced. Readers join `sources`: only a
 * source_no that stands there is current.
 */
export const journalLines = pgTable(
  'journal_lines',
  { ...lineColumns, sourceNo: integer('source_no').notNull() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sourceNo, table.entryNo, table.lineNo] }),
    // Narrow on purpose: equal keys share an entry, and each import pays for every column here.
    index('journal_lines_account').on(table.projectId, table.rekening, table.datum),
    index('journal_lines_date').on(table.projectId, table.datum),
    index('journal_lines_counterparty').on(table.projectId, table.tegenpartij),
    // A handful of lines among all those on the accounts of VAT.
    index('journal_lines_settled')
      .on(table.projectId, table.periode)
      .where(sql`${table.btwSoort} = 'afdracht'`),
  ],
);

/** Sums per source, month and account, kept with each import; what pages and reports read. */
export const monthlySummary = pgTable(
  'monthly_summary',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    periode: integer('periode').notNull(),
    rekening: text('rekening').notNull(),
    boekjaar: text('boekjaar').notNull(),
    soort: text('soort', { enum: LINE_KINDS }).notNull(),
    debet: whole('debet').notNull(),
    /** Sum of credit amounts, positive. */
    credit: whole('credit').notNull(),
    aantal: integer('aantal').notNull(),
    /** First and last day of its lines, to read them by date; null in a summary of before. */
    datumMin: date('datum_min'),
    datumMax: date('datum_max'),
  },
  (table) => [
    primaryKey({
      columns: [table.projectId, table.sourceNo, table.periode, table.rekening, table.soort],
    }),
  ],
);
