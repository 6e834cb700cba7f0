import type { CallResponse, ReportEntry, ReportNote, ReportResult } from '@kengetal/contract';
import { booked, FakeApi, problem } from '@kengetal/platform/testing';

export const entry = (
  naam: string,
  type: ReportEntry['type'],
  min: number,
  max = min,
): ReportEntry => ({
  naam,
  type,
  periode_min: min,
  periode_max: max,
  voorlopig: max > 202502,
  voorlopig_omdat: max > 202502 ? ['De periode loopt nog.'] : [],
});

export const REPORTS = [
  entry('Boekjaar 2025', 'jaar', 202501, 202512),
  entry('1e kwartaal 2025', 'kwartaal', 202501, 202503),
  entry('Maart 2025', 'maand', 202503),
  entry('Februari 2025', 'maand', 202502),
  entry('Boekjaar 2024', 'jaar', 202401, 202412),
  entry('December 2024', 'maand', 202412),
];

/** € 200 after € 100; of the oldest there is none before it. */
function result({ type, periode_min, periode_max }: ReportEntry): ReportResult {
  const isOldest = periode_min === 202412;
  return {
    type,
    periode_min,
    periode_max,
    figure: booked(20_000),
    ...(type === 'jaar' && periode_min === 202401 && { closing: booked(-2_500) }),
    comparison: isOldest ? { kind: 'absent', reason: 'Niet ingelezen.' } : booked(10_000),
    change: isOldest
      ? null
      : {
          unit: 'percent',
          value: 10_000,
          judgement: 'gunstig',
          label: 't.o.v. ervoor',
          words: 'Van winst € 100 naar winst € 200, t.o.v. ervoor',
        },
  };
}

export const MARCH = '/rapporten?type=maand&rapport=202503-202503';
export const UPDATED = '2025-04-02T05:10:00Z';

type Report = CallResponse<'report'>;
type Component = CallResponse<'reportComponent'>;
type Summary = CallResponse<'reportSummary'>;

export const note = (text: string, user_name = 'Marieke de Wit', updated_at = UPDATED) =>
  ({ note: text, user_name, updated_at }) satisfies ReportNote;

const COMPARISONS: Report['comparisons'] = [
  { key: 'vorige_periode', naam: 'Februari 2025', reason: null, is_default: true },
  { key: 'vorig_jaar', naam: 'Maart 2024', reason: null, is_default: false },
  {
    key: 'begroting',
    naam: 'Begroting',
    reason: 'Er is nog geen begroting voor maart 2025.',
    is_default: false,
  },
];

export function summary(text: string, more: Partial<Summary> = {}): Summary {
  return {
    summary: [
      { key: 'hoofdlijn', title: 'Hoofdlijn', text, figures: { a1: booked(702_000) } },
      { key: 'vragen', title: 'Vragen voor je boekhouder', text: 'Geen vragen.', figures: {} },
    ],
    created_at: UPDATED,
    outdated: false,
    ...more,
  };
}

function component(id: string, cents: number, label: string): Component {
  return {
    id,
    tab: id,
    title: id,
    blocks: [
      {
        kind: 'checks',
        key: 'controles',
        items: [
          { key: 'sluit', label: 'Balans sluit', state: 'goed' },
          { key: 'gelijk', label: 'Resultaat W&V = balans', state: 'goed' },
        ],
      },
      {
        kind: 'grid',
        key: label,
        view: 'table',
        title: label,
        caption: 'Bedragen in euro’s',
        columns: [
          { key: 'nu', label: 'Maart 2025', naam: 'maart 2025', role: 'current', lines: null },
        ],
        rows: [
          {
            key: 'r',
            label,
            parent: null,
            level: 0,
            kind: 'line',
            basis: 'flow',
            more: 'neutraal',
            sign: 1,
            filters: [],
            values: [null],
            own: { nu: booked(cents) },
          },
        ],
      },
    ],
    context_prompt: `Cijfers van ${id}`,
    updated_at: null,
  };
}

export interface Answers {
  /** Ids of the components that answer with a problem. */
  failing?: Set<string>;
  note?: ReportNote | null;
  report?: Partial<Report>;
}

/** An API with a summary and two components. */
export function answering({ failing = new Set(), note: text = null, report }: Answers = {}) {
  return new FakeApi()
    .on('GET /filters', () => ({
      periode_filters: [],
      grootboek_types: [],
      grootboek_groepen: [],
      grootboek_namen: [],
      reports: REPORTS,
      periode_bereik: { periode_min: 202401, periode_max: 202503 },
      geboekt_tm: 202503,
      updated_at: UPDATED,
    }))
    .on('GET /report/results', () => ({ results: REPORTS.map(result), updated_at: UPDATED }))
    .on('POST /report', ({ body }) => ({
      report: entry('Maart 2025', 'maand', body.periode_min),
      components: [
        { id: 'winst-en-verlies', title: 'Winst-en-verliesrekening', tab: 'Winst & verlies' },
        { id: 'balans', title: 'Balans', tab: 'Balans' },
      ],
      comparisons: COMPARISONS,
      note: text,
      context_prompt: 'Rapport maart 2025',
      updated_at: UPDATED,
      ...report,
    }))
    .on('POST /report/summary', () =>
      summary('Het resultaat vóór belasting kwam uit op [€ 7.020](figure:a1).'),
    )
    .on('POST /report/components', ({ body: { id } }) => {
      if (failing.has(id)) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
      return id === 'balans'
        ? component(id, 12_345_600, 'Vlottende activa')
        : component('winst-en-verlies', 9_648_000, 'Netto-omzet');
    });
}
