import { parse } from 'csv-parse/sync';
import type { Figure } from '@kengetal/contract';
import type { ChatChunk } from '@kengetal/contract/api';
import type { Value } from '../gold/gold.ts';

/** A cell of a table, with the key of the figure that it links to. */
export interface Cell {
  readonly text: string;
  readonly figure: string | null;
}

/** What the assistant said in a turn. */
export interface Answer {
  readonly text: string;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Rows of each table without their head. */
  readonly tables: readonly (readonly (readonly Cell[])[])[];
  /** Names of the tools that were called: what was understood. */
  readonly tools: readonly string[];
  readonly chat_id: string | null;
}

/** Tools by which the assistant asks back, or says that it has no answer. */
export const ASKS_BACK = 'terugvraag';
export const GIVES_NONE = 'geen_antwoord';

const LINK = /\[([^[\]]*)\]\(figure:([^)\s]+)\)/g;

/** Puts the chunks of a stream together. */
export function answerOf(chunks: readonly ChatChunk[]): Answer {
  let text = '';
  let role = 'assistant';
  let chat_id: string | null = null;
  const figures: Record<string, Figure> = {};
  const tools = new Map<string, { name: string; result?: string }>();
  for (const chunk of chunks) {
    role = chunk.role ?? role;
    chat_id = chunk.chat_id ?? chat_id;
    if (role === 'assistant') text += chunk.delta ?? '';
    Object.assign(figures, chunk.figures);
    for (const { id, function: called } of chunk.tool_calls ?? []) {
      tools.set(id, { ...tools.get(id), ...called });
    }
  }
  const called = [...tools.values()];
  const tables = called.flatMap(({ result }) => (result === undefined ? [] : [tableOf(result)]));
  const names = called.map(({ name }) => name);
  return { text, figures, tables: tables.filter((rows) => rows.length > 0), tools: names, chat_id };
}

/** The text as it is read, without what it links to. */
export const plainText = (text: string) => text.replace(LINK, '$1');

function tableOf(csv: string): Cell[][] {
  const rows = parse(csv, {
    delimiter: csv.slice(0, csv.indexOf('\n')).includes(';') ? ';' : ',',
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
  });
  return rows.slice(1).map((row) => row.map((cell) => cellOf(cell)));
}

function cellOf(cell: string): Cell {
  const [link] = [...cell.matchAll(LINK)];
  return { text: plainText(cell), figure: link?.[2] ?? null };
}

/** Value of a figure in the units of gold; null for one that is absent. */
export function valueOf(figure: Figure): Value | null {
  switch (figure.kind) {
    case 'absent':
      return null;
    case 'derived':
      return { unit: figure.unit, value: figure.value };
    default:
      return { unit: 'cents', value: figure.cents };
  }
}

/** Keys of the figures that answer, rather than stand beside the answer. */
export function answering({ figures }: Answer): string[] {
  return Object.keys(figures).filter((key) => {
    const figure = figures[key];
    return key.startsWith('a') && figure !== undefined && figure.kind !== 'absent';
  });
}
