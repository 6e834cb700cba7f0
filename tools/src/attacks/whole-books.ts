import type { Arena } from './attack.ts';
import { call } from './calls.ts';
import { budget } from './odd-books.ts';
import type { Tally } from './tally.ts';

const MONTHS = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const WITHIN_MS = 10_000;
const FILE_WITHIN_MS = 60_000;

/** A budget of every account, 5,000 put in a group at once and back, and all lines as a file. */
export async function changedWhole(arena: Arena, tally: Tally, project_id: string): Promise<void> {
  const numbers = Array.from({ length: 11_990 }, (_, index) => String(400_000 + index));
  const rule = { expected: [200], withinMs: WITHIN_MS };
  const rows = numbers.map((number) => `${number}${';1'.repeat(MONTHS.length)}`);
  const csv = ['Rekening', ...MONTHS].join(';') + `\n${rows.join('\n')}`;
  tally.judge('een hele begroting', await budget(arena, csv, project_id, '2024'), rule);
  const filters = [{ column: 'periode', operator: 'between', value: [202401, 202412] }];
  const page = { body: { project_id, page: 'analytics-overview', filters } };
  tally.judge('de eerste pagina erna', await call(arena, 'pages', page), rule);
  const changes = numbers.slice(0, 5_000).map((rekening) => ({ rekening, groep: 'autokosten' }));
  const mapped = await call(arena, 'mapAccounts', { body: { project_id, changes } });
  tally.judge('5.000 rekeningen ingedeeld', mapped, rule);
  const { change_id } = JSON.parse(mapped.text) as { change_id: string };
  const undone = await call(arena, 'undoAccountMapping', { body: { project_id, change_id } });
  tally.judge('en terug', undone, rule);
  const selection = { periode_min: 202401, periode_max: 202412, soorten: ['mutatie'], filters: [] };
  const asked = { project_id, selection, title: 'x', sign: 1, format: 'csv', search: 'boeking' };
  tally.judge('alle boekingen', await call(arena, 'linesExport', { body: asked }), {
    expected: [200],
    withinMs: FILE_WITHIN_MS,
  });
}
