import type { Block, ChecksBlock, ListBlock, SeriesBlock } from '@kengetal/contract';
import { shortMonth } from '@kengetal/ledger';
import { shownText } from '../../../books/figures/words.ts';
import type { Paper } from './paper.ts';
import { ATTENTION, FAVOURABLE, INK, UNFAVOURABLE } from './style.ts';
import { AMOUNT_WIDTH, drawFigures, figuresHeight, WORDS } from './figures.ts';
import { drawnTable, type DrawnTable } from './drawn-table.ts';
import { drawTable } from './table.ts';
import { sum } from './table-breaks.ts';
import { figureText } from './values.ts';

/**
 * Draws a block below what is there; of a title that stands above already only the rest. Its title
 * stays with it, and it stays whole where it fits one page.
 * @param next what follows it
 */
export function drawBlock(paper: Paper, block: Block, above: string, next?: Block): void {
  const title = 'title' in block && block.title !== above ? block.title : undefined;
  const heading = title === undefined ? undefined : () => drawHeading(paper, title);
  const headingHeight = heading ? paper.lineHeight(HEADING) + HEADING_GAP : 0;
  const whole = (height: number, draw: () => void) => {
    paper.keep(headingHeight + height);
    heading?.();
    draw();
  };
  switch (block.kind) {
    case 'grid': {
      const after = next?.kind === 'checks' ? checksHeight(paper, next) + 20 : 0;
      return drawTable(paper, drawnTable(block), { heading, headingHeight, after });
    }
    case 'series':
      return drawTable(paper, seriesTable(block), { heading, headingHeight });
    case 'figures':
      return whole(figuresHeight(paper, block), () => drawFigures(paper, block));
    case 'list':
      return whole(listHeight(paper, block), () => drawList(paper, block));
    case 'checks':
      return drawChecks(paper, block);
    case 'text':
      paper.need(headingHeight + 2 * paper.lineHeight());
      heading?.();
      return paper.paragraph(shownText(block.text));
    default:
      // Blocks of analytics are no part of a report.
      return undefined;
  }
}

const HEADING = { weight: 'semibold', size: 11 } as const;
const HEADING_GAP = 4;

function drawHeading(paper: Paper, text: string): void {
  paper.tags.element('H3', () => paper.paragraph(text, HEADING));
  paper.move(HEADING_GAP);
}

/** Where words stand beside the label of a list. */
const halfOf = (paper: Paper): number => (paper.width - AMOUNT_WIDTH) / 2;

function listHeight(paper: Paper, { items }: ListBlock): number {
  return sum(items.map((item) => itemHeight(paper, item)));
}

function itemHeight(paper: Paper, { label, detail = '' }: ListBlock['items'][number]): number {
  const half = halfOf(paper);
  const width = detail === '' ? 2 * half : half;
  const said = paper.heightOf(detail, half - 8, WORDS);
  return Math.max(16, Math.max(paper.heightOf(label, width - 8), said) + 4);
}

function drawList(paper: Paper, { items }: ListBlock): void {
  const half = halfOf(paper);
  const { left, tags } = paper;
  for (const item of items) {
    const { label, detail = '', figure } = item;
    const height = itemHeight(paper, item);
    paper.need(height);
    const y = paper.y + 2;
    tags.element('P', () => {
      paper.lines(label, left, y, (detail === '' ? 2 * half : half) - 8);
      if (detail !== '') paper.lines(detail, left + half, y, half - 8, WORDS);
      if (!figure) return;
      const x = left + paper.width - AMOUNT_WIDTH;
      paper.line(figureText(figure), x, y, AMOUNT_WIDTH, { align: 'right' });
    });
    paper.move(height);
  }
}

const CHECK_COLORS = { goed: FAVOURABLE, let_op: ATTENTION, fout: UNFAVOURABLE } as const;
const CHECK = { size: 8.5, color: INK };
/** Where the words of a check begin, after its state. */
const CHECK_LABEL = 66;
const CHECK_WORDS = { goed: 'In orde', let_op: 'Let op', fout: 'Fout' } as const;

function drawChecks(paper: Paper, { items }: ChecksBlock): void {
  if (items.length === 0) return;
  paper.keep(checksHeight(paper, { items }));
  paper.tags.element('H3', () => paper.paragraph('Controles', { weight: 'semibold', size: 9 }));
  paper.move(3);
  const beside = checksBeside(paper);
  const width = paper.width / beside;
  for (let first = 0; first < items.length; first += beside) {
    const row = items.slice(first, first + beside);
    row.forEach((item, place) => drawCheck(paper, item, paper.left + place * width, width));
    const heights = row.map(({ label }) => paper.heightOf(label, width - CHECK_LABEL, CHECK));
    paper.move(Math.max(14, ...heights));
  }
}

function drawCheck(
  paper: Paper,
  { label, state }: ChecksBlock['items'][number],
  x: number,
  width: number,
): void {
  const { y } = paper;
  const color = CHECK_COLORS[state];
  paper.dot(x + 3, y + 6, 2.4, color);
  paper.tags.element('P', () => {
    paper.line(CHECK_WORDS[state], x + 12, y, 46, { ...CHECK, color, weight: 'medium' });
    paper.lines(label, x + CHECK_LABEL - 8, y, width - CHECK_LABEL, CHECK);
  });
}

/** Two beside each other where the page lies down. */
const checksBeside = (paper: Paper): number => (paper.isLandscape ? 2 : 1);

const checksHeight = (paper: Paper, { items }: Pick<ChecksBlock, 'items'>): number =>
  24 + 14 * Math.ceil(items.length / checksBeside(paper));

/** A chart as the table that it is made of. */
function seriesTable({ periods, series }: SeriesBlock): DrawnTable {
  return {
    caption: 'Bedragen in euro’s',
    columns: series.map(({ label }) => ({ label, role: 'plain' })),
    rows: periods.map((periode, index) => ({
      label: shortMonth(periode),
      level: 0,
      kind: 'line',
      cells: series.flatMap(({ figures }) => figures[index] ?? []),
    })),
  };
}
