import { watch } from 'node:fs';
import { join } from 'node:path';
import { FRONT_ENDS, ROOT } from '../build/parts.ts';
import type { Command } from './execute.ts';
import type { Kengetal } from './kengetal.ts';
import { runUntilStopped } from './start.ts';

/** Editors write a file in several steps; this long after the last one it is whole. */
const QUIET_MS = 150;
/** What a program is made of. */
const PARTS = {
  api: ['api', 'ledger', 'generator', 'questions', 'shared'],
  sandbox: ['sandbox', 'shared'],
};
const WATCHED = [...new Set([...FRONT_ENDS, ...PARTS.api, ...PARTS.sandbox])];
const OUTPUT = /(^|[\\/])(dist|node_modules|\.generated|\.data)([\\/]|$)|\.test\.tsx?$/;

/**
 * `npm run dev`: as start, and what changes is built again. A change of a screen shows after
 * reloading the page; api and sandbox start again by themselves.
 */
export const run: Command = async () => runUntilStopped(true, rebuildOnChange);

function rebuildOnChange(kengetal: Kengetal): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const rebuild = () => {
    working = working.then(async () => {
      const parts = [...changed];
      changed.clear();
      if (parts.length > 0) await renew(kengetal, parts);
    });
  };
  for (const part of WATCHED) {
    const watcher = watch(join(ROOT, part), { recursive: true }, (_event, file) => {
      if (file === null || OUTPUT.test(file)) return;
      changed.add(part);
      clearTimeout(timer);
      timer = setTimeout(rebuild, QUIET_MS);
    });
    watcher.unref();
  }
  console.log('Wijzigingen worden gevolgd; laad de pagina opnieuw na een wijziging.');
}

/** A mistake in the sources is shown, and what runs goes on running. */
async function renew(kengetal: Kengetal, parts: readonly string[]): Promise<void> {
  const begin = performance.now();
  try {
    if (parts.some((part) => FRONT_ENDS.some((name) => name === part) || part === 'shared')) {
      await kengetal.renewFrontEnds();
    }
    for (const program of ['sandbox', 'api'] as const) {
      if (PARTS[program].some((part) => parts.includes(part))) {
        await kengetal.restart(program);
      }
    }
    console.log(`Bijgewerkt: ${parts.join(', ')} (${Math.round(performance.now() - begin)} ms)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Niet bijgewerkt; het vorige blijft draaien.');
  }
}
