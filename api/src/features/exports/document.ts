import { SUMMARY } from '@kengetal/contract';
import type { Block, CallBody, CallResponse, ReportEntry, ReportNote } from '@kengetal/contract';
import { capitalised, dayName, fiscalMonths, monthDays, spanName } from '@kengetal/ledger';
import type {
  BuiltPart,
  ReportColumnsOf,
  ReportPart,
  ReportRequest,
} from '../../books/reports/parts.ts';
import { noteOf } from '../../books/reports/notes.ts';
import { momentName } from '../../clock.ts';
import { DomainError } from '../../domain-error.ts';

type SummaryParts = CallResponse<'reportSummary'>['summary'];

/** A report as it is exported: everything of one moment. */
export interface ReportDocument {
  readonly organisation: string;
  readonly project: string;
  readonly report: ReportEntry;
  /** What it is about and how it was made. */
  readonly about: readonly AboutLine[];
  /** When it was made: '18 maart 2025 om 11:00'. */
  readonly madeAt: string;
  readonly note: ReportNote | null;
  readonly summary: SummaryParts;
  readonly components: readonly ExportedComponent[];
}

/** Something that is said of a report. */
export interface AboutLine {
  readonly name: string;
  readonly text: string;
  /** The day or moment that the text is about, for who computes with it. */
  readonly at?: { readonly day: string; readonly time?: string };
  /** True for what stands on paper in another line already. */
  readonly isDetail?: boolean;
}

export interface ExportedComponent {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly notice?: string;
}

/** What a document is gathered from. */
export interface Sources {
  readonly components: readonly ReportPart[];
  readonly columnsOf: ReportColumnsOf;
  readonly summaryOf: (request: ReportRequest) => Promise<SummaryParts>;
}

const VIEWS = {
  periode: 'Periode',
  cumulatief: 'Cumulatief in het boekjaar',
  maanden: 'Maanden naast elkaar',
} as const;

/** Which parts of a report are taken along. */
export type AskedParts = Pick<CallBody<'reportExport'>, 'onderdelen' | 'zonder_vragen'>;

/** Gathers a report; what is not asked for is not made. Throws not_found for an unknown part. */
export async function documentOf(
  request: ReportRequest,
  asked: AskedParts,
  sources: Sources,
  now: Date,
): Promise<ReportDocument> {
  const parts = partsOf(asked, sources);
  const { sql, projectId, report, weergave, books } = request;
  const [names] = await sql.rows<{ organisation: string; project: string }>(
    `SELECT o.name AS organisation, p.name AS project FROM projects p
     JOIN organisations o ON o.organisation_id = p.organisation_id WHERE p.project_id = $1`,
    [projectId],
  );
  const { comparison } = await sources.columnsOf({ ...request, weergave: besideOf(weergave) });
  const components: ExportedComponent[] = [];
  for (const component of parts.components) {
    components.push(exported(component, await component.build(request)));
  }
  const madeAt = momentName(now);
  const { updatedAt } = books.calendar;
  const { organisation, project } = names ?? { organisation: '', project: '' };
  return {
    organisation,
    project,
    report,
    madeAt,
    about: [
      { name: 'Organisatie', text: organisation },
      { name: 'Project', text: project },
      { name: 'Periode', text: capitalised(spanName(report)) },
      ...daysOf(request),
      { name: 'Vergelijking', text: weergave === 'maanden' ? 'Geen' : comparison.naam },
      { name: 'Kolommen', text: VIEWS[weergave] },
      { name: 'Status', text: report.voorlopig ? 'Voorlopig' : 'Definitief' },
      updatedAt === null
        ? { name: 'Boekhouding van', text: 'onbekend' }
        : momentLine('Boekhouding van', new Date(updatedAt)),
      momentLine('Gemaakt op', now),
    ],
    note: await noteOf(sql, projectId, report),
    summary: parts.hasSummary ? withoutQuestions(await sources.summaryOf(request), asked) : [],
    components,
  };
}

function partsOf({ onderdelen }: AskedParts, { components }: Sources) {
  if (!onderdelen) return { components, hasSummary: true };
  const known = [SUMMARY, ...components.map(({ id }) => id)];
  if (onderdelen.some((id) => !known.includes(id))) {
    throw new DomainError('not_found', 'Dit rapport heeft dit onderdeel niet.');
  }
  return {
    components: components.filter(({ id }) => onderdelen.includes(id)),
    hasSummary: onderdelen.includes(SUMMARY),
  };
}

function withoutQuestions(summary: SummaryParts, { zonder_vragen }: AskedParts): SummaryParts {
  return zonder_vragen === true ? summary.filter(({ key }) => key !== 'vragen') : summary;
}

const besideOf = (view: ReportRequest['weergave']) => (view === 'maanden' ? 'periode' : view);

function exported({ id, title }: ReportPart, built: BuiltPart): ExportedComponent {
  return { id, title, blocks: built.blocks, notice: built.notice?.text };
}

/** First and last day of a report: of a fiscal year its own, which may lie within a month. */
function daysOf({ report, books }: ReportRequest): AboutLine[] {
  const { type, periode_min, periode_max } = report;
  const year = books.calendar.years.find((one) => {
    const { first, last } = fiscalMonths(one);
    return type === 'jaar' && first === periode_min && last === periode_max;
  });
  const { first } = monthDays(periode_min);
  const { last } = monthDays(periode_max);
  const line = (name: string, day: string) => ({
    name,
    text: dayName(day),
    at: { day },
    isDetail: true,
  });
  return [
    line('Eerste dag', year?.start_date ?? first),
    line('Laatste dag', year?.end_date ?? last),
  ];
}

function momentLine(name: string, moment: Date): AboutLine {
  const [day = '', time = ''] = CLOCK.format(moment).split(' ');
  return { name, text: momentName(moment), at: { day, time } };
}

/** Sweden writes '2025-03-18 11:00'. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});
