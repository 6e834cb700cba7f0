import { basename } from 'node:path';
import type { CallResponse } from '@kengetal/contract';
import { shownFigure, shownText } from 'api/figures/words';
import type { ApiClient } from '../../../bench/api-client.ts';
import { askFindings } from './ask.ts';

type Report = (line: string) => void;
type Detail = CallResponse<'suggestion'>;
type Cell = Extract<Detail['blocks'][number], { kind: 'evidence' }>['rows'][number][number];

/**
 * Lists what is found in an administration: sentence, evidence and effect, without how it was found,
 * so that someone who does not know the detectors can judge it.
 * @param files its audit files, oldest year first
 */
export async function listFindings(
  client: ApiClient,
  files: readonly string[],
  report: Report,
): Promise<void> {
  const name = files.map((file) => basename(file)).join(', ');
  const project_id = await client.imported('Lijst', files);
  const findings = await askFindings(client, project_id);
  report(`## ${name}: ${String(findings.length)}`);
  for (const { suggestion_id } of findings) {
    const detail = await client.ask('suggestion', { query: { suggestion_id } });
    for (const line of linesOf(detail)) report(line);
  }
}

function linesOf({ blocks, suggestion: { title, summary, effect } }: Detail): string[] {
  const tables = blocks.flatMap((block) => (block.kind === 'evidence' ? [block] : []));
  return [
    `### ${title}`,
    shownText(summary.text),
    ...tables.flatMap(({ columns, rows, total }) => [
      row(columns.map(({ label }) => label)),
      row(columns.map(() => '---')),
      ...[...rows, ...(total ? [total] : [])].map((cells) => row(cells.map(inWords))),
    ]),
    `Effect: ${effect ? `${shownFigure(effect.figure)} (${effect.per})` : 'geen'}`,
  ];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function inWords(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? shownFigure(cell) : cell;
}
