import type { JournalLine } from '@kengetal/contract';
import type { Cell } from '../../files/cells.ts';
import { columnName } from '../../files/xlsx/sheet.ts';

interface Column {
  readonly label: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (line: JournalLine, sign: 1 | -1) => Cell;
}

const text = (of: (line: JournalLine) => string | null): Column['cell'] => {
  return (line) => {
    const found = of(line);
    return found === null || found === '' ? null : { text: found };
  };
};
const euro = (value: number): Cell => ({ value: value === 0 ? 0 : value, kind: 'euro' });

const KINDS: Record<JournalLine['soort'], string> = {
  opening: 'Beginbalans',
  mutatie: 'Mutatie',
  afsluiting: 'Afsluiting',
};

const COLUMNS: readonly Column[] = [
  { label: 'Datum', width: 11, cell: ({ datum }) => ({ day: datum }) },
  { label: 'Boekjaar', width: 10, cell: text(({ boekjaar }) => boekjaar) },
  { label: 'Periode', width: 9, cell: text(({ periode }) => String(periode)) },
  { label: 'Soort', width: 12, cell: text(({ soort }) => KINDS[soort]) },
  { label: 'Rekening', width: 10, cell: text(({ rekening }) => rekening) },
  { label: 'Rekeningnaam', width: 28, cell: text((line) => line.rekening_naam) },
  { label: 'Dagboek', width: 18, cell: text((line) => line.dagboek_naam || line.dagboek) },
  { label: 'Boekstuk', width: 16, cell: text(({ boekstuk }) => boekstuk) },
  { label: 'Relatie', width: 28, cell: text(partnerOf) },
  { label: 'Factuur', width: 16, cell: text(({ factuur }) => factuur) },
  { label: 'Omschrijving', width: 42, cell: text(({ omschrijving }) => omschrijving) },
  { label: 'Debet', width: 14, cell: ({ cents }) => (cents < 0 ? null : euro(cents)) },
  { label: 'Credit', width: 14, cell: ({ cents }) => (cents < 0 ? euro(-cents) : null) },
  { label: 'Bedrag', width: 14, cell: ({ cents }, sign) => euro(sign * cents) },
  { label: 'Btw-code', width: 10, cell: text((line) => line.btw_code) },
  {
    label: 'Btw-bedrag',
    width: 12,
    cell: (line) => (line.btw_cents === null ? null : euro(line.btw_cents)),
  },
  { label: 'Kostenplaats', width: 14, cell: text(({ kostenplaats }) => kostenplaats) },
  { label: 'Kostendrager', width: 14, cell: text(({ kostendrager }) => kostendrager) },
];

export const WIDTHS = COLUMNS.map(({ width }) => width);
const AMOUNT = COLUMNS.findIndex(({ label }) => label === 'Bedrag');

function partnerOf(line: JournalLine): string | null {
  return line.relatie_naam ?? line.relatie ?? line.tegenpartij_naam ?? line.tegenpartij;
}

export const headings = (): Cell[] =>
  COLUMNS.map(({ label }) => ({ text: label, bold: true, below: 'thin' }));

export const cellsOf = (line: JournalLine, sign: 1 | -1): Cell[] =>
  COLUMNS.map(({ cell }) => cell(line, sign));

/** The sum under the amounts of the rows from `first` to `last`, numbered from 1. */
export function totalCells(cents: number, first: number, last: number): Cell[] {
  const letter = columnName(AMOUNT);
  const row: Cell[] = COLUMNS.map(() => null);
  row[0] = { text: 'Totaal', bold: true, above: 'thin' };
  row[AMOUNT] = {
    value: cents === 0 ? 0 : cents,
    kind: 'euro',
    bold: true,
    above: 'thin',
    below: 'double',
    formula: `SUM(${letter}${first}:${letter}${last})`,
  };
  return row;
}
