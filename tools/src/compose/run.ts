import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../build/parts.ts';
import { ensureChromium } from '../commands/chromium.ts';
import { originAt, placesOf } from '../commands/places.ts';
import { freeBase } from '../commands/ports.ts';
import { runScript } from '../commands/steps.ts';
import type { ShellConfig } from '../serve/shell-config.ts';
import { openBrowser, signedIn } from './browser.ts';
import { Project, findCompose, hasStandIn } from './engine.ts';
import { compareHeaders } from './headers.ts';
import { copySources } from './next-release.ts';
import { outages } from './outages.ts';
import { releases } from './releases.ts';
import { COMPOSED, settingsAt } from './settings.ts';
import type { Stage } from './stage.ts';
import { Table } from './table.ts';

const PLAYWRIGHT = path.join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
const WEB = ['shell', ...COMPOSED];
const SERVING = [...WEB, 'postgres', 'sandbox', 'api'];
/** All containers share the machine with the browser. */
const SLOWLY = '--timeout=300000';
const HEALTHY_WITHIN_MS = 300_000;

/**
 * Builds and runs everything as containers, and does to it what happens to such a thing. Prints the
 * table of what was done and seen; the last line is one JSON object. Answers the exit code.
 * @param journeys files of journeys in the browser; all of them when empty
 */
export async function runCompose(folder: string, journeys: readonly string[]): Promise<number> {
  const compose = findCompose();
  if (!compose) {
    console.log('Hier draait geen Docker met compose; er is niets geprobeerd.');
    console.log(JSON.stringify({ cases: 0, failed: 0, skipped: 'geen engine' }));
    return 0;
  }
  ensureChromium();
  const stage = await stageIn(folder, compose);
  const { project, table } = stage;
  try {
    if (await table.row('alles gebouwd, één image tegelijk', () => built(stage))) {
      if (await table.row('alles gestart', () => started(stage))) await tried(stage, journeys);
    }
  } finally {
    await project.compose(['down', '--volumes', '--timeout', '20']).catch(console.error);
    table.print();
  }
  return table.rows.every(({ right }) => right) ? 0 : 1;
}

async function stageIn(folder: string, compose: readonly string[]): Promise<Stage> {
  const base = await freeBase();
  const settings = settingsAt(base);
  const envFile = path.join(folder, 'compose.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(envFile, lines.join(''));
  const sources = path.join(folder, 'sources');
  await mkdir(sources);
  await copySources(sources);
  const extra = hasStandIn() ? ['docker/standins.yml'] : [];
  if (extra.length > 0) {
    console.log('PostgreSQL is hier een vervanger die als root begint: zie docker/standins.yml.');
  }
  const { originOf, apiPort } = placesOf({ KENGETAL_PORT: String(base) });
  return {
    project: new Project({ name: `kengetal-${process.pid}`, compose, envFile, extra }),
    table: new Table(),
    origin: originAt(base),
    api: originAt(apiPort),
    originOf,
    sources,
    folder,
  };
}

async function built({ project }: Stage): Promise<string> {
  const services = ['settings', ...SERVING.filter((name) => name !== 'postgres'), 'registry'];
  for (const service of services) {
    console.log(`  ${service} bouwen…`);
    await project.compose(['build', service]);
  }
  return `${services.length} images`;
}

async function started({ project }: Stage): Promise<string> {
  await project.compose(['up', '-d']);
  for (const service of SERVING) await project.healthy(service, HEALTHY_WITHIN_MS);
  return `${SERVING.length} containers gezond, instellingen geschreven en onderdelen gepubliceerd`;
}

async function tried(stage: Stage, journeys: readonly string[]): Promise<void> {
  const { table, origin } = stage;
  await table.row('wat een container mag', () => confined(stage));
  await table.row('de headers van nginx', () => sameHeaders(stage));
  await table.row('de routes van npm test', async () => {
    const args = [
      'test',
      '--config=e2e/playwright.config.ts',
      '--workers=1',
      '--reporter=dot',
      SLOWLY,
    ];
    const { code, output } = await runScript(PLAYWRIGHT, [...args, ...journeys], 'collect', {
      KENGETAL_RUNNING_AT: origin,
    });
    const said = output.trim().split('\n');
    if (code !== 0) throw new Error(said.slice(-12).join('\n'));
    return said.slice(-3).join(' ').replaceAll(/\s+/g, ' ').trim();
  });
  await table.row('wat browsers meldden, voor de beheerder', () => toldToOperator(stage));
  const browser = await openBrowser();
  const pages: [Page, typeof releases][] = [];
  try {
    const newcomer = `nieuw-${Date.now()}@voorbeeld.test`;
    for (const [done, email, steps] of [
      ['de beheerder ingelogd', 'beheerder@voorbeeld.nl', releases],
      ['iemand voor het eerst ingelogd', newcomer, outages],
    ] as const) {
      await table.row(done, async () => {
        const page = await signedIn(browser, origin, email);
        pages.push([page, steps]);
        return 'een scherm met een kop';
      });
    }
    for (const [page, steps] of pages) await steps(stage, page);
  } finally {
    await browser.close();
  }
}

/** Nobody is root, writes outside volumes, or has a capability; memory has a limit. */
async function confined({ project }: Stage): Promise<string> {
  const wrong: string[] = [];
  const standIn = hasStandIn();
  const format =
    '{{.Config.User}}|{{.HostConfig.ReadonlyRootfs}}|{{.HostConfig.CapDrop}}|{{.HostConfig.CapAdd}}|{{.HostConfig.Memory}}';
  for (const service of SERVING) {
    const line = await project.inspect(service, format);
    const [user = '', readOnly, dropped, added, memory] = line.split('|');
    const isUser = user !== '' && !/^(0|root)(:|$)/.test(user);
    const confinedTo = readOnly === 'true' && dropped === '[ALL]' && Number(memory) > 0;
    const excused = standIn && service === 'postgres';
    if (!confinedTo || (!excused && (!isUser || added !== '[]'))) wrong.push(`${service}: ${line}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const but = standIn ? '; behalve de vervanger van PostgreSQL, die als root begint' : '';
  return `geen root, geen capabilities, alleen volumes te schrijven, een grens aan geheugen${but}`;
}

async function toldToOperator({ project }: Stage): Promise<string> {
  const command = ['node', 'dist/cli/operator.js', 'parts', '--json'];
  const said = await project.compose(['exec', '-T', 'api', ...command]);
  // Compose may say something of its own beside it.
  const line = said.split('\n').find((each) => each.startsWith('{')) ?? '{"parts":[]}';
  const { parts } = JSON.parse(line) as { parts: { part: string; loads: number }[] };
  const shell = parts.find(({ part, loads }) => part === 'shell' && loads > 0);
  if (!shell) throw new Error(`de shell werd niet geladen: ${said}`);
  return `${parts.length} onderdelen en versies; de shell ${shell.loads} keer geladen`;
}

async function sameHeaders({ origin, originOf, folder }: Stage): Promise<string> {
  const [remote = ''] = COMPOSED.map(originOf);
  const { version } = (await (await fetch(`${remote}/latest.json`)).json()) as { version: string };
  const config = (await (await fetch(`${origin}/config.json`)).json()) as ShellConfig;
  const { origins } = (await (await fetch(`${origin}/release.json`)).json()) as {
    origins: string[];
  };
  const empty = path.join(folder, 'headers');
  await rm(empty, { recursive: true, force: true });
  await mkdir(empty);
  return compareHeaders({
    shell: origin,
    remote,
    version,
    config,
    remoteOrigins: origins,
    folder: empty,
  });
}
