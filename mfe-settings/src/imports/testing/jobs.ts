import type { ImportJob, ImportResult } from '@kengetal/contract';
import { booked, ORGANISATION, PROJECT } from '@kengetal/platform/testing';

export const IMPORT_ID = '00000000-0000-4000-8000-00000000000c';

/** An import as the API sends it, here waiting for its turn. */
export function job(more: Partial<ImportJob> = {}): ImportJob {
  return {
    import_id: IMPORT_ID,
    organisation_id: ORGANISATION.organisation_id,
    project_id: null,
    source_id: null,
    connection_id: null,
    filename: 'bakker_2024.xaf',
    status: 'wachtend',
    bytes_read: 0,
    bytes_total: 4_000_000,
    lines_read: 0,
    question: null,
    choices: [],
    message: null,
    result: null,
    further_results: [],
    uploaded_by: 'Sanne Bakker',
    undoable: false,
    created_at: '2025-04-02T05:10:00Z',
    finished_at: null,
    ...more,
  };
}

export const RESULT: ImportResult = {
  source_id: '00000000-0000-4000-8000-0000000000a1',
  company_name: 'Bakkerij Bakker BV',
  producer: 'Exact Online',
  version: '3.2',
  boekjaar: '2024',
  start_date: '2024-01-01',
  end_date: '2024-12-31',
  periode_min: 202401,
  periode_max: 202412,
  lines: 12_345,
  entries: 3_210,
  accounts: 83,
  unclassified_accounts: 2,
  guessed_accounts: 14,
  totals: {
    kind: 'figures',
    key: 'totalen',
    items: [
      { key: 'debet', label: 'Debet', figure: booked(123_456_789) },
      { key: 'credit', label: 'Credit', figure: booked(123_456_789) },
      { key: 'resultaat', label: 'Winst', figure: booked(2_224_500) },
    ],
  },
  warnings: [{ code: 'btw', message: 'Bij 4 regels ontbreekt de btw-code.' }],
};

export const done = (more: Partial<ImportResult> = {}) =>
  job({
    status: 'gereed',
    project_id: PROJECT.project_id,
    result: { ...RESULT, ...more },
    finished_at: '2025-04-02T05:11:00Z',
  });

/** An import that waits: it is of another company than its project. */
export const asking = (more: Partial<ImportJob> = {}) =>
  job({
    status: 'vraag',
    question: 'Dit bestand is van een ander.',
    choices: [
      choice('nieuw_project', 'Nieuw project', 'Ander bedrijf krijgt een eigen project.'),
      choice('vervangen', 'Vervangen', 'De cijfers van Bakker gaan eruit.'),
      choice('toevoegen', 'Toevoegen', 'De cijfers worden opgeteld.'),
    ],
    ...more,
  });

type Choice = ImportJob['choices'][number];

const choice = (decision: Choice['decision'], label: string, words: string): Choice => ({
  decision,
  label,
  words,
  possible: true,
});
