import type {
  CallBody,
  Certainty,
  SuggestionCategory,
  SuggestionEffect,
  SuggestionState,
  Urgency,
} from '@kengetal/contract';
import { shownText } from '../../books/figures/words.ts';
import { valueOf } from '../../books/figures/values.ts';
import { dayOf } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Cell } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { fileTask } from '../../files/made-files.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import { suggestionList } from './list.ts';

const CATEGORIES: Readonly<Record<SuggestionCategory, string>> = {
  kosten_besparen: 'Kosten besparen',
  debiteuren: 'Debiteuren',
  btw: 'Btw',
  cashflow: 'Cashflow',
  kwaliteit: 'Kwaliteit van de boekhouding',
  omzet: 'Omzet',
};
const STATES: Readonly<Record<SuggestionState, string>> = {
  nieuw: 'Nieuw',
  in_behandeling: 'In behandeling',
  afgehandeld: 'Afgehandeld',
  niet_relevant: 'Niet relevant',
  verlopen: 'Verlopen',
};
const URGENCY: Readonly<Record<Urgency, string>> = {
  deze_week: 'Deze week',
  deze_maand: 'Deze maand',
  heeft_tijd: 'Heeft tijd',
};
const CERTAINTY: Readonly<Record<Certainty, string>> = {
  zeker: 'Zeker',
  waarschijnlijk: 'Waarschijnlijk',
  mogelijk: 'Mogelijk',
};
const EFFECT: Readonly<Record<SuggestionEffect, string>> = {
  per_jaar: 'Per jaar',
  eenmalig: 'Eenmalig',
  te_laat_open: 'Te laat open',
  tekort: 'Tekort',
};

type Listed = Awaited<ReturnType<typeof suggestionList>>['suggestions'][number];

interface Column {
  readonly label: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (one: Listed) => Cell;
}

const text = (words: string | null | undefined): Cell => (words ? { text: words } : null);
const day = (value: string | null): Cell => (value ? { day: value } : null);

const COLUMNS: readonly Column[] = [
  { label: 'Status', width: 14, cell: ({ status }) => text(STATES[status]) },
  { label: 'Categorie', width: 24, cell: ({ category }) => text(CATEGORIES[category]) },
  { label: 'Suggestie', width: 34, cell: ({ title }) => text(title) },
  { label: 'Conclusie', width: 70, cell: ({ summary }) => text(shownText(summary.text)) },
  { label: 'Effect', width: 14, cell: ({ effect }) => effectCell(effect) },
  { label: 'Soort effect', width: 13, cell: ({ effect }) => text(effect && EFFECT[effect.per]) },
  { label: 'Urgentie', width: 12, cell: ({ urgency }) => text(URGENCY[urgency]) },
  { label: 'Uiterlijk', width: 11, cell: ({ due }) => day(due) },
  { label: 'Zekerheid', width: 14, cell: ({ certainty }) => text(CERTAINTY[certainty]) },
  { label: 'Toegewezen aan', width: 20, cell: ({ assignee }) => text(assignee?.name) },
  { label: 'Gevonden', width: 11, cell: ({ created_at }) => day(dayOf(new Date(created_at))) },
  { label: 'Veranderd', width: 40, cell: ({ changed }) => text(changed) },
  { label: 'Einde', width: 34, cell: ({ ended }) => text(ended?.words) },
  { label: 'Reden', width: 40, cell: ({ reason }) => text(reason) },
];

function effectCell(effect: Listed['effect']): Cell {
  const figure = effect?.figure;
  if (!figure || (figure.kind === 'derived' && figure.unit !== 'cents')) return null;
  const value = valueOf(figure);
  return value === undefined ? null : { value, kind: 'euro' };
}

function* rowsOf(suggestions: readonly Listed[]): Generator<readonly Cell[]> {
  yield COLUMNS.map(({ label }) => ({ text: label, bold: true, below: 'thin' }));
  for (const one of suggestions) yield COLUMNS.map(({ cell }) => cell(one));
}

interface Exported {
  readonly body: CallBody<'exportSuggestions'>;
  readonly createdAt: string;
  readonly today: string;
}

/** The suggestions of a project as a file. Throws conflict while there are none. */
async function suggestionsFile(
  sql: Sql,
  { body: { project_id, format }, createdAt, today }: Exported,
): Promise<OfferedFile> {
  const asked = { project_id, periode_min: 0, periode_max: 0 };
  const { suggestions } = await suggestionList(sql, asked, today);
  if (suggestions.length === 0) {
    throw new DomainError('conflict', 'Er zijn geen suggesties om te exporteren.');
  }
  const title = `Suggesties ${today}`;
  const filename = `${title}.${format}`;
  const rows = rowsOf(suggestions);
  if (format === 'csv') return { filename, contentType: CSV_TYPE, content: csv(rows) };
  const sheet = {
    ...{ name: 'Suggesties', widths: COLUMNS.map(({ width }) => width), rows },
    ...{ headerRows: 1, headerColumns: 0, landscape: true },
  };
  const workbook = { title, author: 'Kengetal', createdAt, sheets: [sheet] };
  return { filename, contentType: XLSX_TYPE, content: xlsx(workbook) };
}

/** {@link suggestionsFile} for a thread. */
export const suggestionsFileTask = fileTask(
  { name: 'suggestions', instead: 'Kies csv.' },
  (request: Exported, { sql }) => suggestionsFile(sql, request),
);
