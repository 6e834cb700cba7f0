import type { Block, CallResponse, ReportEntry, ReportNote } from '@kengetal/contract';
import type {
  BuiltPart,
  ReportColumnsOf,
  ReportPart,
  ReportRequest,
} from '../../reporting/report-view.ts';
import { noteOf } from '../../reporting/notes.ts';
import { spanName } from '../../periods/names.ts';
import { capitalised } from '../../periods/names.ts';

type SummaryParts = CallResponse<'reportSummary'>['summary'];

/** A report as it is exported: everything of one moment. */
export interface ReportDocument {
  readonly organisation: string;
  readonly project: string;
  readonly report: ReportEntry;
  /** What it is about and how it was made, to be printed on it: name and value. */
  readonly about: readonly (readonly [name: string, value: string])[];
  /** When it was made: '18 maart 2025 om 11:00'. */
  readonly madeAt: string;
  readonly note: ReportNote | null;
  readonly summary: SummaryParts;
  readonly components: readonly ExportedComponent[];
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

/** Gathers a report whole. */
export async function documentOf(
  request: ReportRequest,
  sources: Sources,
  now: Date,
): Promise<ReportDocument> {
  const { sql, projectId, report, weergave, books } = request;
  const [names] = await sql.rows<{ organisation: string; project: string }>(
    `SELECT o.name AS organisation, p.name AS project FROM projects p
     JOIN organisations o ON o.organisation_id = p.organisation_id WHERE p.project_id = $1`,
    [projectId],
  );
  const { comparison } = await sources.columnsOf({ ...request, weergave: besideOf(weergave) });
  const components: ExportedComponent[] = [];
  for (const component of sources.components) {
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
      ['Organisatie', organisation],
      ['Project', project],
      ['Periode', capitalised(spanName(report))],
      ['Vergelijking', weergave === 'maanden' ? 'Geen' : comparison.naam],
      ['Weergave', VIEWS[weergave]],
      ['Status', report.voorlopig ? 'Voorlopig' : 'Definitief'],
      ['Boekhouding van', updatedAt === null ? 'onbekend' : momentName(new Date(updatedAt))],
      ['Gemaakt op', madeAt],
    ],
    note: await noteOf(sql, projectId, report),
    summary: await sources.summaryOf(request),
    components,
  };
}

const besideOf = (view: ReportRequest['weergave']) => (view === 'maanden' ? 'periode' : view);

function exported({ id, title }: ReportPart, built: BuiltPart): ExportedComponent {
  return { id, title, blocks: built.blocks, notice: built.notice?.text };
}

const MOMENT = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** '18 maart 2025 om 11:00', in the Netherlands. */
function momentName(moment: Date): string {
  return MOMENT.format(moment);
}
