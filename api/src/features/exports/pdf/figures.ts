import type { FiguresBlock } from '@kengetal/contract';
import { uncapitalised } from '@kengetal/ledger';
import { reasonOf } from '../figure-rows.ts';
import type { Paper } from './paper.ts';
import { LINE, SECOND } from './style.ts';
import { sum } from './table-breaks.ts';
import { figureText } from './values.ts';

export const AMOUNT_WIDTH = 90;
const FIGURE_LABEL = 150;
/** Between an amount and the words about it. */
const FIGURE_GAP = 18;
/** Where the words about a figure begin. */
const WORDS_AT = FIGURE_LABEL + AMOUNT_WIDTH + FIGURE_GAP;
const MEDIUM = { weight: 'medium' } as const;
/** How words beside an amount are set. */
export const WORDS = { size: 8.5, color: SECOND } as const;
/** Of the names of the columns of key figures. */
const FIGURE_HEAD = 14;

/** Height of key figures with the names of their columns. */
export function figuresHeight(paper: Paper, { columns, items }: FiguresBlock): number {
  const heights = items.map((item) => figureHeight(paper, item.label, wordsOf(item)));
  return (columns ? FIGURE_HEAD : 0) + sum(heights);
}

/** Key figures below each other, each with what it is held against in words. */
export function drawFigures(paper: Paper, { columns, items }: FiguresBlock): void {
  paper.tags.element('Table', () => {
    if (columns) drawFigureHead(paper, columns);
    for (const item of items) {
      const { label, figure, extra } = item;
      const amount = [figureText(figure), ...(extra ? [figureText(extra)] : [])].join('  ');
      drawFigure(paper, label, amount, wordsOf(item));
    }
  });
}

function wordsOf(item: FiguresBlock['items'][number]): string {
  const { label, detail, change } = item;
  return change ? withoutName(change.words, label) : reasonOf(item) || detail || '';
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
  paper.move(FIGURE_HEAD);
  paper.rule(left, paper.y, paper.width, LINE, 0.4);
}

function figureHeight(paper: Paper, label: string, words: string): number {
  const [name, said] = [
    paper.heightOf(label, FIGURE_LABEL, MEDIUM),
    paper.heightOf(words, paper.width - WORDS_AT, WORDS),
  ];
  return Math.max(18, Math.max(name, said) + 6);
}

function drawFigure(paper: Paper, label: string, amount: string, words: string): void {
  const height = figureHeight(paper, label, words);
  paper.need(height);
  const y = paper.y + 3;
  const { left, tags } = paper;
  const strong = { weight: 'semibold', align: 'right' } as const;
  tags.element('TR', () => {
    const name = () => paper.lines(label, left, y, FIGURE_LABEL, MEDIUM);
    tags.element('TH', name, { scope: 'Row' });
    tags.element('TD', () => paper.line(amount, left + FIGURE_LABEL, y, AMOUNT_WIDTH, strong));
    tags.element('TD', () =>
      paper.lines(words, left + WORDS_AT, y + 0.5, paper.width - WORDS_AT, WORDS),
    );
  });
  paper.move(height);
  paper.rule(left, paper.y, paper.width, LINE, 0.4);
}

/** 'Brutomarge van € 1 naar € 2' beside its name is 'Van € 1 naar € 2'. */
function withoutName(words: string, name: string): string {
  const rest = words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
