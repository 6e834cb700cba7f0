import {
  gridFigure,
  gridPlace,
  type Figure,
  type FiguresBlock,
  type GridBlock,
  type ReportEntry,
} from '@kengetal/contract';
import { usualComparison } from '../books/columns/comparison.ts';
import { difference } from '../books/figures/values.ts';
import type { AskedSpan } from '../books/periods/compared.ts';
import type { Asking } from './asking.ts';
import type { AnswerSources } from './sources.ts';
import type { RowRole } from './telling.ts';

/** Rows of a part that an answer shows; its tab has all of them. */
const MOST = 60;

/** The rows of a part of a report over a period. */
export interface Told {
  readonly head: string;
  /** What the column of the period is called. */
  readonly column: string;
  readonly rows: readonly Row[];
  /** What the return comes to, beside its boxes. */
  readonly beside?: FiguresBlock['items'];
  /** Why there are none. */
  readonly reason?: string | undefined;
}

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly figure: Figure;
  readonly role?: RowRole;
}

/** The totals and headings of a part over a period, or of what was budgeted for it. */
export async function rowsOf(
  { read }: Asking,
  component: AnswerSources['components'][number],
  asked: AskedSpan,
  isBudget = false,
): Promise<Told> {
  const report: ReportEntry = {
    ...asked,
    type: asked.type ?? 'maand',
    voorlopig: false,
    voorlopig_omdat: [],
  };
  const { blocks } = await component.build({
    ...read,
    report,
    vergelijking: isBudget ? 'begroting' : usualComparison(read.books, asked),
    weergave: 'periode',
  });
  // One that these books do not have is no row of an answer.
  const figures = blocks
    .flatMap((block) => (block.kind === 'figures' ? block.items : []))
    .map((item) => (isBudget ? { ...item, figure: item.comparison ?? NOTHING } : item))
    .filter(({ figure }) => figure.kind !== 'absent');
  const boxes = component.id === 'btw' ? blocks.find((block) => block.kind === 'grid') : undefined;
  if (figures.length > 0 && !boxes) {
    const rows = figures.map(({ key, label, figure }) => ({ key, label, figure }));
    return { head: 'Kengetal', column: isBudget ? 'Begroting' : asked.naam, rows };
  }
  const table = boxes ?? blocks.find((block) => block.kind === 'grid');
  if (!table) return { head: 'Post', column: asked.naam, rows: [] };
  const place = isBudget ? gridPlace(table.columns, 'comparison') : placeOf(table);
  const rows = table.rows
    .filter(({ kind, level }) => kind === 'total' || (kind === 'line' && level <= 1))
    .slice(0, MOST)
    .map((row) => ({
      key: row.key,
      label: row.label,
      figure: place < 0 ? NOTHING : gridFigure(table.columns, row, place),
      role: roleOf(row),
    }))
    .filter(({ figure }) => !isBudget || figure.kind !== 'absent');
  const column = table.columns[place]?.label ?? asked.naam;
  return { head: 'Post', column, rows, reason: table.reason, ...(boxes && { beside: figures }) };
}

const NOTHING: Figure = { kind: 'absent', reason: 'Niets geboekt.' };

/** One that is in another period only has nothing in this one. */
export const figureOf = (rows: readonly Row[], key: string): Figure =>
  rows.find((row) => row.key === key)?.figure ?? NOTHING;

/** Each row once; one that is not in the first period stands behind what it stands behind in its own. */
export function merged(all: readonly (readonly Row[])[]): Row[] {
  const found: Row[] = [];
  for (const rows of all) {
    let at = 0;
    for (const row of rows) {
      const own = found.findIndex(({ key }) => key === row.key);
      if (own < 0) found.splice(at, 0, row);
      at = own < 0 ? at + 1 : own + 1;
    }
  }
  return found;
}

/** Rows of two periods beside each other. */
export function besides(now: readonly Row[], then: readonly Row[]) {
  return merged([now, then]).map(({ key, label, role }) => {
    const [figure, other] = [figureOf(now, key), figureOf(then, key)];
    const about = { label: `${label}, verschil`, explanation: 'De eerste periode min de andere.' };
    const change = difference({ label, figure }, { label, figure: other }, about);
    return { label, figure, other, change, role };
  });
}

function roleOf({ kind, emphasis }: GridBlock['rows'][number]): RowRole {
  if (kind !== 'total') return 't';
  return emphasis === 'end' ? 'tse' : 'ts';
}

/** The column that is about the period itself. */
function placeOf({ columns }: GridBlock): number {
  const found = [gridPlace(columns, 'current'), gridPlace(columns, 'total')];
  return Math.max(0, ...found);
}
