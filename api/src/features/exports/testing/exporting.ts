import readWorkbook from 'read-excel-file/node';
import type { Block, Comparison, Figure, ReportEntry, ReportView } from '@kengetal/contract';
import { Caller } from '../../../testing/caller.ts';
import type { TestApp } from '../../../testing/environment.ts';
import { seenTable } from '../../../testing/tables.ts';

/** How a report is looked at. */
export interface Look {
  readonly vergelijking?: Comparison;
  readonly weergave?: ReportView;
}

/** Which parts of it are taken along. */
interface Parts {
  readonly onderdelen?: string[];
  readonly zonder_vragen?: boolean;
}

/** What a cell of a sheet must hold. */
export type Held = string | number | null;

/** Someone who takes reports of one project along as files. */
export class Exporting {
  readonly caller: Caller;
  readonly projectId: string;
  readonly #test: TestApp;

  constructor(test: TestApp, caller: Caller, projectId: string) {
    this.#test = test;
    this.caller = caller;
    this.projectId = projectId;
  }

  bodyOf({ type, periode_min, periode_max }: ReportEntry, look: Look) {
    return { project_id: this.projectId, type, periode_min, periode_max, ...look };
  }

  async file(report: ReportEntry, format: 'pdf' | 'xlsx' | 'csv', look: Look & Parts = {}) {
    const body = { ...this.bodyOf(report, look), format };
    const { download_url, filename } = await this.caller.ask('reportExport', { body });
    const token = new URL(download_url, 'http://x').searchParams.get('token') ?? '';
    const response = await new Caller(this.#test).send('download', { query: { token } });
    expect(response.statusCode).toBe(200);
    return { filename, content: response.rawPayload };
  }

  /** Rows of a workbook by the name of their sheet. */
  async sheets(report: ReportEntry, look: Look & Parts = {}) {
    const { content } = await this.file(report, 'xlsx', look);
    return new Map((await readWorkbook(content)).map(({ sheet, data }) => [sheet, data]));
  }

  /** The components as they are answered. */
  async components(report: ReportEntry, look: Look = {}) {
    const body = this.bodyOf(report, look);
    const { components } = await this.caller.ask('report', { body });
    const found: { title: string; blocks: Block[] }[] = [];
    for (const { id, title } of components) {
      const page = await this.caller.ask('reportComponent', { body: { ...body, id } });
      found.push({ title, blocks: page.blocks as Block[] });
    }
    return found;
  }
}

/** The rows that a table or key figures must have in a sheet, their names of columns first. */
export function rowsOf(block: Block): Held[][] {
  if (block.kind === 'grid') {
    return [
      [block.caption, ...block.columns.map(({ label }) => label)],
      ...seenTable(block)
        .rows.filter(({ cells }) => cells.length > 0)
        .map(({ label, cells }) => [label, ...cells.map(numberOf)]),
    ];
  }
  if (block.kind !== 'figures') return [];
  const { title = '', columns, items } = block;
  if (columns?.comparison === undefined) {
    return [
      [title, columns?.figure ?? '', 'Eenheid', 'Toelichting'],
      ...items.map(({ label, detail, figure }) => [
        [label, ...(detail === undefined ? [] : [detail])].join(', '),
        numberOf(figure),
      ]),
    ];
  }
  const names = ['Verandering', 'Eenheid', 'Verandering in', 'Toelichting'];
  return [
    [title, columns.figure, columns.comparison, ...names],
    ...items.map(({ label, figure, comparison, change }) => {
      const shown = [figure, comparison, change?.figure];
      return [label, ...shown.map((one) => (one ? numberOf(one) : null))];
    }),
  ];
}

const SCALES = { cents: 100, percent: 10_000, ratio: 100, days: 10 } as const;

function numberOf(figure: Figure): number | null {
  if (figure.kind === 'absent') return null;
  return figure.kind === 'derived' ? figure.value / SCALES[figure.unit] : figure.cents / 100;
}

/** True when a row of a sheet begins with these. */
export function beginsWith(row: readonly unknown[], held: readonly Held[]): boolean {
  return held.every((one, index) => {
    const cell = row[index] ?? null;
    const isNumber = typeof one === 'number' && typeof cell === 'number';
    return isNumber ? Math.abs(one - cell) < 1e-9 : cell === one || (one === '' && cell === null);
  });
}
