import type { BookedFigure, JournalLine, Selection } from '@kengetal/contract';
import { dayName } from '@kengetal/ledger';
import { item } from './lines-of.ts';
import type { Telling } from './telling.ts';
import { written } from './written.ts';

/** Lines as rows, each with what it opens. */
export function tableOfLines(telling: Telling, rows: readonly Shown[], sign: 1 | -1): void {
  telling.table(
    ['Datum', 'Boekstuk', 'Rekening', 'Omschrijving', 'Relatie', 'Bedrag'],
    rows.map((line) => [
      line.datum,
      line.boekstuk,
      line.rekening,
      line.omschrijving,
      line.tegenpartij_naam ?? '',
      figureOf(line, sign),
    ]),
  );
}

export interface Shown extends JournalLine {
  /** Lines of one entry that are the same in all that is shown. */
  readonly times: number;
}

/** Lines that nothing tells apart are one row: only together can they be opened. */
export function merged(lines: readonly JournalLine[]): Shown[] {
  const byPlace = new Map<string, Shown>();
  for (const line of lines) {
    const key = JSON.stringify(selectionOf(line));
    const before = byPlace.get(key);
    byPlace.set(key, { ...line, times: (before?.times ?? 0) + 1 });
  }
  return [...byPlace.values()];
}

export function figureOf(line: Shown, sign: 1 | -1): BookedFigure {
  return {
    kind: 'booked',
    cents: sign * line.cents * line.times || 0,
    sign,
    selection: selectionOf(line),
    about: {
      label: written(line.omschrijving || line.boekstuk, calledOf(line)),
      explanation:
        line.times === 1 ? 'Eén boekingsregel.' : `${line.times} gelijke boekingsregels.`,
    },
  };
}

/** 'Boeking, 5 maart 2024, 8000 Omzet'. */
const calledOf = ({ datum, rekening, rekening_naam }: JournalLine): string =>
  `Boeking, ${dayName(datum)}, ${rekening} ${rekening_naam}`.trim();

function selectionOf(line: JournalLine): Selection {
  const { periode, soort, dagboek, boekstuk, datum, rekening, omschrijving, cents } = line;
  return {
    periode_min: periode,
    periode_max: periode,
    soorten: [soort],
    filters: [
      item('dagboek', dagboek),
      item('boekstuk', boekstuk),
      item('datum', datum),
      item('rekening', rekening),
      item('omschrijving', omschrijving),
      { column: 'bedrag', operator: 'eq', value: cents },
    ],
  };
}
