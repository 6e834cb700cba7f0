import type { Block, ChecksBlock, FiguresBlock, ListBlock, SeriesBlock } from '@kengetal/contract';
import { shortMonth } from '../../../periods/names.ts';
import { shownText } from '../../../reporting/text.ts';
import { printable } from './fonts.ts';
import type { Paper } from './paper.ts';
import { ATTENTION, FAVOURABLE, INK, LINE, SECOND, UNFAVOURABLE } from './style.ts';
import { drawTable } from './table.ts';
import { figureText } from './values.ts';

const AMOUNT_WIDTH = 90;

/** Draws a block below what is there; of a title that stands above already only the rest. */
export function drawBlock(paper: Paper, block: Block, above: string): void {
  const heading = 'title' in block && block.title !== undefined && block.title !== above;
  if (heading) drawHeading(paper, block.title ?? '');
  switch (block.kind) {
    case 'table':
      return drawTable(paper, block);
    case 'figures':
      return drawFigures(paper, block);
    case 'list':
      return drawList(paper, block);
    case 'checks':
      return drawChecks(paper, block);
    case 'series':
      return drawSeries(paper, block);
    case 'text':
      return paper.paragraph(shownText(block.text));
    default:
      // Blocks of analytics are no part of a report.
      return undefined;
  }
}

export function drawHeading(paper: Paper, text: string): void {
  paper.need(60);
  paper.paragraph(text, { weight: 'semibold', size: 11 });
  paper.move(4);
}

function drawFigures(paper: Paper, { items }: FiguresBlock): void {
  for (const { label, figure, extra, change } of items) {
    const reason = figure.kind === 'absent' ? figure.reason : undefined;
    const words = reason ?? (change ? withoutName(change.words, label) : '');
    paper.need(30);
    const y = paper.y + 3;
    const labelWidth = 150;
    paper.line(label, paper.left, y, labelWidth, { weight: 'medium' });
    const amount = [figureText(figure), ...(extra ? [figureText(extra)] : [])].join('  ');
    paper.line(amount, paper.left + labelWidth, y, AMOUNT_WIDTH, {
      weight: 'semibold',
      align: 'right',
    });
    const x = labelWidth + AMOUNT_WIDTH + 18;
    const style = { size: 8.5, color: SECOND };
    const height = paper.heightOf(words, paper.width - x, style);
    drawWrapped(paper, words, paper.left + x, y + 0.5, paper.width - x, style);
    paper.move(Math.max(18, height + 6));
    paper.rule(paper.left, paper.y, paper.width, LINE, 0.4);
  }
}

/** 'Brutomarge van € 1 naar € 2' beside its name is 'Van € 1 naar € 2'. */
function withoutName(words: string, name: string): string {
  const rest = words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function drawWrapped(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  width: number,
  style: { size: number; color: string },
): void {
  if (text === '') return;
  paper.document.font('regular').fontSize(style.size).fillColor(style.color);
  paper.document.text(printable(text), x, y, { width, lineGap: 2.5 });
}

function drawList(paper: Paper, { items }: ListBlock): void {
  for (const { label, detail, figure } of items) {
    paper.need(20);
    const y = paper.y + 2;
    const half = (paper.width - AMOUNT_WIDTH) / 2;
    paper.line(label, paper.left, y, half - 8);
    if (detail !== undefined) {
      paper.line(detail, paper.left + half, y, half - 8, { size: 8.5, color: SECOND });
    }
    if (figure) {
      const x = paper.left + paper.width - AMOUNT_WIDTH;
      paper.line(figureText(figure), x, y, AMOUNT_WIDTH, { align: 'right' });
    }
    paper.move(16);
  }
}

const CHECK_COLORS = { goed: FAVOURABLE, let_op: ATTENTION, fout: UNFAVOURABLE } as const;
const CHECK_WORDS = { goed: 'In orde', let_op: 'Let op', fout: 'Fout' } as const;

function drawChecks(paper: Paper, { items }: ChecksBlock): void {
  if (items.length === 0) return;
  paper.need(24 + 16 * items.length);
  paper.paragraph('Controles', { weight: 'semibold', size: 9 });
  paper.move(3);
  for (const { label, state } of items) {
    const y = paper.y;
    paper.document
      .circle(paper.left + 3, y + 6, 2.4)
      .fillColor(CHECK_COLORS[state])
      .fill();
    paper.line(CHECK_WORDS[state], paper.left + 12, y, 46, {
      size: 8.5,
      color: CHECK_COLORS[state],
      weight: 'medium',
    });
    paper.line(label, paper.left + 58, y, paper.width - 58, { size: 8.5, color: INK });
    paper.move(14);
  }
}

/** A chart as the table that it is made of. */
function drawSeries(paper: Paper, { key, title, periods, series }: SeriesBlock): void {
  drawTable(paper, {
    kind: 'table',
    key,
    title,
    caption: 'Bedragen in euro’s',
    columns: series.map(({ key: column, label }) => ({ key: column, label, role: 'plain' })),
    rows: periods.map((periode, index) => ({
      key: String(periode),
      label: shortMonth(periode),
      level: 0,
      kind: 'line',
      cells: series.flatMap(({ figures }) => figures[index] ?? []),
    })),
  });
}
