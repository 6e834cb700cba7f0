import type { Block, ChecksBlock, FiguresBlock, ListBlock, SeriesBlock } from '@kengetal/contract';
import { shortMonth, uncapitalised } from '../../../books/periods/names.ts';
import { shownText } from '../../../books/figures/words.ts';
import { reasonOf } from '../figure-rows.ts';
import type { Paper } from './paper.ts';
import { ATTENTION, FAVOURABLE, INK, LINE, SECOND, UNFAVOURABLE } from './style.ts';
import { drawnTable } from './drawn-table.ts';
import { drawTable } from './table.ts';
import { figureText } from './values.ts';

const AMOUNT_WIDTH = 90;
const FIGURE_LABEL = 150;
/** Between an amount and the words about it. */
const FIGURE_GAP = 18;
const MEDIUM = { weight: 'medium' } as const;

/**
 * Draws a block below what is there; of a title that stands above already only the rest.
 * @param next what follows it
 */
export function drawBlock(paper: Paper, block: Block, above: string, next?: Block): void {
  const heading = 'title' in block && block.title !== undefined && block.title !== above;
  if (heading) drawHeading(paper, block.title ?? '');
  switch (block.kind) {
    case 'grid':
      return drawTable(
        paper,
        drawnTable(block),
        next?.kind === 'checks' ? checksHeight(paper, next) + 20 : 0,
      );
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
  paper.tags.element('H3', () => paper.paragraph(text, { weight: 'semibold', size: 11 }));
  paper.move(4);
}

function drawFigures(paper: Paper, { columns, items }: FiguresBlock): void {
  paper.tags.element('Table', () => {
    if (columns) drawFigureHead(paper, columns);
    for (const item of items) {
      const { label, detail, figure, extra, change } = item;
      const words = change ? withoutName(change.words, label) : (reasonOf(item) ?? detail);
      const amount = [figureText(figure), ...(extra ? [figureText(extra)] : [])].join('  ');
      drawFigure(paper, label, amount, words);
    }
  });
}

/** What the figures below are of, and what they are held against. */
function drawFigureHead(
  paper: Paper,
  { figure, comparison }: NonNullable<FiguresBlock['columns']>,
): void {
  const than = comparison === undefined ? '' : `Ten opzichte van ${uncapitalised(comparison)}`;
  const style = { size: 8.5, color: SECOND, weight: 'medium' } as const;
  const { left, tags, y } = paper;
  const amounts = FIGURE_LABEL + AMOUNT_WIDTH;
  tags.element('TR', () => {
    tags.element('TH', () => paper.line(figure, left, y, amounts, { ...style, align: 'right' }), {
      scope: 'Column',
    });
    const x = amounts + FIGURE_GAP;
    tags.element('TH', () => paper.line(than, left + x, y, paper.width - x, style), {
      scope: 'Column',
    });
  });
  paper.move(14);
  paper.rule(left, paper.y, paper.width, LINE, 0.4);
}

function drawFigure(paper: Paper, label: string, amount: string, words: string): void {
  const x = FIGURE_LABEL + AMOUNT_WIDTH + FIGURE_GAP;
  const style = { size: 8.5, color: SECOND };
  const height = Math.max(
    paper.heightOf(label, FIGURE_LABEL, MEDIUM),
    paper.heightOf(words, paper.width - x, style),
  );
  paper.need(height + 6);
  const y = paper.y + 3;
  const { left, tags } = paper;
  const strong = { weight: 'semibold', align: 'right' } as const;
  tags.element('TR', () => {
    const name = () => paper.lines(label, left, y, FIGURE_LABEL, MEDIUM);
    tags.element('TH', name, { scope: 'Row' });
    tags.element('TD', () => paper.line(amount, left + FIGURE_LABEL, y, AMOUNT_WIDTH, strong));
    tags.element('TD', () => paper.lines(words, left + x, y + 0.5, paper.width - x, style));
  });
  paper.move(Math.max(18, height + 6));
  paper.rule(left, paper.y, paper.width, LINE, 0.4);
}

/** 'Brutomarge van € 1 naar € 2' beside its name is 'Van € 1 naar € 2'. */
function withoutName(words: string, name: string): string {
  const rest = words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function drawList(paper: Paper, { items }: ListBlock): void {
  const half = (paper.width - AMOUNT_WIDTH) / 2;
  const second = { size: 8.5, color: SECOND };
  const { left, tags } = paper;
  for (const { label, detail = '', figure } of items) {
    const width = detail === '' ? 2 * half : half;
    const height = Math.max(
      paper.heightOf(label, width - 8),
      paper.heightOf(detail, half - 8, second),
    );
    paper.need(height + 4);
    const y = paper.y + 2;
    tags.element('P', () => {
      paper.lines(label, left, y, width - 8);
      if (detail !== '') paper.lines(detail, left + half, y, half - 8, second);
      if (!figure) return;
      const x = left + paper.width - AMOUNT_WIDTH;
      paper.line(figureText(figure), x, y, AMOUNT_WIDTH, { align: 'right' });
    });
    paper.move(Math.max(16, height + 4));
  }
}

const CHECK_COLORS = { goed: FAVOURABLE, let_op: ATTENTION, fout: UNFAVOURABLE } as const;
const CHECK = { size: 8.5, color: INK };
/** Where the words of a check begin, after its state. */
const CHECK_LABEL = 66;
const CHECK_WORDS = { goed: 'In orde', let_op: 'Let op', fout: 'Fout' } as const;

function drawChecks(paper: Paper, { items }: ChecksBlock): void {
  if (items.length === 0) return;
  paper.need(checksHeight(paper, { items }));
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
function drawSeries(paper: Paper, { periods, series }: SeriesBlock): void {
  drawTable(paper, {
    caption: 'Bedragen in euro’s',
    columns: series.map(({ label }) => ({ label, role: 'plain' })),
    rows: periods.map((periode, index) => ({
      label: shortMonth(periode),
      level: 0,
      kind: 'line',
      cells: series.flatMap(({ figures }) => figures[index] ?? []),
    })),
  });
}
