import * as z from 'zod';
import { COMPARISONS, PAGES, SUMMARY_PARTS } from '../../vocabulary.ts';
import { figureText, pageData } from '../blocks.ts';
import { defineCalls } from '../call.ts';
import {
  download,
  filters,
  journalLine,
  reportEntry,
  reportNote,
  reportOptions,
  reportParameters,
} from '../entities.ts';
import { askedFilters, askedSelection } from '../figures.ts';
import { comparisonOption } from '../comparisons.ts';
import { LIMITS } from '../../limits.ts';
import { cents, id, instant, textTo } from '../primitives.ts';
import { reportResult } from '../report-results.ts';

const projectQuery = z.object({ project_id: id });
const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;
const editor = { scope: 'project', level: 'bewerker', field: 'project_id' } as const;

export const reportingCalls = defineCalls({
  filters: {
    method: 'GET',
    path: '/filters',
    summary: 'Period presets, ledger filters and reports of a project',
    access: reader,
    query: projectQuery,
    response: filters,
  },
  pages: {
    method: 'POST',
    path: '/pages',
    summary: 'Data of a page; the period is a between filter on periode',
    access: reader,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      project_id: id,
      page: z.enum(PAGES),
      filters: askedFilters,
      /** How an analytics page shows its figures. */
      view: z
        .object({
          vergelijking: z.enum(COMPARISONS).optional(),
          per: z.enum(['maand', 'kwartaal']).optional(),
          /** In the tree of winst en verlies, each month beside the same one a year earlier. */
          vorig_jaar_per_maand: z.boolean().optional(),
          /** Key of a row, or of a block of the dashboard: then the page answers with that alone. */
          rij: z.string().max(200).optional(),
        })
        .optional(),
    }),
    response: pageData,
  },
  lines: {
    method: 'POST',
    path: '/lines',
    summary: 'The journal lines of a selection and their sum',
    access: reader,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      project_id: id,
      selection: askedSelection,
      /** Words to look for in description, relation, entry and amount; the sum stays whole. */
      search: z.string().trim().max(200).optional(),
      sort: z
        .object({
          column: z.enum(['datum', 'bedrag', 'omschrijving', 'rekening']),
          direction: z.enum(['asc', 'desc']),
        })
        .optional(),
      cursor: z.string().max(1_000).optional(),
      /** Lines to leave out before the page, to jump to a place; a cursor goes before it. */
      offset: z.int().min(0).max(100_000_000).optional(),
      limit: z.int().min(1).max(500).optional(),
    }),
    response: z.object({
      lines: z.array(journalLine),
      next_cursor: z.string().nullable(),
      /** Σ of all lines of the selection, debit positive, whatever the search or page. */
      sum_cents: cents,
      count: z.int(),
      /** Lines and their sum that the search leaves; equal to the above without a search. */
      found: z.object({ sum_cents: cents, count: z.int() }),
    }),
  },
  report: {
    method: 'POST',
    path: '/report',
    summary: 'A report: its components and the context for the assistant',
    access: reader,
    body: reportOptions,
    response: z.object({
      report: reportEntry,
      components: z.array(z.object({ id: z.string(), title: z.string(), tab: z.string() })),
      comparisons: z.array(comparisonOption),
      note: reportNote.nullable(),
      context_prompt: z.string(),
      updated_at: instant.nullable(),
    }),
  },
  reportResults: {
    method: 'GET',
    path: '/report/results',
    summary: 'The result of every report, held against the same kind of period before it',
    access: reader,
    query: projectQuery,
    response: z.object({ results: z.array(reportResult), updated_at: instant.nullable() }),
  },
  reportComponent: {
    method: 'POST',
    path: '/report/components',
    summary: 'One component of a report',
    access: reader,
    body: reportOptions.extend({ id: z.string().min(1).max(60) }),
    response: pageData.extend({
      id: z.string(),
      tab: z.string(),
      context_prompt: z.string(),
    }),
  },
  reportSummary: {
    method: 'POST',
    path: '/report/summary',
    summary: 'The summary of a report in words',
    access: reader,
    body: reportOptions.extend({ refresh: z.boolean().optional() }),
    response: z.object({
      summary: z.array(figureText.extend({ key: z.enum(SUMMARY_PARTS), title: z.string() })),
      created_at: instant,
      /** True when the books have changed since; then the amounts have no links. */
      outdated: z.boolean(),
    }),
  },
  reportNote: {
    method: 'PATCH',
    path: '/report/note',
    summary: 'Note of the bookkeeper beside the summary',
    access: editor,
    body: reportParameters.extend({
      /** Empty removes the note. */
      note: textTo(LIMITS.note),
      /**
       * `updated_at` of the note that was changed, null where there was none: then a note that
       * somebody else changed meanwhile is a conflict. Left out, the last one to write wins.
       */
      based_on: instant.nullable().optional(),
    }),
    response: z.object({ note: reportNote.nullable() }),
  },
  reportExport: {
    method: 'POST',
    path: '/report/export',
    summary: 'A report as PDF, XLSX or CSV',
    access: reader,
    body: reportOptions.extend({
      format: z.enum(['pdf', 'xlsx', 'csv']),
      /** Ids of the components to take along, and 'samenvatting'; left out, all of them. */
      onderdelen: z.array(z.string().min(1).max(60)).min(1).max(20).optional(),
      /** Leaves the questions for the bookkeeper out of the summary. */
      zonder_vragen: z.boolean().optional(),
    }),
    response: download,
  },
  linesExport: {
    method: 'POST',
    path: '/lines/export',
    summary: 'All journal lines of a selection as XLSX or CSV',
    access: reader,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      project_id: id,
      selection: askedSelection,
      search: z.string().trim().max(200).optional(),
      /** What the figure is called; stands above the lines and in the name of the file. */
      title: z.string().max(200),
      sign: z.union([z.literal(1), z.literal(-1)]),
      format: z.enum(['xlsx', 'csv']),
    }),
    response: download,
  },
  download: {
    method: 'GET',
    path: '/download',
    summary: 'A file that was made before; its token works for a few minutes',
    access: { scope: 'public' },
    query: z.object({ token: z.string().min(20).max(200) }),
    fileResponse: true,
  },
});
