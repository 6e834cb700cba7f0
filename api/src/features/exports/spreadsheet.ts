import type { Block } from '@kengetal/contract';
import type { Cell } from '../../files/cells.ts';
import type { Sheet } from '../../files/xlsx/sheet.ts';
import { xlsx } from '../../files/xlsx/workbook.ts';
import { shownText } from '../../books/figures/words.ts';
import type { ExportedComponent, ReportDocument } from './document.ts';
import { FIGURE_COLUMNS } from './figure-rows.ts';
import { blockRows } from './rows.ts';

type Row = readonly Cell[];

const LABEL_WIDTH = 44;
const AMOUNT_WIDTH = 15;
/** Sheets with more columns are printed lying down. */
const MOST_UPRIGHT = 7;

/** A report with a sheet for what it is about and one for each component. */
export function reportXlsx(report: ReportDocument, createdAt: string): AsyncIterable<Uint8Array> {
  const about: Sheet = {
    name: 'Rapport',
    widths: [LABEL_WIDTH / 2, LABEL_WIDTH * 2],
    rows: aboutRows(report),
  };
  return xlsx({
    title: `${report.report.naam}, ${report.organisation}`,
    author: report.organisation,
    createdAt,
    sheets: [about, ...report.components.map((component) => sheetOf(report, component))],
  });
}

/** The same rows below each other. */
export function reportRows(report: ReportDocument): Row[] {
  return [
    ...aboutRows(report),
    ...report.components.flatMap((component) => [[], ...componentRows(report, component)]),
  ];
}

function aboutRows({ report, about, note, summary }: ReportDocument): Row[] {
  return [
    [{ text: report.naam, bold: true, size: 'title' }],
    [],
    ...about.map(({ name, text, at }): Row => [
      { text: name, muted: true },
      at ? { ...at, align: 'left' } : { text, wrap: true },
    ]),
    ...(note
      ? [
          [],
          [
            { text: 'Toelichting', bold: true },
            { text: note.note, wrap: true },
          ],
        ]
      : []),
    [],
    ...summary.map(({ title, text }): Row => [
      { text: title, bold: true, wrap: true },
      { text: shownText(text), wrap: true },
    ]),
  ];
}

/** Rows above the blocks: what the component is, of whom and over what. */
function headRows({ report, organisation }: ReportDocument, { title, notice }: ExportedComponent) {
  const state = report.voorlopig ? ', voorlopig' : '';
  const rows: Row[] = [
    [{ text: title, bold: true, size: 'title' }],
    [{ text: `${organisation}, ${report.naam}${state}`, muted: true }],
  ];
  return notice === undefined ? rows : [...rows, [{ text: notice, muted: true }] as Row];
}

function componentRows(report: ReportDocument, component: ExportedComponent): Row[] {
  const head = [...headRows(report, component), []];
  return [...head, ...blockRows(component.blocks, head.length + 1)];
}

/** Columns of a block beside its labels. */
function columnsIn(block: Block): number {
  if (block.kind === 'grid') return block.columns.length;
  return block.kind === 'figures' ? FIGURE_COLUMNS : 2;
}

function sheetOf(report: ReportDocument, component: ExportedComponent): Sheet {
  const columns = Math.max(2, ...component.blocks.map(columnsIn));
  // Head, an empty row, the name of the first table and its header.
  const isTable = component.blocks[0]?.kind === 'grid';
  const headerRows = headRows(report, component).length + 3;
  return {
    name: component.title,
    widths: [LABEL_WIDTH, ...Array.from({ length: columns }, () => AMOUNT_WIDTH)],
    rows: componentRows(report, component),
    ...(isTable && { headerRows, headerColumns: 1 }),
    landscape: columns > MOST_UPRIGHT,
  };
}
