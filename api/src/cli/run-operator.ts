import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { keyFileIn, PARTS_PATH, readKey } from '../access/operator-key.ts';
import type { PartsReport } from '../telemetry/parts.ts';
import { KEPT_DAYS } from '../telemetry/days.ts';
import { partsLines } from './parts-lines.ts';
import type { Streams } from './streams.ts';

const USAGE = `Gebruik: npm run --silent operator -- parts [--days 7] [--json]
Toont per onderdeel en versie hoe vaak het in browsers werd geladen en mislukte.`;
const ANSWERED_WITHIN_MS = 30_000;

/** Said to who asked, in one Dutch sentence. */
class Refused extends Error {}

interface World extends Streams {
  readonly environment: Record<string, string | undefined>;
}

/**
 * The operator's command: asks the API that runs on this machine, by the key in its data folder.
 * @returns the exit code: 0 when shown, 2 when wrongly called or not answered
 */
export async function runOperator(args: readonly string[], world: World): Promise<number> {
  try {
    const { days, json } = askedIn(args);
    const report = await askFor(days, world.environment);
    world.out(`${json ? JSON.stringify(report) : partsLines(report).join('\n')}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    world.error(`${error.message}\n`);
    return 2;
  }
}

function askedIn(args: readonly string[]): { days: number; json: boolean } {
  const { positionals, values } = parsed(args);
  const days = Number(values.days);
  if (positionals.join(' ') !== 'parts') throw new Refused(USAGE);
  if (!Number.isInteger(days) || days < 1 || days > KEPT_DAYS) {
    throw new Refused(`--days is een heel getal van 1 tot en met ${KEPT_DAYS}.`);
  }
  return { days, json: values.json };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '7' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Refused(USAGE);
  }
}

async function askFor(days: number, environment: World['environment']): Promise<PartsReport> {
  const { dataFolder, host, port } = settingsIn(environment);
  const key = readKey(dataFolder);
  if (!key) {
    throw new Refused(
      `Er is geen sleutel te lezen in ${keyFileIn(dataFolder)}. Start Kengetal eerst, of noem met KENGETAL_DATA de map met gegevens.`,
    );
  }
  const origin = `http://${reachable(host)}:${port}`;
  const response = await fetch(`${origin}${PARTS_PATH}?days=${days}`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  }).catch(() => {
    throw new Refused(`Kengetal antwoordt niet op ${origin}. Draait het, en klopt KENGETAL_PORT?`);
  });
  if (response.status === 404) {
    throw new Refused(`Wat op ${origin} draait, heeft andere gegevens dan ${dataFolder}.`);
  }
  if (!response.ok) throw new Refused(`Kengetal kon het nu niet zeggen (${response.status}).`);
  return (await response.json()) as PartsReport; // of the same release
}

function settingsIn(environment: World['environment']) {
  try {
    return readConfig(environment);
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

/** Who listens on every address is reached on this machine's own. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
