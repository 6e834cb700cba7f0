import {
  gridFigure,
  gridPlace,
  type Figure,
  type FiguresBlock,
  type GridBlock,
  type ReportEntry,
} from '@kengetal/contract';
import { usualComparison } from '../books/columns/comparison.ts';
import { DomainError } from '../domain-error.ts';
import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import { Telling } from './telling.ts';

/** Rows of a part that an answer shows; its tab has all of them. */
const MOST = 60;

/** A part of a report: its totals and headings over the period. */
export async function tellComponent(asking: Asking, id: string): Promise<Answer> {
  const { read, sources, question, asked } = asking;
  const component = sources.components.find((each) => each.id === id);
  if (!component) throw new DomainError('unprocessable', `Er is geen onderdeel '${id}'.`, []);
  const report: ReportEntry = {
    ...asked,
    type: asked.type ?? 'maand',
    voorlopig: false,
    voorlopig_omdat: [],
  };
  const { blocks } = await component.build({
    ...read,
    report,
    vergelijking: usualComparison(read.books, asked),
    weergave: 'periode',
  });
  const telling = new Telling();
  // One that these books do not have is no row of an answer.
  const figures = blocks
    .flatMap((block) => (block.kind === 'figures' ? block.items : []))
    .filter(({ figure }) => figure.kind !== 'absent');
  const boxes = id === 'btw' ? blocks.find((block) => block.kind === 'grid') : undefined;
  if (figures.length > 0 && !boxes) {
    telling.say(`${component.title}, ${asked.naam.toLowerCase()}.`);
    telling.table(
      ['Kengetal', asked.naam],
      figures.map((item): [string, Figure] => [item.label, item.figure]),
    );
    return telling.done(question);
  }
  const table = boxes ?? blocks.find((block) => block.kind === 'grid');
  if (!table || table.rows.length === 0) {
    return telling.say(table?.reason ?? `${component.title}: hier is niets van.`).done(question);
  }
  const place = placeOf(table);
  telling.say(`${component.title}, ${asked.naam.toLowerCase()}.`);
  telling.table(
    ['Post', table.columns[place]?.label ?? asked.naam],
    table.rows
      .filter(({ kind, level }) => kind === 'total' || (kind === 'line' && level <= 1))
      .slice(0, MOST)
      .map((row): [string, Figure] => [row.label, gridFigure(table.columns, row, place)]),
  );
  if (boxes) for (const item of figures) telling.say(besideBoxes(telling, item));
  return telling.done(question);
}

/** 'Nog te betalen (2e kwartaal 2024, uiterlijk 31 juli 2024), na wat al is afgedragen: € 1,70.' */
function besideBoxes(
  telling: Telling,
  { key, label, detail, figure }: FiguresBlock['items'][number],
): string {
  const of = detail === undefined ? '' : ` (${detail})`;
  const after = key === '5c' && label.startsWith('Nog ') ? ', na wat al is afgedragen' : '';
  return `${label}${of}${after}: ${telling.beside(figure)}.`;
}

/** The column that is about the period itself. */
function placeOf({ columns }: GridBlock): number {
  const found = [gridPlace(columns, 'current'), gridPlace(columns, 'total')];
  return Math.max(0, ...found);
}
