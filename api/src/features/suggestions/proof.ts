import type { EvidenceBlock, Figure, FigureTerm, FigureText, FilterItem } from '@kengetal/contract';
import { dayName } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import { shownFigure } from '../../books/figures/words.ts';
import { grouped, sumOf, type Line } from './lines.ts';

export interface About {
  readonly label: string;
  readonly explanation: string;
}

interface Addend {
  readonly label: string;
  readonly figure: Figure;
  readonly factor?: number;
}

/** Σ factor × figure; a sum of one is that one. */
export function sumFigure(addends: readonly Addend[], about: About): Figure {
  const [first, ...others] = addends;
  if (!first) throw new Error('a sum of nothing');
  if (others.length === 0 && (first.factor ?? 1) === 1) return { ...first.figure, about };
  const termOf = ({ label, figure, factor = 1 }: Addend): FigureTerm => ({
    label,
    figure,
    factor,
    part: 'teller',
  });
  const value = addends.reduce(
    (sum, { figure, factor = 1 }) => sum + factor * (valueOf(figure) ?? 0),
    0,
  );
  const terms = addends.map(termOf);
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

/** The sum of lines, opening into exactly these: each by its entry, account, relation and amount. */
export function linesFigure(lines: readonly Line[], sign: 1 | -1, about: About): Figure {
  // What no filter tells apart is selected together.
  const alike = [...grouped(lines, (line) => JSON.stringify(filtersOf(line))).values()];
  const addends = alike.flatMap((own) => {
    const [line] = own;
    return line ? [{ label: lineLabel(line), figure: selected(line, own, sign, about) }] : [];
  });
  return sumFigure(addends, about);
}

const lineLabel = ({ datum, omschrijving }: Line) => `${dayName(datum)} ${omschrijving}`.trim();

function selected(line: Line, own: readonly Line[], sign: 1 | -1, about: About): Figure {
  const { periode, soort } = line;
  const cents = sumOf(own);
  return {
    kind: 'booked',
    cents: cents === 0 ? 0 : sign * cents,
    sign,
    selection: {
      periode_min: periode,
      periode_max: periode,
      soorten: [soort],
      filters: filtersOf(line),
    },
    about,
  };
}

function filtersOf({
  bron,
  rekening,
  dagboek,
  boekstuk,
  datum,
  cents,
  tegenpartij,
}: Line): FilterItem[] {
  const filters: FilterItem[] = [
    { column: 'bron', operator: 'eq', value: bron },
    { column: 'rekening', operator: 'eq', value: rekening },
    { column: 'datum', operator: 'eq', value: datum },
    { column: 'dagboek', operator: 'eq', value: dagboek },
    { column: 'boekstuk', operator: 'eq', value: boekstuk },
    { column: 'bedrag', operator: 'eq', value: cents },
  ];
  if (tegenpartij === null) return filters;
  return [...filters, { column: 'tegenpartij', operator: 'eq', value: tegenpartij }];
}

/** A sentence whose figures are links that open: `said\`samen ${figure}.\``. */
export function said(words: TemplateStringsArray, ...parts: (string | Figure)[]): FigureText {
  const figures: Record<string, Figure> = {};
  const text = words.reduce((before, word, at) => {
    const part = parts[at - 1];
    if (part === undefined) return before + word;
    return before + (typeof part === 'string' ? plain(part) : linked(part, figures)) + word;
  });
  return { text, figures };
}

function linked(figure: Figure, figures: Record<string, Figure>): string {
  const key = `f${Object.keys(figures).length + 1}`;
  figures[key] = figure;
  return `[${shownFigure(figure)}](figure:${key})`;
}

/** A name as it is read, without what would make a link of it. */
const plain = (text: string) => text.replace(/[[\]]/g, '');

type Column = EvidenceBlock['columns'][number];
type Cell = EvidenceBlock['rows'][number][number];

/** Rows that belong together and add up. */
export function evidence(
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  total?: readonly Cell[],
): EvidenceBlock {
  const amounts = rows.flat().filter((cell) => typeof cell === 'object' && cell !== null).length;
  return {
    kind: 'evidence',
    key: 'waarom',
    title,
    ...(amounts > 0 && { detail: openWords(amounts) }),
    columns: [...columns],
    rows: rows.map((row) => [...row]),
    ...(total && { total: [...total] }),
  };
}

const openWords = (amounts: number) =>
  amounts === 1 ? 'het bedrag opent zijn boeking' : `${amounts} bedragen, elk opent zijn boekingen`;

export const text = (label: string): Column => ({ label, kind: 'tekst' });
export const date = (label = 'Datum'): Column => ({ label, kind: 'datum' });
export const amount = (label = 'Bedrag'): Column => ({ label, kind: 'bedrag' });

/** The lines as rows of day, entry, description and amount, with their sum. */
export function linesEvidence(
  title: string,
  lines: readonly Line[],
  sign: 1 | -1,
  total: Figure,
): EvidenceBlock {
  // Lines that no selection tells apart stand in one row.
  const rows = [...grouped(lines, (line) => JSON.stringify(filtersOf(line))).values()];
  return evidence(
    title,
    [date(), text('Boekstuk'), text('Omschrijving'), amount()],
    rows.flatMap((own) => {
      const [line] = own;
      if (!line) return [];
      const { datum, boekstuk, omschrijving } = line;
      const about = { label: omschrijving || boekstuk, explanation: 'Deze boeking.' };
      return [[datum, boekstuk, omschrijving, linesFigure(own, sign, about)]];
    }),
    rows.length > 1 ? [null, null, 'Samen', total] : undefined,
  );
}
