import type { StepsBlock } from '@kengetal/contract';
import { monthName } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import { momentName } from '../../clock.ts';

type Step = StepsBlock['items'][number];

/** What a new project needs; undefined when all of it is done. */
export async function firstSteps({
  books,
  ...read
}: Pick<ReadBooks, 'books' | 'sql' | 'projectId'>): Promise<StepsBlock | undefined> {
  const { told } = books.calendar;
  const loose = books.accountsOf(['niet_ingedeeld_balans', 'niet_ingedeeld_resultaat']).length;
  const items: Step[] = [
    { key: 'organisatie', label: 'Organisatie aangemaakt', done: true, level: 'lezer' },
    told
      ? {
          ...{ key: 'boekhouding', label: 'Boekhouding ingelezen', done: true, level: 'bewerker' },
          detail: `t/m ${monthName(told.periode_max)}`,
        }
      : await booksStep(read),
    {
      key: 'indeling',
      label: told && loose === 0 ? 'Rekeningen ingedeeld' : 'Deel je rekeningen in',
      done: told !== undefined && loose === 0,
      ...(loose > 0 && { detail: looseWords(loose) }),
      path: '/project?tab=rekeningen',
      level: 'bewerker',
    },
  ];
  if (items.every(({ done }) => done)) return undefined;
  return { kind: 'steps', key: 'eerste_stappen', title: 'Aan de slag', items };
}

/** How far the first reading of a project is: it may have been left to itself. */
async function booksStep({ sql, projectId }: Pick<ReadBooks, 'sql' | 'projectId'>): Promise<Step> {
  const [job] = await sql.rows<{ lines: number; waits_until: string | null }>(
    `SELECT coalesce((j.progress->>'lines')::int, 0) AS lines, e.waits_until FROM jobs j
     LEFT JOIN exact_connections e ON j.kind = 'sync' AND e.connection_id::text = j.key
     WHERE j.project_id = $1 AND j.kind IN ('sync', 'import') AND j.state IN ('wachtend', 'bezig')
     ORDER BY lines DESC, e.waits_until NULLS FIRST LIMIT 1`,
    [projectId],
  );
  const step = { key: 'boekhouding', done: false, level: 'bewerker' } as const;
  if (job) {
    return { ...step, label: 'Je boekhouding wordt ingelezen', busy: true, detail: howFar(job) };
  }
  const [stopped] = await sql.rows(
    `SELECT FROM connections WHERE project_id = $1 AND status IN ('fout', 'verlopen')`,
    [projectId],
  );
  return stopped
    ? { ...step, label: 'Exact Online wordt niet gelezen', path: '/organisatie?tab=koppelingen' }
    : { ...step, label: 'Lees je boekhouding in', path: '/connectie-aanmaken' };
}

function howFar({ lines, waits_until }: { lines: number; waits_until: string | null }): string {
  const read = lines > 0 && `${lines.toLocaleString('nl-NL')} regels gelezen`;
  const waits = waits_until !== null && `leest verder vanaf ${momentName(new Date(waits_until))}`;
  return [read, waits].filter(Boolean).join(', ') || 'begint zo';
}

const looseWords = (count: number) =>
  count === 1 ? '1 rekening nog niet ingedeeld' : `${count} rekeningen nog niet ingedeeld`;
