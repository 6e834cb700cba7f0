#!/usr/bin/env node
// The workspace's commands. Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const PNPM = 'pnpm@12.21.0';
const LEAST_NODE = [20, 19];
const COMMANDS = [
  'start',
  'dev',
  'test',
  'bench',
  'eval',
  'screens',
  'ledger',
  'operator',
  'registry',
  'build',
  'new-remote',
];

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  fail(
    `Kengetal heeft Node ${LEAST_NODE.join('.')} of nieuwer nodig; dit is ${process.versions.node}.`,
  );
}

/** Installs when the lockfile is not the one that was installed last. Speaks on stderr only. */
function installWhenNeeded() {
  const marker = join(ROOT, 'node_modules', '.kengetal-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  process.stderr.write('Pakketten installeren…\n');
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  );
  if (status !== 0) {
    const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-15).join('\n');
    fail(`${said}\nDe pakketten konden niet geïnstalleerd worden; hierboven staat waarom.`);
  }
  writeFileSync(marker, wanted);
}

checkNode();
const [name = 'start', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(name))
  fail(`Onbekende opdracht '${name}'. Kies uit: ${COMMANDS.join(', ')}.`);
installWhenNeeded();
process.env.KENGETAL_PNPM = PNPM;

const { register } = await import('tsx/esm/api');
register();
const { execute } = await import('../src/commands/execute.ts');
const { run } = await import(`../src/commands/${name}.ts`);
await execute(run, args);
