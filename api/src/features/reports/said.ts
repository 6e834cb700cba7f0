import {
  ROW_LABEL,
  type BookedFigure,
  type DerivedFigure,
  type Figure,
  type FilterItem,
  type ShortColumn,
  type ShortRow,
  type TableRow,
} from '@kengetal/contract';

export type Of = NonNullable<ShortColumn['of']>;

/** What a row says of its cells. */
export interface Said extends Pick<ShortRow, 'explanation' | 'lines'> {
  readonly row: TableRow;
}

/** What a column says of its cells: by its first booked or computed one, else by any. */
export function saidOf(rows: readonly Said[], index: number): Of | undefined {
  let absent: Of | undefined;
  for (const said of rows) {
    const cell = said.row.cells[index];
    if (!cell || (absent && cell.kind === 'absent')) continue;
    const of = ofCell(said, cell);
    if (of && of.kind !== 'absent') return of;
    absent ??= of;
  }
  return absent;
}

function ofCell(said: Said, cell: Figure): Of | undefined {
  const { row } = said;
  if (!cell.about?.label.startsWith(row.label)) return undefined;
  const label = ROW_LABEL + cell.about.label.slice(row.label.length);
  const isOwn = cell.about.explanation !== said.explanation;
  const about = { label, ...(isOwn && { explanation: cell.about.explanation }) };
  if (cell.kind === 'absent') return { kind: 'absent', ...about };
  if (cell.kind === 'booked' && said.lines) return { ...about, ...ofBooked(cell, said.lines) };
  return cell.kind === 'derived' ? { ...about, ...ofDerived(cell, row) } : undefined;
}

type Lines = NonNullable<Said['lines']>;

function ofBooked({ selection }: BookedFigure, lines: Lines) {
  const { periode_min, periode_max, soorten, filters } = selection;
  const own = filters.slice(0, Math.max(0, filters.length - lines.filters.length));
  return { kind: 'booked' as const, periode_min, periode_max, soorten, filters: own };
}

function ofDerived({ unit, divisor, terms }: DerivedFigure, { label: rowLabel, cells }: TableRow) {
  return {
    kind: 'derived' as const,
    unit,
    ...(divisor !== undefined && { divisor }),
    terms: terms.map(({ label, factor, part, figure }) => {
      const index = cells.indexOf(figure);
      return {
        label: label === rowLabel ? ROW_LABEL : label,
        factor,
        part,
        of: index < 0 ? figure : index,
      };
    }),
  };
}

/** True when row and column say the figure of a cell but for its value, or but for its reason. */
export function says(of: Of, said: Said, cell: Figure): boolean {
  const { row } = said;
  const explanation = of.explanation ?? said.explanation;
  const { about } = cell;
  if (!about || about.explanation !== explanation || !isNamed(about.label, of.label, row.label))
    return false;
  if (cell.kind === 'absent') return true;
  if (cell.kind === 'booked') return of.kind === 'booked' && saysBooked(of, said.lines, cell);
  return cell.kind === 'derived' && of.kind === 'derived' && saysDerived(of, row, cell);
}

const named = (text: string, label: string) => text.replace(ROW_LABEL, () => label);

/** The same question as whether a name is `named`, for names that mostly begin with the row's. */
function isNamed(name: string, text: string, label: string): boolean {
  if (!text.startsWith(ROW_LABEL)) return name === named(text, label);
  const rest = text.length - ROW_LABEL.length;
  return (
    name.length === label.length + rest &&
    name.startsWith(label) &&
    name.endsWith(rest === 0 ? '' : text.slice(ROW_LABEL.length))
  );
}

function saysBooked(
  of: Extract<Of, { kind: 'booked' }>,
  lines: Lines | undefined,
  { sign, selection }: BookedFigure,
): boolean {
  if (lines?.sign !== sign) return false;
  const { periode_min, periode_max, soorten } = selection;
  return (
    periode_min === of.periode_min &&
    periode_max === of.periode_max &&
    (soorten === of.soorten || soorten.join() === of.soorten.join()) &&
    hasFilters(selection.filters, of.filters, lines.filters)
  );
}

/** True for the filters of the column followed by those of the row. */
function hasFilters(
  filters: readonly FilterItem[],
  column: readonly FilterItem[],
  row: readonly FilterItem[],
): boolean {
  if (column.length === 0 && filters === row) return true;
  return (
    filters.length === column.length + row.length &&
    filters.every((item, index) =>
      isSame(item, index < column.length ? column[index] : row[index - column.length]),
    )
  );
}

function isSame(one: FilterItem, other: FilterItem | undefined): boolean {
  if (one === other) return true;
  return (
    one.column === other?.column &&
    one.operator === other.operator &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  );
}

function saysDerived(
  of: Extract<Of, { kind: 'derived' }>,
  { label: rowLabel, cells }: TableRow,
  { unit, divisor, terms }: DerivedFigure,
): boolean {
  if (unit !== of.unit || divisor !== of.divisor || terms.length !== of.terms.length) return false;
  return terms.every(({ label, factor, part, figure }, index) => {
    const term = of.terms[index];
    if (!term || term.factor !== factor || term.part !== part) return false;
    if (!isNamed(label, term.label, rowLabel)) return false;
    return (typeof term.of === 'number' ? cells[term.of] : term.of) === figure;
  });
}
