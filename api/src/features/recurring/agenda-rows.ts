import type { Week } from '@kengetal/ledger';
import type { Cell, CellLook } from '../../files/cells.ts';
import { columnName } from '../../files/xlsx/sheet.ts';
import type { Expectation, ExpectedItem } from './expectation.ts';

type Row = readonly Cell[];

const KINDS: Readonly<Record<ExpectedItem['kind'], string>> = {
  reeks: 'Reeks, zonder btw',
  lonen: 'Lonen',
  loonheffing: 'Loonheffing',
  btw: 'Btw',
};

const LABELS = ['Dag', 'Week', 'Omschrijving', 'Soort', 'Erin', 'Eruit', 'Waarom'] as const;
export const AGENDA_WIDTHS = [11, 8, 34, 18, 14, 14, 60];
/** Columns that are added up. */
const SUMS: readonly (typeof LABELS)[number][] = ['Erin', 'Eruit'];

const text = (words: string): Cell => ({ text: words });
const euro = (value: number, look: CellLook = {}, formula?: string): Cell => ({
  ...look,
  value,
  kind: 'euro',
  ...(formula !== undefined && { formula }),
});

const headings = (): Cell[] => LABELS.map((label) => ({ text: label, bold: true, below: 'thin' }));

function cellsOf({ datum, name, kind, cents, why }: ExpectedItem, weeks: readonly Week[]): Cell[] {
  const week = weeks.find(({ first, last }) => first <= datum && datum <= last);
  return [
    { day: datum },
    week ? { value: week.week, kind: 'whole' } : null,
    text(name),
    text(KINDS[kind]),
    cents > 0 ? euro(cents) : null,
    cents < 0 ? euro(-cents) : null,
    text(why),
  ];
}

/** What is expected, a line each, for another program. */
export function* plainAgenda({ items, weeks }: Expectation): Generator<Row> {
  yield headings();
  for (const item of items) yield cellsOf(item, weeks);
}

/** The same with what comes in and goes out added up by formulas, and what is not known. */
export function* agendaRows(
  { items, unknown, weeks }: Expectation,
  { title, about, above }: { title: string; about: string; above: number },
): Generator<Row> {
  yield [{ text: title, bold: true, size: 'title' }];
  yield [{ text: about, muted: true }];
  yield [];
  yield headings();
  for (const item of items) yield cellsOf(item, weeks);
  const [first, last] = [above + 2, above + 1 + items.length];
  yield LABELS.map((label, index): Cell => {
    const look: CellLook = { bold: true, above: 'thin' };
    if (label === 'Omschrijving') return { ...look, text: 'Totaal' };
    if (!SUMS.includes(label)) return null;
    const isIn = label === 'Erin';
    const cents = items.reduce((sum, one) => sum + (one.cents > 0 === isIn ? one.cents : 0), 0);
    const letter = columnName(index);
    return euro(Math.abs(cents), look, `SUM(${letter}${first}:${letter}${last})`);
  });
  if (unknown.length === 0) return;
  yield [];
  yield [{ text: 'Niet bekend, en dus niet opgeteld', bold: true }];
  for (const { name, why } of unknown) yield [null, null, text(name), null, null, null, text(why)];
}
