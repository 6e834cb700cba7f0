import { parseArgs } from 'node:util';
import { DETECTORS } from '@kengetal/contract';
import { ApiClient } from '../../../bench/api-client.ts';
import { openStage, type Stage } from '../../../bench/api-stage.ts';
import { CommandError } from '../../../commands/execute.ts';
import { fileOf, importFiles } from '../../files.ts';
import { outcomesOf } from '../score/score.ts';
import { ADMINISTRATIONS, type Administration } from './administrations.ts';
import { askFindings } from './ask.ts';
import { listFindings } from './listing.ts';
import { LEFT_OUT, printResults, summaryOf, type Result } from './print.ts';

type Report = (line: string) => void;

/** One person imports and asks it all. */
const IN_A_ROW = { KENGETAL_QUESTIONS_PER_MINUTE: '1000000' };

/**
 * `npm run eval -- suggestions`: imports generated administrations in which something is hidden for
 * each detector into an API of its own, and counts what its suggestions found of it. With paths of
 * audit files, it lists what is found in each of those instead; years of one administration are
 * joined by commas.
 */
export async function evaluateSuggestions(report: Report, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      books: { type: 'string' },
      detector: { type: 'string' },
      failures: { type: 'string', default: '0' },
    },
  });
  if (positionals.length > 0) return listFiles(positionals, report);
  const detectors = DETECTORS.filter(
    (name) =>
      !LEFT_OUT.includes(name) && (values.detector === undefined || name === values.detector),
  );
  if (detectors.length === 0) throw new CommandError(`Kies een detector: ${DETECTORS.join(', ')}.`);
  const chosen = ADMINISTRATIONS.filter(
    ({ name }) => values.books === undefined || name.startsWith(values.books),
  );
  if (chosen.length === 0) throw new CommandError('Kies boeken: boeken-01, apart-01, schoon-01, …');

  const stage = await anyStage();
  const results: Result[] = [];
  try {
    const { api } = await stage.start(IN_A_ROW);
    for (const administration of chosen) {
      const began = performance.now();
      const { labels, findings } = await lookedAt(stage, api, administration);
      const outcomes = outcomesOf(detectors, findings, labels);
      const said = findings.filter(({ detector }) => detectors.includes(detector));
      const { name, set } = administration;
      results.push({ name, set, outcomes, findings: said });
      const seconds = Math.round((performance.now() - began) / 1000);
      report(`${name}: ${String(said.length)} gevonden, ${String(seconds)} s`);
    }
  } finally {
    await stage.close();
  }
  printResults(results, detectors, Number(values.failures), report);
  report(JSON.stringify(summaryOf(results, detectors)));
}

async function anyStage(): Promise<Stage> {
  const stage = (await openStage('postgres')) ?? (await openStage('pglite'));
  if (!stage) throw new CommandError('Er is geen database.');
  return stage;
}

async function listFiles(paths: readonly string[], report: Report): Promise<void> {
  const stage = await anyStage();
  try {
    const { api } = await stage.start(IN_A_ROW);
    const client = new ApiClient(api.origin, await stage.signIn(api, 'lijst@voorbeeld.nl'));
    for (const path of paths) await listFindings(client, path.split(','), report);
  } finally {
    await stage.close();
  }
}

async function lookedAt(
  stage: Stage,
  api: Awaited<ReturnType<Stage['start']>>['api'],
  { name, dialect, make }: Administration,
) {
  const { years, labels } = make();
  const files: Uint8Array[] = [];
  for (const year of years) files.push(await fileOf(year, dialect));
  // Someone new each time: an access token works for a quarter of an hour.
  const client = new ApiClient(api.origin, await stage.signIn(api, `${name}@voorbeeld.nl`));
  const project_id = await importFiles(client, name, files);
  return { labels, findings: await askFindings(client, project_id) };
}
